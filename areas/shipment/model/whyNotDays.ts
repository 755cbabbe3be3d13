import type { FieldRefusal } from "@fairway/core/refusal/refusal.ts";
import { addMonths, type Day } from "@fairway/core/time/day.ts";
import { sayDay } from "@fairway/core/words/dates.ts";
import { refuseShipment } from "./refusals.ts";
import type { ShipmentForm } from "./shipment.ts";

const days = ["etd", "eta", "atd", "ata", "serviceDate", "flightDate"] as const;
const months = 36;

/**
 * Lists the days of a job that lie more than three years from the day on which it was made.
 *
 * Source: rule SH-18.
 */
export function whyNotDays(form: Pick<ShipmentForm, (typeof days)[number]>, made: Day) {
  return days.flatMap((field) => whyNotNearJob(field, form[field], made));
}

/** Checks one day of a job, or of a paper of it, in the same way. */
export function whyNotNearJob(
  field: string,
  day: Day | null | undefined,
  made: Day,
): FieldRefusal[] {
  const [first, last] = [addMonths(made, -months), addMonths(made, months)];
  if (!day || (day >= first && day <= last)) return [];
  const facts = { day: sayDay(day), first: sayDay(first), last: sayDay(last) };
  return [refuseShipment.field(field, "shipment.farDay", facts)];
}
