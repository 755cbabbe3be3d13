import { passCheckPoints } from "@fairway/areas/credit/server/passCheckPoints.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import { deleteRows } from "@fairway/engine/db/writeRows.ts";
import { refuseCharge } from "../model/refusals.ts";
import type { Surcharge } from "../model/surcharge.ts";
import type { ChargedBill } from "./chargedBill.ts";
import { linePoints } from "./linePoints.ts";

/**
 * Deletes lines that were entered on a document, which the document has released.
 *
 * Shape: the caller has locked the jobs and the lines, and checked the rights on the document; `bills`
 *   are those of the lines.
 * Refuses: charge.frozen, where another document holds a line · checkPoint.stopped
 * Source: rules CH-4 and CK-6
 */
export async function deleteMadeLines(
  tx: Tx,
  actor: Actor,
  lines: readonly Surcharge[],
  { bills, documentId }: { readonly bills: readonly ChargedBill[]; readonly documentId: string },
): Promise<void> {
  if (lines.length === 0) return;
  for (const { claims, chargeCode } of lines) {
    const holder = claims.find((claim) => claim.documentId !== documentId);
    if (holder) {
      throw refuseCharge("charge.frozen", { chargeCode, documentNo: holder.documentNo });
    }
  }
  const ids = lines.map(({ id }) => id);
  await deleteRows(tx, "surcharge", actor.companyId, ids, actor.userId);
  const removed = lines.flatMap((before, at) => {
    const bill = bills.find(({ hblid }) => hblid === before.hblid);
    return bill ? [{ bill, before, field: `removed.${at}.id` }] : [];
  });
  await passCheckPoints(tx, actor, linePoints([], removed));
}
