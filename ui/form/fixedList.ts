import { rankTexts } from "@fairway/core/words/rankTexts.ts";
import type { Words } from "@fairway/core/words/words.ts";
import type { ReactNode } from "react";
import type { Say } from "../words/useSay.tsx";

/** An option of a fixed list; `texts` are what typing matches, when it is more than the label. */
export interface ListOption {
  readonly value?: unknown;
  readonly label?: ReactNode;
  readonly texts?: readonly string[];
}

/** The options of a fixed set; typing matches them in both languages. */
export function listOptions(choices: Readonly<Record<string, Words>>, say: Say) {
  return Object.entries(choices).map(([value, words]) => ({
    value,
    label: say(words),
    texts: [words.en, words.vi],
  }));
}

const rankOf = (option: ListOption | undefined, typed: string) =>
  rankTexts(option?.texts ?? (typeof option?.label === "string" ? [option.label] : []), typed);

/** The search of a fixed list: options that fit what is typed, the best first, as in a picker. */
export const typeAhead = {
  filterOption: (typed: string, option: ListOption | undefined) => rankOf(option, typed) !== null,
  filterSort: (one: ListOption, other: ListOption, { searchValue }: { searchValue: string }) =>
    (rankOf(one, searchValue) ?? 0) - (rankOf(other, searchValue) ?? 0),
};
