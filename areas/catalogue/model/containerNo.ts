/** The error of a container number. */
export interface ContainerNoFault {
  /** `form`: not four letters and seven digits; `digit`: wrong check digit. */
  readonly kind: "form" | "digit";
  /** The number with the right check digit; null when the form itself is wrong. */
  readonly expected: string | null;
  /** The right check digit. */
  readonly digit: string | null;
  /** Valid numbers that differ by two swapped neighbours, the most common typing error. */
  readonly swapped: readonly string[];
}

/** Returns a container number as painted on the door: capitals without blanks or dashes. */
export function cleanContainerNo(text: string | null | undefined): string {
  return (text ?? "").toUpperCase().replace(/[\s\-./]/g, "");
}

/**
 * The check digit of a container number's first ten places.
 *
 * Source: ISO 6346; letters count 10 and up without the multiples of 11.
 */
export function checkDigit(first: string): string {
  let sum = 0;
  for (let at = 0; at < 10; at += 1) sum += valueOf(first.charCodeAt(at)) * 2 ** at;
  return String((sum % 11) % 10);
}

/** Returns the error of a container number, or null when it is right. Rule SH-8. */
export function containerNoFault(text: string): ContainerNoFault | null {
  const number = cleanContainerNo(text);
  if (/^[A-Z]{3}[UJZ]\d{6}$/.test(number)) {
    const digit = checkDigit(number);
    return { kind: "digit", expected: number + digit, digit, swapped: [] };
  }
  if (!/^[A-Z]{3}[UJZ]\d{7}$/.test(number)) {
    return { kind: "form", expected: null, digit: null, swapped: [] };
  }
  const digit = checkDigit(number);
  if (digit === number[10]) return null;
  const expected = number.slice(0, 10) + digit;
  return { kind: "digit", expected, digit, swapped: validSwaps(number) };
}

function validSwaps(number: string): string[] {
  const found = new Set<string>();
  for (let at = 0; at < 10; at += 1) {
    if (at === 3 || at === 2) continue;
    const swapped =
      number.slice(0, at) + (number[at + 1] ?? "") + (number[at] ?? "") + number.slice(at + 2);
    if (swapped !== number && swapped[10] === checkDigit(swapped)) found.add(swapped);
  }
  return [...found];
}

function valueOf(code: number): number {
  if (code < 65) return code - 48;
  const place = code - 55;
  return place + Math.floor((place - 1) / 10);
}
