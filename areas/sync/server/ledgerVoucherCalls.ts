import type { HeldLine } from "@fairway/areas/charge/server/linesToSend.ts";
import { linesToSend } from "@fairway/areas/charge/server/linesToSend.ts";
import { stampVouchers } from "@fairway/areas/charge/server/stampVouchers.ts";
import type { Invoice } from "@fairway/areas/invoice/model/invoice.ts";
import { cancelForLedger } from "@fairway/areas/invoice/server/ledgerInvoices.ts";
import {
  findVouchers,
  issueLedgerVoucher,
  type LedgerLine,
  updateLedgerVoucher,
  voucherCurrency,
} from "@fairway/areas/invoice/server/ledgerVouchers.ts";
import { lastSynced, type StoredItem } from "@fairway/areas/outbox/server/tries.ts";
import {
  cancelLedgerPayments,
  paymentsOfReference,
  postLedgerPayment,
} from "@fairway/areas/payable/server/ledgerPayments.ts";
import type { Ask } from "@fairway/core/contract/call.ts";
import { localCurrency } from "@fairway/core/money/currency.ts";
import { decimal } from "@fairway/core/money/decimal.ts";
import { refuse } from "@fairway/core/refusal/commonRefusals.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import type * as contract from "../contractOfCallBacks.ts";
import { refuseCallBack } from "../model/callBackRefusals.ts";
import type { CallingActor } from "./callBack.ts";
import { partnerOfCode } from "./partnerOfCode.ts";
import { sendHoldersBack } from "./sendHoldersBack.ts";

type Create = Ask<typeof contract.createVoucher>;
type Detail = Create["Details"][number];

/** What a document is told whose voucher the accounting system deleted. */
const deleted = "Removed voucher";
/** Rows of a settlement that book no charge. */
const notBooked: readonly unknown[] = ["CLEAR_ADVANCE", "BALANCE"];
/** Methods by which a voucher without a reference is paid at once. */
const paidAtOnce: readonly unknown[] = ["Cash", "Bank Transfer"];

/**
 * Makes a voucher for each AcctID of a call over the lines of a sent document; one that is paid at
 * once has its payment.
 *
 * Locks: the jobs and lines of the document, then as issuing a voucher and paying it.
 * Refuses: record.notFound · callBack.notSent, .otherLine, .oneVoucher, .nothingToBook, .otherOffice ·
 *   invoice.referenceTaken · as issuing a voucher
 * Source: rule SY-8, areas/sync/README.md
 */
export async function createVouchers(tx: Tx, caller: CallingActor, ask: Create): Promise<string[]> {
  const { actor } = caller;
  const { number } = await sentDocument(tx, caller, ask);
  const lines = await linesToSend(tx, actor, "sync", [ask.DocID]);
  const sent = new Map((lines.get(ask.DocID) ?? []).map((each) => [each.line.id, each]));
  const booked = ask.Details.filter(({ TransactionType: type }) => !notBooked.includes(type));
  if (booked.length === 0) throw refuseCallBack("callBack.nothingToBook", {}, { field: "Details" });
  const partnerId = await partnerOfCode(tx, actor, ask.CustomerCode);
  const ids: string[] = [];
  for (const [acctId, details] of Map.groupBy(booked, ({ AcctID }) => AcctID)) {
    const [first, ...others] = details;
    if (!first) continue;
    if (others.some((each) => headOf(each) !== headOf(first))) {
      throw refuseCallBack("callBack.oneVoucher", { acctId }, { field: "Details" });
    }
    const voucher = await issueLedgerVoucher(tx, actor, {
      referenceNo: acctId,
      voucherId: first.VoucherNo,
      voucherType: first.VoucherType ?? null,
      partnerId,
      date: first.VoucherDate,
      currencyId: voucherCurrency(first.Currency),
      paymentTerm: first.PaymentTerm,
      paymentMethod: ask.PaymentMethod,
      accountNo: first.AccountNo,
      lines: details.map((each) => lineOf(each, { sent, number })),
    });
    caller.mustReach(voucher);
    ids.push(voucher.id);
    const isPaid = paidAtOnce.includes(ask.PaymentMethod) && !first.LedgerRefNo;
    if (isPaid && voucher.transactionType !== "DEBIT") await payWhole(tx, caller, voucher, acctId);
  }
  return ids;
}

const headOf = (each: Detail) =>
  JSON.stringify([
    each.VoucherNo,
    each.VoucherDate,
    each.VoucherType ?? null,
    each.Currency,
    each.PaymentTerm,
    each.AccountNo,
  ]);

function lineOf(
  detail: Detail,
  document: { readonly sent: ReadonlyMap<string, HeldLine>; readonly number: string },
): LedgerLine {
  const line = document.sent.get(detail.ChargeId)?.line;
  if (!line) {
    const named = { number: document.number, line: detail.ChargeId };
    throw refuseCallBack("callBack.otherLine", named, { field: "Details" });
  }
  return {
    chargeId: line.id,
    keepsValue: line.type === "OBH",
    exchangeRate: line.currencyId === localCurrency ? null : (detail.ExchangeRate ?? null),
    amountVnd: detail.AmountVnd ?? null,
    vatAmountVnd: detail.VatAmountVnd ?? null,
    invoiceNo: detail.InvoiceNo,
    serie: detail.InvoiceSerie,
    invoiceDate: detail.InvoiceDate,
  };
}

/** The payment of a voucher that is paid at once has the reference of the voucher. */
async function payWhole(
  tx: Tx,
  { actor }: CallingActor,
  { id, partnerId, currencyId, unpaidAmount, date, paymentMethod }: Invoice,
  referenceNo: string,
): Promise<void> {
  if (decimal(unpaidAmount).lte(0)) return;
  await postLedgerPayment(tx, actor, {
    referenceNo,
    partnerId,
    voucherId: id,
    paymentDate: date,
    paymentMethod,
    currencyId,
    amount: unpaidAmount,
    rate: null,
  });
}

/** Changes a voucher that the accounting system made. Source: rule SY-8 */
export async function changeVoucher(
  tx: Tx,
  caller: CallingActor,
  ask: Ask<typeof contract.updateVoucher>,
): Promise<string[]> {
  const voucher = await madeByLedger(tx, caller, ask.VoucherNo);
  const changed = await updateLedgerVoucher(tx, caller.actor, voucher, {
    voucherId: ask.NewVoucherNo,
    date: ask.VoucherDate,
    paymentTerm: ask.PaymentTerm ?? null,
    accountNo: ask.AccountNo,
    description: ask.Description,
  });
  return [changed.id];
}

/**
 * Cancels a voucher that the accounting system made: its lines are free, and its document comes back.
 *
 * Locks and refuses: as canceling a voucher; callBack.noVoucher, .notLedgerVoucher, .otherDocument
 * Source: rule SY-8
 */
export async function removeVoucher(
  tx: Tx,
  caller: CallingActor,
  { VoucherNo, DocCode }: Ask<typeof contract.deleteVoucher>,
): Promise<void> {
  const { actor } = caller;
  const voucher = await madeByLedger(tx, caller, VoucherNo);
  await linesToSend(tx, actor, "ledger", [voucher.id]);
  const own = await paymentsOfReference(tx, actor, voucher.referenceNo ?? "", [voucher.id]);
  await cancelLedgerPayments(
    tx,
    actor,
    own.map(({ id }) => id),
    deleted,
  );
  const holders = await cancelForLedger(tx, actor, [voucher]);
  const sentBack = await sendHoldersBack(tx, actor, holders, deleted);
  if (!sentBack.some(({ number }) => number === DocCode)) {
    throw refuseCallBack("callBack.otherDocument", { voucherNo: VoucherNo, docCode: DocCode });
  }
}

/** Writes vouchers on the lines of a sent document. Refuses: as `createVouchers`. Source: rule SY-9 */
export async function stampExpenses(
  tx: Tx,
  caller: CallingActor,
  ask: Ask<typeof contract.updateVoucherExpense>,
): Promise<void> {
  const { number } = await sentDocument(tx, caller, ask);
  await linesToSend(tx, caller.actor, "sync", [ask.DocID]);
  const vouchers = ask.Detail.map(({ RowID, VoucherNO, VoucherDate }) => ({
    chargeId: RowID,
    voucherNo: VoucherNO,
    voucherDate: VoucherDate,
  }));
  const stamped = await stampVouchers(tx, caller.actor, ask.DocID, vouchers);
  const at = ask.Detail.findIndex(({ RowID }) => !stamped.has(RowID));
  const other = ask.Detail[at];
  if (other) {
    const named = { number, line: other.RowID };
    throw refuseCallBack("callBack.otherLine", named, { field: `Detail.${at}.RowID` });
  }
}

/** The item of a document that the accounting system has. Refuses: record.notFound · callBack.* */
async function sentDocument(
  tx: Tx,
  { actor, mustReach }: CallingActor,
  { DocID, DocType }: { readonly DocID: string; readonly DocType: string },
): Promise<StoredItem> {
  const item = await lastSynced(tx, actor.companyId, DocID);
  if (!item || item.dataType !== DocType) throw refuse("record.notFound");
  mustReach(item);
  if (item.state !== "Synced") throw refuseCallBack("callBack.notSent", { number: item.number });
  return item;
}

async function madeByLedger(
  tx: Tx,
  { actor, mustReach }: CallingActor,
  voucherNo: string,
): Promise<Invoice> {
  const [voucher] = await findVouchers(tx, actor.companyId, [voucherNo]);
  if (!voucher) throw refuseCallBack("callBack.noVoucher", { voucherNo });
  mustReach(voucher);
  if (!voucher.referenceNo) throw refuseCallBack("callBack.notLedgerVoucher", { voucherNo });
  return voucher;
}
