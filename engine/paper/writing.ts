import { decimalsOf } from "@fairway/core/money/currency.ts";
import { sayNumber } from "@fairway/core/words/numbers.ts";
import { type Language, say, type Words } from "@fairway/core/words/words.ts";

/** How words and values are written on papers of one language. */
export interface Writing {
  readonly language: Language;
  say(words: Words): string;
  /** A decimal string with separators and at least so many decimals; other text as it is. */
  figure(value: string, least?: number): string;
  /** An amount with at least the decimals of its currency. */
  money(value: string, currency: string): string;
  /** Three decimals, for weights and volumes. */
  weight(value: string): string;
  /** A weight or volume with its unit; nothing stays nothing. */
  measured(value: string, unit: "kg" | "m³"): string;
  /** `YYYY-MM-DD`, with or without HH:mm, as dd/MM/yyyy; other text as it is. */
  day(value: string): string;
}

const written: Record<Language, Writing> = { en: writing("en"), vi: writing("vi") };

/** The way papers of a language are written. */
export function writingIn(language: Language): Writing {
  return written[language];
}

function writing(language: Language): Writing {
  // A figure on paper is never rounded, and a negative one stands in brackets.
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
