import { drawNumbers } from "@fairway/areas/numbering/server/drawNumbers.ts";
import type { BillNumberRule } from "@fairway/areas/service/model/namedRules.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import { billSeries } from "../model/houseBillNumbers.ts";
import { refuseHouseBill } from "../model/refusals.ts";
import type { PlannedBill } from "./planHouseBills.ts";

/**
 * Draws the numbers of bills of one job, in their order.
 *
 * Shape: `typed` are the numbers that are typed for other bills of the job.
 */
type Draw = (
  tx: Tx,
  actor: Actor,
  bills: readonly Pick<PlannedBill, "numberStem">[],
  typed: readonly string[],
) => Promise<string[]>;

/** The drawing of numbers by declared rule; null where none are drawn. */
export const numberDraws: Readonly<Record<BillNumberRule, Draw | null>> = {
  drawnByPort,
  typed: null,
  none: null,
};

/**
 * Draws numbers of company and port of discharge, month and three digits, with one statement.
 *
 * Locks: the counters.
 * Refuses: houseBill.noPodCode
 * Source: rule HB-5
 */
async function drawnByPort(
  tx: Tx,
  actor: Actor,
  bills: readonly Pick<PlannedBill, "numberStem">[],
  typed: readonly string[],
): Promise<string[]> {
  const stems = bills.map(({ numberStem }) => {
    if (!numberStem) throw refuseHouseBill("houseBill.noPodCode", {}, { field: "pod" });
    return numberStem;
  });
  const different = [...new Set(stems)];
  const drawn = await drawNumbers(
    tx,
    actor,
    different.map((stem) => ({
      ...billSeries(stem, actor.today),
      count: stems.filter((each) => each === stem).length,
      avoid: typed,
    })),
  );
  const ofStem = new Map(different.map((stem, at) => [stem, drawn[at] ?? []]));
  return stems.map((stem) => ofStem.get(stem)?.shift() as string);
}
