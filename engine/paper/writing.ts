import { decimalsOf } from "@fairway/core/money/currency.ts";
import { sayNumber } from "@fairway/core/words/numbers.ts";
import { type Language, say, type Words } from "@fairway/core/words/words.ts";

/** Formats words and values for the papers of one language. */
export interface Writing {
  readonly language: Language;
  say(words: Words): string;
  /**
   * Formats a decimal string with separators and at least `least` decimals; other text is
   * unchanged.
   */
  figure(value: string, least?: number): string;
  /** Formats an amount with at least the decimals of its currency. */
  money(value: string, currency: string): string;
  /** Formats a weight or volume with three decimals. */
  weight(value: string): string;
  /** Formats a weight or volume with its unit; an empty value stays empty. */
  measured(value: string, unit: "kg" | "m³"): string;
  /** Formats `YYYY-MM-DD`, with or without HH:mm, as dd/MM/yyyy; other text is unchanged. */
  day(value: string): string;
}

const written: Record<Language, Writing> = { en: writing("en"), vi: writing("vi") };

/** Returns the formats of a language. */
export function writingIn(language: Language): Writing {
  return written[language];
}

function writing(language: Language): Writing {
  // A figure on paper is never rounded; a negative one is in brackets.
  const figure = (value: string, least = 0): string => {
    if (!/^-?\d+(\.\d+)?$/.test(value)) return value;
    const positive = sayNumber(value.replace("-", ""), language, { least, most: 20 });
    return value.startsWith("-") && /[1-9]/.test(value) ? `(${positive})` : positive;
  };
  const weight = (value: string) => figure(value, 3);
  return {
    language,
    say: (words) => say(words, language),
    figure,
    money: (value, currency) => figure(value, decimalsOf(currency)),
    weight,
    measured: (value, unit) => (value === "" ? "" : `${weight(value)} ${unit}`),
    day: (value) =>
      value.replace(
        /^(\d{4})-(\d{2})-(\d{2})(?:[T ](\d{2}:\d{2}))?.*$/s,
        (_, year, month, date, time) =>
          [`${date}/${month}/${year}`, time].filter(Boolean).join(" "),
      ),
  };
}
