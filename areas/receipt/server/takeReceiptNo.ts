import { takeNumber } from "@fairway/areas/numbering/server/takeNumber.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import type { Day } from "@fairway/core/time/day.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import { numberTaken, receiptSeries } from "../model/receiptKind.ts";

/** Takes a typed receipt number of the year of a day. Refuses: receipt.numberTaken · number.* */
export function takeReceiptNo(
  tx: Tx,
  actor: Actor,
  { day, ...typed }: { readonly day: Day; readonly typed: string; readonly kept?: string },
): Promise<string> {
  const series = receiptSeries(day);
  return takeNumber(tx, actor, series, { ...typed, field: "paymentRefNo", taken: numberTaken });
}
