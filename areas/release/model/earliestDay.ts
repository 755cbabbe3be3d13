import { type Day, dayOf } from "@fairway/core/time/day.ts";
import type { ReleaseRecord } from "./billRelease.ts";
import type { ReleaseVerb } from "./releaseSteps.ts";

type Facts = Pick<ReleaseRecord, "originals" | "surrenderedOn">;
type Step = Exclude<ReleaseVerb, "issue">;

/**
 * The earliest day of a step: that of what it follows. An original comes back after its print, a bill
 * is surrendered after the last original came back, goods are released after the surrender or after
 * the first original came back. Null where nothing precedes the step. Rule RL-6
 */
export function earliestDay(
  { originals, surrenderedOn }: Facts,
  verb: Step,
  timeZone: string,
  taken: readonly number[] = [],
): Day | null {
  const back = originals.filter((each) => each.returnedOn !== null);
  const days = (all: typeof back) => all.flatMap((each) => each.returnedOn ?? []).toSorted();
  // A spoiled original accomplishes nothing.
  const handedIn = back.filter((each) => !each.isSpoiled);
  if (verb === "release") return surrenderedOn ?? days(handedIn).at(0) ?? null;
  if (verb !== "takeBack") return days(back).at(-1) ?? null;
  const printed = originals
    .filter((each) => each.returnedOn === null && taken.includes(each.originalNo))
    .flatMap((each) => (each.printedAt ? [dayOf(each.printedAt, timeZone)] : []));
  return printed.toSorted().at(-1) ?? null;
}
