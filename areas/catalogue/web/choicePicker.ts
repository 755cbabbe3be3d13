import { rankedBy } from "@fairway/core/words/rankTexts.ts";
import type { Words } from "@fairway/core/words/words.ts";
import { type Pick, picker, type PickerSource } from "@fairway/ui/form/picker.ts";

type Choices = Readonly<Record<string, Words>>;

/** Offers the words of a list in the cells of a grid; they are found by text in either language. */
export const choicePicker = (name: string, all: Choices): PickerSource =>
  picker(name, (client, keyword) => {
    const offered = choicesOf(all, client.language).map((each) => ({
      ...each,
      also: Object.values(all[each.id] ?? {}),
    }));
    return Promise.resolve(rankedBy(offered, keyword, ({ id, code, also }) => [code, id, ...also]));
  });

/** The choices of a list of words as picks, with the text as code. */
export function choicesOf(offered: Choices, language: keyof Words): Pick[] {
  return Object.entries(offered).map(([id, words]) => ({ id, code: words[language], name: "" }));
}

/** One choice of a list of words as a pick. */
export function choicePick(offered: Choices, id: string, language: keyof Words): Pick {
  return { id, code: offered[id]?.[language] ?? id, name: "" };
}
