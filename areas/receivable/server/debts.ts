import { overdueAges } from "@fairway/areas/due/model/overdueAges.ts";
import { openLines } from "@fairway/areas/due/server/openLines.ts";
import { owedByCustomers } from "@fairway/areas/due/server/owedByCustomers.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import type { Day } from "@fairway/core/time/day.ts";
import { keptRows } from "@fairway/engine/kept/kept.ts";
import { type RawBuilder, sql } from "kysely";

type Sql = RawBuilder<unknown>;

/** The salesman or office of a debt that has none, so that a key of debts is never null. */
export const nobody = "00000000-0000-0000-0000-000000000000";

/** Which partners' debts are read: a condition on a column; all without it. */
export type OfPartners = (partnerId: Sql) => Sql;

/**
 * Selects what was owed at the end of a day: items and lines that no invoice or voucher of that day
 * held, and the advances of customers.
 *
 * Shape: due_id and document_id of an item, job_id of the lines of a job; partner_id, sale_man_id,
 *   office_id, service, agreement_id (of an advance), kind, currency_id, due_on, raised_on, total,
 *   vnd, usd (open), paid, paid_vnd, paid_usd. Null in US dollars when unknown.
 * Source: rules RV-2 and RV-4, areas/receivable/README.md
 */
export function debts(actor: Actor, day: Day, family: OfPartners): Sql {
  return sql`${itemsOn(actor, day, family)} union all ${linesOn(actor, day, family)}`;
}

/** The age of a debt by its due day; null for a line without an invoice. */
export function ageOn(day: Day): Sql {
  const past = sql`${day}::date - x.due_on`;
  return sql`case when x.document_id is null then null when x.due_on is null then 0
    when ${past} <= 0 then 0 when ${past} <= ${sql.lit(overdueAges.over1To15.to)} then 1
    when ${past} <= ${sql.lit(overdueAges.over16To30.to)} then 2 else 3 end`;
}

// What changed after the day is taken off what is there now; few items have a later entry.
function itemsOn({ companyId }: Actor, day: Day, family: OfPartners): Sql {
  return sql`
    select u.id as due_id, u.document_id, null::uuid as job_id, u.partner_id,
      coalesce(u.sale_man_id, ${nobody}::uuid) as sale_man_id,
      coalesce(u.office_id, ${nobody}::uuid) as office_id, coalesce(u.service, '') as service,
      u.agreement_id, u.kind, u.currency_id, u.due_on, u.raised_on,
      u.open - coalesce(e.open, 0) as total, u.open_vnd - coalesce(e.open_vnd, 0) as vnd,
      u.open_usd - coalesce(e.open_usd, 0) as usd, u.cleared + coalesce(e.cleared, 0) as paid,
      u.cleared_vnd + coalesce(e.cleared_vnd, 0) as paid_vnd,
      u.cleared_usd + coalesce(e.cleared_usd, 0) as paid_usd
    from due u
    left join lateral (
      select sum(e.amount) as open, sum(e.amount_vnd) as open_vnd, sum(e.amount_usd) as open_usd,
        sum(e.amount) filter (where e.document_id <> u.document_id) as cleared,
        sum(e.amount_vnd) filter (where e.document_id <> u.document_id) as cleared_vnd,
        sum(e.amount_usd) filter (where e.document_id <> u.document_id) as cleared_usd
      from due_entry e
      where e.company_id = ${companyId} and e.due_id = u.id and e.day > ${day}::date
    ) e on u.last_on > ${day}::date
    where u.company_id = ${companyId} and ${family(sql`u.partner_id`)}
      and u.raised_on <= ${day}::date and (u.is_open or not u.is_open and u.last_on > ${day}::date)
      and (${owedByCustomers} or u.side = 'credit' and u.kind = 'advance')
      and u.open - coalesce(e.open, 0) > 0`;
}

/**
 * Lines without an invoice on the day: those of now, with lines of invoices that were issued or
 * canceled later put back as they stood.
 */
function linesOn(actor: Actor, day: Day, family: OfPartners): Sql {
  const { companyId, timeZone } = actor;
  const now = keptRows(
    openLines,
    companyId,
    sql`d.side = 'debit' and ${family(sql`d.partner_id`)} and d.service_date <= ${day}::date`,
  );
  const canceledLater = sql`m.canceled_at >= (${day}::date + 1)::timestamp at time zone ${timeZone}`;
  const line = (sign: Sql) => sql`${sign} * c.total as total,
    ${sign} * (c.amount_vnd + c.vat_amount_vnd) as vnd,
    ${sign} * (c.amount_usd + c.vat_amount_usd) as usd`;
  return sql`
    select null::uuid, null::uuid, x.job_id, x.partner_id, coalesce(x.sale_man_id, ${nobody}::uuid),
      x.office_id, x.transaction_type, null::uuid,
      case x.type when 'SELL' then 'selling' else 'obhLine' end, x.currency_id, null::date,
      x.service_date, x.total, x.vnd, x.usd, 0, 0, 0
    from (
      select l.job_id, l.partner_id, l.sale_man_id, l.office_id, l.transaction_type, l.type,
        l.currency_id, l.service_date, l.total, l.total_vnd as vnd, l.total_usd as usd
      from (${now}) l
      union all
      select c.job_id, c.payment_object_id, b.sale_man_id, s.office_id, s.transaction_type, c.type,
        c.currency_id, s.service_date, ${line(sql`(w.was_open::int - w.is_open::int)`)}
      from (
        select distinct l.charge_id
        from (
          select m.id from acct_management m
          where m.company_id = ${companyId} and m.date > ${day}::date
          union
          select m.id from acct_management m
          where m.company_id = ${companyId} and ${canceledLater}) m
        join acct_management_line l on l.company_id = ${companyId}
          and l.acct_management_id = m.id and l.side = 'debit') h
      join surcharge c on c.company_id = ${companyId} and c.id = h.charge_id
        and c.type in ('SELL', 'OBH') and ${family(sql`c.payment_object_id`)}
      join shipment s on s.company_id = ${companyId} and s.id = c.job_id
        and s.current_status <> 'Canceled' and s.service_date <= ${day}::date
      join house_bill b on b.company_id = ${companyId} and b.id = c.hblid
      cross join lateral (
        select not exists (
            select from charge_claim k
            where k.company_id = ${companyId} and k.charge_id = c.id and k.side = 'debit'
              and k.slot = 'ledger') as is_open,
          not exists (
            select from acct_management_line l
            join acct_management m on m.company_id = ${companyId} and m.id = l.acct_management_id
            where l.company_id = ${companyId} and l.charge_id = c.id and l.side = 'debit'
              and m.date <= ${day}::date
              and (m.canceled_at is null or ${canceledLater})) as was_open) w
      where w.is_open <> w.was_open) x`;
}
