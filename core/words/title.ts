import { fold } from "./fold.ts";
import { languages, type Words } from "./words.ts";

/** The title of a column or the word of a choice. Sheets filled earlier may still hold a former text. */
export interface Title extends Words {
  readonly former?: readonly string[];
}

/** A text of a sheet as titles are compared: folded, without the star that marks required columns. */
export const plainTitle = (text: string): string => fold(text.replaceAll("*", ""));

/** Checks whether a title has this text in either language now. */
export function isCalled(title: Title, text: string): boolean {
  return languages.some((each) => plainTitle(title[each]) === plainTitle(text));
}

/** Checks whether a title had this text before. */
export function wasCalled({ former = [] }: Title, text: string): boolean {
  return former.some((each) => plainTitle(each) === plainTitle(text));
}

/**
 * Finds what a text of a sheet names among titles by key: by a title of today, by the key itself,
 * then by a former title. Today's titles come first, because one thing may take over the former
 * title of another.
 */
export function keyCalled(
  titles: Readonly<Record<string, Title>>,
  text: string,
): string | undefined {
  const all = Object.entries(titles);
  const found =
    all.find(([key, title]) => isCalled(title, text) || plainTitle(key) === plainTitle(text)) ??
    all.find(([, title]) => wasCalled(title, text));
  return found?.[0];
}

/** The place of the column with a title or key among the headings of a sheet; -1 when it is absent. */
export function columnCalled(headings: readonly string[], title: Title, key: string): number {
  const today = headings.findIndex((each) => isCalled(title, each));
  if (today >= 0) return today;
  const keyed = headings.findIndex((each) => plainTitle(each) === plainTitle(key));
  return keyed >= 0 ? keyed : headings.findIndex((each) => wasCalled(title, each));
}
