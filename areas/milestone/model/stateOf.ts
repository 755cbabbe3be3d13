import { dayOf, isDay } from "@fairway/core/time/day.ts";
import type { Milestone } from "./milestone.ts";

/** How a milestone stands: reached, late, planned, or not known. */
export type StateOfMilestone = "reached" | "late" | "planned" | "open";

/** The state of a milestone; a planned day is late when it is over, a planned time when it has passed. */
export function stateOf(
  { planned, actual }: Pick<Milestone, "planned" | "actual">,
  now: Date,
  timeZone: string,
): StateOfMilestone {
  if (actual) return "reached";
  if (!planned) return "open";
  const { when } = planned;
  const isOver = isDay(when) ? when < dayOf(now, timeZone) : Date.parse(when) < now.getTime();
  return isOver ? "late" : "planned";
}
