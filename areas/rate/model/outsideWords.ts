import type { Status } from "@fairway/core/words/statusTag.ts";
import type { Words } from "@fairway/core/words/words.ts";

/** The name of the mark on a record with a typed rate outside the bound. */
export const outsideWords: Words = { en: "Rate outside the bound", vi: "Tỷ giá ngoài biên độ" };

/** Stands in place of the reason while none is given. */
export const noReason: Words = { en: "no reason given", vi: "chưa có lý do" };

/** The tag of the mark in lists and on documents. */
export const outsideTag: Status = {
  words: { en: "Outside bound", vi: "Ngoài biên độ" },
  meaning: "bad",
};

/** The choices of a filter by the mark. */
export const outsideFilter: Readonly<Record<"yes" | "no", Words>> = {
  yes: outsideWords,
  no: { en: "Rate within the bound", vi: "Tỷ giá trong biên độ" },
};

/** The mark that the filter asks for; null for all. */
export function isOutsideAsked(chosen: string | undefined): boolean | null {
  return chosen ? chosen === "yes" : null;
}
