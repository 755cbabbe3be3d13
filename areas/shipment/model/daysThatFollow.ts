import { datedBy } from "@fairway/areas/service/model/datedBy.ts";
import type { FollowingDay } from "@fairway/areas/service/model/jobFields.ts";
import type { Service } from "@fairway/areas/service/model/serviceDeclaration.ts";
import { type Day, isDay } from "@fairway/core/time/day.ts";
import { serviceDateAfter } from "./serviceDateAfter.ts";

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
 * save changes otherwise stays as it was typed. Rule SH-1
 */
export function withDaysThatFollow<Form extends DaysOfJob>(
  service: Dated,
  was: DaysOfJob | null,
  form: Form,
): Form {
  const dated = datedBy(service);
  if (dated === null) return form;
  const follow = daysThatFollow(service, {
    was: was?.[dated] ?? null,
    day: form[dated],
    serviceDate: was?.serviceDate ?? form.serviceDate,
  });
  const untyped = Object.entries(follow).filter(
    ([field]) => form[field as FollowingDay] === (was?.[field as FollowingDay] ?? null),
  );
  return { ...form, ...Object.fromEntries(untyped) };
}
