import { readPage } from "@fairway/engine/db/readPage.ts";
import { rows, type Tx } from "@fairway/engine/db/tx.ts";
import { type RawBuilder, sql } from "kysely";
import type { PostedLine } from "../model/paymentHistory.ts";
import type { PaymentLine, Receipt } from "../model/receipt.ts";

const columns = sql`
  r.id, r.company_id, r.office_id, r.department_id, r.group_id, r.user_created,
  u.username as user_name_created, r.datetime_created, r.datetime_modified, r.version,
  r.payment_ref_no, r.type, r.class, r.customer_id, p.account_no as customer_code,
  p.short_name as customer_name, r.agreement_id, r.payment_date, r.currency_id,
  trim_scale(r.exchange_rate) as exchange_rate,
  trim_scale(r.exc_rate_usd_to_local) as exc_rate_usd_to_local, r.paid_amount, r.paid_amount_vnd,
  r.paid_amount_usd, r.cus_advance_amount, r.final_paid_amount, r.payment_method,
  r.bank_account_no, r.description, r.status, r.done_at, r.cancelled_at, r.cancelled_by,
  c.username as cancelled_by_name, r.cancel_reason, r.sync_status, r.last_sync_date`;

const joins = (companyId: string) => sql`
  join partner p on p.company_id = ${companyId} and p.id = r.customer_id
  left join person u on u.company_id = ${companyId} and u.id = r.user_created
  left join person c on c.company_id = ${companyId} and c.id = r.cancelled_by`;

/** Reads receipts of one company, `where` speaking of the receipt as `r`; locked if asked. */
export function readReceipts(
  tx: Tx,
  companyId: string,
  where: RawBuilder<unknown>,
  locked?: "locked",
): Promise<Receipt[]> {
  return rows<Receipt>(
    tx,
    sql`select ${columns} from receipt r ${joins(companyId)}
      where r.company_id = ${companyId} and ${where}
      ${locked ? sql`for no key update of r` : sql``}`,
  );
}

/** Reads the lines of a receipt in their order, the mirrors of a cancelled one last. */
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

/** Reads what was posted on an invoice, in the order it happened. */
export function readPostedLines(
  tx: Tx,
  companyId: string,
  invoiceId: string,
): Promise<PostedLine[]> {
  return rows<PostedLine>(
    tx,
    sql`
      select r.payment_ref_no as receipt_no, r.payment_date, r.payment_method, l.negative,
        l.total_paid, l.total_paid_vnd, l.total_paid_usd, l.note
      from due u
      join receipt_line l on l.company_id = ${companyId} and l.due_id = u.id and l.posted
      join receipt r on r.company_id = ${companyId} and r.id = l.receipt_id
      where u.company_id = ${companyId} and u.document_id = ${invoiceId}
      order by case when l.negative then r.cancelled_at else r.done_at end, l.id`,
  );
}

/** Reads one page of receipts in one statement: a narrow pass first, then the page's rows. */
export function readReceiptPage(
  tx: Tx,
  companyId: string,
  where: RawBuilder<unknown>,
  page: { readonly page: number; readonly size: number },
): Promise<{ data: Receipt[]; totalItems: number; capped: boolean }> {
  const source = { table: "receipt", alias: "r", columns: columns, joins: joins(companyId) };
  return readPage<Receipt>(tx, { ...source, companyId, where }, page);
}
