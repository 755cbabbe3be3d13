import type { Language } from "./hands.ts";

/** Does this run leave nothing out, as the gate does? */
export const isWhole = process.env["FAIRWAY_WHOLE"] === "1";

const languages: readonly Language[] = ["en", "vi"];

/**
 * What a run opens in a language: every run opens each thing once, by turns in English and in
 * Vietnamese, because both languages have the same structure. The gate opens everything in both.
 */
export function inTurn<T>(things: readonly T[], language: Language): readonly T[] {
  return things.filter((_, at) => isWhole || languages[at % languages.length] === language);
}
