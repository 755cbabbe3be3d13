import { lockDocument } from "@fairway/areas/document/server/openDocument.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { rows, type Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";
import { addPayment as addPaymentCall } from "../contract.ts";
import { refusePayable } from "../model/refusals.ts";
import { type PaymentDetail, paymentMethods } from "../model/vendorPayment.ts";
import { addPayment } from "./addPayment.ts";
import { cancelPayment } from "./cancelPayment.ts";
import { vendorPaymentSource } from "./vendorPaymentTable.ts";

/** A payment of one voucher that the accounting system made, in the currency that pays. */
export interface LedgerPayment {
  readonly referenceNo: string;
  readonly partnerId: string;
  readonly voucherId: string;
  readonly paymentDate: string | null;
  readonly paymentMethod: string | null;
  readonly currencyId: string;
  readonly amount: string;
  /** VND for one US dollar; null for that of the day. */
  readonly rate: string | null;
}

/**
 * Posts a payment as the accounting system made it, under its number.
 *
 * Locks and refuses: as `addPayment`; payable.referenceTaken
 * Source: rule PY-8, areas/payable/README.md
 */
export async function postLedgerPayment(
  tx: Tx,
  actor: Actor,
  { referenceNo, voucherId, amount, rate, paymentMethod, ...made }: LedgerPayment,
): Promise<PaymentDetail> {
  const [taken] = await paymentsOfReference(tx, actor, referenceNo, [voucherId]);
  if (taken) throw refusePayable("payable.referenceTaken", { referenceNo });
  const method = paymentMethods.find((each) => each === paymentMethod);
  const ask = addPaymentCall.body.parse({
    ...made,
    paymentMethod: method ?? "Bank Transfer",
    bankAccountNo: null,
    description: null,
    excRateUsdToLocal: rate,
    rateReason: rate ? "Accounting" : null,
    payments: [{ voucherId, amount }],
  });
  const { data } = await addPayment(tx, actor, { ...ask, referenceNo });
  return data;
}

/** The payments of a number of the accounting system that are not canceled; of these vouchers alone. */
export function paymentsOfReference(
  tx: Tx,
  { companyId }: Pick<Actor, "companyId">,
  referenceNo: string,
  voucherIds: readonly string[],
) {
  return rows<{ id: string; voucherId: string; officeId: string | null }>(
    tx,
    sql`select p.id, u.document_id as voucher_id, d.office_id
      from vendor_payment p
      join document d on d.company_id = ${companyId} and d.id = p.id
      join vendor_payment_line l on l.company_id = ${companyId} and l.payment_id = p.id
      join due u on u.company_id = ${companyId} and u.id = l.due_id
      where p.company_id = ${companyId} and p.reference_no = ${referenceNo}
        and d.state <> 'Canceled' and u.document_id = any(${[...voucherIds]}::uuid[])
      order by p.id`,
  );
}

/**
 * Cancels payments on behalf of the accounting system that made them.
 *
 * Locks and refuses: as `cancelPayment`
 * Source: rule PY-8
 */
export async function cancelLedgerPayments(
  tx: Tx,
  actor: Actor,
  ids: readonly string[],
  reason: string,
): Promise<void> {
  for (const id of ids) {
    const { version } = await lockDocument(tx, actor.companyId, vendorPaymentSource, id);
    await cancelPayment(tx, actor, { id, version, reason });
  }
}
