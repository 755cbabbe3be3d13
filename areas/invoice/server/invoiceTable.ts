import { readPage } from "@fairway/engine/db/readPage.ts";
import { rows, type Tx } from "@fairway/engine/db/tx.ts";
import { type RawBuilder, sql } from "kysely";
import type { Invoice, InvoiceLine } from "../model/invoice.ts";

const columns = sql`
  d.id, d.company_id, d.office_id, d.department_id, d.group_id, d.user_created,
  u.username as user_name_created, d.datetime_created, d.datetime_modified, d.version, d.type,
  d.voucher_id, d.invoice_no_tempt, d.invoice_no_real, d.serie, d.partner_id,
  p.account_no as partner_code, p.short_name as partner_name, d.date, d.payment_method,
  o.payment_term, o.due_on as payment_due_date, o.due_base as base_due_date,
  o.confirmed_on as confirm_billing_date, d.account_no,
  d.currency_id, trim_scale(d.exc_rate_usd_to_local) as exc_rate_usd_to_local, d.total_amount,
  d.total_amount_vnd, d.total_amount_usd, o.cleared as paid_amount, o.cleared_vnd as paid_amount_vnd,
  o.cleared_usd as paid_amount_usd, o.open as unpaid_amount, o.open_vnd as unpaid_amount_vnd,
  o.open_usd as unpaid_amount_usd, o.payment_status, d.status,
  d.description, d.attach_document_info, d.service_type, d.sale_man_id, d.sync_status,
  d.last_sync_date, d.reference_no, coalesce(l.cd_note_nos, '') as cd_note_nos,
  coalesce(l.job_nos, '') as job_nos, coalesce(l.hwbnos, '') as hwbnos`;

const joins = (companyId: string) => sql`
  join due o on o.company_id = ${companyId} and o.document_id = d.id
  join partner p on p.company_id = ${companyId} and p.id = d.partner_id
  left join person u on u.company_id = ${companyId} and u.id = d.user_created
  left join lateral (
    select string_agg(distinct x.cd_note_no, ', ') as cd_note_nos,
      string_agg(distinct x.job_no, ', ') as job_nos, string_agg(distinct x.hwbno, ', ') as hwbnos
    from acct_management_line x
    where x.company_id = ${companyId} and x.acct_management_id = d.id) l on true`;

/** Reads invoices of one company, `where` speaking of the invoice as `d` and of its item as `o`. */
export function readInvoices(
  tx: Tx,
  companyId: string,
  where: RawBuilder<unknown>,
): Promise<Invoice[]> {
  return rows<Invoice>(
    tx,
    sql`select ${columns} from acct_management d ${joins(companyId)}
      where d.company_id = ${companyId} and ${where} order by d.date, d.id`,
  );
}

/** Reads the lines of one invoice in their order. */
export function readInvoiceLines(tx: Tx, companyId: string, id: string): Promise<InvoiceLine[]> {
  return rows<InvoiceLine>(
    tx,
    sql`
      select id, line_no, charge_id, job_no, hwbno, mblno, cd_note_id, cd_note_no, charge_code,
        charge_name_en, charge_name_vi, trim_scale(quantity) as quantity, unit_code,
        trim_scale(unit_price) as unit_price, currency_id, trim_scale(vatrate) as vatrate,
        net_amount, vat_amount, trim_scale(final_exchange_rate) as final_exchange_rate,
        amount_vnd, vat_amount_vnd, amount_usd, vat_amount_usd, contra_account, vat_account
      from acct_management_line
      where company_id = ${companyId} and acct_management_id = ${id} order by line_no`,
  );
}

/** Reads one page of invoices in one statement: a narrow pass first, then the page's rows. */
export function readInvoicePage(
  tx: Tx,
  companyId: string,
  where: RawBuilder<unknown>,
  page: { readonly page: number; readonly size: number },
): Promise<{ data: Invoice[]; totalItems: number; capped: boolean }> {
  const source = {
    table: "acct_management",
    alias: "d",
    columns: columns,
    joins: joins(companyId),
  };
  return readPage<Invoice>(tx, { ...source, companyId, where }, page);
}
