import { type Day, dayOf, isDay } from "@fairway/core/time/day.ts";
import type { FieldRefusal } from "@fairway/core/refusal/refusal.ts";
import { whyNotNearJob } from "@fairway/areas/shipment/model/whyNotDays.ts";
import { refuseMilestone } from "./refusals.ts";

interface Clock {
  readonly now: Date;
  readonly timeZone: string;
}

/** The day of a time of a milestone. */
export const dayOfWhen = (when: string, timeZone: string): Day =>
  isDay(when) ? when : dayOf(when, timeZone);

/** The errors of the times of a milestone that a user enters. Rule MS-5 */
export function whyNotMilestone(
  entered: { readonly planned: string | null; readonly actual: string | null },
  openedOn: Day,
  { now, timeZone }: Clock,
): FieldRefusal[] {
  const { planned, actual } = entered;
  const isAhead =
    actual !== null &&
    (isDay(actual) ? actual > dayOf(now, timeZone) : Date.parse(actual) > now.getTime() + 60_000);
  return [
    ...(isAhead ? [refuseMilestone.field("actual", "milestone.ahead")] : []),
    ...(["planned", "actual"] as const).flatMap((field) => {
      const told = field === "planned" ? planned : actual;
      return whyNotNearJob(field, told && dayOfWhen(told, timeZone), openedOn);
    }),
  ];
}
