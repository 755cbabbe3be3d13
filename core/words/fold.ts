import { tidyText } from "../text/tidyText.ts";

/** Folds a text for searching: visible characters in lower case, without diacritics, đ as d. Mirrors `f_unaccent` of the database. */
export function fold(text: string): string {
  return tidyText(text)
    .normalize("NFD")
    .replace(/\p{Mn}/gu, "")
    .replace(/[đĐ]/g, "d")
    .toLowerCase()
    .trim();
}

/** Folds a text without its punctuation, by which "B/L fee" and "BL fee" are one name. */
export function foldBare(text: string): string {
  return fold(text)
    .replace(/[^\p{L}\p{N}\s]+/gu, "")
    .trim();
}
