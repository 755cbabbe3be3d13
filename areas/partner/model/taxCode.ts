const weights = [31, 29, 23, 19, 17, 13, 7, 5, 3];

/** What is doubtful about a Vietnamese tax code. */
export interface TaxCodeDoubt {
  readonly taxCode: string;
  /** The check digit it should have; null when no digit fits these nine. */
  readonly expected: string | null;
}

/**
 * The check digit of a Vietnamese tax code, or null when these nine digits can have none.
 *
 * Source: 10 − (sum of digit × 31, 29, 23, 19, 17, 13, 7, 5, 3) mod 11; a result of 10 is no code.
 */
export function taxCheckDigit(nine: string): string | null {
  const total = weights.reduce((sum, weight, at) => sum + weight * Number(nine[at]), 0);
  const digit = 10 - (total % 11);
  return digit === 10 ? null : String(digit);
}

/**
 * What is doubtful about a tax code, or null. Only codes in the Vietnamese form are looked at: ten
 * digits, with or without a branch. Foreign codes and personal ids pass; it is a warning only.
 */
export function taxCodeDoubt(taxCode: string): TaxCodeDoubt | null {
  const match = /^(\d{9})(\d)(-\d{3})?$/.exec(taxCode.trim());
  if (!match) return null;
  const expected = taxCheckDigit(match[1] as string);
  return expected === match[2] ? null : { taxCode, expected };
}
