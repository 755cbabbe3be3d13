import { takeNumber } from "@fairway/areas/numbering/server/takeNumber.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import { seriesOfTyped } from "../model/houseBillNumbers.ts";
import { refuseHouseBill } from "../model/refusals.ts";

/**
 * Takes a typed number: a number of our series within the limits of the series, that of another
 * party as it is.
 *
 * Locks: the counter of the series.
 * Refuses: number.tooFarAhead · houseBill.numberTaken
 * Source: rule HB-5.
 */
export async function takeHouseBillNumber(
  tx: Tx,
  actor: Actor,
  typed: { readonly hwbno: string; readonly stem: string | null; readonly kept?: string },
): Promise<string> {
  const { hwbno, stem, kept } = typed;
  const series = seriesOfTyped(stem, hwbno);
  if (!series) return hwbno;
  return takeNumber(tx, actor, series, {
    typed: hwbno,
    field: "hwbno",
    kept: kept ?? null,
    taken: (number) =>
      refuseHouseBill("houseBill.numberTaken", { hwbno: number }, { field: "hwbno" }),
  });
}
