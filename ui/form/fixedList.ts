import { rankTexts } from "@fairway/core/words/rankTexts.ts";
import type { ReactNode } from "react";

/** An option of a fixed list; `texts` are what typing matches, when it is more than the label. */
export interface ListOption {
  readonly value?: unknown;
  readonly label?: ReactNode;
  readonly texts?: readonly string[];
}

const rankOf = (option: ListOption | undefined, typed: string) =>
  rankTexts(option?.texts ?? (typeof option?.label === "string" ? [option.label] : []), typed);

/** The search of a fixed list: options that fit what is typed, the best first, as in a picker. */
export const typeAhead = {
  filterOption: (typed: string, option: ListOption | undefined) => rankOf(option, typed) !== null,
  filterSort: (one: ListOption, other: ListOption, { searchValue }: { searchValue: string }) =>
    (rankOf(one, searchValue) ?? 0) - (rankOf(other, searchValue) ?? 0),
};
