import { nameRateHolders } from "@fairway/areas/rate/server/nameRateHolders.ts";
import { updateDocument } from "@fairway/areas/document/server/documentRows.ts";
import { beginVerb } from "@fairway/areas/document/server/openDocument.ts";
import { refuseRates } from "@fairway/areas/rate/model/refusals.ts";
import { findRate } from "@fairway/areas/rate/model/rateBook.ts";
import { markOf, type RateMark } from "@fairway/areas/rate/model/typedRate.ts";
import { loadBoundRates } from "@fairway/areas/rate/server/loadRateBook.ts";
import { markRate } from "@fairway/areas/rate/server/markRate.ts";
import { redateEntries } from "@fairway/areas/due/server/redateDues.ts";
import type { Ask } from "@fairway/core/contract/call.ts";
import { localCurrency, secondCurrency } from "@fairway/core/money/currency.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import type { quickUpdateReceipt as quickUpdateReceiptCall } from "../contract.ts";
import type { Receipt } from "../model/receipt.ts";
import { receiptKind } from "../model/receiptKind.ts";
import { whyNotRedated } from "../model/whyNotRedated.ts";
import { whyNotReceived } from "../model/whyNotSaved.ts";
import { receiptSource } from "./receiptTable.ts";
import { shownReceipt } from "./shownReceipt.ts";
import { takeReceiptNo } from "./takeReceiptNo.ts";

/**
 * Changes number, paid date, method and bank account of a done receipt; its amounts stay, and its
 * entries on items move to the new day.
 *
 * Locks: the receipt, then the items it touched in id order.
 * Refuses: record.conflict · access.forbidden · receipt.notCorrected, .synced, .numberTaken,
 *   .advanceLater, .advanceUsedBefore, and the refusals of saving for number, method and day, and
 *   for a rate outside the bound of the new day
 */
export async function quickUpdateReceipt(
  tx: Tx,
  actor: Actor,
  ask: Ask<typeof quickUpdateReceiptCall>,
) {
  const receipt = await beginVerb(tx, actor, receiptSource, { verb: "quickUpdate", id: ask.id });
  const { version, paymentDate, paymentMethod, bankAccountNo } = ask;
  const asked = { paymentDate, paymentMethod, bankAccountNo };
  const problem = whyNotReceived({ ...receipt, ...asked }, actor.today);
  if (problem) throw problem;
  const mark = await markOfDay(tx, actor, receipt, ask);
  const paymentRefNo = await takeReceiptNo(tx, actor, {
    day: paymentDate,
    typed: ask.paymentRefNo,
    kept: receipt.paymentRefNo,
  });
  const changes = { ...asked, ...mark, paymentRefNo };
  await updateDocument(tx, actor, receiptKind, receipt, changes, version);
  const days = { from: receipt.paymentDate, to: paymentDate };
  const refused = await redateEntries(tx, actor, { documentId: receipt.id, ...days });
  if (refused) throw whyNotRedated(refused, receipt.paymentRefNo, paymentDate);
  return { status: true as const, data: await shownReceipt(tx, actor, ask.id) };
}

/**
 * The mark of the receipt's rate on the corrected day; a day without a rate has nothing to compare
 * with, and the mark stays, as does that of a receipt without a rate of its own.
 */
async function markOfDay(
  tx: Tx,
  actor: Actor,
  receipt: Receipt,
  { paymentDate: day, rateReason: reason }: Ask<typeof quickUpdateReceiptCall>,
): Promise<RateMark> {
  const { excRateUsdToLocal: rate, officeId } = receipt;
  if (!rate) return markOf(receipt);
  const days = day === receipt.paymentDate ? [] : [day];
  const rates = await loadBoundRates(tx, actor, { currencies: [secondCurrency], days, officeId });
  const ofDay = findRate(rates.book, secondCurrency, localCurrency, day);
  const typed = { field: "paymentDate", currency: secondCurrency, day, rate, reason };
  const kept = ofDay ? null : receipt;
  const { mark, wrong } = markRate(actor, { share: rates.share, ofDay }, { ...typed, kept });
  refuseRates(await nameRateHolders(tx, actor, wrong));
  return mark;
}
