import { drawNumbers } from "@fairway/areas/numbering/server/drawNumbers.ts";
import type { SeriesOf } from "@fairway/areas/numbering/model/numberRule.ts";
import type { BillNumberRule } from "@fairway/areas/service/model/namedRules.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import type { Day } from "@fairway/core/time/day.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import { billSeries } from "../model/houseBillNumbers.ts";
import { refuseHouseBill } from "../model/refusals.ts";
import type { PlannedBill } from "./planHouseBills.ts";

/**
 * Returns the series of the number of a bill.
 *
 * Refuses: houseBill.noPodCode
 */
type SeriesOfBill = (bill: Pick<PlannedBill, "numberStem">, today: Day) => SeriesOf;

/** The series by declared rule; null where no numbers are drawn. */
export const billNumberSeries: Readonly<Record<BillNumberRule, SeriesOfBill | null>> = {
  drawnByPort,
  drawnInRange: null,
  typed: null,
  none: null,
};

/** Numbers of company and port of discharge, month and three digits. Source: rule HB-5. */
function drawnByPort({ numberStem }: Pick<PlannedBill, "numberStem">, today: Day): SeriesOf {
  if (!numberStem) throw refuseHouseBill("houseBill.noPodCode", {}, { field: "pod" });
  return billSeries(numberStem, today);
}

/**
 * Draws the numbers of bills of one job, in their order, with one statement.
 *
 * Shape: one series for each bill; `typed` are the numbers that are typed for other bills of the job.
 * Locks: the counters.
 */
export async function drawHouseBillNumbers(
  tx: Tx,
  actor: Actor,
  series: readonly SeriesOf[],
  typed: readonly string[],
): Promise<string[]> {
  const different = new Map(series.map((each) => [each.prefix, each]));
  const drawn = await drawNumbers(
    tx,
    actor,
    [...different.values()].map((each) => ({
      ...each,
      count: series.filter(({ prefix }) => prefix === each.prefix).length,
      avoid: typed,
    })),
  );
  const ofPrefix = new Map([...different.keys()].map((prefix, at) => [prefix, drawn[at] ?? []]));
  return series.map(({ prefix }) => ofPrefix.get(prefix)?.shift() as string);
}
