import sanitizeHtml from "sanitize-html";

const options: sanitizeHtml.IOptions = {
  allowedTags: ["b", "strong", "i", "em", "u", "br"],
  allowedAttributes: {},
};

/** Reduces a text with markup to words and their weight: no links, no styles, no scripts. */
export function cleanMarkup(text: string): string {
  return sanitizeHtml(text.toWellFormed().replaceAll("\u0000", ""), options).trim();
}
