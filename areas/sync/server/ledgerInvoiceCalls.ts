import {
  cancelLedgerInvoices,
  issueLedgerInvoice,
  type LedgerInvoice,
} from "@fairway/areas/invoice/server/ledgerInvoices.ts";
import type { Ask } from "@fairway/core/contract/call.ts";
import { rows, type Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";
import type * as contract from "../contractOfCallBacks.ts";
import { refuseCallBack } from "../model/callBackRefusals.ts";
import type { CallingActor } from "./callBack.ts";
import { partnerOfCode } from "./partnerOfCode.ts";
import { sendHoldersBack } from "./sendHoldersBack.ts";

/** What a document that lost its invoice at the accounting system is told. */
const removed = "Removed Inv";

/**
 * Issues the invoices of a call: one over all selling lines, which have one reference, and one for
 * each reference over on-behalf lines.
 *
 * Refuses: record.notFound · callBack.references, .oneInvoice, .otherOffice · as issuing an invoice
 * Source: rule SY-7
 */
export async function createInvoices(
  tx: Tx,
  { actor, mustReach }: CallingActor,
  ask: Ask<typeof contract.createInvoiceData>,
): Promise<string[]> {
  const partnerId = await partnerOfCode(tx, actor, ask.PartnerCode);
  const sold = ask.Charges.filter(({ ChargeType }) => ChargeType === "DEBIT");
  if (new Set(sold.map(({ ReferenceNo }) => ReferenceNo)).size > 1) {
    throw refuseCallBack("callBack.references", {}, { field: "Charges" });
  }
  const onBehalf = ask.Charges.filter(({ ChargeType }) => ChargeType === "OBH");
  const groups = [
    ...(sold.length > 0 ? [sold] : []),
    ...Map.groupBy(onBehalf, ({ ReferenceNo }) => ReferenceNo).values(),
  ];
  await mustReachLines(tx, { actor, mustReach }, ask.Charges);
  const ids: string[] = [];
  for (const lines of groups) {
    const [first] = lines;
    if (!first) continue;
    if (lines.some((each) => headOf(each) !== headOf(first))) {
      const { ReferenceNo: referenceNo } = first;
      throw refuseCallBack("callBack.oneInvoice", { referenceNo }, { field: "Charges" });
    }
    const isSold = first.ChargeType === "DEBIT";
    const invoice: LedgerInvoice = {
      type: isSold ? "Invoice" : "InvoiceTemp",
      referenceNo: first.ReferenceNo,
      partnerId,
      chargeIds: lines.map(({ ChargeId }) => ChargeId),
      invoiceNo: isSold ? ask.InvoiceNo : first.ReferenceNo,
      serie: isSold ? ask.SerieNo : `OBH/${ask.InvoiceDate.slice(2, 4)}`,
      date: ask.InvoiceDate,
      currencyId: ask.Currency,
      rate: first.ExchangeRate ?? null,
      rateReason: first.ExchangeRate ? "Accounting" : null,
      paymentTerm: first.PaymentTerm,
      accountNo: first.AccountNo,
      description: ask.Description,
    };
    const issued = await issueLedgerInvoice(tx, actor, invoice);
    mustReach(issued);
    ids.push(issued.id);
  }
  return ids;
}

/** What the lines of one invoice have in common. */
const headOf = (line: Ask<typeof contract.createInvoiceData>["Charges"][number]) =>
  JSON.stringify([line.PaymentTerm, line.ExchangeRate ?? null, line.AccountNo ?? null]);

/** Refuses lines on jobs of other offices than the key reaches. Rule SY-4 */
async function mustReachLines(
  tx: Tx,
  { actor: { companyId }, mustReach }: CallingActor,
  lines: readonly { readonly ChargeId: string }[],
): Promise<void> {
  const offices = await rows<{ officeId: string }>(
    tx,
    sql`select distinct j.office_id from surcharge s
      join shipment j on j.company_id = ${companyId} and j.id = s.job_id
      where s.company_id = ${companyId} and s.id = any(${lines.map(({ ChargeId }) => ChargeId)}::uuid[])`,
  );
  offices.forEach(mustReach);
}

/**
 * Cancels the invoices of a reference; the documents that sent their lines come back.
 *
 * Refuses: invoice.unknownReference · as canceling an invoice
 * Source: rule SY-7
 */
export async function removeInvoices(
  tx: Tx,
  { actor, mustReach }: CallingActor,
  referenceNo: string,
): Promise<void> {
  const holders = await cancelLedgerInvoices(tx, actor, referenceNo, mustReach);
  await sendHoldersBack(tx, actor, holders, removed);
}
