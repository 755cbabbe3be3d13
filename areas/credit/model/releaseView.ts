import type { AskedView } from "@fairway/core/listMemory/askedView.ts";
import type { Words } from "@fairway/core/words/words.ts";
import { type ReleaseState, releaseStates } from "./release.ts";

/** Whose turn a release is, as a filter of their list. */
export const releaseWork = {
  toDecide: { en: "Waits for my decision", vi: "Chờ tôi duyệt" },
  mine: { en: "Requested by me", vi: "Tôi yêu cầu" },
} as const satisfies Record<string, Words>;
export type ReleaseWork = keyof typeof releaseWork;

/** What the address of the list of releases asks for. */
export function releaseAsk({ search, filters }: Pick<AskedView, "search" | "filters">) {
  const { state = "", work = "", release = "" } = filters;
  return {
    keyword: search || null,
    state: state in releaseStates ? (state as ReleaseState) : null,
    work: work in releaseWork ? (work as ReleaseWork) : null,
    id: release || null,
  };
}
