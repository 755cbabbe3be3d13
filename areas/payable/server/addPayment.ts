import { insertNumbered } from "@fairway/areas/document/server/documentRows.ts";
import { clearPool } from "@fairway/areas/due/model/clearPool.ts";
import { clearDues } from "@fairway/areas/due/server/clearDues.ts";
import { lockDues } from "@fairway/areas/due/server/lockDues.ts";
import { getInvoices } from "@fairway/areas/invoice/server/getInvoices.ts";
import { drawnNumber } from "@fairway/areas/numbering/server/drawNumbers.ts";
import { receiptPool } from "@fairway/areas/receipt/server/receiptPool.ts";
import type { Ask } from "@fairway/core/contract/call.ts";
import { localCurrency } from "@fairway/core/money/currency.ts";
import { decimal, sum } from "@fairway/core/money/decimal.ts";
import { amountText, money } from "@fairway/core/money/money.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { refuse, refuseFields } from "@fairway/core/refusal/commonRefusals.ts";
import { stampNew } from "@fairway/engine/db/stamp.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import { insertRows, newId } from "@fairway/engine/db/writeRows.ts";
import type * as contract from "../contract.ts";
import { paymentNumbers, paymentPrefix, vendorPaymentKind } from "../model/vendorPaymentKind.ts";
import { whyNotPaid, wrongPayment } from "../model/whyNotPaid.ts";
import { getPayment } from "./getPayment.ts";

/**
 * Pays vouchers of a vendor, in full or in part: each amount clears the item of its voucher.
 *
 * Locks: the items of the vouchers in id order, the number series.
 * Refuses: access.forbidden · record.notFound · payable.amount, .date, .twice, .otherPartner,
 *   .overpaid · rate.*
 * Source: rules PY-2 to PY-4, areas/payable/README.md
 */
export async function addPayment(
  tx: Tx,
  actor: Actor,
  ask: Ask<typeof contract.addPayment> & { readonly referenceNo?: string },
) {
  actor.mustHave("acctPayable.add");
  const { currencyId, partnerId } = ask;
  const day = ask.paymentDate ?? actor.today;
  refuseFields(wrongPayment({ ...ask, paymentDate: day }, actor.today));
  const documentIds = ask.payments.map(({ voucherId }) => voucherId);
  const { dues } = await lockDues(tx, actor, { documentIds, side: "credit" });
  const owned = dues.map((due) => ({ ...due, companyId: actor.companyId }));
  if (actor.allowed("acctPayable.detail", owned).length < dues.length) {
    throw refuse("record.notFound");
  }
  const vouchers = new Map(
    (await getInvoices(tx, actor, documentIds)).map((each) => [each.id, each]),
  );
  const itemOf = new Map(dues.map((due) => [due.documentId, due]));
  const items = ask.payments.flatMap(({ voucherId, amount: asked }) => {
    const due = itemOf.get(voucherId);
    const voucherNo = vouchers.get(voucherId)?.voucherId ?? "";
    return due ? [{ ...due, voucherNo, asked }] : [];
  });
  const amount = sum(items.map(({ asked }) => asked));
  const pool = await receiptPool(tx, actor, {
    currencyId,
    amount: amountText(money(amount, currencyId)),
    day,
    officeId: actor.officeId,
    typedRate: ask.excRateUsdToLocal,
    rateReason: ask.rateReason,
  });
  const problem = whyNotPaid(partnerId, pool, items, day);
  if (problem) throw problem;
  const { lines } = clearPool(pool, items);
  const paidAmountVnd = sum(lines.map((line) => line.paidAmountVnd));
  const gainLossVnd = sum(lines.map((line) => line.totalPaidVnd)).minus(paidAmountVnd);
  const id = newId();
  await insertNumbered(
    tx,
    vendorPaymentKind,
    {
      ...stampNew(actor),
      ...pool.mark,
      id,
      partnerId,
      status: "Done" as const,
      currencyId,
      paymentDate: day,
      paymentMethod: ask.paymentMethod,
      bankAccountNo: ask.bankAccountNo,
      excRateUsdToLocal: pool.excRateUsdToLocal,
      isRateTyped: Boolean(ask.excRateUsdToLocal),
      paidAmount: pool.amount,
      paidAmountVnd: amountText(money(paidAmountVnd, localCurrency)),
      gainLossVnd: amountText(money(gainLossVnd, localCurrency)),
      description: ask.description,
      referenceNo: ask.referenceNo ?? null,
    },
    drawnNumber(actor, { rule: paymentNumbers, prefix: paymentPrefix, day }),
  );
  const paid = lines.filter((line) => !decimal(line.paidAmount).isZero());
  await insertRows(
    tx,
    "vendor_payment_line",
    paid.map(({ id: dueId, paidAmount, paidAmountVnd: vnd, ...line }, at) => ({
      companyId: actor.companyId,
      id: newId(),
      paymentId: id,
      lineNo: at + 1,
      dueId,
      paidAmount,
      paidAmountVnd: vnd,
      totalPaid: line.totalPaid,
      totalPaidVnd: line.totalPaidVnd,
      totalPaidUsd: line.totalPaidUsd,
      userModified: actor.userId,
    })),
  );
  await clearDues(
    tx,
    actor,
    { documentId: id, day },
    paid.map((line) => ({
      dueId: line.id,
      cause: "cleared" as const,
      amount: line.totalPaid,
      amountVnd: line.totalPaidVnd,
      amountUsd: line.totalPaidUsd,
    })),
  );
  return { status: true as const, data: await getPayment(tx, actor, { id }) };
}
