import { updateDocument } from "@fairway/areas/document/server/documentRows.ts";
import { beginVerb } from "@fairway/areas/document/server/openDocument.ts";
import { redateEntries } from "@fairway/areas/due/server/redateDues.ts";
import type { Ask } from "@fairway/core/contract/call.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import type { quickUpdateReceipt as quickUpdateReceiptCall } from "../contract.ts";
import { receiptKind } from "../model/receiptKind.ts";
import { whyNotReceived } from "../model/whyNotSaved.ts";
import { receiptSource } from "./receiptTable.ts";
import { shownReceipt } from "./shownReceipt.ts";
import { takeReceiptNo } from "./takeReceiptNo.ts";

/**
 * Changes number, paid date, method and bank account of a done receipt; its amounts stay, and its
 * entries on items move to the new day.
 *
 * Locks: the receipt, then the items it touched in id order.
 * Refuses: record.conflict · access.forbidden · receipt.notDone, .synced, .numberTaken, and the
 *   refusals of saving for number, method and day
 */
export async function quickUpdateReceipt(
  tx: Tx,
  actor: Actor,
  ask: Ask<typeof quickUpdateReceiptCall>,
) {
  const receipt = await beginVerb(tx, actor, receiptSource, { verb: "quickUpdate", id: ask.id });
  const { version, paymentDate, paymentMethod, bankAccountNo } = ask;
  const asked = { paymentDate, paymentMethod, bankAccountNo };
  const problem = whyNotReceived({ ...receipt, ...asked }, actor.today);
  if (problem) throw problem;
  const paymentRefNo = await takeReceiptNo(tx, actor, {
    day: paymentDate,
    typed: ask.paymentRefNo,
    kept: receipt.paymentRefNo,
  });
  const changes = { ...asked, paymentRefNo };
  await updateDocument(tx, actor, receiptKind, receipt, changes, version);
  await redateEntries(tx, actor, {
    documentId: receipt.id,
    from: receipt.paymentDate,
    to: paymentDate,
  });
  return { status: true as const, data: await shownReceipt(tx, actor, ask.id) };
}
