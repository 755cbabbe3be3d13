import {
  type DocumentSource,
  readDocuments,
} from "@fairway/areas/document/server/readDocuments.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { within } from "@fairway/engine/db/reach.ts";
import { rows, type Tx } from "@fairway/engine/db/tx.ts";
import { type RawBuilder, sql } from "kysely";
import type { Invoice, InvoiceLine } from "../model/invoice.ts";
import { invoiceKind } from "../model/invoiceKind.ts";
import { itemOfInvoice } from "./itemOfInvoice.ts";

/** How invoices are read; the open item is `w`. */
export const invoiceSource: DocumentSource<Invoice> = {
  kind: invoiceKind,
  columns: (companyId) => sql`
    o.type, o.voucher_type, case when d.kind = 'voucher' then case
      when w.side = 'debit' then 'DEBIT' when w.kind = 'onBehalf' then 'OBH' else 'CREDIT' end end
      as transaction_type, o.is_rate_typed, o.voucher_id, o.invoice_no_tempt, o.invoice_no_real, o.serie, o.serie_real, o.date, o.payment_method,
    w.payment_term, w.due_on as payment_due_date, w.due_base as base_due_date,
    o.confirm_billing_date, o.account_no,
    trim_scale(o.exc_rate_usd_to_local) as exc_rate_usd_to_local, o.total_amount,
    o.total_amount_vnd, o.total_amount_usd, trim_scale(o.paid_ahead)::text as paid_ahead,
    w.cleared as paid_amount,
    w.cleared_vnd as paid_amount_vnd, w.cleared_usd as paid_amount_usd, w.open as unpaid_amount,
    w.open_vnd as unpaid_amount_vnd, w.open_usd as unpaid_amount_usd, w.payment_status,
    o.description, o.attach_document_info, o.service_type, o.reference_no,
    coalesce(l.cd_note_nos, '') as cd_note_nos, coalesce(l.job_nos, '') as job_nos,
    coalesce(l.hwbnos, '') as hwbnos, o.canceled_at, o.cancel_reason,
    ${receiptsOn(companyId, sql`true`)}`,
  joins: (companyId) => sql`
    join due w on ${itemOfInvoice(companyId, "w", "d")}
    left join lateral (
      select string_agg(distinct x.cd_note_no, ', ') as cd_note_nos,
        string_agg(distinct x.job_no, ', ') as job_nos, string_agg(distinct x.hwbno, ', ') as hwbnos
      from acct_management_line x
      where x.company_id = ${companyId} and x.acct_management_id = d.id) l on true`,
};

/** The number of the draft that an invoice is on, among those seen. */
function receiptsOn(companyId: string, seen: RawBuilder<unknown>) {
  return sql`(
      select min(h.number) from due_planned x
      join document h on h.company_id = ${companyId} and h.id = x.document_id
      where x.company_id = ${companyId} and x.due_id = w.id and ${seen}) as held_by`;
}

/** Names on invoices only the receipts that the user may open; the number of another is empty. */
export async function withSeenReceipts<Doc extends Held>(
  tx: Tx,
  actor: Actor,
  invoices: readonly Doc[],
): Promise<Doc[]> {
  const { companyId } = actor;
  const held = invoices.filter(({ heldBy }) => heldBy !== null).map(({ id }) => id);
  if (held.length === 0) return [...invoices];
  const found = await rows<Held>(
    tx,
    sql`
      select d.id, ${receiptsOn(companyId, within(actor, "acctARP.detail", "h"))}
      from document d
      join due w on ${itemOfInvoice(companyId, "w", "d")}
      where d.company_id = ${companyId} and d.id = any(${held}::uuid[])`,
  );
  const seen = new Map(found.map((each) => [each.id, each.heldBy]));
  return invoices.map((each) => ({
    ...each,
    heldBy: each.heldBy && (seen.get(each.id) ?? ""),
  }));
}

type Held = Pick<Invoice, "id" | "heldBy">;

/** Reads invoices of one company by their day; `d` is the head, `o` the own row, `w` the item. */
export function readInvoices(
  tx: Tx,
  companyId: string,
  where: RawBuilder<unknown>,
): Promise<Invoice[]> {
  return readDocuments(tx, companyId, invoiceSource, where, { order: sql`o.date, d.id` });
}

/** Reads the lines of one invoice in their order. */
export function readInvoiceLines(tx: Tx, companyId: string, id: string): Promise<InvoiceLine[]> {
  return rows<InvoiceLine>(
    tx,
    sql`
      select l.id, l.line_no, l.charge_id, l.job_no, l.hwbno, l.mblno, l.job_id, l.hblid,
        j.transaction_type, l.cd_note_id, l.cd_note_no, l.charge_code, l.charge_name_en,
        l.charge_name_vi, trim_scale(l.quantity) as quantity, l.unit_code,
        trim_scale(l.unit_price) as unit_price, l.currency_id, trim_scale(l.vatrate) as vatrate,
        l.net_amount, l.vat_amount, trim_scale(l.final_exchange_rate) as final_exchange_rate,
        l.amount_vnd, l.vat_amount_vnd, l.amount_usd, l.vat_amount_usd, l.contra_account,
        l.vat_account, s.type, trim_scale(l.exchange_rate) as exchange_rate, l.is_keyed,
        l.invoice_no, l.serie, l.invoice_date, l.soa_no, l.settlement_no
      from acct_management_line l
      left join surcharge s on s.company_id = ${companyId} and s.id = l.charge_id
      left join shipment j on j.company_id = ${companyId} and j.id = l.job_id
      where l.company_id = ${companyId} and l.acct_management_id = ${id} order by l.line_no`,
  );
}
