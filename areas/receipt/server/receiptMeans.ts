import type { Due } from "@fairway/areas/due/model/due.ts";
import { payWith, type Spending } from "@fairway/areas/due/model/payWith.ts";
import { type LockedDues, lockDues } from "@fairway/areas/due/server/lockDues.ts";
import type { Invoice } from "@fairway/areas/invoice/model/invoice.ts";
import { getInvoices } from "@fairway/areas/invoice/server/getInvoices.ts";
import type { Ask } from "@fairway/core/contract/call.ts";
import { decimal, sum } from "@fairway/core/money/decimal.ts";
import { amountText, money } from "@fairway/core/money/money.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import type { Day } from "@fairway/core/time/day.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import type { saveReceipt } from "../contract.ts";
import type { Receipt } from "../model/receipt.ts";
import { refuseReceipt } from "../model/refusals.ts";
import { type NumberedDocument, whyNotCleared } from "../model/whyNotSaved.ts";
import { advancePool } from "./postReceipt.ts";
import {
  type AskedCredit,
  creditDocumentsOf,
  creditsOf,
  documentsOf,
  type Payer,
} from "./receiptDocuments.ts";
import { type MarkedPool, receiptPool } from "./receiptPool.ts";

/** What a receipt pays with and what it clears, read after the locks. */
export interface ReceiptMeans {
  readonly money: MarkedPool;
  readonly asked: readonly AskedCredit[];
  readonly locked: LockedDues;
  readonly dues: readonly Due[];
  readonly invoices: readonly Invoice[];
  readonly documents: readonly NumberedDocument[];
  readonly credits: readonly NumberedDocument[];
  readonly spending: Spending;
}

/**
 * Locks and reads the documents and credits of a receipt and finds what is used of money, credits and
 * advance.
 *
 * Locks: the items of invoices and credits and the customer's advance in id order.
 * Refuses: record.notFound · receipt.* · rate.*
 * Source: rules RC-1 to RC-3 and RC-13, areas/receipt/README.md
 */
export async function readMeans(
  tx: Tx,
  actor: Actor,
  ask: Ask<typeof saveReceipt>,
  by: {
    readonly payer: Payer;
    readonly day: Day;
    readonly draft: Receipt | null;
    readonly officeId: string | null;
    readonly isDone: boolean;
  },
): Promise<ReceiptMeans> {
  const { payer, day, draft, officeId, isDone } = by;
  const { currencyId, paidAmount: paid, cusAdvanceAmount: advance } = ask;
  const pool = await receiptPool(tx, actor, {
    currencyId,
    amount: amountText(money(sum([paid, advance]), currencyId)),
    day,
    officeId,
    typedRate: ask.excRateUsdToLocal,
    rateReason: ask.rateReason,
    draft,
  });
  const asked = await creditsOf(tx, actor, ask.credits);
  const documentIds = ask.payments.map((each) => each.refId);
  const creditIds = asked.map((each) => each.refId);
  const usesAdvance = isDone && decimal(advance).gt(0);
  const locked = await lockDues(tx, actor, {
    documentIds,
    creditIds,
    side: "debit",
    pool: usesAdvance ? { ...advancePool(ask), officeId, reach: "acctARP.detail" } : null,
  });
  const invoices = await getInvoices(tx, actor, [...documentIds, ...creditIds]);
  const documents = documentsOf(actor, payer, ask.payments, invoices);
  const credits = creditDocumentsOf(actor, payer, asked, invoices, pool);
  const problem = whyNotCleared(ask.class, pool, day, documents, credits);
  if (problem) throw problem;
  const { excRateUsdToLocal } = pool;
  const spending = payWith({ currencyId, excRateUsdToLocal, paid, advance, credits }, documents);
  if (decimal(spending.pool.amount).isZero()) {
    throw refuseReceipt("receipt.nothingCleared");
  }
  const dues = [...locked.dues, ...locked.credits];
  return { money: pool, asked, locked, dues, invoices, documents, credits, spending };
}
