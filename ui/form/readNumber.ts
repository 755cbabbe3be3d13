import { decimalsOf } from "@fairway/core/money/currency.ts";
import { decimal } from "@fairway/core/money/decimal.ts";
import { loneSign, numberBy, type Point } from "@fairway/core/text/numberBy.ts";
import type { Language } from "@fairway/core/words/words.ts";

/** The decimal sign of a language. */
export const points = { en: ".", vi: "," } as const satisfies Record<Language, Point>;

/**
 * What a lone separator before exactly three digits means in a field: what the language means, always
 * thousands, or a doubt that the user decides.
 */
export type LoneSign = "language" | "thousands" | "doubt";

/** The two values of a text such as `1.450`. */
export interface Doubt {
  readonly thousands: string;
  readonly decimals: string;
}

/** The result of reading a text: a decimal text, or two possible ones. */
export type NumberRead = { readonly number: string } | { readonly doubt: Doubt };

/** What is known about a field and about the source of its text. */
export interface NumberSource {
  readonly language: Language;
  readonly lone?: LoneSign | undefined;
  /** A value of the expected size, such as the previous rate. */
  readonly near?: string | null | undefined;
  /** The decimal sign of the pasted block, where another value shows it; null while unknown. */
  readonly block?: Point | null | undefined;
  /** The user types in the format that the screen shows. */
  readonly isTyped?: boolean;
}

/** What a lone separator before three digits means in an amount of a currency. */
export function loneSignOf(currency: string | null | undefined): LoneSign {
  return currency && decimalsOf(currency) === 0 ? "thousands" : "doubt";
}

/** Reads a typed or pasted number of a field; null when it is not a number. */
export function readNumber(typed: string, source: NumberSource): NumberRead | null {
  return weighed((point) => numberBy(typed, point), source);
}

/**
 * Chooses between the values of a text under the three meanings of a lone separator before three
 * digits: `.` or `,` is the decimal sign, or (null) both group thousands.
 */
export function weighed(
  read: (point: Point | null) => string | null,
  { language, lone = "language", near, block, isTyped = false }: NumberSource,
): NumberRead | null {
  const thousands = read(null);
  if (thousands === null) return null;
  const decimals = [read("."), read(",")].find((each) => each !== null && each !== thousands);
  if (!decimals || lone === "thousands") return { number: thousands };
  if (block) return { number: read(block) ?? thousands };
  if (near) {
    const close = [thousands, decimals].filter((each) => isNear(each, near));
    if (close.length === 1) return { number: close[0] as string };
  }
  const shown = read(points[language]) ?? thousands;
  if (lone === "language" || (isTyped && shown === thousands)) return { number: shown };
  return { doubt: { thousands, decimals } };
}

/** The decimal sign that a number shows without doubt; null when it shows none. */
export function pointShown(typed: string, lone: LoneSign = "language"): Point | null {
  if (numberBy(typed, null) === null) return null;
  const signs = typed.replace(/[^.,]/g, "");
  if (signs === "") return null;
  const other = signs[0] === "." ? "," : ".";
  if (signs.includes(other)) return signs.at(-1) as Point;
  if (signs.length > 1) return other;
  if (loneSign(typed) === null) return signs as Point;
  return lone === "thousands" ? other : null;
}

function isNear(value: string, expected: string): boolean {
  const wanted = decimal(expected).abs();
  const given = decimal(value).abs();
  return given.times(3).gte(wanted) && given.lte(wanted.times(3));
}

/** The text of a form field that can be read in two ways; no shape accepts it as a number. */
export function doubtText(typed: string): string {
  return `${typed.trim()}?`;
}

/** The two values of a doubtful field and its typed text; null when the field is not doubtful. */
export function readDoubtText(value: string): { typed: string; doubt: Doubt } | null {
  if (!value.endsWith("?")) return null;
  const typed = value.slice(0, -1);
  const read = readNumber(typed, { language: "en", lone: "doubt" });
  return read && "doubt" in read ? { typed, doubt: read.doubt } : null;
}

/** Writes a decimal text for editing: no thousands separators, the language's decimal sign. */
export function editNumber(value: string, language: Language): string {
  return value.replace(".", points[language]);
}
