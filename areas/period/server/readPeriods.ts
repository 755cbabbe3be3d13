import type { Ask } from "@fairway/core/contract/call.ts";
import type { HistoryAsk } from "@fairway/core/history/historyAnswer.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import type { Permission } from "@fairway/core/permission/permission.ts";
import { refuse } from "@fairway/core/refusal/commonRefusals.ts";
import { addMonths, type Day } from "@fairway/core/time/day.ts";
import { maybe, rows, type Tx } from "@fairway/engine/db/tx.ts";
import { readHistory } from "@fairway/engine/history/readHistory.ts";
import { type RawBuilder, sql } from "kysely";
import type * as contract from "../contract.ts";
import { type Period, periodFields, type Unfinished } from "../model/period.ts";

/** Returns the months of a year of an office. Refuses: access.forbidden */
export async function periodsOfYear(
  tx: Tx,
  actor: Actor,
  ask: Ask<typeof contract.periodsOfYear>,
): Promise<Period[]> {
  const officeId = ask.officeId ?? actor.officeId;
  if (officeId === null) return [];
  const from = `${String(ask.year).padStart(4, "0")}-01-01`;
  return readMonths(tx, actor, { officeId, from, months: 12 });
}

/** Returns one month as it is now. Refuses: access.forbidden */
export async function readMonth(
  tx: Tx,
  actor: Actor,
  asked: { readonly officeId: string; readonly month: Day },
): Promise<Period> {
  const { officeId, month: from } = asked;
  const [found] = await readMonths(tx, actor, { officeId, from, months: 1 });
  if (!found) throw refuse("record.notFound");
  return found;
}

/** Returns the drafts and unsent documents of a month, by day. Refuses: access.forbidden */
export async function unfinishedOfMonth(
  tx: Tx,
  actor: Actor,
  { officeId, month }: Ask<typeof contract.unfinishedOfMonth>,
): Promise<Unfinished[]> {
  mustOfOffice(actor, "accManagement.list", officeId);
  const { companyId } = actor;
  const from = firstOf(month);
  return rows<Unfinished>(
    tx,
    sql`
      select x.id, x.kind, x.number, p.short_name as partner_name, x.day, x.reason
      from (${documentsOf(companyId, officeId, { from, to: addMonths(from, 1) })}) x
      left join partner p on p.company_id = ${companyId} and p.id = x.partner_id
      order by x.day, x.number limit 1000`,
  );
}

/** Returns who closed and opened a month. Refuses: record.notFound · access.forbidden */
export async function periodHistory(tx: Tx, actor: Actor, ask: HistoryAsk) {
  const found = await findPeriod(tx, actor, ask.id);
  mustOfOffice(actor, "accManagement.list", found.officeId);
  return readHistory(tx, actor, { table: "accounting_period", fields: periodFields }, ask);
}

/** Reads a month that was closed once. Refuses: record.notFound */
export async function findPeriod(
  tx: Tx,
  { companyId }: Actor,
  id: string,
): Promise<{ readonly officeId: string; readonly month: Day }> {
  const found = await maybe<{ officeId: string; month: Day }>(
    tx,
    sql`select office_id, month from accounting_period
      where company_id = ${companyId} and id = ${id}`,
  );
  if (!found) throw refuse("record.notFound");
  return found;
}

/** Refuses users whose reach does not cover an office. Refuses: access.forbidden */
export function mustOfOffice(actor: Actor, right: Permission, officeId: string): void {
  actor.must(right, ofOffice(actor, officeId));
}

const ofOffice = ({ companyId }: Actor, officeId: string) => ({
  companyId,
  officeId,
  departmentId: null,
  groupId: null,
  userCreated: null,
});

/** The first day of the month of a day. */
export const firstOf = (day: Day): Day => `${day.slice(0, 7)}-01`;

async function readMonths(
  tx: Tx,
  actor: Actor,
  asked: { readonly officeId: string; readonly from: Day; readonly months: number },
): Promise<Period[]> {
  const { companyId, today } = actor;
  const { officeId, from, months } = asked;
  mustOfOffice(actor, "accManagement.list", officeId);
  const to = addMonths(from, months);
  const mayClose =
    actor.reach("accManagement.ClosePeriod") !== "None" &&
    actor.may("accManagement.write", ofOffice(actor, officeId));
  return rows<Period>(
    tx,
    sql`
      with found as (
        select date_trunc('month', x.day)::date as month,
          count(*) filter (where x.reason = 'draft')::int as drafts,
          count(*) filter (where x.reason = 'unsent')::int as unsent
        from (${documentsOf(companyId, officeId, { from, to })}) x group by 1)
      select p.id, o.id as office_id, o.branch_name_en as office_name, m.month,
        coalesce(p.is_closed, false) as is_closed, p.reason,
        u.employee_name_en as changed_by_name, p.changed_at, coalesce(p.version, 0) as version,
        coalesce(f.drafts, 0) as drafts, coalesce(f.unsent, 0) as unsent,
        case when not ${mayClose} then array[]::text[]
          when coalesce(p.is_closed, false) then array['reopen']
          when (m.month + interval '1 month')::date <= ${today}::date then array['close']
          else array[]::text[] end as may
      from office o
      cross join lateral (
        select g::date as month
        from generate_series(${from}::date, ${to}::date - 1, interval '1 month') g) m
      left join accounting_period p on p.company_id = ${companyId} and p.office_id = o.id
        and p.month = m.month
      left join person u on u.company_id = ${companyId} and u.id = p.changed_by
      left join found f on f.month = m.month
      where o.company_id = ${companyId} and o.id = ${officeId}
      order by m.month`,
  );
}

/** The drafts and unsent money documents of an office between two days, the last one apart. */
function documentsOf(
  companyId: string,
  officeId: string,
  { from, to }: { readonly from: Day; readonly to: Day },
): RawBuilder<unknown> {
  const head = (table: string, day: string) => sql`
    select d.id, d.kind, d.number, d.partner_id, ${sql.ref(`o.${day}`)} as day,
      case d.state when 'Draft' then 'draft' else 'unsent' end as reason
    from ${sql.table(table)} o
    join document d on d.company_id = ${companyId} and d.id = o.id
      and d.office_id = ${officeId} and d.state not in ('Canceled', 'Cancel')
      and d.sync_status is distinct from 'Synced'
    where o.company_id = ${companyId} and ${sql.ref(`o.${day}`)} >= ${from}::date
      and ${sql.ref(`o.${day}`)} < ${to}::date`;
  return sql`
    ${head("acct_management", "date")} and o.reference_no is null
    union all ${head("receipt", "payment_date")}
    union all ${head("vendor_payment", "payment_date")}`;
}
