import type { Language } from "@fairway/core/words/words.ts";

const separators = { en: { group: ",", point: "." }, vi: { group: ".", point: "," } } as const;

/**
 * Converts a typed or pasted number to a decimal text; null when it is not a number.
 *
 * The separators of the language count; a lone foreign separator that cannot be a thousands
 * separator ("12,5" in English) is taken as the decimal point. Brackets mean negative.
 */
export function readNumber(typed: string, language: Language): string | null {
  let text = typed.replace(/[\s\u00a0\u202f]/g, "");
  const bracketed = /^\((.*)\)$/.exec(text);
  if (bracketed) text = `-${bracketed[1]}`;
  const { group, point } = separators[language];
  const groups = text.split(group);
  // "12,5" and "1234,567" cannot be thousands, so the lone separator is a decimal point.
  const isThousands =
    /^[-+]?[1-9]\d{0,2}$/.test(groups[0] ?? "") && /^\d{3}$/.test(groups[1] ?? "");
  const foreignPoint = groups.length === 2 && !text.includes(point) && !isThousands;
  const plain = foreignPoint
    ? text.replace(group, ".")
    : text.split(group).join("").replace(point, ".");
  const match = /^([-+]?)(\d*)(?:\.(\d*))?$/.exec(plain);
  if (!match || (!match[2] && !match[3])) return null;
  const whole = (match[2] ?? "").replace(/^0+(?=\d)/, "") || "0";
  const digits = match[3] ? `${whole}.${match[3]}` : whole;
  return match[1] === "-" && /[1-9]/.test(digits) ? `-${digits}` : digits;
}

/** Writes a decimal text for editing: no thousands separators, the language's decimal sign. */
export function editNumber(value: string, language: Language): string {
  return value.replace(".", separators[language].point);
}
