import { updateDocument } from "@fairway/areas/document/server/documentRows.ts";
import { beginVerb } from "@fairway/areas/document/server/openDocument.ts";
import { reverseDues } from "@fairway/areas/due/server/reverseDues.ts";
import type { Ask } from "@fairway/core/contract/call.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import type * as contract from "../contract.ts";
import { vendorPaymentKind } from "../model/vendorPaymentKind.ts";
import { getPayment } from "./getPayment.ts";
import { vendorPaymentSource } from "./vendorPaymentTable.ts";

/**
 * Cancels a payment to a vendor: its clearings are mirrored today, its vouchers are open again. Number
 * and lines stay.
 *
 * Locks: the payment, then the items that it cleared.
 * Refuses: record.notFound · record.conflict · access.forbidden · payable.canceled, .synced
 * Source: rule PY-5, areas/payable/README.md
 */
export async function cancelPayment(tx: Tx, actor: Actor, ask: Ask<typeof contract.cancelPayment>) {
  const { id, version, reason } = ask;
  const payment = await beginVerb(tx, actor, vendorPaymentSource, { verb: "cancel", id });
  await reverseDues(tx, actor, { documentId: id, day: actor.today });
  const changes = { status: "Canceled", canceledAt: "now", cancelReason: reason };
  await updateDocument(tx, actor, vendorPaymentKind, payment, changes, version);
  return { status: true as const, data: await getPayment(tx, actor, { id }) };
}
