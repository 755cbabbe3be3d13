import type { DocumentSource } from "@fairway/areas/document/server/readDocuments.ts";
import { rows, type Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";
import type { PaymentDetail, VendorPayment } from "../model/vendorPayment.ts";
import { vendorPaymentKind } from "../model/vendorPaymentKind.ts";

/** How payments to vendors are read. */
export const vendorPaymentSource: DocumentSource<VendorPayment> = {
  kind: vendorPaymentKind,
  columns: () => sql`
    o.payment_date, o.payment_method, o.bank_account_no,
    trim_scale(o.exc_rate_usd_to_local)::text as exc_rate_usd_to_local, o.is_rate_typed,
    round(o.paid_amount, decimals_of(o.currency_id))::text as paid_amount,
    o.paid_amount_vnd::text as paid_amount_vnd, o.gain_loss_vnd::text as gain_loss_vnd,
    o.description, o.reference_no, o.canceled_at, o.cancel_reason`,
};

/** Reads the vouchers of a payment with what was paid and cleared of each. */
export function readPaymentLines(
  tx: Tx,
  companyId: string,
  paymentId: string,
): Promise<PaymentDetail["lines"]> {
  return rows(
    tx,
    sql`
      select d.id as voucher_id, d.number as acct_ref_no, u.currency_id,
        round(l.paid_amount, decimals_of(o.currency_id))::text as paid_amount,
        l.paid_amount_vnd::text as paid_amount_vnd,
        round(l.total_paid, decimals_of(u.currency_id))::text as total_paid,
        l.total_paid_vnd::text as total_paid_vnd, l.gain_loss_vnd::text as gain_loss_vnd
      from vendor_payment_line l
      join vendor_payment o on o.company_id = ${companyId} and o.id = l.payment_id
      join due u on u.company_id = ${companyId} and u.id = l.due_id
      join document d on d.company_id = ${companyId} and d.id = u.document_id
      where l.company_id = ${companyId} and l.payment_id = ${paymentId}
      order by l.line_no`,
  );
}
