import type { Invoice } from "@fairway/areas/invoice/model/invoice.ts";
import { numberOf } from "@fairway/areas/invoice/model/invoiceKind.ts";
import { refuseInvoice } from "@fairway/areas/invoice/model/refusals.ts";
import { getInvoices } from "@fairway/areas/invoice/server/getInvoices.ts";
import { decimal } from "@fairway/core/money/decimal.ts";
import { amountText, money } from "@fairway/core/money/money.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { refuse } from "@fairway/core/refusal/commonRefusals.ts";
import { maybe, type Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";
import { receiptTypes, type ReceiptType } from "../model/receipt.ts";
import { refuseReceipt } from "../model/refusals.ts";
import type { NumberedDocument } from "../model/whyNotSaved.ts";
import { readPaymentLines } from "./receiptTable.ts";

/** A document that a receipt is requested to clear. */
export interface AskedPayment {
  readonly refId: string;
  readonly paidAmount?: string | null | undefined;
}

/** The customer of a receipt with its branches and its agreement. */
export interface Payer {
  readonly partnerType: ReceiptType;
  readonly family: string[];
  readonly agreementId: string | null;
}

/**
 * Reads the customer with its branches. A payer is chosen from the partners of the company, so its
 * page need not be within reach; a refusal does not name it.
 *
 * Refuses: field.unknown · receipt.typeOfPartner
 * Source: rule RC-11, areas/receipt/README.md
 */
export async function readPayer(
  tx: Tx,
  actor: Actor,
  customerId: string,
  agreementId: string | null,
): Promise<Payer> {
  const { companyId } = actor;
  const found = await maybe<Payer & { partnerType: string }>(
    tx,
    sql`
      select p.partner_type, array(
          select x.id from partner x
          where x.company_id = ${companyId} and (x.id = p.id or x.parent_id = p.id)) as family,
        (select a.id from partner_agreement a
          where a.company_id = ${companyId} and a.partner_id in (p.id, p.parent_id)
            and a.id = ${agreementId}::uuid) as agreement_id
      from partner p where p.company_id = ${companyId} and p.id = ${customerId}`,
  );
  if (!found) throw refuse("field.unknown", { value: customerId }, { field: "customerId" });
  if (agreementId && !found.agreementId) {
    throw refuse("field.unknown", { value: agreementId }, { field: "agreementId" });
  }
  if (!receiptTypes.includes(found.partnerType)) {
    throw refuseReceipt("receipt.typeOfPartner", {}, { field: "customerId" });
  }
  return found;
}

/**
 * Returns the invoices of the requested payments, in their order.
 *
 * Refuses: record.notFound for one outside the user's reach · receipt.otherCustomer ·
 *   receipt.notReceivable · receipt.sameInvoiceTwice
 */
export function documentsOf(
  actor: Actor,
  payer: Payer,
  asked: readonly AskedPayment[],
  invoices: readonly Invoice[],
): NumberedDocument[] {
  if (new Set(asked.map((each) => each.refId)).size < asked.length) {
    throw refuseReceipt("receipt.sameInvoiceTwice");
  }
  const byId = new Map(invoices.map((each) => [each.id, each]));
  return asked.map(({ refId, paidAmount }) => {
    const invoice = byId.get(refId);
    if (!invoice || !actor.may("acctARP.detail", invoice)) throw refuse("record.notFound");
    const invoiceNo = numberOf(invoice);
    if (invoice.status === "Canceled") throw refuseInvoice("invoice.canceled", { invoiceNo });
    if (invoice.type === "Voucher") throw refuseReceipt("receipt.notReceivable", { invoiceNo });
    if (!payer.family.includes(invoice.partnerId)) {
      throw refuseReceipt("receipt.otherCustomer", { invoiceNo });
    }
    return {
      id: refId,
      invoiceNo,
      kind: invoice.type === "InvoiceTemp" ? "onBehalf" : "trade",
      currencyId: invoice.currencyId,
      total: invoice.totalAmount,
      open: invoice.unpaidAmount,
      openVnd: invoice.unpaidAmountVnd,
      openUsd: invoice.unpaidAmountUsd,
      excRateUsdToLocal: invoice.excRateUsdToLocal,
      asked: paidAmount ?? null,
    };
  });
}

/**
 * Refuses to post a draft whose money is to be spread over invoices that others have paid, or opened
 * again, since it was saved: the user has seen other amounts. A typed amount is compared with what is
 * open. An invoice of the draft that is no longer sent counts as well: a form does not offer one that
 * was paid meanwhile.
 *
 * Refuses: receipt.openChanged, with the present open amount
 * Source: rule RC-6, areas/receipt/README.md
 */
export async function refuseChangedOpen(
  tx: Tx,
  actor: Actor,
  receiptId: string,
  documents: readonly NumberedDocument[],
): Promise<void> {
  const lines = await readPaymentLines(tx, actor.companyId, receiptId);
  const sent = new Set(documents.map((each) => each.id));
  const left = lines.flatMap(({ refId }) => (refId && !sent.has(refId) ? [refId] : []));
  const unsent = (await getInvoices(tx, actor, left)).map((invoice) => ({
    id: invoice.id,
    invoiceNo: numberOf(invoice),
    currencyId: invoice.currencyId,
    open: invoice.unpaidAmount,
    openVnd: invoice.unpaidAmountVnd,
    asked: null,
  }));
  for (const { id, invoiceNo, currencyId, open, openVnd, asked } of [...documents, ...unsent]) {
    const line = lines.find((each) => each.refId === id);
    if (!line || asked !== null || decimal(line.unpaidAmountVnd).equals(decimal(openVnd))) continue;
    const owed = amountText(money(open, currencyId));
    throw refuseReceipt("receipt.openChanged", { invoiceNo, owed, currency: currencyId });
  }
}
