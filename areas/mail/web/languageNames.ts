import type { Language } from "@fairway/core/words/words.ts";

/** The languages of a mail, each under its own name. */
export const languageNames: { value: Language; label: string }[] = [
  { value: "en", label: "English" },
  { value: "vi", label: "Tiếng Việt" },
];
