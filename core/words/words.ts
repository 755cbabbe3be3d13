import { IntlMessageFormat } from "intl-messageformat";

/** The languages of the product; English is the default. */
export const languages = ["en", "vi"] as const;
export type Language = (typeof languages)[number];

/**
 * One text in both languages, in the file of the thing that it names; may contain ICU placeholders.
 */
export interface Words {
  readonly en: string;
  readonly vi: string;
}

/** Values for the placeholders of a text; a value in both languages is filled in that of the text. */
export type Facts = Readonly<Record<string, string | number | Words | null | undefined>>;

const compiled = new Map<string, IntlMessageFormat>();

/** Returns a text in one language with its placeholders filled (ICU message syntax). */
export function say(words: Words, language: Language, facts?: Facts): string {
  const text = words[language];
  if (!facts || !text.includes("{")) return text;
  const key = `${language} ${text}`;
  let message = compiled.get(key);
  if (!message) {
    message = new IntlMessageFormat(text, locales[language]);
    compiled.set(key, message);
  }
  const values = Object.entries(facts).map(([name, value]) => [
    name,
    typeof value === "object" && value ? value[language] : value,
  ]);
  return String(message.format(Object.fromEntries(values) as Record<string, string>));
}

/** The locale that formats numbers and dates of each language. */
export const locales: Record<Language, string> = { en: "en-US", vi: "vi-VN" };

/** Reads the language segment of an address or a header: `vi`, `vi-VN`, `en-US`; anything else is English. */
export function languageOf(text: string | undefined | null): Language {
  return text?.toLowerCase().startsWith("vi") ? "vi" : "en";
}
