import type { BillAndJob } from "@fairway/areas/housebill/model/houseBill.ts";
import type { Day } from "@fairway/core/time/day.ts";

/**
 * The day on which the goods of a bill arrive as far as it is known: arrived, else expected, else the
 * day on which they leave. Rule AR-13
 */
export function arrivesOn({ bill, job }: BillAndJob): Day | null {
  return job.ata ?? bill.eta ?? job.eta ?? job.atd ?? bill.etd ?? job.etd;
}

/** Is a day of delivery before the goods arrive? */
export const isBeforeArrival = (delivered: Day | null, arrives: Day | null): boolean =>
  delivered !== null && arrives !== null && delivered < arrives;
