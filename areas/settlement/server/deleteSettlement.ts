import { takeAdvances } from "@fairway/areas/advance/server/spendAdvance.ts";
import { lockCharges } from "@fairway/areas/charge/server/lockCharges.ts";
import { releaseCharges } from "@fairway/areas/charge/server/releaseCharges.ts";
import { updateDocument } from "@fairway/areas/document/server/documentRows.ts";
import { beginVerb } from "@fairway/areas/document/server/openDocument.ts";
import type { Ask } from "@fairway/core/contract/call.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import type * as contract from "../contract.ts";
import { settlementKind } from "../model/settlementKind.ts";
import { deleteDirectLines } from "./directLines.ts";
import { openSettlementNo } from "./getSettlement.ts";
import { chargesOn, settlementSource } from "./settlementTable.ts";

/**
 * Deletes a new or denied settlement: it is Canceled and keeps number and lines. Charges that were born on
 * it leave their bills, others are free again, and so are its advances.
 *
 * Locks: the settlement, its jobs, charges and advances.
 * Refuses: record.notFound · access.forbidden · settlement.sent · settlement.paid · charge.frozen (another document holds
 *   a line that was born here) · charge.jobLocked and the like
 * Source: rule ST-10
 */
export async function deleteSettlement(
  tx: Tx,
  actor: Actor,
  ask: Ask<typeof contract.deleteSettlement>,
) {
  const { id } = await openSettlementNo(tx, actor, ask);
  const settlement = await beginVerb(tx, actor, settlementSource, { verb: "delete", id });
  const before = await chargesOn(tx, actor.companyId, id);
  if (settlement.settlementType === "DIRECT") await deleteDirectLines(tx, actor, id, before);
  else {
    await lockCharges(tx, actor, { chargeIds: before });
    await releaseCharges(tx, actor, { slot: "settlement", documentId: id });
  }
  await takeAdvances(tx, actor, { settlementId: id, taken: [] });
  const changes = { statusApproval: "Canceled", canceledAt: "now" };
  await updateDocument(tx, actor, settlementKind, settlement, changes);
  return { status: true as const };
}
