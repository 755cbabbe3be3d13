import type { Language } from "@fairway/core/words/words.ts";

const separators = { en: { group: ",", point: "." }, vi: { group: ".", point: "," } } as const;

/**
 * Converts a typed or pasted number to a decimal text; null when it is not a number.
 *
 * Of two different separators the last one is the decimal separator, and a repeated one separates
 * thousands. A lone separator has the language's meaning where it can have it. Brackets mean negative.
 */
export function readNumber(typed: string, language: Language): string | null {
  let text = typed.replace(/[\s\u00a0\u202f]/g, "");
  const bracketed = /^\((.*)\)$/.exec(text);
  if (bracketed) text = `-${bracketed[1]}`;
  const match = /^([-+]?)([\d.,]*)$/.exec(text);
  if (!match) return null;
  const parts = partsOf(match[2] ?? "", language);
  if (!parts) return null;
  const whole = parts.whole.replace(/^0+(?=\d)/, "") || "0";
  const digits = parts.fraction ? `${whole}.${parts.fraction}` : whole;
  return match[1] === "-" && /[1-9]/.test(digits) ? `-${digits}` : digits;
}

const thousands = /^[1-9]\d{0,2}(?:([.,])\d{3})(?:\1\d{3})*$/;

function partsOf(text: string, language: Language) {
  const point = pointOf(text, language);
  const at = point === null ? -1 : text.lastIndexOf(point);
  const whole = at < 0 ? text : text.slice(0, at);
  const fraction = at < 0 ? "" : text.slice(at + 1);
  if (!/^\d*$/.test(fraction) || (!whole && !fraction)) return null;
  if (/^\d*$/.test(whole)) return { whole, fraction };
  return thousands.test(whole) ? { whole: whole.replace(/[.,]/g, ""), fraction } : null;
}

function pointOf(text: string, language: Language): string | null {
  const found = text.replace(/\d/g, "");
  if (found.includes(".") && found.includes(",")) return found.slice(-1);
  if (found.length !== 1) return null;
  // "12,5" and "1234,567" cannot be thousands, so the lone separator is the decimal one.
  const isGroup = found === separators[language].group && thousands.test(text);
  return isGroup ? null : found;
}

/** Writes a decimal text for editing: no thousands separators, the language's decimal sign. */
export function editNumber(value: string, language: Language): string {
  return value.replace(".", separators[language].point);
}
