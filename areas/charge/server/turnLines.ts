import type { Actor } from "@fairway/core/permission/actor.ts";
import type { Day } from "@fairway/core/time/day.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import { updateRows } from "@fairway/engine/db/writeRows.ts";
import { refuseCharge, whyJobClosed } from "../model/refusals.ts";
import { saveableLine } from "../model/saveableLine.ts";
import { addMadeLines } from "./addMadeLines.ts";
import { chargedBills } from "./chargedBill.ts";
import { getCharges } from "./getCharges.ts";
import { lockCharges } from "./lockCharges.ts";

/**
 * Turns the lines of carriers' advances into bought lines, valued on a day, or back into what they
 * were. A bought line is as if it were entered on its job.
 *
 * Shape: the caller has checked the right and that no other document holds the lines.
 * Locks: the jobs in the order of their ids, then the lines.
 * Refuses: charge.jobLocked and the like · rate.missing
 */
export async function turnLines(
  tx: Tx,
  actor: Actor,
  {
    chargeIds,
    into,
    day,
  }: { readonly chargeIds: readonly string[]; readonly into: "BUY" | "ADV"; readonly day: Day },
): Promise<void> {
  if (chargeIds.length === 0) return;
  const lines = await lockCharges(tx, actor, { chargeIds: [...chargeIds] });
  const hblids = [...new Set(lines.map(({ hblid }) => hblid))];
  const bills = await chargedBills(tx, actor, hblids, "locked");
  for (const bill of bills) {
    const closed = whyJobClosed(bill);
    if (closed) throw closed;
  }
  const from = into === "BUY" ? "ADV" : "BUY";
  const wrong = lines.find(({ type }) => type !== from);
  if (wrong) throw refuseCharge("charge.changed");
  if (into === "BUY") {
    const made = bills.map((bill) => ({
      bill,
      type: "ADV" as const,
      lines: lines
        .filter(({ hblid }) => hblid === bill.hblid)
        .map((before) => ({
          id: before.id,
          line: { ...saveableLine(before), exchangeDate: day },
          linkChargeId: null,
          before,
        })),
    }));
    await addMadeLines(tx, actor, made);
  }
  const valued = await getCharges(tx, actor, { chargeIds });
  await updateRows(
    tx,
    "surcharge",
    actor.companyId,
    valued.map(({ id, version }) => ({
      id,
      type: into,
      isFromShipment: into === "BUY",
      version: version + 1,
      userModified: actor.userId,
      datetimeModified: "now",
    })),
  );
}
