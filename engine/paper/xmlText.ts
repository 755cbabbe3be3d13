// Most texts contain none of these characters and are returned unchanged.
const special =
  /[&<>"\p{Cc}\p{Surrogate}\uFFFE\uFFFF\u061C\u200E\u200F\u202A-\u202E\u2066-\u206F]/u;
/**
 * Characters that XML 1.0 forbids, of which one makes Excel refuse the whole file, and marks that
 * reorder a line.
 */
const unprintable =
  /(?![\t\n\r])\p{Cc}|\p{Surrogate}|[\uFFFE\uFFFF\u061C\u200E\u200F\u202A-\u202E\u2066-\u206F]/gu;
const signs: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
};

/** Escapes a text for an XML element or attribute. */
export function xmlText(text: string): string {
  if (!special.test(text)) return text;
  return text.replace(unprintable, "").replace(/[&<>"]/g, (sign) => signs[sign] as string);
}
