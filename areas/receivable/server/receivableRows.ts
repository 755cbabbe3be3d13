import { covering } from "@fairway/areas/agreement/server/agreementRules.ts";
import { prepaidDays } from "@fairway/areas/agreement/model/exposure.ts";
import { localCurrency, secondCurrency } from "@fairway/core/money/currency.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import type { Day } from "@fairway/core/time/day.ts";
import { fold } from "@fairway/core/words/fold.ts";
import { anywhere } from "@fairway/engine/db/anywhere.ts";
import { columnName } from "@fairway/engine/db/columnNames.ts";
import { type RawBuilder, sql } from "kysely";
import type { Expiry, ReceivableCriteria } from "../model/criteria.ts";
import { type FigureName, type FigureParts, figureNames, figureParts } from "../model/figures.ts";
import { overdueFigures } from "../model/figures.ts";
import { type ReceivableTabName, receivableTabs } from "../model/receivableTabs.ts";
import { ageOn, debts, nobody, type OfPartners } from "./debts.ts";

type Sql = RawBuilder<unknown>;

/** An agreement, or a partner with the salesman of its debts without an agreement. */
export type Debtor =
  | { readonly agreementId: string }
  | { readonly agreementId: null; readonly partnerId: string; readonly saleManId: string | null };

/** What a statement of receivables is about. */
export interface AskedRows {
  readonly day: Day;
  readonly tab: ReceivableTabName | null;
  readonly criteria: Omit<ReceivableCriteria, "receivableTab" | "day">;
  /** The only row that is asked for, also where nothing is owed. */
  readonly only?: Debtor;
  /** Guarantees as one row for each salesman. */
  readonly bySalesman: boolean;
  readonly page?: { readonly page: number; readonly size: number };
  readonly limit?: number;
}

/** The debts that the reach of the user covers: of all offices, of the own one, or of own sales. */
export function inReach(actor: Actor, alias: string): RawBuilder<boolean> {
  const column = (name: string) => sql.ref(`${alias}.${name}`);
  switch (actor.reach("acctARP.list")) {
    case "None":
      return sql<boolean>`false`;
    case "Owner":
      return sql<boolean>`${column("sale_man_id")} = ${actor.userId}`;
    case "Group":
    case "Department":
    case "Office":
      return sql<boolean>`${column("office_id")} = ${actor.officeId}`;
    default:
      return sql<boolean>`true`;
  }
}

/**
 * The partners whose debts count together with those of a partner: its branches, its parent with
 * the other branches, and the partners of the guarantees that share a limit with its own.
 */
export const familyOf =
  (companyId: string, partnerId: Sql): OfPartners =>
  (column) =>
    sql`${column} = any(array(
      select k.id from partner p
      join partner r on r.company_id = ${companyId} and r.id in (p.id, p.parent_id)
      join partner k on k.company_id = ${companyId} and (k.id = r.id or k.parent_id = r.id)
      where p.company_id = ${companyId} and p.id = ${partnerId}
      union
      select g.partner_id from partner_agreement a
      join partner_agreement g on g.company_id = ${companyId} and g.saleman_id = a.saleman_id
        and g.contract_type = 'Guarantee'
      where a.company_id = ${companyId} and a.partner_id = ${partnerId}
        and a.contract_type = 'Guarantee'))`;

/** The partners whose debts are read for a debtor. */
export const familyOfDebtor = (companyId: string, debtor: Debtor): OfPartners =>
  familyOf(
    companyId,
    debtor.agreementId === null
      ? sql`${debtor.partnerId}::uuid`
      : sql`(select a.partner_id from partner_agreement a
          where a.company_id = ${companyId} and a.id = ${debtor.agreementId}::uuid)`,
  );

/** The columns that put a debt under an agreement. */
const place = ["partner_id", "sale_man_id", "office_id", "service"];
export const samePlace = (one: string, other: string): Sql =>
  sql.join(
    place.map((each) => sql`${sql.ref(`${one}.${each}`)} = ${sql.ref(`${other}.${each}`)}`),
    sql` and `,
  );

/**
 * The common table expressions that put debts under agreements: `source` (each debt), `held` (the
 * agreement of each place) and `under` (the parent's agreement of a parent contract).
 *
 * Source: rule RV-1, areas/receivable/README.md
 */
export function heldDebts(actor: Actor, day: Day, family: OfPartners): Sql {
  const { companyId } = actor;
  const ofPlace = { officeId: sql`p.office_id`, services: sql`array[p.service]` };
  return sql`
    source as materialized (
      select x.*, ${ageOn(day)} as age from (${debts(actor, day, family)}) x
      join partner n on n.company_id = ${companyId} and n.id = x.partner_id
        and n.partner_mode <> 'Internal'
    ), held as materialized (
      select p.*, a.id as agreement_id, a.contract_type
      from (select distinct partner_id, sale_man_id, office_id, service from source
        where kind <> 'advance') p
      left join lateral (
        select a.id, a.contract_type from partner_agreement a
        where a.company_id = ${companyId} and a.partner_id = p.partner_id
          and a.saleman_id = p.sale_man_id and ${covering(companyId, sql`a`, ofPlace)}
        order by a.active desc, a.effective_date desc, a.id desc limit 1) a on true
    ), under as materialized (
      select p.*, q.id as parent_agreement_id from held p
      join partner k on k.company_id = ${companyId} and k.id = p.partner_id
        and k.parent_id <> k.id
      cross join lateral (
        select a.id from partner_agreement a
        where a.company_id = ${companyId} and a.partner_id = k.parent_id and a.active
          and a.saleman_id = p.sale_man_id and ${covering(companyId, sql`a`, ofPlace)}
        order by a.effective_date desc, a.id desc limit 1) q
      where p.contract_type = 'Parent Contract'
    )`;
}

/** Selects the page or the list that is asked for, as one statement. */
export function receivableRows(actor: Actor, asked: AskedRows): Sql {
  const { companyId, timeZone } = actor;
  const { day, tab, criteria, page } = asked;
  const shown =
    tab === "NO_AGREEMENT" ? withoutAgreement(actor, asked) : underAgreements(actor, asked);
  const limit = page
    ? sql`limit ${sql.lit(page.size)} offset ${sql.lit((page.page - 1) * page.size)}`
    : sql`limit ${sql.lit(asked.limit ?? 100_000)}`;
  const way = criteria.sort && !criteria.sortDescending ? sql`asc` : sql`desc`;
  const order = sql`order by ${sql.ref(`r.${columnName(criteria.sort ?? "debitAmount")}`)} ${way}
    nulls last, r.key`;
  return sql`
    with ${heldDebts(actor, day, partnersOf(actor, asked))},
    debt as materialized (
      select partner_id, sale_man_id, office_id, service, agreement_id, kind, age, currency_id,
        sum(total) as total, sum(vnd) as vnd,
        case when count(*) = count(usd) then sum(usd) end as usd, sum(paid) as paid,
        sum(paid_vnd) as paid_vnd, case when count(*) = count(paid_usd) then sum(paid_usd) end as paid_usd
      from source
      group by partner_id, sale_man_id, office_id, service, agreement_id, kind, age, currency_id
    ), counted as (
      select h.agreement_id as counts_under, d.* from held h
      join debt d on ${samePlace("d", "h")} and d.kind <> 'advance'
      union all
      select h.parent_agreement_id, d.* from under h
      join debt d on ${samePlace("d", "h")} and d.kind <> 'advance'
      union all
      select d.agreement_id, d.* from debt d where d.kind = 'advance'
      ${asked.only ? nothingOf(actor, asked.only) : sql``}
    ), ${shown},
    listed as (
      select r.*, count(*) over ()::int as total_items from shown r
      where ${sql.join(filtersOf(actor, asked), sql` and `)}
      ${order} ${limit}
    )
    select r.*, coalesce(r.agreement_type = 'Prepaid' and exists (
        select from prepaid_note n
        where n.company_id = ${companyId} and n.partner_id = r.partner_id
          and n.sale_man_id = r.salesman_id and not note_is_paid(n.company_id, n.id)
          and (n.datetime_created at time zone ${timeZone})::date + ${sql.lit(prepaidDays)}
            < ${day}::date), false) as is_over_due_prepaid
    from listed r ${order}`;
}

function partnersOf({ companyId }: Actor, { tab, criteria, only }: AskedRows): OfPartners {
  if (only) return familyOfDebtor(companyId, only);
  if (criteria.partnerId) return familyOf(companyId, sql`${criteria.partnerId}::uuid`);
  if (tab !== "GUARANTEED") return () => sql`true`;
  return (column) => sql`${column} in (
    select k.id from partner k
    where k.company_id = ${companyId} and exists (
      select from partner_agreement g
      where g.company_id = ${companyId} and g.partner_id in (k.id, k.parent_id)
        and g.contract_type = 'Guarantee'))`;
}

/** A debt of nothing, so that the row of a debtor who owes nothing is shown, too. */
function nothingOf({ companyId, officeId }: Actor, only: Debtor): Sql {
  const nothing = (currency: Sql) =>
    sql`'', null::uuid, 'selling', null::int, ${currency}, 0, 0, 0, 0, 0, 0`;
  return only.agreementId === null
    ? sql`union all select null::uuid, ${only.partnerId}::uuid,
        ${only.saleManId ?? nobody}::uuid, ${officeId}::uuid, ${nothing(sql.lit(localCurrency))}`
    : sql`union all select a.id, a.partner_id, a.saleman_id, x.office_id, ${nothing(sql`a.credit_currency`)}
        from partner_agreement a
        join partner_agreement_office x on x.company_id = ${companyId} and x.agreement_id = a.id
        where a.company_id = ${companyId} and a.id = ${only.agreementId}::uuid`;
}

/** The sums of all figures over debts `c` with their value `v`; null when one is unknown. */
function figureSums(seen: Sql): Sql {
  const summed = (value: Sql, which: Sql) => sql`case
    when count(*) filter (where ${which}) = count(${value}) filter (where ${which})
    then coalesce(sum(${value}) filter (where ${which}), 0) end`;
  const which = ({ kinds, age }: FigureParts) => {
    const ofKind = sql`c.kind in (${sql.join(kinds.map((each) => sql.lit(each)))})`;
    return age === undefined ? ofKind : sql`${ofKind} and c.age = ${sql.lit(age)}`;
  };
  const value = { open: sql`v.open`, paid: sql`v.paid`, total: sql`v.open + v.paid` };
  const figure = (name: FigureName) => {
    const parts: FigureParts = figureParts[name];
    // An advance is the agreement's, whatever office received it.
    const visible = name === "advanceAmount" ? sql`true` : seen;
    return sql`${summed(value[parts.part ?? "open"], sql`${which(parts)} and ${visible}`)}
      as ${sql.ref(columnName(name))}`;
  };
  return sql`${sql.join(figureNames.map(figure))},
    ${summed(value.open, which(figureParts.debitAmount))} as whole_debit,
    bool_or(${seen}) as is_seen`;
}

/** The value of a debt `c` in the currency of an agreement, as the books have it. Rule RV-3 */
function valued(currency: Sql): Sql {
  const pick = (total: string, vnd: string, usd: string) => sql`case ${currency}
    when ${localCurrency} then ${sql.ref(`c.${vnd}`)}
    when ${secondCurrency} then ${sql.ref(`c.${usd}`)}
    when c.currency_id then ${sql.ref(`c.${total}`)} end`;
  return sql`cross join lateral (select ${pick("total", "vnd", "usd")} as open,
    ${pick("paid", "paid_vnd", "paid_usd")} as paid) v`;
}

const personName = (actor: Actor, alias: string) =>
  sql.ref(`${alias}.${actor.language === "vi" ? "employee_name_vn" : "employee_name_en"}`);

function underAgreements(actor: Actor, { day, tab, bySalesman, only }: AskedRows): Sql {
  const { companyId } = actor;
  const seen = only ? sql`true` : sql`f.is_seen`;
  const types = tab ? sql.join(receivableTabs[tab].types.map((each) => sql.lit(each))) : null;
  // A parent contract has the rate of its parent's agreement.
  const counted = types && tab !== "OTHER" ? sql`and a.contract_type in (${types})` : sql``;
  const own = sql`f.whole_debit - f.advance_amount`;
  return sql`
    figure as (
      select c.counts_under, ${figureSums(inReach(actor, "c"))} from counted c
      join partner_agreement a on a.company_id = ${companyId} and a.id = c.counts_under ${counted}
      ${valued(sql`a.credit_currency`)}
      group by c.counts_under
    ), rated as (
      select f.*, l.most, l.is_pooled, case when l.most > 0 then round(100 * case
          when l.is_pooled then sum(${own}) over (partition by a.saleman_id, l.is_pooled)
          else ${own} end / l.most, 2)
        when a.contract_type in ('Trial', 'Official', 'Guarantee') then 0.00 end as rate
      from figure f
      join partner_agreement a on a.company_id = ${companyId} and a.id = f.counts_under
      join sys_user u on u.company_id = ${companyId} and u.id = a.saleman_id
      cross join lateral (select a.contract_type = 'Guarantee' and a.active
        and coalesce(u.credit_limit, 0) > 0 as is_pooled) g
      cross join lateral (select g.is_pooled, case when a.contract_type = 'Trial'
        then a.trial_credit_limited when g.is_pooled then u.credit_limit
        when a.contract_type in ('Official', 'Guarantee') then a.credit_limit end as most) l
    ), agreed as (
      select f.*, a.id::text as key, a.id as agreement_id, a.partner_id,
        p.account_no as partner_code, p.short_name as partner_name, p.partner_type,
        k.short_name as parent_name, a.saleman_id as salesman_id,
        ${personName(actor, "s")} as salesman_name, a.contract_no as agreement_no,
        a.contract_type as agreement_type,
        case when a.active then 'Active' else 'Inactive' end as agreement_status,
        a.expired_date as expried_date, a.expired_date - ${day}::date as expried_day,
        f.most as credit_limited, a.credit_currency as currency,
        case a.contract_type when 'Parent Contract' then q.rate else f.rate end as debit_rate,
        greatest(${own} - f.most, 0) as over_credit_amount,
        not a.no_due and coalesce(a.expired_date < ${day}::date, false) as is_expired,
        coalesce(case when f.is_pooled then f.rate >= a.credit_limit_rate
          else f.rate > a.credit_limit_rate end and not a.credit_unlimited, false) as is_over_limit,
        null::int as agreements, p.search
      from rated f
      join partner_agreement a on a.company_id = ${companyId} and a.id = f.counts_under
        ${types ? sql`and a.contract_type in (${types})` : sql``}
      join partner p on p.company_id = ${companyId} and p.id = a.partner_id
      left join partner k on k.company_id = ${companyId} and k.id = p.parent_id and k.id <> p.id
      left join person s on s.company_id = ${companyId} and s.id = a.saleman_id
      left join lateral (
        select r.rate from under n join rated r on r.counts_under = n.parent_agreement_id
        where a.contract_type = 'Parent Contract' and n.agreement_id = a.id limit 1) q on true
      where ${seen}
    ), ${bySalesman ? salesmen(actor) : sql`shown as (select * from agreed)`}`;
}

/** One row for the guarantees of a salesman, which share the limit of the salesman. */
function salesmen({ companyId }: Actor): Sql {
  const sums = sql.join(
    figureNames.map((name) => {
      const column = sql.ref(columnName(name));
      return sql`case when count(*) = count(${column}) then sum(${column}) end as ${column}`;
    }),
  );
  return sql`
    shown as (
      select ${sums}, r.salesman_id::text as key, null::uuid as agreement_id,
        null::uuid as partner_id, null::text as partner_code, null::text as partner_name,
        null::text as partner_type, null::text as parent_name, r.salesman_id, r.salesman_name,
        null::text as agreement_no, 'Guarantee' as agreement_type, null::text as agreement_status,
        null::date as expried_date, null::int as expried_day, u.credit_limit as credit_limited,
        ${localCurrency} as currency, max(r.debit_rate) filter (where r.is_pooled) as debit_rate,
        greatest(sum(r.debit_amount) - sum(r.advance_amount) - u.credit_limit, 0)
          as over_credit_amount,
        false as is_expired, bool_or(r.is_over_limit) as is_over_limit,
        count(*)::int as agreements, string_agg(r.search, ' ') as search
      from agreed r
      join sys_user u on u.company_id = ${companyId} and u.id = r.salesman_id
      group by r.salesman_id, r.salesman_name, u.credit_limit
    )`;
}

function withoutAgreement(actor: Actor, { only }: AskedRows): Sql {
  const { companyId } = actor;
  const seen = only ? sql`true` : sql`f.is_seen`;
  return sql`
    shown as (
      select f.*, concat_ws(' ', f.partner_id, f.sold_by) as key, null::uuid as agreement_id,
        p.account_no as partner_code, p.short_name as partner_name, p.partner_type,
        k.short_name as parent_name, f.sold_by as salesman_id,
        ${personName(actor, "s")} as salesman_name, null::text as agreement_no,
        null::text as agreement_type, null::text as agreement_status, null::date as expried_date,
        null::int as expried_day, null::numeric as credit_limited, ${localCurrency} as currency,
        null::numeric as debit_rate, null::numeric as over_credit_amount, false as is_expired,
        false as is_over_limit, null::int as agreements, p.search
      from (
        select c.partner_id, nullif(c.sale_man_id, ${nobody}::uuid) as sold_by,
          ${figureSums(inReach(actor, "c"))}
        from counted c ${valued(sql.lit(localCurrency))}
        where c.counts_under is null
        group by c.partner_id, c.sale_man_id) f
      join partner p on p.company_id = ${companyId} and p.id = f.partner_id
      left join partner k on k.company_id = ${companyId} and k.id = p.parent_id and k.id <> p.id
      left join person s on s.company_id = ${companyId} and s.id = f.sold_by
      where ${seen}
    )`;
}

const expiryOf: Readonly<Record<Expiry, Sql>> = {
  normal: sql`coalesce(r.expried_day > 30, true)`,
  within30: sql`r.expried_day between 0 and 29`,
  within15: sql`r.expried_day between 0 and 14`,
  expired: sql`r.is_expired`,
};

function filtersOf({ companyId }: Actor, { criteria, tab, bySalesman, only }: AskedRows): Sql[] {
  if (only?.agreementId) return [sql`r.agreement_id = ${only.agreementId}`];
  if (only?.agreementId === null) {
    return [
      sql`r.partner_id = ${only.partnerId}`,
      sql`r.salesman_id is not distinct from ${only.saleManId}::uuid`,
    ];
  }
  const { partnerId, partnerType, salesmanId, officeId, overDueDay, keyword } = criteria;
  const { debitRateFrom, debitRateTo, agreementStatus, agreementExpiredDay } = criteria;
  const late = overDueDay
    ? overdueFigures[overDueDay].map((name) => sql`r.${sql.ref(columnName(name))} > 0`)
    : [];
  const ofOffice = sql`exists (select from partner_agreement_office x
    where x.company_id = ${companyId} and x.agreement_id = r.agreement_id
      and x.office_id = ${officeId})`;
  const ofPartner = bySalesman
    ? sql`exists (select from agreed g where g.salesman_id = r.salesman_id
        and g.partner_id = ${partnerId})`
    : sql`r.partner_id = ${partnerId}`;
  const ofSearch = sql`r.search like ${anywhere(fold(keyword?.trim() ?? ""))}`;
  const isNone = tab === "NO_AGREEMENT";
  return [
    sql`true`,
    ...(partnerId ? [ofPartner] : []),
    ...(partnerType && !bySalesman ? [sql`r.partner_type = ${partnerType}`] : []),
    ...(salesmanId ? [sql`r.salesman_id = ${salesmanId}`] : []),
    ...(officeId && !isNone && !bySalesman ? [ofOffice] : []),
    ...(late.length > 0 ? [sql`(${sql.join(late, sql` or `)})`] : []),
    ...(debitRateFrom ? [sql`r.debit_rate >= ${debitRateFrom}`] : []),
    ...(debitRateTo ? [sql`r.debit_rate <= ${debitRateTo}`] : []),
    ...(agreementStatus && !isNone && !bySalesman
      ? [sql`r.agreement_status = ${agreementStatus}`]
      : []),
    ...(agreementExpiredDay ? [expiryOf[agreementExpiredDay]] : []),
    ...(keyword?.trim() ? [ofSearch] : []),
  ];
}
