import { approvedDocuments } from "@fairway/areas/document/server/approvedDocuments.ts";
import { updateDocument } from "@fairway/areas/document/server/documentRows.ts";
import { beginVerb } from "@fairway/areas/document/server/openDocument.ts";
import type { Ask } from "@fairway/core/contract/call.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import type * as contract from "../contract.ts";
import { refuseWorkOrder } from "../model/refusals.ts";
import { workOrderHome } from "../model/workOrderHome.ts";
import { workOrderKind } from "../model/workOrderKind.ts";
import { workOrderById } from "./getWorkOrder.ts";
import { workOrderSource } from "./workOrderTable.ts";

const approved = approvedDocuments({
  type: "Work order",
  source: workOrderSource,
  right: "commercialWorkOrder.list",
  home: workOrderHome,
  isApprovedOnItsPage: true,
});

/**
 * Sends an own new or denied order with prices for approval.
 *
 * Locks: the order, its former request.
 * Refuses: record.notFound · access.forbidden · record.conflict · workOrder.noPrices · approval.*
 * Source: rule WO-5
 */
export async function sendWorkOrder(tx: Tx, actor: Actor, ask: Ask<typeof contract.sendWorkOrder>) {
  const order = await beginVerb(tx, actor, workOrderSource, { verb: "send", id: ask.id });
  if (order.priceCount === 0) {
    throw refuseWorkOrder("workOrder.noPrices", {}, { field: "prices" });
  }
  // The version that the user saw is the one that is approved.
  await updateDocument(tx, actor, workOrderKind, order, {}, ask.version);
  const saved = await workOrderById(tx, actor, ask.id);
  const about = [saved.customerName, `${saved.polCode} – ${saved.podCode}`].filter(
    (each) => !!each,
  );
  const withoutMail = await approved.send(tx, actor, saved, about as string[]);
  return { status: true as const, data: await workOrderById(tx, actor, ask.id), withoutMail };
}

/**
 * Approves or denies an order where it is the user's turn (`actor.userId`).
 *
 * Locks: the order, its request.
 * Refuses: record.notFound · approval.* · workOrder.commentMissing
 */
export async function decideWorkOrder(
  tx: Tx,
  actor: Actor,
  { id, version, isApproved, comment }: Ask<typeof contract.decideWorkOrder>,
) {
  if (isApproved) await approved.approve(tx, actor, { id, version });
  else if (comment) await approved.deny(tx, actor, { id, version, comment });
  else throw refuseWorkOrder("workOrder.commentMissing", {}, { field: "comment" });
  return { status: true as const, data: await workOrderById(tx, actor, id) };
}
