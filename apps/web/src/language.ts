import type { Language } from "@fairway/core/words/words.ts";

/** The language of this page: Vietnamese below /vi/, English elsewhere. */
export const pageLanguage: Language = /^\/vi(\/|$)/.test(location.pathname) ? "vi" : "en";

/**
 * Opens the same screen in another language; does nothing if the page already has this language.
 */
export function switchLanguage(language: Language): void {
  if (language === pageLanguage) return;
  localStorage.setItem("fairway.language", language);
  location.assign(`${language === "vi" ? "/vi/" : "/"}${location.hash}`);
}
