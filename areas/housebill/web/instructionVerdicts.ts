import { houseBillWords as words } from "./words.ts";

/** The verdicts on a value, as tags show them. */
export const meanings = { taken: "good", doubtful: "waiting", noPlace: "new" } as const;

/** The name of each verdict. */
export const verdictWords = {
  taken: words.siTaken,
  doubtful: words.siDoubtful,
  noPlace: words.siNoPlace,
} as const;

/** Toggles a value in a set. */
export function toggled<Value>(set: ReadonlySet<Value>, value: Value): Set<Value> {
  const next = new Set(set);
  if (!next.delete(value)) next.add(value);
  return next;
}
