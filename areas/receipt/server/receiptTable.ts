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
      select id, line_no, type, ref_id, invoice_no, voucher_no, billing_ref_no, ref_currency,
        unpaid_amount_vnd, unpaid_amount_usd, paid_amount, paid_amount_vnd, paid_amount_usd,
        total_paid, total_paid_vnd, total_paid_usd, balance_vnd, balance_usd,
        exchange_difference_vnd, exchange_difference_usd, note, posted, negative
      from receipt_line where company_id = ${companyId} and receipt_id = ${id}
      order by negative, line_no`,
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
      from receipt_line l
      join receipt r on r.company_id = ${companyId} and r.id = l.receipt_id
      where l.company_id = ${companyId} and l.ref_id = ${invoiceId} and l.posted
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
