import { openSums } from "@fairway/areas/due/server/openSums.ts";
import { owedByCustomers } from "@fairway/areas/due/server/owedByCustomers.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { rows, type Tx } from "@fairway/engine/db/tx.ts";
import { type RawBuilder, sql } from "kysely";
import {
  type ExposedTerms,
  type Exposure,
  type ExposureSums,
  exposureOf,
  needsRates,
} from "../model/exposure.ts";
import { placesOf } from "./agreementRules.ts";
import { todaysRates } from "./figuresOf.ts";

type ExposureRow = ExposedTerms & ExposureSums & { readonly id: string };

/**
 * Reads what customers owe under active agreements, and the marks of each, with one statement: from
 * the open items and the kept sums of lines that no invoice holds.
 *
 * Shape: by agreement; an inactive agreement is not among them. An agreement in a currency outside
 *   the books takes a further statement for today's rates.
 * Source: rules BL-8, BL-9, areas/balance/README.md
 */
export async function readExposures(
  tx: Tx,
  actor: Actor,
  agreementIds: readonly string[],
): Promise<Map<string, Exposure>> {
  if (agreementIds.length === 0) return new Map();
  const found = await rows<ExposureRow>(tx, exposureRows(actor, agreementIds));
  const exposures = new Map<string, Exposure>();
  for (const row of found) {
    const currency = row.creditCurrency;
    const toVnd = needsRates(currency) ? await todaysRates(tx, actor, currency) : () => null;
    exposures.set(row.id, exposureOf(row, row, { today: actor.today, toVnd }));
  }
  return exposures;
}

// Every part names the customers and salesmen first: the sums, the items and the notes of a
// customer are found by index, whatever the other customers owe.
function exposureRows(actor: Actor, agreementIds: readonly string[]): RawBuilder<unknown> {
  const { companyId, timeZone } = actor;
  return sql`
    with asked as materialized (
      select a.*, u.credit_limit as salesman_limit
      from partner_agreement a
      join sys_user u on u.company_id = ${companyId} and u.id = a.saleman_id
      where a.company_id = ${companyId} and a.id = any(${[...agreementIds]}::uuid[]) and a.active
    ), counted as materialized (
      select a.id as asked_id, a.id, a.partner_id, a.saleman_id from asked a
      union
      select a.id, g.id, g.partner_id, g.saleman_id from asked a
      join partner_agreement g on g.company_id = ${companyId} and g.saleman_id = a.saleman_id
        and g.contract_type = 'Guarantee' and g.active
      where a.contract_type = 'Guarantee' and a.salesman_limit > 0
    ), place as materialized (
      select c.asked_id, c.partner_id, c.saleman_id, x.office_id, x.service
      from counted c cross join lateral (${placesOf(companyId, sql`c.id`)}) x
      union
      select c.asked_id, k.id, c.saleman_id, x.office_id, x.service
      from counted c
      join partner k on k.company_id = ${companyId} and k.parent_id = c.partner_id
        and k.id <> c.partner_id
      join partner_agreement b on b.company_id = ${companyId} and b.partner_id = k.id and b.active
        and b.contract_type = 'Parent Contract' and b.saleman_id = c.saleman_id
      cross join lateral (
        ${placesOf(companyId, sql`c.id`)} intersect ${placesOf(companyId, sql`b.id`)}) x
    ), customer as materialized (
      select distinct p.partner_id from place p
      join partner n on n.company_id = ${companyId} and n.id = p.partner_id
        and n.partner_mode <> 'Internal'
    ), unbilled as (
      select d.* from customer c cross join lateral (
        ${openSums(companyId, sql`d.partner_id = c.partner_id`)}) d
    ), item as materialized (
      select u.* from customer c
      join due u on u.company_id = ${companyId} and u.partner_id = c.partner_id and u.is_open
        and ${owedByCustomers}
    ), owed as (
      select p.asked_id, l.currency_id, l.total, l.total_vnd as vnd, l.total_usd as usd,
        l.without_usd
      from place p
      join unbilled l on l.partner_id = p.partner_id and l.sale_man_id = p.saleman_id
        and l.office_id = p.office_id and l.transaction_type = p.service
      union all
      select p.asked_id, u.currency_id, u.open, u.open_vnd, coalesce(u.open_usd, 0),
        case when u.open_usd is null then 1 else 0 end
      from place p
      join item u on u.partner_id = p.partner_id and u.sale_man_id = p.saleman_id
        and u.office_id = p.office_id and u.service = p.service
    ), sums as (
      select w.asked_id, jsonb_agg(jsonb_build_object('currencyId', w.currency_id,
        'total', w.total::text, 'vnd', w.vnd::text, 'usd', w.usd::text)) as owed
      from (
        select w.asked_id, w.currency_id, sum(w.total) as total, sum(w.vnd) as vnd,
          case when sum(w.without_usd) = 0 then sum(w.usd) end as usd
        from owed w group by w.asked_id, w.currency_id) w
      group by w.asked_id
    ), ahead as (
      select w.asked_id, jsonb_agg(jsonb_build_object('currencyId', w.currency_id,
        'total', w.total::text, 'vnd', w.vnd::text, 'usd', w.usd::text)) as advances
      from (
        select c.asked_id, u.currency_id, sum(u.open) as total, sum(u.open_vnd) as vnd,
          case when count(*) = count(u.open_usd) then sum(u.open_usd) end as usd
        from counted c
        join due u on u.company_id = ${companyId} and u.partner_id = c.partner_id and u.is_open
          and u.side = 'credit' and u.kind = 'advance' and u.agreement_id = c.id
        group by c.asked_id, u.currency_id) w
      group by w.asked_id
    ), late as (
      select p.asked_id, min(u.due_on) filter (where u.kind = 'trade') as due_on,
        min(u.due_on) filter (where u.kind = 'onBehalf') as due_on_obh
      from place p
      join item u on u.partner_id = p.partner_id and u.sale_man_id = p.saleman_id
        and u.office_id = p.office_id and u.service = p.service
      group by p.asked_id
    )
    select a.id, a.contract_type, a.credit_currency, a.credit_limit, a.trial_credit_limited,
      a.credit_limit_rate, a.credit_unlimited, a.expired_date, a.no_due, a.salesman_limit,
      coalesce(s.owed, '[]'::jsonb) as owed, coalesce(h.advances, '[]'::jsonb) as advances,
      l.due_on, l.due_on_obh, w.unpaid_since
    from asked a
    left join sums s on s.asked_id = a.id
    left join ahead h on h.asked_id = a.id
    left join late l on l.asked_id = a.id
    left join lateral (
      select min((n.datetime_created at time zone ${timeZone})::date) as unpaid_since
      from prepaid_note n
      where a.contract_type = 'Prepaid' and n.company_id = ${companyId}
        and n.partner_id = a.partner_id and n.sale_man_id = a.saleman_id
        and not note_is_paid(n.company_id, n.id)) w on true`;
}
