import type { Language } from "./hands.ts";
import { isWhole } from "../setup/isWhole.ts";

const languages: readonly Language[] = ["en", "vi"];

/**
 * What a run opens in a language: every run opens each thing once, by turns in English and in
 * Vietnamese, because both languages have the same structure. The gate opens everything in both.
 */
export function inTurn<T>(things: readonly T[], language: Language): readonly T[] {
  return things.filter((_, at) => isWhole || languages[at % languages.length] === language);
}
