import { type DaysLate, overdueAges } from "@fairway/areas/due/model/overdueAges.ts";
import { isLate } from "@fairway/areas/due/server/isLate.ts";
import type { Ask } from "@fairway/core/contract/call.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { say } from "@fairway/core/words/words.ts";
import { countLimit } from "@fairway/engine/db/countLimit.ts";
import { within } from "@fairway/engine/db/reach.ts";
import { rows, type Tx } from "@fairway/engine/db/tx.ts";
import { exportRows } from "@fairway/engine/exports/exportRows.ts";
import type { Desk } from "@fairway/engine/http/serve.ts";
import { type RawBuilder, sql } from "kysely";
import type * as contract from "../contract.ts";
import { balanceWords } from "../model/balanceWords.ts";
import type { AdvanceBalance, LedgerEntry } from "../model/ledger.ts";

/**
 * Lists what requesters hold, within the reach of the list of advances: the largest overdue first.
 *
 * Shape: a requester without a balance and without anything open is left out.
 * Source: rule AD-11
 */
export async function advanceBalances(
  tx: Tx,
  actor: Actor,
  ask: Ask<typeof contract.advanceBalances>,
) {
  const { page, size } = ask;
  const { skip, most, told } = countLimit(ask);
  const found = await rows<AdvanceBalance & { readonly totalItems: number }>(
    tx,
    sql`with found as materialized (${balances(actor, ask)} limit ${most + 1})
      select t.total_items, p.* from (select count(*)::int as total_items from found) t
      left join (select * from found limit ${size} offset ${skip}) p on true`,
  );
  const data = found
    .filter((row) => row.id)
    .map(({ totalItems: _, ...balance }): AdvanceBalance => balance);
  return { data, page, size, ...told(found[0]?.totalItems ?? 0) };
}

/** Exports the same list. Refuses: access.forbidden */
export function exportBalances(
  tx: Tx,
  actor: Actor,
  ask: Ask<typeof contract.exportBalances>,
  desk?: Desk,
) {
  actor.mustHave("acctAP.export");
  const { language } = actor;
  const column = (key: keyof typeof balanceWords, kind: "text" | "money" | "date" | "number") => ({
    key,
    header: say(balanceWords[key], language),
    kind,
  });
  const isVi = language === "vi";
  return exportRows<AdvanceBalance>(tx, {
    title: say(balanceWords.balances, language),
    columns: [
      column("requester", "text"),
      column("department", "text"),
      column("currency", "text"),
      column("balance", "money"),
      column("balanceVnd", "money"),
      column("notDue", "money"),
      column("days1To15", "money"),
      column("days16To30", "money"),
      column("over30", "money"),
      column("owed", "money"),
      column("earliest", "date"),
      column("advances", "number"),
    ],
    rows: (limit) => sql`${balances(actor, ask)} limit ${limit}`,
    count: (limit) => sql`${balances(actor, ask)} limit ${limit}`,
    said: (row) => ({
      ...row,
      advances: String(row.advances),
      requester: isVi ? row.requesterNameVn : row.requesterName,
      department: isVi ? row.departmentNameVn : row.departmentName,
      currency: row.currencyId,
    }),
    format: ask.format,
    database: desk?.database,
  });
}

/**
 * Returns the entries of a requester in one currency within the reach of the list of advances, newest
 * first, each with what the requester holds after it.
 *
 * Shape: at most 1,000. `may` has "reverse" on a return or top-up that is not taken back.
 */
export function advanceLedger(
  tx: Tx,
  actor: Actor,
  { requester, currencyId }: Ask<typeof contract.advanceLedger>,
): Promise<LedgerEntry[]> {
  const { companyId } = actor;
  const mayReverse = actor.reach("acctAP.UpdateVoucher") !== "None";
  return rows<LedgerEntry>(
    tx,
    sql`select x.*, case when ${mayReverse} and x.cause in ('returned', 'toppedUp')
        and not x.is_reversed then array['reverse'] else array[]::text[] end as may
      from (
        select e.id, e.advance_id, d.number as advance_no, e.requester,
          p.employee_name_en as requester_name, p.employee_name_vn as requester_name_vn,
          e.currency_id, e.cause, trim_scale(e.amount)::text as amount,
          e.amount_vnd::text as amount_vnd,
          trim_scale(sum(e.amount) over (order by e.day, e.datetime_created, e.id))::text as balance,
          e.day, s.number as settlement_no, e.voucher_no, e.note,
          w.employee_name_en as user_name_created, e.datetime_created,
          exists (select from advance_entry r
            where r.company_id = ${companyId} and r.reverses = e.id) as is_reversed
        from advance_entry e
        join document d on d.company_id = ${companyId} and d.id = e.advance_id
        left join document s on s.company_id = ${companyId} and s.id = e.settlement_id
        left join person p on p.company_id = ${companyId} and p.id = e.requester
        left join person w on w.company_id = ${companyId} and w.id = e.user_created
        where e.company_id = ${companyId} and e.requester = ${requester}
          and e.currency_id = ${currencyId} and ${within(actor, "acctAP.list", "d")}
        order by e.day desc, e.datetime_created desc, e.id desc limit 1000) x
      order by x.day desc, x.datetime_created desc, x.id desc`,
  );
}

type Filters = Pick<Ask<typeof contract.advanceBalances>, "requester" | "currencyId" | "isOverdue">;

/** The balances as rows in their order. */
function balances(
  actor: Actor,
  { requester, currencyId, isOverdue }: Filters,
): RawBuilder<unknown> {
  const { companyId, today } = actor;
  const days = sql`(${today}::date - a.deadline_payment)`;
  const late = (age: DaysLate) => sql`
    trim_scale(coalesce(sum(o.open) filter (where o.open > 0 and ${isLate(days, age)}), 0))::text`;
  return sql`
    select d.user_created || ' ' || d.currency_id as id, d.user_created as requester,
      p.employee_name_en as requester_name, p.employee_name_vn as requester_name_vn,
      min(dp.dept_name_en) as department_name, min(dp.dept_name) as department_name_vn,
      d.currency_id, trim_scale(sum(o.open))::text as balance, sum(o.open_vnd)::text as balance_vnd,
      trim_scale(coalesce(sum(o.open) filter (where o.open > 0 and ${days} <= 0), 0))::text as not_due,
      ${late(overdueAges.over1To15)} as days1_to15, ${late(overdueAges.over16To30)} as days16_to30,
      ${late(overdueAges.over30)} as over30,
      trim_scale(coalesce(sum(o.open) filter (where o.open < 0), 0))::text as owed,
      min(a.deadline_payment) filter (where o.open > 0) as earliest,
      count(*)::int as advances
    from advance_open o
    join document d on d.company_id = ${companyId} and d.id = o.advance_id
    join advance a on a.company_id = ${companyId} and a.id = o.advance_id
    left join person p on p.company_id = ${companyId} and p.id = d.user_created
    left join department dp on dp.company_id = ${companyId} and dp.id = d.department_id
    where o.company_id = ${companyId} and o.open <> 0 and ${within(actor, "acctAP.list", "d")}
      and (${requester ?? null}::uuid is null or d.user_created = ${requester ?? null}::uuid)
      and (${currencyId ?? null}::text is null or d.currency_id = ${currencyId ?? null}::text)
    group by d.user_created, p.employee_name_en, p.employee_name_vn, d.currency_id
    having not ${isOverdue ?? false} or coalesce(bool_or(o.open > 0 and ${days} > 0), false)
    order by coalesce(sum(o.open_vnd) filter (where o.open > 0 and ${days} > 0), 0) desc,
      sum(o.open_vnd) desc, d.user_created, d.currency_id`;
}
