import { houseBillWords as words } from "./words.ts";

/** What the reader thinks of a value, as tags show it. */
export const meanings = { taken: "good", doubtful: "waiting", noPlace: "new" } as const;

/** What a verdict is called. */
export const verdictWords = {
  taken: words.siTaken,
  doubtful: words.siDoubtful,
  noPlace: words.siNoPlace,
} as const;

/** The set with the value taken out when it is in, else put in. */
export function toggled<Value>(set: ReadonlySet<Value>, value: Value): Set<Value> {
  const next = new Set(set);
  if (!next.delete(value)) next.add(value);
  return next;
}
