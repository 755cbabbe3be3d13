import { followsRate, sumsOfLines } from "@fairway/areas/charge/server/chargeBooks.ts";
import type { Clearings } from "@fairway/areas/due/server/dueBooks.ts";
import { type CountedNumbers, numbersIn } from "@fairway/areas/numbering/server/numberGaps.ts";
import { localCurrency } from "@fairway/core/money/currency.ts";
import type { BookRule } from "@fairway/engine/kept/bookRule.ts";
import { sql } from "kysely";
import { invoiceKind, temporaryNumbers, voucherNumbers } from "../model/invoiceKind.ts";

const { list: right } = invoiceKind.rights;

/** The two series of an invoice's numbers. */
export const countedInvoices: readonly CountedNumbers[] = [
  { ...voucherNumbers, right, ...numbersIn("acct_management", "voucher_id") },
  { ...temporaryNumbers, right, ...numbersIn("acct_management", "serie", "invoice_no_tempt") },
];

/** What settlements cleared of vouchers; a rule below compares it with the vouchers. */
export const paidAheadClearings: Clearings = (companyId) => sql`
  select e.document_id, e.due_id, -e.amount as amount, -e.amount_vnd as amount_vnd,
    -e.amount_usd as amount_usd
  from document d
  join due_entry e on e.company_id = ${companyId} and e.document_id = d.id
  where d.company_id = ${companyId} and d.kind = 'settlement'`;

/** The checks of the books for invoices. */
export const invoiceRules: readonly BookRule[] = [
  {
    title: {
      en: "an invoice's totals are the sum of its lines",
      vi: "tổng tiền của hóa đơn là tổng các dòng của nó",
    },
    breaches: (companyId) => sql`
      select d.voucher_id from acct_management d
      cross join lateral (
        select ${sumsOfLines("l")}
        from acct_management_line l
        where l.company_id = ${companyId} and l.acct_management_id = d.id) c
      where d.company_id = ${companyId}
        and (d.total_amount_vnd, d.total_amount_usd, d.total_amount) is distinct from
          (c.vnd, c.usd, case d.currency_id when ${localCurrency} then c.vnd else c.usd end)`,
  },
  {
    title: {
      en: "an amount of a line of invoice is price times quantity times the stored rate",
      vi: "số tiền của dòng hóa đơn bằng đơn giá nhân số lượng nhân tỷ giá đã lưu",
    },
    breaches: (companyId) => sql`
      select d.voucher_id || ' ' || l.line_no || ' ' || trim_scale(l.final_exchange_rate)
      from acct_management_line l
      join acct_management d on d.company_id = l.company_id and d.id = l.acct_management_id
        and d.canceled_at is null
      join surcharge s on s.company_id = l.company_id and s.id = l.charge_id
      where l.company_id = ${companyId} and not l.is_keyed and not ${followsRate("l", sql`s.is_rate_cut`, "s")}`,
  },
  {
    title: {
      en: "an invoice claims exactly the charges of its lines",
      vi: "hóa đơn giữ đúng các dòng phí nằm trên nó",
    },
    breaches: (companyId) => sql`
      select distinct m.voucher_id
      from (
        select l.acct_management_id, l.charge_id, l.side from acct_management_line l
        join document d on d.company_id = l.company_id and d.id = l.acct_management_id
          and d.state <> 'Canceled'
        where l.company_id = ${companyId}) l
      full join (
        select k.document_id, k.charge_id, k.side from charge_claim k
        join document d on d.company_id = k.company_id and d.id = k.document_id
          and d.kind in ('invoice', 'obhInvoice', 'voucher')
        where k.company_id = ${companyId} and k.slot = 'ledger') k
        on k.document_id = l.acct_management_id and k.charge_id = l.charge_id and k.side = l.side
      join acct_management m on m.company_id = ${companyId}
        and m.id = coalesce(l.acct_management_id, k.document_id)
      where l.charge_id is null or k.charge_id is null`,
  },
  {
    title: {
      en: "settlements cleared of a voucher what their advances paid of it",
      vi: "phiếu thanh toán đã cấn trừ trên chứng từ đúng số tiền trả từ tạm ứng",
    },
    breaches: (companyId) => sql`
      select m.voucher_id from acct_management m
      left join lateral (
        select -sum(e.amount) as cleared from due u
        join due_entry e on e.company_id = ${companyId} and e.due_id = u.id
        join document s on s.company_id = ${companyId} and s.id = e.document_id
          and s.kind = 'settlement'
        where u.company_id = ${companyId} and u.document_id = m.id) c on true
      where m.company_id = ${companyId} and m.type = 'Voucher'
        and case when m.canceled_at is null then m.paid_ahead else 0 end
          <> coalesce(c.cleared, 0)`,
  },
  {
    title: {
      en: "an invoice has one item, over its total and from its day",
      vi: "mỗi hóa đơn có một khoản công nợ, đúng tổng tiền và ngày của hóa đơn",
    },
    breaches: (companyId) => sql`
      select m.voucher_id from acct_management m
      join document d on d.company_id = m.company_id and d.id = m.id
      left join due u on u.company_id = m.company_id and u.document_id = m.id
      -- The item of a canceled invoice is reversed.
      cross join lateral (select case d.state when 'Canceled' then 0 else 1 end as stands) x
      where m.company_id = ${companyId}
        and ((u.total, u.total_vnd, u.total_usd, u.raised_on, u.partner_id) is distinct from
          (m.total_amount * x.stands, m.total_amount_vnd * x.stands, m.total_amount_usd * x.stands,
            m.date, d.partner_id)
          or d.state <> 'Canceled' and exists (
            select from due_entry e
            where e.company_id = ${companyId} and e.document_id = m.id and e.day <> m.date
            having sum(e.amount) <> 0))`,
  },
];
