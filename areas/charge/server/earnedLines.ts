import { secondCurrency } from "@fairway/core/money/currency.ts";
import { type RawBuilder, sql } from "kysely";

type Sql = RawBuilder<unknown>;

/**
 * Selects lines with what is billed and paid of their net amounts.
 *
 * Shape: id, hblid, job_id, type, vnd, usd (null while unknown), is_billed, and share, the paid part
 *   from 0 to 1; `where` uses the alias `s`. A line is billed when a document holds its own side (what
 *   is bought is owed by us, the rest to us), a bought one also with the number of the vendor's
 *   invoice; the share is that of the open item of such a document. Every claim is read once, so a job
 *   of thousands of lines takes one pass.
 * Source: rule CH-30, areas/charge/README.md
 */
export function earnedLines(companyId: string, where: Sql): Sql {
  return sql`
    with own as materialized (
      select s.id, s.hblid, s.job_id, s.type, s.amount_vnd as vnd, s.amount_usd as usd, s.invoice_no,
        case s.type when 'BUY' then 'credit' else 'debit' end as side
      from surcharge s
      where s.company_id = ${companyId} and s.type in ('BUY', 'SELL', 'OBH') and ${where}
    ), held as (
      select o.id, max(case when u.is_open then u.cleared / u.total when u.id is not null then 1 end) as share
      from own o
      join charge_claim k on k.company_id = ${companyId} and k.charge_id = o.id and k.side = o.side
      left join document d on d.company_id = ${companyId} and d.id = k.document_id
      left join due u on u.company_id = ${companyId} and u.document_id = k.document_id
        and u.side = o.side and u.partner_id = d.partner_id
      group by o.id
    )
    select o.id, o.hblid, o.job_id, o.type, o.vnd, o.usd,
      h.id is not null or (o.type = 'BUY' and o.invoice_no is not null) as is_billed,
      coalesce(h.share, 0) as share
    from own o
    left join held h on h.id = o.id`;
}

/**
 * The columns with the sums of lines `l` by basis: null for a basis without lines, and in US dollars
 * while one of them is unknown there. A paid part is rounded for each line.
 */
export const earnedSums: Sql = sql`
  sum(l.vnd)::text as expected_vnd,
  case when bool_and(l.usd is not null) then sum(l.usd)::text end as expected_usd,
  (sum(l.vnd) filter (where l.is_billed))::text as billed_vnd,
  case when bool_and(l.usd is not null) filter (where l.is_billed)
    then (sum(l.usd) filter (where l.is_billed))::text end as billed_usd,
  (sum(round(l.vnd * l.share)) filter (where l.share > 0))::text as paid_vnd,
  case when bool_and(l.usd is not null) filter (where l.share > 0)
    then (sum(round(l.usd * l.share, decimals_of(${sql.lit(secondCurrency)}))) filter (where l.share > 0))::text
  end as paid_usd`;
