import { needsRate, owed, type Pool } from "@fairway/areas/due/model/clearPool.ts";
import type { DueSide } from "@fairway/areas/due/model/due.ts";
import { type Invoice, itemSide } from "@fairway/areas/invoice/model/invoice.ts";
import { numberOf } from "@fairway/areas/invoice/model/invoiceKind.ts";
import { refuseInvoice } from "@fairway/areas/invoice/model/refusals.ts";
import { getInvoices } from "@fairway/areas/invoice/server/getInvoices.ts";
import { vouchersOf } from "@fairway/areas/invoice/server/vouchersOf.ts";
import { Decimal, type DecimalText, decimal } from "@fairway/core/money/decimal.ts";
import { amountText, money } from "@fairway/core/money/money.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { refuse } from "@fairway/core/refusal/commonRefusals.ts";
import { maybe, type Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";
import { type PaymentType, receiptTypes, type ReceiptType } from "../model/receipt.ts";
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

/** A voucher that pays, with the note or statement by which it was chosen. */
export interface AskedCredit extends AskedPayment {
  readonly type: PaymentType;
  readonly creditId: string | null;
  readonly creditNo: string | null;
  readonly note?: string | null | undefined;
}

/**
 * Finds the vouchers of the chosen credits: a voucher by itself, or the vouchers over the lines of a
 * credit note or statement.
 *
 * Refuses: record.notFound for one outside the user's reach · receipt.noVoucher, .creditTwice
 * Source: rule RC-13, areas/receipt/README.md
 */
export async function creditsOf(
  tx: Tx,
  actor: Actor,
  asked: readonly (AskedPayment & { readonly note?: string | null | undefined })[],
): Promise<AskedCredit[]> {
  if (asked.length === 0) return [];
  const ids = asked.map(({ refId }) => refId);
  const papers = await vouchersOf(tx, actor, "acctARP.detail", ids);
  const byId = new Map(papers.map((each) => [each.id, each]));
  const credits = asked.flatMap((each): AskedCredit[] => {
    const paper = byId.get(each.refId);
    if (!paper) throw refuse("record.notFound");
    const { kind, number, voucherIds } = paper;
    if (kind === "voucher") return [{ ...each, type: "CREDIT", creditId: null, creditNo: null }];
    if (!["note", "soa"].includes(kind)) {
      throw refuseReceipt("receipt.notPayable", { invoiceNo: number });
    }
    if (voucherIds.length === 0) throw refuseReceipt("receipt.noVoucher", { number });
    const by = {
      type: kind === "soa" ? ("CREDITSOA" as const) : ("CREDITNOTE" as const),
      creditId: paper.id,
      creditNo: number,
    };
    return voucherIds.map((refId) => ({ ...each, ...by, refId }));
  });
  const chosen = new Set<string>();
  for (const { refId, creditNo } of credits) {
    const number = creditNo ?? byId.get(refId)?.number ?? "";
    if (chosen.has(refId)) throw refuseReceipt("receipt.creditTwice", { number });
    chosen.add(refId);
  }
  return credits;
}

/**
 * Returns the invoices of the requested payments, in their order; an item on the debit side is owed to
 * us, one on the credit side by us.
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
  return asked.map(numbered(actor, payer, invoices, "debit"));
}

/**
 * Returns the vouchers that pay, in the order of the credits. An amount that is typed for a note or
 * statement is taken from its vouchers, the oldest first; one without anything open is left out.
 *
 * Refuses: record.notFound · receipt.otherCustomer · receipt.notPayable · receipt.noVoucher
 */
export function creditDocumentsOf(
  actor: Actor,
  payer: Payer,
  asked: readonly AskedCredit[],
  invoices: readonly Invoice[],
  rated: Pick<Pool, "currencyId" | "excRateUsdToLocal">,
): NumberedDocument[] {
  const found = asked.map((each) => ({
    ...each,
    ...numbered(actor, payer, invoices, "credit")(each),
  }));
  const left = new Map<string, DecimalText>();
  return found.flatMap(({ creditId, creditNo, ...credit }) => {
    if (creditId === null) return [credit];
    const isOpen = (id: string) =>
      found.some((each) => each.creditId === id && decimal(each.open).gt(0));
    if (!isOpen(creditId)) throw refuseReceipt("receipt.creditUsedUp", { number: creditNo ?? "" });
    if (decimal(credit.open).isZero()) return [];
    if (credit.asked === null || needsRate(rated, [credit])) return [credit];
    const rest = decimal(left.get(creditId) ?? credit.asked);
    const isLast = found.findLast((each) => each.creditId === creditId)?.id === credit.id;
    const take = isLast ? rest : Decimal.min(rest, owed(credit, rated));
    left.set(creditId, rest.minus(take).toFixed());
    return [{ ...credit, asked: take.toFixed() }];
  });
}

/** Makes the open item of a requested payment. */
function numbered(actor: Actor, payer: Payer, invoices: readonly Invoice[], side: DueSide) {
  const byId = new Map(invoices.map((each) => [each.id, each]));
  return ({ refId, paidAmount }: AskedPayment): NumberedDocument => {
    const invoice = byId.get(refId);
    if (!invoice || !actor.may("acctARP.detail", invoice)) throw refuse("record.notFound");
    const invoiceNo = numberOf(invoice);
    if (invoice.status === "Canceled") throw refuseInvoice("invoice.canceled", { invoiceNo });
    if (itemSide(invoice) !== side) {
      const reason = side === "debit" ? "receipt.notReceivable" : "receipt.notPayable";
      throw refuseReceipt(reason, { invoiceNo });
    }
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
  };
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
    const facts = { invoiceNo, owed: amountText(money(open, currencyId)), currency: currencyId };
    throw refuseReceipt("receipt.openChanged", facts);
  }
}
