import type { BookRule } from "@fairway/engine/kept/bookRule.ts";
import { type RawBuilder, sql } from "kysely";
import { openSumRule } from "./openSums.ts";

/**
 * The amounts that the lines of one kind of document cleared of items.
 *
 * Shape: a select of document_id, due_id, amount, amount_vnd, amount_usd; several rows of one
 *   document and item are summed.
 */
export type Clearings = (companyId: string) => RawBuilder<unknown>;

/**
 * Checks that the clearings of items equal the lines of their documents, for all kinds of document
 * that clear.
 */
export function clearedByLines(all: readonly Clearings[]): BookRule {
  return {
    title: {
      en: "what documents cleared of an item is the sum of their lines",
      vi: "số đã thanh toán của mỗi khoản công nợ là tổng các dòng của chứng từ thanh toán",
    },
    breaches: (companyId) => sql`
      select coalesce(d.number, 'none') || ': ' || coalesce(l.due_id, e.due_id)::text
      from (
        select x.document_id, x.due_id, sum(x.amount) as amount, sum(x.amount_vnd) as vnd,
          sum(case when u.total_usd is null then 0 else x.amount_usd end) as usd
        from (${sql.join(
          all.map((each) => each(companyId)),
          sql` union all `,
        )}) x
        join due u on u.company_id = ${companyId} and u.id = x.due_id
        group by x.document_id, x.due_id) l
      full join (
        select e.document_id, e.due_id, -sum(e.amount) as amount, -sum(e.amount_vnd) as vnd,
          -coalesce(sum(e.amount_usd), 0) as usd
        from due_entry e
        join due u on u.company_id = e.company_id and u.id = e.due_id and u.kind <> 'advance'
          and u.document_id <> e.document_id
        where e.company_id = ${companyId}
        group by e.document_id, e.due_id) e
        on e.document_id = l.document_id and e.due_id = l.due_id
      left join document d on d.company_id = ${companyId}
        and d.id = coalesce(l.document_id, e.document_id)
      where (coalesce(l.amount, 0), coalesce(l.vnd, 0), coalesce(l.usd, 0))
        <> (coalesce(e.amount, 0), coalesce(e.vnd, 0), coalesce(e.usd, 0))`,
  };
}

/** The checks of the books for items. */
export const dueRules: readonly BookRule[] = [
  {
    title: {
      en: "an item is the sum of its entries: those of its own document its total, the others what is cleared",
      vi: "mỗi khoản công nợ là tổng các bút toán của nó: của chính chứng từ là tổng tiền, của chứng từ khác là số đã thanh toán",
    },
    breaches: (companyId) => sql`
      select d.number || ': ' || u.id::text from due u
      left join document d on d.company_id = u.company_id and d.id = u.document_id
      cross join lateral (
        select count(*) as entries,
          max(e.day) filter (where e.amount <> 0) as last_on,
          coalesce(sum(e.amount) filter (where e.document_id = u.document_id), 0) as total,
          coalesce(sum(e.amount_vnd) filter (where e.document_id = u.document_id), 0) as total_vnd,
          case when u.total_usd is not null then
            coalesce(sum(e.amount_usd) filter (where e.document_id = u.document_id), 0) end
            as total_usd,
          -coalesce(sum(e.amount) filter (where e.document_id <> u.document_id), 0) as cleared,
          -coalesce(sum(e.amount_vnd) filter (where e.document_id <> u.document_id), 0)
            as cleared_vnd,
          -coalesce(sum(e.amount_usd) filter (where e.document_id <> u.document_id), 0)
            as cleared_usd
        from due_entry e where e.company_id = ${companyId} and e.due_id = u.id) e
      where u.company_id = ${companyId}
        and ((u.entries, u.total, u.total_vnd, u.total_usd, u.cleared, u.cleared_vnd, u.cleared_usd)
          is distinct from
          (e.entries, e.total, e.total_vnd, e.total_usd, e.cleared, e.cleared_vnd, e.cleared_usd)
          or u.last_on < e.last_on)`,
  },
  {
    title: {
      en: "on no day was less than nothing of an item open; correct the day of the later document",
      vi: "không ngày nào số còn lại của khoản công nợ nhỏ hơn 0; hãy sửa ngày của chứng từ sau",
    },
    breaches: (companyId) => sql`
      select coalesce(d.number, 'none') || ': ' || x.day
      from (
        select distinct on (e.due_id) e.due_id, e.day
        from (
          select e.due_id, e.day, sum(sum(e.amount)) over w as open,
            sum(sum(e.amount_vnd)) over w as open_vnd, sum(sum(e.amount_usd)) over w as open_usd
          from due_entry e where e.company_id = ${companyId}
          group by e.due_id, e.day
          window w as (partition by e.due_id order by e.day)) e
        where e.open < 0 or e.open_vnd < 0 or e.open_usd < 0
        order by e.due_id, e.day) x
      join due u on u.company_id = ${companyId} and u.id = x.due_id
      left join document d on d.company_id = ${companyId} and d.id = u.document_id`,
  },
  {
    title: {
      en: "the entries of an item follow each other, each with what was open after it",
      vi: "các bút toán của mỗi khoản công nợ nối tiếp nhau, kèm số còn lại sau mỗi bút toán",
    },
    breaches: (companyId) => sql`
      select e.due_id::text || ' entry ' || e.entry_no from (
        select e.due_id, e.entry_no, e.open, e.open_vnd, e.open_usd,
          row_number() over w as place, sum(e.amount) over w as sum,
          sum(e.amount_vnd) over w as sum_vnd,
          case when u.total_usd is not null then sum(coalesce(e.amount_usd, 0)) over w end
            as sum_usd
        from due_entry e
        join due u on u.company_id = e.company_id and u.id = e.due_id
        where e.company_id = ${companyId}
        window w as (partition by e.due_id order by e.entry_no)) e
      where (e.entry_no, e.open, e.open_vnd, e.open_usd) is distinct from
        (e.place, e.sum, e.sum_vnd, e.sum_usd)`,
  },
  {
    title: {
      en: "an item is due its term after its day or its confirmed billing, as its last entry says",
      vi: "hạn thanh toán của mỗi khoản công nợ tính từ ngày chứng từ hoặc ngày xác nhận, đúng bút toán cuối",
    },
    breaches: (companyId) => sql`
      select d.number || ': due ' || coalesce(u.due_on::text, 'none') from due u
      left join document d on d.company_id = u.company_id and d.id = u.document_id
      cross join lateral (
        select case u.due_base when 'Invoice Date' then u.raised_on else u.confirmed_on end
          + u.payment_term + u.extend_days as day) x
      left join lateral (
        select e.cause, e.due_on from due_entry e
        where e.company_id = ${companyId} and e.due_id = u.id
          and e.cause in ('raised', 'kept', 'redated')
        order by e.entry_no desc limit 1) e on true
      where u.company_id = ${companyId} and (u.due_on is distinct from x.day
        -- An item from before the ledger has no day on its first entry.
        or u.due_on is distinct from e.due_on and (e.cause = 'redated' or e.due_on is not null))`,
  },
  openSumRule,
];
