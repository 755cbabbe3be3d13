import type { Draw } from "@fairway/areas/due/model/drawAdvance.ts";
import { together, type Worth } from "@fairway/areas/due/model/worth.ts";
import { clearPool, inBooks } from "@fairway/areas/due/model/clearPool.ts";
import { lockDues } from "@fairway/areas/due/server/lockDues.ts";
import { getInvoices } from "@fairway/areas/invoice/server/getInvoices.ts";
import { drawnNumber } from "@fairway/areas/numbering/server/drawNumbers.ts";
import {
  insertDocument,
  insertNumbered,
  updateDocument,
} from "@fairway/areas/document/server/documentRows.ts";
import { beginVerb } from "@fairway/areas/document/server/openDocument.ts";
import type { Ask } from "@fairway/core/contract/call.ts";
import { type BookCurrency, localCurrency, secondCurrency } from "@fairway/core/money/currency.ts";
import { Decimal, decimal } from "@fairway/core/money/decimal.ts";
import { amountText, money } from "@fairway/core/money/money.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { refuse } from "@fairway/core/refusal/commonRefusals.ts";
import { type Day } from "@fairway/core/time/day.ts";
import { stampNew } from "@fairway/engine/db/stamp.ts";
import { run, type Tx } from "@fairway/engine/db/tx.ts";
import { insertRows, newId } from "@fairway/engine/db/writeRows.ts";
import { sql } from "kysely";
import type { saveReceipt as saveReceiptCall } from "../contract.ts";
import { type Receipt, saveActions } from "../model/receipt.ts";
import { receiptKind, receiptSeries } from "../model/receiptKind.ts";
import { whyAdvanceKept, whyNotCleared, whyNotReceived } from "../model/whyNotSaved.ts";
import { cancelReceipt } from "./cancelReceipt.ts";
import { advancePool, drawnAdvances, postReceipt } from "./postReceipt.ts";
import { linesOf } from "./receiptLines.ts";
import { type MarkedPool, receiptMark, receiptPool } from "./receiptPool.ts";
import { documentsOf, readPayer, refuseChangedOpen } from "./receiptDocuments.ts";
import { receiptSource } from "./receiptTable.ts";
import { shownReceipt } from "./shownReceipt.ts";
import { tellOfReceipt } from "./tellOfReceipt.ts";
import { takeReceiptNo } from "./takeReceiptNo.ts";

type SaveReceipt = Ask<typeof saveReceiptCall>;

/**
 * Saves a receipt as a draft without effect, or posts it: its lines clear their invoices, the rest
 * becomes the customer's advance.
 *
 * Locks: the receipt, the items it clears and the customer's advance in id order, the number
 *   series.
 * Refuses: access.forbidden · record.notFound · record.conflict · receipt.* · rate.*
 * Source: rules RC-1 to RC-6, areas/receipt/README.md
 */
export async function saveReceipt(tx: Tx, actor: Actor, ask: SaveReceipt) {
  if (ask.saveAction === saveActions.cancel) {
    if (!ask.id) throw refuse("field.required", {}, { field: "id" });
    if (!ask.description) throw refuse("field.required", {}, { field: "description" });
    return cancelReceipt(tx, actor, { id: ask.id, reason: ask.description });
  }
  const draft = await lockDraft(tx, actor, ask);
  const isDone = ask.saveAction === saveActions.done;
  const day = ask.paymentDate ?? actor.today;
  const notReceived = whyNotReceived({ ...ask, paymentDate: day }, actor.today);
  if (notReceived) throw notReceived;

  const { officeId } = draft ?? actor;
  const payer = await readPayer(tx, actor, ask.customerId, ask.agreementId ?? null);
  const finalPaid = decimal(ask.paidAmount).plus(ask.cusAdvanceAmount);
  const pool = await receiptPool(tx, actor, {
    currencyId: ask.currencyId,
    amount: amountText(money(finalPaid, ask.currencyId)),
    day,
    officeId,
    typedRate: ask.excRateUsdToLocal,
    rateReason: ask.rateReason,
    draft,
  });
  const ids = ask.payments.map((each) => each.refId);
  const { dues, advances } = await lockDues(tx, actor, {
    documentIds: ids,
    side: "debit",
    pool:
      isDone && decimal(ask.cusAdvanceAmount).gt(0)
        ? { ...advancePool(ask), officeId, reach: "acctARP.detail" }
        : null,
  });
  const invoices = await getInvoices(tx, actor, ids);
  const documents = documentsOf(actor, payer, ask.payments, invoices);
  const problem = whyNotCleared(ask.class, pool, day, documents);
  if (problem) throw problem;
  const id = draft?.id ?? newId();
  if (draft && isDone) await refuseChangedOpen(tx, actor, draft.id, documents);

  const advanceKept = whyAdvanceKept(ask, clearPool(pool, documents).left);
  if (advanceKept) throw advanceKept;
  const { currencyId, cusAdvanceAmount: used } = ask;
  const draws = isDone
    ? await drawnAdvances(tx, actor, advances, { currencyId, used, officeId, day })
    : [];
  const valued = withAhead(pool, draws);
  const clearing = clearPool(valued, documents);
  const head = {
    ...headOf(ask, valued, day),
    ...receiptMark(pool, invoices),
    type: payer.partnerType,
    agreementId: ask.agreementId ?? null,
    ...(isDone ? { status: "Done", doneAt: "now" } : { status: "Draft" }),
  };
  if (draft) await changeDraft(tx, actor, draft, ask, head);
  else {
    const receipt = { ...stampNew(actor), ...head, id };
    if (ask.paymentRefNo) {
      const paymentRefNo = await takeReceiptNo(tx, actor, { day, typed: ask.paymentRefNo });
      await insertDocument(tx, receiptKind, { ...receipt, paymentRefNo });
    } else {
      await insertNumbered(tx, receiptKind, receipt, drawnNumber(actor, receiptSeries(day)));
    }
  }
  const lines = linesOf({ actor, receiptId: id, ask, invoices, dues, clearing, posted: isDone });
  await insertRows(tx, "receipt_line", lines);
  if (isDone) {
    const place = draft ?? stampNew(actor);
    await postReceipt(tx, actor, {
      ask,
      pool,
      clearing,
      lines,
      draws,
      place,
      receiptId: id,
      day,
    });
    await tellOfReceipt(tx, { actor, receiptId: id, verb: "done" });
  }
  return { status: true as const, data: await shownReceipt(tx, actor, id) };
}

async function lockDraft(tx: Tx, actor: Actor, ask: SaveReceipt): Promise<Receipt | null> {
  if (!ask.id) {
    actor.mustHave("acctARP.add");
    return null;
  }
  const verb = ask.saveAction === saveActions.done ? "done" : "update";
  return beginVerb(tx, actor, receiptSource, { verb, id: ask.id });
}

async function changeDraft(
  tx: Tx,
  actor: Actor,
  draft: Receipt,
  ask: SaveReceipt,
  head: object,
): Promise<void> {
  const { companyId } = actor;
  const paymentRefNo = ask.paymentRefNo
    ? await takeReceiptNo(tx, actor, {
        day: ask.paymentDate ?? actor.today,
        typed: ask.paymentRefNo,
        kept: draft.paymentRefNo,
      })
    : draft.paymentRefNo;
  const changes = { ...head, paymentRefNo };
  await updateDocument(tx, actor, receiptKind, draft, changes, ask.version ?? 0);
  await run(
    tx,
    sql`delete from receipt_line where company_id = ${companyId} and receipt_id = ${draft.id}`,
  );
}

/** The money of a receipt with the value of the advances that it uses. */
function withAhead(pool: MarkedPool, [first, ...others]: readonly Draw[]): MarkedPool {
  return first ? { ...pool, ahead: others.reduce<Worth>(together, first) } : pool;
}

function headOf(ask: SaveReceipt, pool: MarkedPool, day: Day) {
  const books = (amount: string, currency: BookCurrency) =>
    currency === secondCurrency && pool.currencyId === localCurrency && !pool.excRateUsdToLocal
      ? null
      : amountText(money(inBooks(pool, new Decimal(amount), currency), currency));
  return {
    class: ask.class,
    customerId: ask.customerId,
    paymentDate: day,
    currencyId: ask.currencyId,
    exchangeRate: ask.currencyId === localCurrency ? "1" : pool.excRateUsdToLocal,
    excRateUsdToLocal: pool.excRateUsdToLocal,
    isRateTyped: Boolean(ask.excRateUsdToLocal),
    paidAmount: amountText(money(ask.paidAmount, ask.currencyId)),
    paidAmountVnd: books(ask.paidAmount, localCurrency),
    paidAmountUsd: books(ask.paidAmount, secondCurrency),
    cusAdvanceAmount: amountText(money(ask.cusAdvanceAmount, ask.currencyId)),
    cusAdvanceAmountVnd: pool.ahead?.amountVnd ?? books(ask.cusAdvanceAmount, localCurrency),
    cusAdvanceAmountUsd: pool.ahead
      ? pool.ahead.amountUsd
      : books(ask.cusAdvanceAmount, secondCurrency),
    paymentMethod: ask.paymentMethod,
    bankAccountNo: ask.bankAccountNo,
    description: ask.description,
  };
}
