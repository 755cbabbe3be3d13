import type { Invoice } from "@fairway/areas/invoice/model/invoice.ts";
import { findVouchers } from "@fairway/areas/invoice/server/ledgerVouchers.ts";
import {
  cancelLedgerPayments,
  paymentsOfReference,
  postLedgerPayment,
} from "@fairway/areas/payable/server/ledgerPayments.ts";
import type { Answer, Ask } from "@fairway/core/contract/call.ts";
import { numberKey } from "@fairway/core/text/textKey.ts";
import { maybe, type Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";
import type * as contract from "../contractOfCallBacks.ts";
import { refuseCallBack } from "../model/callBackRefusals.ts";
import type { CallingActor } from "./callBack.ts";
import { partnerOfCode } from "./partnerOfCode.ts";

type Inserted = Answer<typeof contract.insertPayablePayment>["payments"];
type Canceled = Answer<typeof contract.cancelPayablePayment>["payables"];

interface Named {
  readonly AcctId: string;
  readonly VoucherNo: string | null;
  readonly TransactionType: string;
}

/**
 * Pays vouchers as the accounting system says that it did: each detail is a payment of its own, so
 * that each can be taken back.
 *
 * Locks and refuses: as paying a vendor; callBack.noVoucher, .payableType · payable.referenceTaken
 * Source: rule SY-10, areas/sync/README.md
 */
export async function insertPayments(
  tx: Tx,
  caller: CallingActor,
  ask: Ask<typeof contract.insertPayablePayment>,
): Promise<Inserted> {
  const { actor } = caller;
  const partnerId = await partnerOfCode(tx, actor, ask.CustomerCode);
  const vouchers = await payables(tx, caller, ask.OfficeCode, ask.Details);
  const posted: { readonly AcctId: string; readonly payment: Paid }[] = [];
  for (const [at, detail] of ask.Details.entries()) {
    const payment = await postLedgerPayment(tx, actor, {
      referenceNo: ask.PaymentNo,
      partnerId,
      voucherId: vouchers[at]?.id ?? "",
      paymentDate: ask.PaymentDate,
      paymentMethod: ask.PaymentMethod,
      currencyId: detail.Currency,
      amount: detail.PayOriginAmount,
      rate: detail.ExchangeRate ?? null,
    });
    posted.push({ AcctId: detail.AcctId, payment });
  }
  const now = await shownNow(tx, caller, vouchers, ask.Details);
  return posted.map(({ payment }, at) => ({
    ...(now[at] as Canceled[number]),
    paymentNo: payment.paymentNo,
    paid: payment.paidAmount,
    paidVnd: payment.paidAmountVnd,
    gainLossVnd: payment.gainLossVnd,
  }));
}

type Paid = Awaited<ReturnType<typeof postLedgerPayment>>;

/**
 * Takes a payment of a voucher back.
 *
 * Locks and refuses: as canceling a payment; callBack.noVoucher, .payableType, .noPayment
 * Source: rule SY-10
 */
export async function cancelPayments(
  tx: Tx,
  caller: CallingActor,
  ask: Ask<typeof contract.cancelPayablePayment>,
): Promise<Canceled> {
  const { PaymentNo: paymentNo, AcctId: acctId } = ask;
  const vouchers = await payables(tx, caller, ask.OfficeCode, [ask]);
  const ids = vouchers.map(({ id }) => id);
  const found = await paymentsOfReference(tx, caller.actor, paymentNo, ids);
  if (found.length === 0) throw refuseCallBack("callBack.noPayment", { paymentNo, acctId });
  await cancelLedgerPayments(
    tx,
    caller.actor,
    found.map(({ id }) => id),
    ask.Reason ?? `Taken back by accounting: ${paymentNo}`,
  );
  return shownNow(tx, caller, vouchers, [ask]);
}

/** Finds the vouchers of payables in an office, in their order. */
async function payables(
  tx: Tx,
  { actor, mustReach }: CallingActor,
  officeCode: string,
  asked: readonly Named[],
): Promise<Invoice[]> {
  const { companyId } = actor;
  const names = asked.flatMap((each) => [each.AcctId, each.VoucherNo ?? []].flat());
  const found = await findVouchers(tx, companyId, names);
  const office = await maybe<{ id: string }>(
    tx,
    sql`select id from office where company_id = ${companyId} and code = ${officeCode}`,
  );
  return asked.map((each, at) => {
    const voucher =
      found.find(({ id, referenceNo }) => [id, referenceNo].includes(each.AcctId)) ??
      found.find(
        ({ voucherId }) => numberKey(voucherId) === numberKey(each.VoucherNo ?? each.AcctId),
      );
    const voucherNo = each.VoucherNo ?? each.AcctId;
    const field = `Details.${at}`;
    if (!voucher || voucher.officeId !== office?.id) {
      throw refuseCallBack("callBack.noVoucher", { voucherNo }, { field });
    }
    mustReach(voucher);
    const type = voucher.transactionType ?? "";
    if (type !== each.TransactionType) {
      throw refuseCallBack("callBack.payableType", { acctId: each.AcctId, type }, { field });
    }
    return voucher;
  });
}

/** What vouchers come to after a payment. */
async function shownNow(
  tx: Tx,
  { actor }: CallingActor,
  vouchers: readonly Invoice[],
  asked: readonly Named[],
): Promise<Canceled> {
  const ids = vouchers.map(({ id }) => id);
  const now = new Map(
    (await findVouchers(tx, actor.companyId, ids)).map((each) => [each.id, each]),
  );
  return asked.flatMap(({ AcctId }, at) => {
    const voucher = now.get(ids[at] ?? "");
    if (!voucher) return [];
    return [
      {
        AcctId,
        remain: voucher.unpaidAmount,
        remainVnd: voucher.unpaidAmountVnd,
        paymentStatus: voucher.paymentStatus,
      },
    ];
  });
}
