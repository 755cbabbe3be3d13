/** The sign between the whole digits and the decimals. */
export type Point = "." | ",";

/**
 * Converts a number to a decimal text; null when it is not a number.
 *
 * Of two different separators the last one is the decimal separator, and a repeated one separates
 * thousands. A lone separator that can separate thousands does so unless it is the given decimal
 * sign. Brackets mean negative.
 */
export function numberBy(typed: string, point: Point | null): string | null {
  let text = typed.replace(spaces, "");
  const bracketed = /^\((.*)\)$/.exec(text);
  if (bracketed) text = `-${bracketed[1]}`;
  const match = /^([-+]?)([\d.,]*)$/.exec(text);
  if (!match) return null;
  const parts = partsOf(match[2] ?? "", point);
  if (!parts) return null;
  const whole = parts.whole.replace(/^0+(?=\d)/, "") || "0";
  const digits = parts.fraction ? `${whole}.${parts.fraction}` : whole;
  return match[1] === "-" && /[1-9]/.test(digits) ? `-${digits}` : digits;
}

const spaces = /[\s\u00a0\u202f]/g;
const thousands = /^[1-9]\d{0,2}(?:([.,])\d{3})(?:\1\d{3})*$/;

function partsOf(text: string, point: Point | null) {
  const sign = signOf(text, point);
  const at = sign === null ? -1 : text.lastIndexOf(sign);
  const whole = at < 0 ? text : text.slice(0, at);
  const fraction = at < 0 ? "" : text.slice(at + 1);
  if (!/^\d*$/.test(fraction) || (!whole && !fraction)) return null;
  if (/^\d*$/.test(whole)) return { whole, fraction };
  return thousands.test(whole) ? { whole: whole.replace(/[.,]/g, ""), fraction } : null;
}

function signOf(text: string, point: Point | null): string | null {
  const found = text.replace(/\d/g, "");
  if (found.includes(".") && found.includes(",")) return found.slice(-1);
  if (found.length !== 1) return null;
  // "12,5" and "1234,567" cannot be thousands, so the lone separator is the decimal one.
  return found !== point && thousands.test(text) ? null : found;
}

/** The lone separator before exactly three digits, which may separate thousands or decimals. */
export function loneSign(typed: string): string | null {
  const digits = typed.replace(spaces, "").replace(/^[-+(]+|\)$/g, "");
  const signs = digits.replace(/\d/g, "");
  return signs.length === 1 && thousands.test(digits) ? signs : null;
}
