import type { Service } from "@fairway/areas/service/model/serviceDeclaration.ts";
import { type ByService, services } from "@fairway/areas/service/model/services.ts";
import { addDays, type Day } from "@fairway/core/time/day.ts";
import type { Words } from "@fairway/core/words/words.ts";
import { z } from "zod";

/**
 * What has happened to a job, in the order in which it decides the billing day: the first known event
 * for which the service has a number of days.
 */
export const billingEvents = {
  delivered: { en: "Delivery", vi: "Giao hàng" },
  cleared: { en: "Customs clearance", vi: "Thông quan" },
  eta: { en: "ETA", vi: "ETA" },
  atd: { en: "ATD", vi: "ATD" },
  etd: { en: "ETD", vi: "ETD" },
  opened: { en: "Opening of the job", vi: "Ngày mở lô" },
} as const satisfies Record<string, Words>;
export type BillingEvent = keyof typeof billingEvents;
export const billingEventKeys = Object.keys(billingEvents) as [BillingEvent, ...BillingEvent[]];

const days = z.number().int().min(0).max(365);

/** The number of days after each event; null where the event decides nothing. */
export const billingDays = z.object({
  delivered: days.nullable(),
  cleared: days.nullable(),
  eta: days.nullable(),
  atd: days.nullable(),
  etd: days.nullable(),
  opened: days,
});
export type BillingDays = z.output<typeof billingDays>;

/** When the events of a job were, in the time zone of its office. */
export type BillingFacts = Readonly<Record<Exclude<BillingEvent, "opened">, Day | null>> & {
  readonly opened: Day;
};

const only = (own: Partial<BillingDays>): BillingDays => ({
  delivered: null,
  cleared: null,
  eta: null,
  atd: null,
  etd: null,
  opened: 30,
  ...own,
});
/** The days of a service, by its family and direction. */
function usualOf({ family, direction }: Pick<Service, "family" | "direction">): BillingDays {
  if (family === "operations") return only({ cleared: 7 });
  const isImport = direction === "import";
  if (family === "air") return isImport ? only({ delivered: 3, eta: 5 }) : only({ atd: 2 });
  return isImport ? only({ delivered: 3, eta: 10, atd: 60, opened: 75 }) : only({ atd: 3, etd: 7 });
}

/** The days of each service until an office sets its own. Rule BM-1 */
export const usualBillingDays = Object.fromEntries(
  services.map((service: Service) => [service.code, usualOf(service)]),
) as ByService<BillingDays>;

/** The day by which a job is billed, with the event that decides it. */
export function billingDay(
  facts: BillingFacts,
  after: BillingDays,
): { readonly event: BillingEvent; readonly on: Day; readonly after: number } {
  for (const event of billingEventKeys) {
    const [day, count] = [facts[event], after[event]];
    if (day !== null && count !== null) return { event, on: addDays(day, count), after: count };
  }
  throw new Error("the opening of a job always decides");
}
