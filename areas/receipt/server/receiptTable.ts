import type { DocumentSource } from "@fairway/areas/document/server/readDocuments.ts";
import { rows, type Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";
import type { PostedLine } from "../model/paymentHistory.ts";
import type { PaymentLine, Receipt } from "../model/receipt.ts";
import { receiptKind } from "../model/receiptKind.ts";

/** How receipts are read. */
export const receiptSource: DocumentSource<Receipt> = {
  kind: receiptKind,
  standsAlone: true,
  columns: () => sql`
    o.type, o.class, o.agreement_id, o.payment_date, trim_scale(o.exchange_rate) as exchange_rate,
    trim_scale(o.exc_rate_usd_to_local) as exc_rate_usd_to_local, o.paid_amount, o.paid_amount_vnd,
    o.paid_amount_usd, o.cus_advance_amount, o.final_paid_amount, o.payment_method,
    o.bank_account_no, o.description, o.done_at, o.cancelled_at, o.cancelled_by,
    c.username as cancelled_by_name, o.cancel_reason`,
  joins: (companyId) =>
    sql`left join person c on c.company_id = ${companyId} and c.id = o.cancelled_by`,
};

/** Reads the lines of a receipt in their order, the mirrors of a canceled one last. */
export function readPaymentLines(tx: Tx, companyId: string, id: string): Promise<PaymentLine[]> {
  return rows<PaymentLine>(
    tx,
    sql`
      select l.id, l.line_no, l.type, u.document_id as ref_id, l.invoice_no, l.voucher_no,
        l.billing_ref_no, l.ref_currency, l.unpaid_amount_vnd, l.unpaid_amount_usd, l.paid_amount,
        l.paid_amount_vnd, l.paid_amount_usd, l.total_paid, l.total_paid_vnd, l.total_paid_usd,
        l.balance_vnd, l.balance_usd, l.exchange_difference_vnd, l.exchange_difference_usd, l.note,
        l.posted, l.negative
      from receipt_line l
      left join due u on u.company_id = ${companyId} and u.id = l.due_id
      where l.company_id = ${companyId} and l.receipt_id = ${id}
      order by l.negative, l.line_no`,
  );
}

/** Reads the posted lines of an invoice, in the order of posting. */
export function readPostedLines(
  tx: Tx,
  companyId: string,
  invoiceId: string,
): Promise<PostedLine[]> {
  return rows<PostedLine>(
    tx,
    sql`
      select d.number as receipt_no, r.payment_date, r.payment_method, l.negative,
        l.total_paid, l.total_paid_vnd, l.total_paid_usd, l.note
      from due u
      join receipt_line l on l.company_id = ${companyId} and l.due_id = u.id and l.posted
      join receipt r on r.company_id = ${companyId} and r.id = l.receipt_id
      join document d on d.company_id = ${companyId} and d.id = r.id
      where u.company_id = ${companyId} and u.document_id = ${invoiceId}
      order by case when l.negative then r.cancelled_at else r.done_at end, l.id`,
  );
}
