import type { Surcharge } from "@fairway/areas/charge/model/surcharge.ts";
import { chargesHeldBy } from "@fairway/areas/charge/server/chargesHeldBy.ts";
import { lockCharges } from "@fairway/areas/charge/server/lockCharges.ts";
import { beginVerb } from "@fairway/areas/document/server/openDocument.ts";
import { updateDocument } from "@fairway/areas/document/server/documentRows.ts";
import type { LockedDue } from "@fairway/areas/due/model/due.ts";
import { changeTotal } from "@fairway/areas/due/server/changeTotals.ts";
import { lockDues } from "@fairway/areas/due/server/lockDues.ts";
import { redateDocument } from "@fairway/areas/due/server/redateDues.ts";
import { restateSettlements } from "@fairway/areas/settlement/server/restateSettlements.ts";
import type { Ask } from "@fairway/core/contract/call.ts";
import type { DecimalText } from "@fairway/core/money/decimal.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { rows, type Tx } from "@fairway/engine/db/tx.ts";
import { updateRows } from "@fairway/engine/db/writeRows.ts";
import { sql } from "kysely";
import type { updateInvoice as updateInvoiceCall } from "../contract.ts";
import { keepsValue } from "../model/billedLine.ts";
import { type Invoice, type InvoiceLine, itemSide, usualTerms } from "../model/invoice.ts";
import { invoiceKind } from "../model/invoiceKind.ts";
import { whyNotTotal } from "../model/whyNotInvoiced.ts";
import { type BilledLine, billedLines } from "./billedLines.ts";
import { headMark, headRate } from "./headRate.ts";
import { readInvoiceContext } from "./invoiceContext.ts";
import { changedNumbers } from "./invoiceNumbers.ts";
import { invoiceSource, readInvoiceLines } from "./invoiceTable.ts";
import { totalsOf } from "./issueInvoice.ts";
import { aheadOf, payAhead, takeBackAhead } from "./payAhead.ts";
import { readInvoice, shownInvoice } from "./shownInvoice.ts";

/** What is changed; `fromLedger` is a change by the accounting system that made the document. */
type Asked = Ask<typeof updateInvoiceCall> & { readonly fromLedger?: boolean };

/**
 * Changes an unpaid invoice or voucher: numbers, date, term and text, the rate of the dollar, and with
 * `lines` the rates and VND amounts of its lines. Its charges stay; for other charges it is canceled
 * and a new one issued.
 *
 * Locks: when it is valued again the jobs and charges; its item, so that no payment is posted in
 *   between.
 * Refuses: record.conflict · access.forbidden · invoice.paid, .fromAccounting, .canceled,
 *   .voucherIdTaken, .numberTaken, .notPositive · number.* · as `billedLines`
 * Source: rules IN-6, IN-16 and VO-4, areas/invoice/README.md
 */
export async function updateInvoice(tx: Tx, actor: Actor, ask: Asked) {
  const seen = await readInvoice(tx, actor.companyId, ask.id);
  const typed = await typedNow(tx, seen, ask);
  const charges = typed ? await chargesOf(tx, actor, ask.id) : [];
  const side = itemSide(seen);
  const { dues } = await lockDues(tx, actor, { documentIds: [ask.id], side });
  const invoice = await beginVerb(tx, actor, invoiceSource, { verb: "update", id: ask.id });
  const date = ask.date ?? invoice.date;
  const paymentTerm = ask.paymentTerm ?? invoice.paymentTerm;
  const { type } = invoice;
  const usual = usualTerms[type];
  const before =
    typed || date !== invoice.date
      ? await takeBackAhead(tx, actor, invoice, { dues, day: (due) => due.raisedOn })
      : { amount: invoice.paidAhead, paid: new Map() };
  const { ahead, ...rated } = typed
    ? await ratedAgain(tx, actor, { ...ask, ...typed, date }, { invoice, charges, dues })
    : { ahead: before };
  const changes = {
    ...(await changedNumbers(tx, actor, { ...ask, ...typeOf(invoice), date }, invoice)),
    invoiceNoReal: ask.invoiceNoReal,
    date,
    paymentMethod: ask.paymentMethod ?? usual.paymentMethod,
    accountNo: ask.accountNo ?? usual.accountNo,
    description: ask.description,
    attachDocumentInfo: ask.attachDocumentInfo,
    ...rated,
    paidAhead: ahead.amount,
  };
  await updateDocument(tx, actor, invoiceKind, invoice, changes, ask.version);
  await redateDocument(tx, actor, dues, { raisedOn: date, paymentTerm });
  await payAhead(tx, actor, { id: ask.id, side }, ahead);
  if (type === "Voucher") {
    // Settlements name their voucher with its number and day.
    const settlementIds = await settlementsOf(tx, actor, ask.id);
    await restateSettlements(tx, actor, settlementIds);
  }
  return { status: true as const, data: await shownInvoice(tx, actor, ask.id) };
}

interface TypedNow {
  readonly excRateUsdToLocal: DecimalText | null;
  readonly lines: NonNullable<Asked["lines"]>;
}

/**
 * What is typed for a document that is saved, or null where nothing is valued again: a typed rate is
 * compared with that of another day when the document moves there (RT-8).
 */
async function typedNow(tx: Tx, invoice: Invoice, ask: Asked): Promise<TypedNow | null> {
  const was = invoice.isRateTyped ? invoice.excRateUsdToLocal : null;
  const { lines, date = null } = ask;
  if (lines) return { lines, excRateUsdToLocal: ask.excRateUsdToLocal ?? null };
  const excRateUsdToLocal = ask.excRateUsdToLocal === undefined ? was : ask.excRateUsdToLocal;
  const isMoved = date !== null && date !== invoice.date;
  if (excRateUsdToLocal === was && !isMoved) return null;
  const stored = await readInvoiceLines(tx, invoice.companyId, invoice.id);
  const isTyped = was !== null || stored.some((line) => line.exchangeRate !== null);
  if (excRateUsdToLocal === was && !isTyped) return null;
  return { excRateUsdToLocal, lines: stored.flatMap((line) => typedOf(invoice, line)) };
}

function typedOf(invoice: Invoice, line: InvoiceLine): TypedNow["lines"] {
  const { chargeId, exchangeRate, isKeyed, invoiceNo, serie, invoiceDate } = line;
  if (line.type === null || chargeId === null || keepsValue(invoice, { type: line.type }))
    return [];
  const amountVnd = isKeyed ? line.amountVnd : null;
  const vatAmountVnd = isKeyed ? line.vatAmountVnd : null;
  return [{ chargeId, exchangeRate, amountVnd, vatAmountVnd, invoiceNo, serie, invoiceDate }];
}

/** The settlements whose charges stand on a document. */
async function settlementsOf(tx: Tx, actor: Actor, id: string): Promise<string[]> {
  const found = await rows<{ id: string }>(
    tx,
    sql`select distinct settlement_id as id from acct_management_line
      where company_id = ${actor.companyId} and acct_management_id = ${id}
        and settlement_id is not null`,
  );
  return found.map((each) => each.id);
}

const typeOf = ({ type, voucherType }: Invoice) => ({ type, voucherType });

async function chargesOf(tx: Tx, actor: Actor, id: string): Promise<Surcharge[]> {
  const held = await chargesHeldBy(tx, actor.companyId, "ledger", [id]);
  return lockCharges(tx, actor, { chargeIds: held });
}

/** Writes the lines and the item at what is typed now; returns the changes of the head. */
async function ratedAgain(
  tx: Tx,
  actor: Actor,
  ask: Omit<Asked, keyof TypedNow> & TypedNow & { readonly date: string },
  has: {
    readonly invoice: Invoice;
    readonly charges: readonly Surcharge[];
    readonly dues: readonly LockedDue[];
  },
) {
  const { invoice } = has;
  const { companyId, userId: userModified } = actor;
  const stored = await readInvoiceLines(tx, companyId, invoice.id);
  const order = new Map(stored.map((line) => [line.chargeId, line]));
  const charges = [...has.charges].sort(
    (a, b) => (order.get(a.id)?.lineNo ?? 0) - (order.get(b.id)?.lineNo ?? 0),
  );
  const typedRate = ask.excRateUsdToLocal;
  const {
    lines: valued,
    mark,
    approved,
  } = await billedLines<(typeof ask.lines)[number]>(tx, actor, charges, {
    type: invoice.type,
    date: ask.date,
    officeId: invoice.officeId,
    typedRate,
    rateReason: ask.rateReason ?? null,
    lines: ask.lines,
    stored: {
      invoice,
      rates: new Map(stored.map(({ chargeId, exchangeRate }) => [chargeId, exchangeRate])),
    },
  });
  // An item that is unknown in US dollars stays so.
  const lines = invoice.totalAmountUsd === null ? valued.map(withoutDollars) : valued;
  const total = whyNotTotal(lines, { currencyId: invoice.currencyId });
  if (total) throw total;
  await updateRows(
    tx,
    "acct_management_line",
    companyId,
    lines.flatMap(({ charge, typed, billed }) => {
      const line = order.get(charge.id);
      if (!line) return [];
      // What is not sent stays.
      const { invoiceNo, serie, invoiceDate } = "invoiceNo" in typed ? typed : line;
      const paper = { invoiceNo, serie, invoiceDate };
      const exchangeRate = typed.exchangeRate ?? null;
      return [{ id: line.id, ...billed, exchangeRate, ...paper, userModified }];
    }),
  );
  const totals = totalsOf(lines, invoice.currencyId);
  const context = await readInvoiceContext(tx, actor, charges, {
    partnerId: invoice.partnerId,
    side: itemSide(invoice),
  });
  const excRateUsdToLocal =
    typedRate === null && !invoice.isRateTyped
      ? invoice.excRateUsdToLocal
      : await headRate(tx, actor, { typedRate, context, date: ask.date });
  for (const due of has.dues) {
    const { totalAmount: amount, totalAmountVnd: amountVnd, totalAmountUsd: amountUsd } = totals;
    await changeTotal(tx, actor, due, {
      worth: { amount, amountVnd, amountUsd },
      excRateUsdToLocal,
    });
  }
  return {
    ...totals,
    ahead: aheadOf(lines, totals, invoice.currencyId),
    excRateUsdToLocal,
    isRateTyped: typedRate !== null,
    ...headMark([mark], { typedRate, context, charges, approved }),
  };
}

function withoutDollars<Line extends BilledLine>(line: Line): Line {
  return { ...line, billed: { ...line.billed, amountUsd: null, vatAmountUsd: null } };
}
