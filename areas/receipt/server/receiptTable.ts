import type { DocumentSource } from "@fairway/areas/document/server/readDocuments.ts";
import { itemOfInvoice } from "@fairway/areas/invoice/server/itemOfInvoice.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { within } from "@fairway/engine/db/reach.ts";
import { rows, type Tx } from "@fairway/engine/db/tx.ts";
import { type RawBuilder, sql } from "kysely";
import type { PostedLine } from "../model/paymentHistory.ts";
import type { PaymentLine, Receipt } from "../model/receipt.ts";
import { receiptKind } from "../model/receiptKind.ts";

/** How receipts are read where nothing tells a user which receipts used an advance. */
export const receiptSource: DocumentSource<Receipt> = sourceOf(sql`false`);

/** How receipts are read for a user; receipts that used an advance are named within the user's reach. */
export const receiptsFor = (actor: Actor): DocumentSource<Receipt> =>
  sourceOf(within(actor, receiptKind.rights.detail, "h"));

function sourceOf(seen: RawBuilder<unknown>): DocumentSource<Receipt> {
  return {
    kind: receiptKind,
    standsAlone: true,
    columns: (companyId) => sql`
    ${usedAdvance(companyId, seen)} as used_advance, o.type, o.class, o.agreement_id, o.payment_date,
    trim_scale(o.exchange_rate) as exchange_rate,
    trim_scale(o.exc_rate_usd_to_local) as exc_rate_usd_to_local, o.is_rate_typed, o.paid_amount,
    o.paid_amount_vnd, o.paid_amount_usd, o.credit_amount, o.cus_advance_amount, o.final_paid_amount,
    o.payment_method, o.bank_account_no, o.obhpartner_id, b.short_name as obhpartner_name,
    o.reference_id, o.reference_no, o.description, o.done_at, o.cancelled_at, o.cancelled_by,
    c.username as cancelled_by_name, o.cancel_reason`,
    joins: (companyId) =>
      sql`left join person c on c.company_id = ${companyId} and c.id = o.cancelled_by
        left join partner b on b.company_id = ${companyId} and b.id = o.obhpartner_id`,
  };
}

/**
 * What other documents used of the advance of receipt `d` and what the rest of its pool has, where the
 * rest cannot replace it. Of the heads `h` of the other documents up to three that are `seen` are named.
 * The SQL form of the question that `undoDues` answers. A statement that locks a receipt reads its
 * own head alone as `document`, hence the schema.
 */
function usedAdvance(companyId: string, seen: RawBuilder<unknown>) {
  return sql`(
    select jsonb_build_object('used', trim_scale(k.cleared)::text, 'left', trim_scale(rest.open)::text) || (
      select jsonb_build_object(
        'receipts', coalesce(jsonb_agg(w.number order by w.place) filter (where w.place <= 3), '[]'),
        'others', count(*) filter (where w.place > 3 or not w.is_seen))
      from (
        select u.number, u.is_seen,
          case when u.is_seen then row_number() over (partition by u.is_seen order by u.number) end
            as place
        from (
          select h.number, ${seen} as is_seen from public.document h
          where h.company_id = ${companyId} and h.id in (
            select e.document_id from due_entry e
            where e.company_id = ${companyId} and e.due_id = k.id and e.document_id <> d.id
            group by e.document_id having sum(e.amount) <> 0)) u) w)
    from due k
    cross join lateral (
      select coalesce(sum(p.open), 0) as open from due p
      where p.company_id = ${companyId} and p.partner_id = k.partner_id and p.is_open
        and p.kind = 'advance' and p.side = k.side and p.currency_id = k.currency_id
        and p.agreement_id is not distinct from k.agreement_id
        and p.office_id is not distinct from k.office_id and p.id <> k.id) rest
    where k.company_id = ${companyId} and k.document_id = d.id and k.kind = 'advance'
      and k.cleared > rest.open)`;
}

/** Reads the lines of a receipt in their order, the mirrors of a canceled one last. */
export function readPaymentLines(tx: Tx, companyId: string, id: string): Promise<PaymentLine[]> {
  return rows<PaymentLine>(
    tx,
    sql`
      select l.id, l.line_no, l.type, m.id as ref_id, h.number as invoice_no, m.voucher_id as voucher_no,
        l.billing_ref_no, l.ref_currency, l.unpaid_amount_vnd, l.unpaid_amount_usd,
        trim_scale(l.asked_amount) as asked_amount, l.credit_no, l.credit_id, l.credit_amount,
        l.paid_amount,
        l.paid_amount_vnd, l.paid_amount_usd, l.total_paid, l.total_paid_vnd, l.total_paid_usd,
        l.balance_vnd, l.balance_usd, l.exchange_difference_vnd, l.exchange_difference_usd, l.note,
        l.posted, l.negative
      from receipt_line l
      left join due u on u.company_id = ${companyId} and u.id = l.due_id
      left join document h on h.company_id = ${companyId} and h.id = u.document_id
      left join acct_management m on m.company_id = ${companyId} and m.id = h.id
      where l.company_id = ${companyId} and l.receipt_id = ${id}
      order by l.negative, l.line_no`,
  );
}

/**
 * Reads the posted lines of an invoice, in the order of posting. Number, method and note are null for
 * receipts that the user may not open.
 */
export function readPostedLines(tx: Tx, actor: Actor, invoiceId: string): Promise<PostedLine[]> {
  const { companyId } = actor;
  const seen = within(actor, receiptKind.rights.detail, "d");
  const open = (column: string) => sql`case when ${seen} then ${sql.ref(column)} end`;
  return rows<PostedLine>(
    tx,
    sql`
      select ${open("d.number")} as receipt_no, r.payment_date,
        ${open("r.payment_method")} as payment_method, l.negative,
        l.total_paid, l.total_paid_vnd, l.total_paid_usd, ${open("l.note")} as note
      from document i
      join due u on ${itemOfInvoice(companyId, "u", "i")}
      join receipt_line l on l.company_id = ${companyId} and l.due_id = u.id and l.posted
      join receipt r on r.company_id = ${companyId} and r.id = l.receipt_id
      join document d on d.company_id = ${companyId} and d.id = r.id
      where i.company_id = ${companyId} and i.id = ${invoiceId}
      order by case when l.negative then r.cancelled_at else r.done_at end, l.id`,
  );
}
