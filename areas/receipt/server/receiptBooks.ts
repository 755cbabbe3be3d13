import { documentNumbers } from "@fairway/areas/document/server/documentBooks.ts";
import type { Clearings } from "@fairway/areas/due/server/dueBooks.ts";
import type { CountedNumbers } from "@fairway/areas/numbering/server/numberGaps.ts";
import type { BookRule } from "@fairway/engine/kept/bookRule.ts";
import { sql } from "kysely";
import { receiptNumbers } from "../model/receiptKind.ts";

/** The series of the receipts' numbers. */
export const countedReceipts: CountedNumbers = {
  ...receiptNumbers,
  right: "acctARP.list",
  ...documentNumbers("receipt", "receipt", "payment_ref_no"),
};

/** The amounts that receipts cleared of items. */
export const receiptClearings: Clearings = (companyId) => sql`
  select l.receipt_id as document_id, l.due_id, l.total_paid as amount,
    l.total_paid_vnd as amount_vnd, l.total_paid_usd as amount_usd
  from receipt_line l
  where l.company_id = ${companyId} and l.posted and l.due_id is not null`;

/** The checks of the books for receipts. */
export const receiptRules: readonly BookRule[] = [
  {
    title: {
      en: "a posted receipt is spent exactly, a canceled one not at all",
      vi: "phiếu thu đã ghi sổ được dùng đúng hết số tiền, phiếu đã hủy thì không",
    },
    breaches: (companyId) => sql`
      select d.number from receipt r
      join document d on d.company_id = r.company_id and d.id = r.id
      where r.company_id = ${companyId}
        and case d.state when 'Done' then r.final_paid_amount else 0 end <> (
          select coalesce(sum(l.paid_amount), 0) from receipt_line l
          where l.company_id = ${companyId} and l.receipt_id = r.id and l.posted)`,
  },
  {
    title: {
      en: "what customers have paid ahead is what their receipts kept and did not use",
      vi: "số tiền khách ứng trước là số các phiếu thu giữ lại mà chưa dùng",
    },
    breaches: (companyId) => sql`
      select p.short_name || ' ' || x.currency_id
      from (
        select d.partner_id, r.agreement_id, r.currency_id,
          sum(coalesce(l.paid_amount, 0) - r.cus_advance_amount) as ahead
        from receipt r
        join document d on d.company_id = r.company_id and d.id = r.id
        left join receipt_line l on l.company_id = r.company_id and l.receipt_id = r.id
          and l.type in ('ADV', 'COLL_OBH') and l.posted
        where r.company_id = ${companyId} and d.state = 'Done'
        group by 1, 2, 3) r
      full join (
        select u.partner_id, u.agreement_id, u.currency_id, sum(u.open) as ahead
        from due u
        join document d on d.company_id = u.company_id and d.id = u.document_id
          and d.kind = 'receipt'
        where u.company_id = ${companyId} and u.kind = 'advance'
        group by 1, 2, 3) u
        on u.partner_id = r.partner_id and u.currency_id = r.currency_id
          and coalesce(u.agreement_id::text, '') = coalesce(r.agreement_id::text, '')
      cross join lateral (
        select coalesce(r.partner_id, u.partner_id) as partner_id,
          coalesce(r.currency_id, u.currency_id) as currency_id) x
      left join partner p on p.company_id = ${companyId} and p.id = x.partner_id
      where coalesce(r.ahead, 0) <> coalesce(u.ahead, 0)`,
  },
  {
    title: {
      en: "what a posted receipt cleared and kept stands on its day, or on the later day of the item",
      vi: "số phiếu thu đã thanh toán và giữ lại được ghi đúng ngày của phiếu, hoặc ngày sau đó khi có khoản công nợ",
    },
    breaches: (companyId) => sql`
      select d.number from receipt r
      join document d on d.company_id = r.company_id and d.id = r.id and d.state = 'Done'
      where r.company_id = ${companyId} and (exists (
        select from due_entry e
        join due u on u.company_id = e.company_id and u.id = e.due_id
          and (u.kind <> 'advance' or u.document_id = r.id)
        where e.company_id = ${companyId} and e.document_id = r.id and e.day <> r.payment_date
          -- Money from before an item clears it on the day on which it was raised or opened again.
          and not (e.day > r.payment_date and u.document_id <> r.id and exists (
            select from due_entry o
            where o.company_id = ${companyId} and o.due_id = e.due_id and o.day = e.day
              and o.amount > 0))
        group by e.due_id having sum(e.amount) <> 0 or sum(e.amount_vnd) <> 0
      ) or exists (
        select from due u
        where u.company_id = ${companyId} and u.document_id = r.id
          and u.raised_on <> r.payment_date))`,
  },
];
