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
