import type { Actor } from "@fairway/core/permission/actor.ts";
import type { Day } from "@fairway/core/time/day.ts";
import { rows, type Tx } from "@fairway/engine/db/tx.ts";
import { type RawBuilder, sql } from "kysely";
import type { ReadDebt } from "../model/debtShares.ts";
import { nobody, type OfPartners } from "./debts.ts";
import { type Debtor, familyOfDebtor, heldDebts, inReach, samePlace } from "./receivableRows.ts";

type Sql = RawBuilder<unknown>;

/**
 * Reads the debts of a debtor within reach with one statement: each document, and the lines without
 * an invoice by job.
 *
 * Shape: the oldest due day first, then what has none. A document has the places of its lines, with
 *   their worth in VND as weights; without lines its own place.
 * Source: rules RV-1, RV-4 and RV-7, areas/receivable/README.md
 */
export function readDebts(tx: Tx, actor: Actor, debtor: Debtor, day: Day): Promise<ReadDebt[]> {
  const { companyId } = actor;
  const family = familyOfDebtor(companyId, debtor);
  return rows<ReadDebt>(tx, statement(actor, day, family, debtorsRows(debtor)));
}

/** Reads the debts of all debtors of a salesman within reach. */
export function readDebtsOfSalesman(
  tx: Tx,
  actor: Actor,
  salemanId: string | null,
  day: Day,
): Promise<ReadDebt[]> {
  const own = salemanId ? sql`x.sale_man_id = ${salemanId}::uuid` : sql`true`;
  const which = sql`select x.* from source x where x.kind <> 'advance' and ${own}`;
  return rows<ReadDebt>(
    tx,
    statement(actor, day, () => sql`true`, which),
  );
}

/** The debts `x` of `source` that count for a debtor. */
function debtorsRows(debtor: Debtor): Sql {
  if (debtor.agreementId === null) {
    const own = sql`x.partner_id = ${debtor.partnerId}::uuid
      and x.sale_man_id = ${debtor.saleManId ?? nobody}::uuid`;
    return sql`
      select x.* from source x join held h on ${samePlace("h", "x")}
      where x.kind <> 'advance' and h.agreement_id is null and ${own}
      union all
      select x.* from source x where x.kind = 'advance' and x.agreement_id is null and ${own}`;
  }
  const { agreementId } = debtor;
  return sql`
    select x.* from source x join held h on ${samePlace("h", "x")}
    where x.kind <> 'advance' and h.agreement_id = ${agreementId}::uuid
    union all
    select x.* from source x join under h on ${samePlace("h", "x")}
    where x.kind <> 'advance' and h.parent_agreement_id = ${agreementId}::uuid
    union all
    select x.* from source x where x.kind = 'advance' and x.agreement_id = ${agreementId}::uuid`;
}

function statement(actor: Actor, day: Day, family: OfPartners, which: Sql): Sql {
  const { companyId } = actor;
  const texts = (list: Sql) => sql`string_agg(distinct ${list}, ', ' order by ${list})`;
  const worth = (total: string, vnd: string, usd: string) => sql`jsonb_build_object(
    'total', trim_scale(${sql.ref(`x.${total}`)})::text, 'vnd', trim_scale(${sql.ref(`x.${vnd}`)})::text,
    'usd', trim_scale(${sql.ref(`x.${usd}`)})::text)`;
  return sql`
    with ${heldDebts(actor, day, family)},
    own as (
      select x.document_id, x.job_id, x.partner_id, x.office_id, x.service, x.kind, x.age,
        x.currency_id, x.due_on, x.raised_on, sum(x.total) as total, sum(x.vnd) as vnd,
        case when count(*) = count(x.usd) then sum(x.usd) end as usd, sum(x.paid) as paid,
        sum(x.paid_vnd) as paid_vnd,
        case when count(*) = count(x.paid_usd) then sum(x.paid_usd) end as paid_usd
      from (${which}) x
      where ${inReach(actor, "x")} or x.kind = 'advance'
      group by x.document_id, x.job_id, x.partner_id, x.office_id, x.service, x.kind, x.age,
        x.currency_id, x.due_on, x.raised_on
    )
    select x.document_id, d.kind as document_kind, x.job_id, x.kind, x.age, x.currency_id,
      coalesce(l.soa_no, l.note_no, d.number, j.job_no, '') as ref_no,
      case x.kind when 'selling' then 'SELL' when 'obhLine' then 'OBH' when 'advance' then 'Receipt'
        else m.type end as type,
      coalesce(m.invoice_no_real, d.number) as invoice_no_real, l.soa_no, l.note_no,
      coalesce(j.job_no, l.job_no) as job_no, p.short_name as partner_name,
      x.raised_on as document_date, x.due_on as due_date,
      coalesce(l.places, jsonb_build_array(jsonb_build_object('officeId', o.id,
        'officeCode', o.code, 'service', nullif(x.service, ''), 'weight', '1'))) as places,
      ${worth("total", "vnd", "usd")} as open, ${worth("paid", "paid_vnd", "paid_usd")} as cleared
    from own x
    join partner p on p.company_id = ${companyId} and p.id = x.partner_id
    left join document d on d.company_id = ${companyId} and d.id = x.document_id
    left join acct_management m on m.company_id = ${companyId} and m.id = x.document_id
    left join shipment j on j.company_id = ${companyId} and j.id = x.job_id
    left join office o on o.company_id = ${companyId} and o.id = x.office_id
    left join lateral (
      select jsonb_agg(jsonb_build_object('officeId', q.id, 'officeCode', q.code, 'service',
          g.transaction_type, 'weight', g.vnd::text) order by q.code, g.transaction_type) as places,
        max(g.soa_no) as soa_no, max(g.note_no) as note_no, max(g.job_no) as job_no
      from (
        select s.office_id, s.transaction_type, sum(k.amount_vnd + k.vat_amount_vnd) as vnd,
          ${texts(sql`k.soa_no`)} as soa_no, ${texts(sql`k.cd_note_no`)} as note_no,
          ${texts(sql`k.job_no`)} as job_no
        from acct_management_line k
        join shipment s on s.company_id = ${companyId} and s.id = k.job_id
        where k.company_id = ${companyId} and k.acct_management_id = x.document_id
          and k.side = 'debit'
        group by s.office_id, s.transaction_type) g
      join office q on q.company_id = ${companyId} and q.id = g.office_id) l on true
    order by x.due_on nulls last, x.raised_on, ref_no, x.kind, x.currency_id`;
}
