// Most texts contain none of these characters and are returned unchanged.
const special = /[&<>"\p{Cc}\p{Surrogate}\uFFFE\uFFFF]/u;
/** Characters that XML 1.0 forbids; one of them makes Excel refuse the whole file. */
const unprintable = /(?![\t\n\r])\p{Cc}|\p{Surrogate}|[\uFFFE\uFFFF]/gu;
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
