import { withMay } from "@fairway/areas/document/model/documentKind.ts";
import { documentHistory } from "@fairway/areas/document/server/documentHistory.ts";
import { getDocument, mustSeeDocument } from "@fairway/areas/document/server/openDocument.ts";
import type { HistoryAsk } from "@fairway/core/history/historyAnswer.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import type { PaymentDetail } from "../model/vendorPayment.ts";
import { vendorPaymentKind } from "../model/vendorPaymentKind.ts";
import { readPaymentLines, vendorPaymentSource } from "./vendorPaymentTable.ts";

/** Returns a payment with its vouchers. Refuses: record.notFound · access.forbidden */
export async function getPayment(
  tx: Tx,
  actor: Actor,
  { id }: { readonly id: string },
): Promise<PaymentDetail> {
  const payment = await getDocument(tx, actor.companyId, vendorPaymentSource, id);
  await mustSeeDocument(tx, actor, vendorPaymentSource, payment);
  const lines = await readPaymentLines(tx, actor.companyId, id);
  return { ...withMay(vendorPaymentKind, actor, payment), lines };
}

/** Returns the changes of a payment. */
export function paymentHistory(tx: Tx, actor: Actor, ask: HistoryAsk) {
  return documentHistory(tx, actor, vendorPaymentSource, ask);
}
