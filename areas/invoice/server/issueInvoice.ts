import { claimOn } from "@fairway/areas/charge/model/surcharge.ts";
import type { ClaimSide } from "@fairway/areas/charge/model/claimRules.ts";
import { raiseDues } from "@fairway/areas/due/server/raiseDues.ts";
import { claimCharges } from "@fairway/areas/charge/server/claimCharges.ts";
import { lockCharges } from "@fairway/areas/charge/server/lockCharges.ts";
import { insertDocument } from "@fairway/areas/document/server/documentRows.ts";
import { lineTotals } from "@fairway/areas/charge/model/lineTotals.ts";
import type { Ask } from "@fairway/core/contract/call.ts";
import { localCurrency } from "@fairway/core/money/currency.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { refuse } from "@fairway/core/refusal/commonRefusals.ts";
import { lockRows } from "@fairway/engine/db/lockRow.ts";
import { stampNew } from "@fairway/engine/db/stamp.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import { insertRows, newId } from "@fairway/engine/db/writeRows.ts";
import type { addInvoice } from "../contract.ts";
import { issuingRights, usualTerms } from "../model/invoice.ts";
import { invoiceKind } from "../model/invoiceKind.ts";
import { whyJobClosed } from "../model/refusals.ts";
import { sideOf, whyNotInvoiced, whyNotTotal } from "../model/whyNotInvoiced.ts";
import { type BilledLine, billedLines } from "./billedLines.ts";
import { confirmedDay } from "./confirmedDays.ts";
import { headMark, headRate } from "./headRate.ts";
import { type InvoiceContext, readInvoiceContext } from "./invoiceContext.ts";
import { newNumbers } from "./invoiceNumbers.ts";
import { aheadOf, payAhead } from "./payAhead.ts";
import { restateHolders } from "./restateHolders.ts";
import { shownInvoice } from "./shownInvoice.ts";
import { tellOfIssued } from "./tellOfInvoices.ts";

/**
 * Issues a VAT invoice over selling lines, an on-behalf invoice over on-behalf lines, or a voucher over
 * what is bought, paid on behalf or sold, of one partner; the charges keep their amounts.
 *
 * Locks: the jobs, their charges and settlements, what has confirmed them, then the number series, then the notes and statements
 *   that hold the charges.
 * Refuses: access.forbidden · record.notFound · invoice.wrongType, .mixedSides, .otherPartner,
 *   .jobCanceled, .lineSent, .notSettled, .notPositive, .usdUnknown, .voucherIdTaken, .numberTaken ·
 *   number.* · charge.taken · as `billedLines`
 * Source: rules IN-1 to IN-5, IN-16 and VO-1 to VO-4, areas/invoice/README.md
 */
export async function issueInvoice(tx: Tx, actor: Actor, ask: IssueAsk) {
  actor.mustHave(issuingRights[ask.type]);
  actor.mustHave("accManagement.add");
  const id = await insertInvoice(tx, actor, ask);
  const invoice = await shownInvoice(tx, actor, id);
  if (ask.type !== "Voucher") await tellOfIssued(tx, actor, [invoice]);
  return { status: true as const, data: invoice };
}

type AskedLine = Ask<typeof addInvoice>["lines"][number];

/** What is asked of a new document; the accounting system makes one over lines that it has. */
type IssueAsk = Ask<typeof addInvoice> & { readonly fromLedger?: boolean };

/** Issues one invoice or voucher and returns its id; the caller checks the rights that name no record. */
export async function insertInvoice(tx: Tx, actor: Actor, ask: IssueAsk): Promise<string> {
  const { type, currencyId } = ask;
  const date = ask.date ?? actor.today;
  const charges = await lockCharges(tx, actor, { chargeIds: ask.chargeIds });
  const side = sideOf(type, charges);
  // A settlement that is unlocked meanwhile is not Done any more when its state is read.
  const settlements = charges.flatMap(
    (each) => claimOn(each, side, "settlement")?.documentId ?? [],
  );
  await lockRows(tx, "document", { companyId: actor.companyId, ids: [...new Set(settlements)] });
  const context = await readInvoiceContext(tx, actor, charges, { partnerId: ask.partnerId, side });
  if (actor.allowed("accManagement.detail", context.jobs).length < context.jobs.length) {
    throw refuse("record.notFound");
  }
  const closed = context.jobs.map(whyJobClosed).find((why) => why !== null);
  if (closed) throw closed;
  const problem = whyNotInvoiced(charges, { ...ask, settlements: context.settlements });
  if (problem) throw problem;
  const typedRate = ask.excRateUsdToLocal ?? null;
  const {
    lines: billed,
    mark,
    approved,
  } = await billedLines<AskedLine>(tx, actor, charges, {
    type,
    date,
    officeId: actor.officeId,
    typedRate,
    rateReason: ask.rateReason ?? null,
    lines: ask.lines,
  });
  const total = whyNotTotal(billed, { currencyId });
  if (total) throw total;

  const confirmedOn =
    type === "Voucher" || !context.isCombined
      ? null
      : await confirmedDay(tx, actor, { side, chargeIds: ask.chargeIds });
  const id = newId();
  const excRateUsdToLocal = await headRate(tx, actor, { typedRate, context, date });
  const numbers = await newNumbers(tx, actor, { ...ask, date });
  const stamp = stampNew(actor);
  const totals = totalsOf(billed, currencyId);
  const ahead = aheadOf(billed, totals, currencyId);
  const usual = usualTerms[type];
  const invoice = {
    ...stamp,
    id,
    type,
    voucherType: type === "Voucher" ? (ask.voucherType ?? "Other entry") : null,
    ...numbers,
    invoiceNoReal: ask.invoiceNoReal,
    partnerId: ask.partnerId,
    date,
    paymentMethod: ask.paymentMethod ?? usual.paymentMethod,
    accountNo: ask.accountNo ?? usual.accountNo,
    currencyId,
    excRateUsdToLocal,
    isRateTyped: typedRate !== null,
    ...headMark([mark], { typedRate, context, charges, approved }),
    ...totals,
    paidAhead: ahead.amount,
    description: ask.description,
    attachDocumentInfo: ask.attachDocumentInfo,
    serviceType: context.serviceType,
    saleManId: context.saleManId,
    confirmBillingDate: confirmedOn,
    status: "New",
  };
  await insertDocument(tx, invoiceKind, invoice);
  const lines = billed.map((line, at) => lineOf(line, at, { invoiceId: id, actor, side, context }));
  await insertRows(tx, "acct_management_line", lines);
  const isBehalf = charges.every((each) => each.type === "OBH");
  await raiseDues(tx, actor, [
    {
      ...stamp,
      ...termsOf(ask, context),
      documentId: id,
      side,
      kind: isBehalf ? "onBehalf" : "trade",
      partnerId: ask.partnerId,
      service: context.serviceType,
      saleManId: context.saleManId,
      agreementId: context.agreement?.id ?? null,
      currencyId,
      excRateUsdToLocal,
      raisedOn: date,
      confirmedOn,
      total: totals.totalAmount,
      totalVnd: totals.totalAmountVnd,
      totalUsd: totals.totalAmountUsd,
    },
  ]);
  await payAhead(tx, actor, { id, side }, ahead);
  await claimCharges(tx, actor, { side, slot: "ledger", documentId: id }, ask.chargeIds);
  await restateHolders(tx, actor, lines);
  return id;
}

/** What lines come to in the currency of their document, in VND and in US dollars. */
export function totalsOf(lines: readonly BilledLine[], currencyId: string) {
  const { totalVnd, totalUsd } = lineTotals(
    lines.map(({ charge, billed }) => ({ ...charge, ...billed })),
  );
  return {
    totalAmount: currencyId === localCurrency ? totalVnd : (totalUsd as string),
    totalAmountVnd: totalVnd,
    totalAmountUsd: totalUsd,
  };
}

function termsOf(ask: Ask<typeof addInvoice>, { agreement }: InvoiceContext) {
  const agreed =
    ask.type === "InvoiceTemp"
      ? (agreement?.paymentTermObh ?? agreement?.paymentTerm)
      : agreement?.paymentTerm;
  const paymentTerm = ask.paymentTerm ?? agreed ?? usualTerms[ask.type].paymentTerm;
  // A typed term runs from the invoice date even without an agreement.
  return { paymentTerm, dueBase: agreement?.baseOn ?? ("Invoice Date" as const) };
}

function lineOf(
  { charge, typed, billed }: BilledLine<AskedLine | BilledLine["typed"]>,
  at: number,
  by: {
    readonly invoiceId: string;
    readonly actor: Actor;
    readonly side: ClaimSide;
    readonly context: InvoiceContext;
  },
) {
  const { invoiceId, actor, side, context } = by;
  const note = claimOn(charge, side, "note");
  const soa = claimOn(charge, side, "statement");
  const settlement = claimOn(charge, side, "settlement");
  const account = context.accounts[charge.chargeId];
  return {
    companyId: actor.companyId,
    id: newId(),
    acctManagementId: invoiceId,
    lineNo: at + 1,
    chargeId: charge.id,
    side,
    jobId: charge.jobId,
    jobNo: charge.jobNo,
    hblid: charge.hblid,
    hwbno: charge.hwbno,
    mblno: charge.mblno,
    cdNoteId: note?.documentId ?? null,
    cdNoteNo: note?.documentNo ?? null,
    soaId: soa?.documentId ?? null,
    soaNo: soa?.documentNo ?? null,
    settlementId: settlement?.documentId ?? null,
    settlementNo: settlement?.documentNo ?? null,
    chargeCode: charge.chargeCode,
    chargeNameEn: charge.chargeNameEn,
    chargeNameVi: charge.chargeNameVi,
    quantity: charge.quantity,
    unitCode: charge.unitCode,
    unitPrice: charge.unitPrice,
    currencyId: charge.currencyId,
    vatrate: charge.vatrate,
    exchangeRate: typed.exchangeRate ?? null,
    ...billed,
    ...("invoiceNo" in typed && (typed.invoiceNo || typed.serie || typed.invoiceDate)
      ? { invoiceNo: typed.invoiceNo, serie: typed.serie, invoiceDate: typed.invoiceDate }
      : { invoiceNo: charge.invoiceNo, serie: charge.seriesNo, invoiceDate: charge.invoiceDate }),
    contraAccount: account?.contraAccount ?? null,
    vatAccount: account?.vatAccount ?? null,
    userModified: actor.userId,
  };
}
