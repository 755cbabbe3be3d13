import type { Words } from "@fairway/core/words/words.ts";
import type { Say } from "../words/useSay.tsx";

/** The options of a fixed set; typing matches them in both languages. */
export function listOptions(choices: Readonly<Record<string, Words>>, say: Say) {
  return Object.entries(choices).map(([value, words]) => ({
    value,
    label: say(words),
    texts: [words.en, words.vi],
  }));
}
