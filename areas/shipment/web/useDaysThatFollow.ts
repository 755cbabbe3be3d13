import { datedBy } from "@fairway/areas/service/model/datedBy.ts";
import type { FollowingDay } from "@fairway/areas/service/model/jobFields.ts";
import type { Service } from "@fairway/areas/service/model/serviceDeclaration.ts";
import { isDay } from "@fairway/core/time/day.ts";
import { useEffect, useRef } from "react";
import { type FieldValues, type UseFormReturn, useWatch } from "react-hook-form";
import { daysThatFollow } from "../model/daysThatFollow.ts";

/** Moves the days of a form that follow the day that dates the jobs, those that the form has. */
export function useDaysThatFollow(
  { control, getValues, setValue }: UseFormReturn<FieldValues>,
  service: Service,
  fields: readonly FollowingDay[],
): void {
  const dated = datedBy(service);
  const day = (useWatch({ control, name: dated ?? "etd" }) as string | null | undefined) ?? null;
  // An unreadable text between two days does not end the following.
  const before = useRef(day);
  useEffect(() => {
    if (dated === null) return;
    const now = {
      was: before.current,
      day,
      serviceDate: (getValues("serviceDate") as string | null | undefined) ?? null,
    };
    if (day !== null && isDay(day)) before.current = day;
    const follow = daysThatFollow(service, now);
    for (const field of fields) {
      const moved = follow[field];
      if (moved) setValue(field, moved, { shouldDirty: true });
    }
  }, [dated, day, fields, getValues, service, setValue]);
}
