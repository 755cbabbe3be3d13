import { decimalsOf } from "../money/currency.ts";
import { type Language, locales } from "./words.ts";

const formats = new Map<string, Intl.NumberFormat>();

function format(language: Language, least: number, most: number): Intl.NumberFormat {
  const key = `${language} ${least} ${most}`;
  let found = formats.get(key);
  if (!found) {
    found = new Intl.NumberFormat(locales[language], {
      minimumFractionDigits: least,
      maximumFractionDigits: most,
    });
    formats.set(key, found);
  }
  return found;
}

/** Writes a decimal string with thousands separators; null and "" become "". */
export function sayNumber(
  value: string | null | undefined,
  language: Language,
  decimals: { least?: number; most?: number } = {},
): string {
  if (value === null || value === undefined || value === "") return "";
  const { least = 0, most = Math.max(least, 8) } = decimals;
  // Intl takes a decimal string exactly, so no digit passes through a JavaScript number.
  return format(language, least, most).format(value as Intl.StringNumericLiteral);
}

/** Writes an amount with the decimals of its currency; a negative amount stands in brackets. */
export function sayAmount(
  amount: string | null | undefined,
  currency: string,
  language: Language,
): string {
  if (amount === null || amount === undefined || amount === "") return "";
  const decimals = decimalsOf(currency);
  const negative = amount.startsWith("-") && /[1-9]/.test(amount);
  const text = sayNumber(negative ? amount.slice(1) : amount, language, {
    least: decimals,
    most: decimals,
  });
  return negative ? `(${text})` : text;
}

/** Writes a decimal string in three digits with its power of thousand, as on the axis of a chart. */
export function sayShort(value: string, language: Language): string {
  return new Intl.NumberFormat(locales[language], {
    notation: "compact",
    maximumSignificantDigits: 3,
  }).format(value as Intl.StringNumericLiteral);
}
