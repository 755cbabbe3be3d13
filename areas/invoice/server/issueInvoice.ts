import { claimOn, type Surcharge } from "@fairway/areas/charge/model/surcharge.ts";
import { raiseDues } from "@fairway/areas/due/server/raiseDues.ts";
import { claimCharges } from "@fairway/areas/charge/server/claimCharges.ts";
import { ratesToVnd } from "@fairway/areas/charge/server/ratesToVnd.ts";
import { lockCharges } from "@fairway/areas/charge/server/lockCharges.ts";
import { insertDocument } from "@fairway/areas/document/server/documentRows.ts";
import { lineTotals } from "@fairway/areas/charge/model/lineTotals.ts";
import { restateNotes } from "@fairway/areas/note/server/restateNotes.ts";
import { strictestMark, withinBound } from "@fairway/areas/rate/model/typedRate.ts";
import type { Ask } from "@fairway/core/contract/call.ts";
import { localCurrency, secondCurrency } from "@fairway/core/money/currency.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { refuse } from "@fairway/core/refusal/commonRefusals.ts";
import { stampNew } from "@fairway/engine/db/stamp.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import { insertRows, newId } from "@fairway/engine/db/writeRows.ts";
import type { addInvoice } from "../contract.ts";
import { invoiceKind } from "../model/invoiceKind.ts";
import { whyJobClosed } from "../model/refusals.ts";
import { whyNotInvoiced } from "../model/whyNotInvoiced.ts";
import { type InvoiceContext, readInvoiceContext } from "./invoiceContext.ts";
import { newNumbers } from "./invoiceNumbers.ts";
import { shownInvoice } from "./shownInvoice.ts";
import { tellOfIssued } from "./tellOfInvoices.ts";

/**
 * Issues a VAT invoice over selling lines, or an on-behalf invoice over on-behalf lines, to one
 * partner; the lines keep their amounts.
 *
 * Locks: the jobs, their charges, then the number series, then the notes that hold the charges.
 * Refuses: access.forbidden · record.notFound · invoice.wrongType, .otherPartner, .jobCanceled,
 *   .notPositive, .usdUnknown, .voucherIdTaken, .numberTaken · number.* · charge.taken
 * Source: rules IN-1 to IN-5, areas/invoice/README.md
 */
export async function issueInvoice(tx: Tx, actor: Actor, ask: Ask<typeof addInvoice>) {
  actor.mustHave("accManagement.Invoice");
  actor.mustHave("accManagement.add");
  const id = await insertInvoice(tx, actor, ask);
  const invoice = await shownInvoice(tx, actor, id);
  await tellOfIssued(tx, actor, [invoice]);
  return { status: true as const, data: invoice };
}

/** Issues one invoice and returns its id; the caller checks the rights that name no record. */
export async function insertInvoice(
  tx: Tx,
  actor: Actor,
  ask: Ask<typeof addInvoice>,
): Promise<string> {
  const date = ask.date ?? actor.today;
  const charges = await lockCharges(tx, actor, { chargeIds: ask.chargeIds });
  const context = await readInvoiceContext(tx, actor, charges, { partnerId: ask.partnerId });
  if (actor.allowed("accManagement.detail", context.jobs).length < context.jobs.length) {
    throw refuse("record.notFound");
  }
  const closed = context.jobs.map(whyJobClosed).find((why) => why !== null);
  if (closed) throw closed;
  const problem = whyNotInvoiced(charges, ask);
  if (problem) throw problem;

  const id = newId();
  const { totalVnd, totalUsd } = lineTotals(charges);
  const total = ask.currencyId === localCurrency ? totalVnd : (totalUsd as string);
  const excRateUsdToLocal =
    context.excRateUsdToLocal ??
    (await ratesToVnd(tx, actor, [secondCurrency], [date]))(secondCurrency, date)?.toFixed() ??
    null;
  const numbers = await newNumbers(tx, actor, { ...ask, date });
  const stamp = stampNew(actor);
  const invoice = {
    ...stamp,
    id,
    type: ask.type,
    ...numbers,
    invoiceNoReal: ask.invoiceNoReal,
    partnerId: ask.partnerId,
    date,
    paymentMethod: ask.paymentMethod,
    accountNo: ask.accountNo,
    currencyId: ask.currencyId,
    excRateUsdToLocal,
    ...strictestMark([context.noteMark ?? withinBound, ...charges]),
    totalAmount: total,
    totalAmountVnd: totalVnd,
    totalAmountUsd: totalUsd,
    description: ask.description,
    attachDocumentInfo: ask.attachDocumentInfo,
    serviceType: context.serviceType,
    saleManId: context.saleManId,
    status: "New",
  };
  await insertDocument(tx, invoiceKind, invoice);
  const lines = charges.map((charge, at) => lineOf(charge, at, id, actor, context));
  await insertRows(tx, "acct_management_line", lines);
  await raiseDues(tx, actor, [
    {
      ...stamp,
      ...termsOf(ask, context),
      documentId: id,
      side: "debit",
      kind: ask.type === "InvoiceTemp" ? "onBehalf" : "trade",
      partnerId: ask.partnerId,
      service: context.serviceType,
      saleManId: context.saleManId,
      agreementId: context.agreement?.id ?? null,
      currencyId: ask.currencyId,
      excRateUsdToLocal,
      raisedOn: date,
      confirmedOn: null,
      total,
      totalVnd,
      totalUsd,
    },
  ]);
  const document = { side: "debit", slot: "ledger", documentId: id } as const;
  await claimCharges(tx, actor, document, ask.chargeIds);
  await restateNotes(
    tx,
    actor,
    lines.flatMap((line) => line.cdNoteId ?? []),
  );
  return id;
}

function termsOf(ask: Ask<typeof addInvoice>, { agreement }: InvoiceContext) {
  const agreed =
    ask.type === "InvoiceTemp"
      ? (agreement?.paymentTermObh ?? agreement?.paymentTerm)
      : agreement?.paymentTerm;
  const paymentTerm = ask.paymentTerm ?? agreed ?? 0;
  // A typed term runs from the invoice date even without an agreement.
  return { paymentTerm, dueBase: agreement?.baseOn ?? ("Invoice Date" as const) };
}

function lineOf(
  charge: Surcharge,
  at: number,
  invoiceId: string,
  actor: Actor,
  { accounts }: InvoiceContext,
) {
  const note = claimOn(charge, "debit", "note");
  const account = accounts[charge.chargeId];
  return {
    companyId: actor.companyId,
    id: newId(),
    acctManagementId: invoiceId,
    lineNo: at + 1,
    chargeId: charge.id,
    side: "debit",
    jobId: charge.jobId,
    jobNo: charge.jobNo,
    hblid: charge.hblid,
    hwbno: charge.hwbno,
    mblno: charge.mblno,
    cdNoteId: note?.documentId ?? null,
    cdNoteNo: note?.documentNo ?? null,
    chargeCode: charge.chargeCode,
    chargeNameEn: charge.chargeNameEn,
    chargeNameVi: charge.chargeNameVi,
    quantity: charge.quantity,
    unitCode: charge.unitCode,
    unitPrice: charge.unitPrice,
    currencyId: charge.currencyId,
    vatrate: charge.vatrate,
    netAmount: charge.netAmount,
    vatAmount: charge.vatAmount,
    finalExchangeRate: charge.finalExchangeRate,
    amountVnd: charge.amountVnd,
    vatAmountVnd: charge.vatAmountVnd,
    amountUsd: charge.amountUsd,
    vatAmountUsd: charge.vatAmountUsd,
    contraAccount: account?.contraAccount ?? null,
    vatAccount: account?.vatAccount ?? null,
    userModified: actor.userId,
  };
}
