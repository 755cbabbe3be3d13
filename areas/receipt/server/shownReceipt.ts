import { withMay } from "@fairway/areas/document/model/documentKind.ts";
import { getDocument } from "@fairway/areas/document/server/openDocument.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import { receiptKind } from "../model/receiptKind.ts";
import { readPaymentLines, receiptSource, receiptsFor } from "./receiptTable.ts";

/** A receipt with its lines and the verbs that the user may run. */
export async function shownReceipt(tx: Tx, actor: Actor, id: string) {
  const receipt = await getDocument(tx, actor.companyId, receiptsFor(actor), id);
  const payments = await readPaymentLines(tx, actor.companyId, id);
  return { ...withMay(receiptKind, actor, receipt), payments };
}

/** Returns one receipt. Refuses: record.notFound · access.forbidden */
export async function getReceiptById(tx: Tx, actor: Actor, { id }: { id: string }) {
  const shown = await shownReceipt(tx, actor, id);
  actor.must("acctARP.detail", shown);
  return shown;
}

/** Returns whether this user may open a receipt. */
export async function checkAllowDetailReceipt(tx: Tx, actor: Actor, { id }: { id: string }) {
  return actor.may("acctARP.detail", await getDocument(tx, actor.companyId, receiptSource, id));
}
