import { type Facts, type Language, say, type Words } from "@fairway/core/words/words.ts";
import { createContext, useCallback, useContext } from "react";

const LanguageContext = createContext<Language>("en");

/** Provides the language of the address to all children. */
export const LanguageProvider = LanguageContext.Provider;

/** The language of the page. */
export function useLanguage(): Language {
  return useContext(LanguageContext);
}

/** Returns a text in the language of the page: `say(words.title, { jobNo })`. */
export type Say = (words: Words, facts?: Facts) => string;

/** Returns the function that translates words for a screen. */
export function useSay(): Say {
  const language = useLanguage();
  return useCallback((words, facts) => say(words, language, facts), [language]);
}
