// Most texts have nothing of this and are left as they are.
const special = /[&<>"\p{Cc}\p{Surrogate}\uFFFE\uFFFF]/u;
/** Characters XML 1.0 cannot carry; one of them makes Excel refuse the whole file. */
const unprintable = /(?![\t\n\r])\p{Cc}|\p{Surrogate}|[\uFFFE\uFFFF]/gu;
const signs: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
};

/** A text as XML carries it, in an element or an attribute. */
export function xmlText(text: string): string {
  if (!special.test(text)) return text;
  return text.replace(unprintable, "").replace(/[&<>"]/g, (sign) => signs[sign] as string);
}
