import { datedBy } from "@fairway/areas/service/model/datedBy.ts";
import type { FollowingDay } from "@fairway/areas/service/model/jobFields.ts";
import type { Service } from "@fairway/areas/service/model/serviceDeclaration.ts";
import { type Day, isDay } from "@fairway/core/time/day.ts";
import { serviceDateAfter } from "./serviceDateAfter.ts";

/** The days that may follow; a form that moves its own days names those that it shows. */
export const followingDays = [
  "serviceDate",
  "flightDate",
] as const satisfies readonly FollowingDay[];

type Dated = Pick<Service, "direction" | "form">;
type Days = Partial<Record<FollowingDay, Day>>;
/** The days of a job, before or after a change. */
type DaysOfJob = Readonly<Record<"etd" | "eta" | FollowingDay, string | null>>;

/**
 * Returns the days that follow when the day that dates a job changes: its service date by the rule of
 * the service, and the further days that the service declares.
 *
 * Source: rule SH-1
 */
export function daysThatFollow(
  { form }: Dated,
  now: {
    readonly was: string | null;
    readonly day: string | null;
    readonly serviceDate: Day | null;
  },
): Days {
  const { was, day } = now;
  if (day === null || !isDay(day)) return {};
  const serviceDate = serviceDateAfter(form.dateRule, now);
  const others = day === was ? [] : (form.daysThatFollow ?? []);
  return {
    ...(serviceDate ? { serviceDate } : {}),
    ...Object.fromEntries(others.map((field) => [field, day])),
  };
}

/**
 * The form of a job with the days that follow, on every way on which it is saved. A day that the same
 * save changes otherwise stays as it was typed, and so does a day in `kept`: a form that has moved it
 * sends what the user has seen, also where that is the stored day. Rule SH-1
 */
export function withDaysThatFollow<Form extends DaysOfJob>(
  service: Dated,
  was: DaysOfJob | null,
  form: Form,
  kept: readonly FollowingDay[] = [],
): Form {
  const dated = datedBy(service);
  if (dated === null) return form;
  const follow = daysThatFollow(service, {
    was: was?.[dated] ?? null,
    day: form[dated],
    serviceDate: was?.serviceDate ?? form.serviceDate,
  });
  const untyped = (Object.entries(follow) as [FollowingDay, Day][]).filter(
    ([field]) => !kept.includes(field) && form[field] === (was?.[field] ?? null),
  );
  return { ...form, ...Object.fromEntries(untyped) };
}
