import type { Actor } from "@fairway/core/permission/actor.ts";
import { rows, run, type Tx } from "@fairway/engine/db/tx.ts";
import { type RawBuilder, sql } from "kysely";
import type { Due, DueMove, LockedDue, NewDue } from "../model/due.ts";
import { dueDay } from "../model/dueDay.ts";
import type { Day } from "@fairway/core/time/day.ts";
import type { DayEffect } from "../model/redateMoves.ts";
import type { DueEffect } from "../model/undoDues.ts";
import "./constraints.ts";

/**
 * Locks items in id order and reads them after the lock.
 *
 * Shape: `where` reads the item `u` alone. Ids from other rows are `= any(array(select …))`, read
 *   once: after a wait PostgreSQL checks the condition again, and a join loses the row.
 */
export function lockRows(
  tx: Tx,
  companyId: string,
  where: RawBuilder<unknown>,
): Promise<LockedDue[]> {
  return rows<LockedDue>(
    tx,
    sql`select u.id, u.document_id, u.side, u.kind, u.partner_id, u.office_id, u.department_id,
        u.group_id, u.user_created, u.service, u.sale_man_id, u.agreement_id, u.currency_id,
        trim_scale(u.exc_rate_usd_to_local) as exc_rate_usd_to_local, u.raised_on, u.due_base,
        u.payment_term, u.confirmed_on, u.due_on, u.extend_days, u.extend_note, u.total, u.total_vnd, u.total_usd, u.open,
        u.open_vnd, u.open_usd, u.last_on
      from due u where u.company_id = ${companyId} and ${where}
      order by u.id for no key update`,
  );
}

/** The partner, salesman, offices and services of an agreement's items. */
export interface DueScope {
  readonly partnerId: string;
  readonly salemanId: string;
  readonly officeId: readonly string[];
  readonly saleService: readonly string[];
}

/** The condition on open items `u` that are owed to us under an agreement. */
export function ofScope(scope: DueScope): RawBuilder<unknown> {
  return sql`u.partner_id = ${scope.partnerId} and u.is_open and u.side = 'debit'
    and u.kind <> 'advance' and u.sale_man_id = ${scope.salemanId}
    and u.office_id = any(${[...scope.officeId]}::uuid[])
    and u.service = any(${[...scope.saleService]}::text[])`;
}

/** Writes new items, each with its first entry, in one statement. */
export async function insertDues(
  tx: Tx,
  { companyId, userId }: Actor,
  dues: readonly (NewDue & { readonly id: string })[],
): Promise<void> {
  const told = dues.map((each) => ({ ...each, dueOn: dueDay(each) }));
  await run(
    tx,
    sql`
      with raised as (
        insert into due (company_id, id, document_id, side, kind, partner_id, office_id,
          department_id, group_id, user_created, service, sale_man_id, agreement_id, currency_id,
          exc_rate_usd_to_local, raised_on, due_base, payment_term, confirmed_on, due_on, total,
          total_vnd, total_usd, entries, last_on, user_modified)
        select ${companyId}, x.id, x."documentId", x.side, x.kind, x."partnerId", x."officeId",
          x."departmentId", x."groupId", x."userCreated", x.service, x."saleManId",
          x."agreementId", x."currencyId", x."excRateUsdToLocal", x."raisedOn", x."dueBase",
          x."paymentTerm", x."confirmedOn", x."dueOn", x.total, x."totalVnd", x."totalUsd", 1,
          x."raisedOn", ${userId}
        from jsonb_to_recordset(${JSON.stringify(told)}::jsonb) as x (id uuid, "documentId" uuid,
          side text, kind text, "partnerId" uuid, "officeId" uuid, "departmentId" uuid,
          "groupId" uuid, "userCreated" uuid, service text, "saleManId" uuid, "agreementId" uuid,
          "currencyId" text, "excRateUsdToLocal" numeric, "raisedOn" date, "dueBase" text,
          "paymentTerm" int, "confirmedOn" date, "dueOn" date, total numeric, "totalVnd" numeric,
          "totalUsd" numeric)
        returning *
      )
      insert into due_entry (company_id, due_id, entry_no, cause, document_id, day, amount,
        amount_vnd, amount_usd, open, open_vnd, open_usd, due_on, user_created)
      select r.company_id, r.id, 1, case r.kind when 'advance' then 'kept' else 'raised' end,
        r.document_id, r.raised_on, r.total, r.total_vnd, r.total_usd, r.total, r.total_vnd,
        r.total_usd, r.due_on, ${userId}
      from raised r`,
  );
}

/** Adds entries to locked items and changes the items by them, in one statement. */
export async function insertMoves(
  tx: Tx,
  { companyId, userId }: Actor,
  moves: readonly DueMove[],
): Promise<void> {
  if (moves.length === 0) return;
  const told = moves.map((each, at) => ({ ...each, at }));
  await run(
    tx,
    sql`
      with asked as (
        select x.*, row_number() over w as nth, sum(x.amount) over w as so_far,
          sum(x."amountVnd") over w as so_far_vnd, sum(x."amountUsd") over w as so_far_usd
        from jsonb_to_recordset(${JSON.stringify(told)}::jsonb) as x ("dueId" uuid, cause text,
          "documentId" uuid, day date, amount numeric, "amountVnd" numeric, "amountUsd" numeric,
          "ofTotal" boolean, at int)
        window w as (partition by x."dueId" order by x.at)
      ), moved as (
        update due d
        set total = d.total + x.of_total, total_vnd = d.total_vnd + x.of_total_vnd,
          total_usd = d.total_usd + x.of_total_usd, cleared = d.cleared - x.of_cleared,
          cleared_vnd = d.cleared_vnd - x.of_cleared_vnd,
          cleared_usd = d.cleared_usd - x.of_cleared_usd, entries = d.entries + x.entries,
          last_on = greatest(d.last_on, x.last_on), user_modified = ${userId}
        from (
          select a."dueId" as id, count(*)::int as entries, max(a.day) as last_on,
            coalesce(sum(a.amount) filter (where a."ofTotal"), 0) as of_total,
            coalesce(sum(a."amountVnd") filter (where a."ofTotal"), 0) as of_total_vnd,
            coalesce(sum(a."amountUsd") filter (where a."ofTotal"), 0) as of_total_usd,
            coalesce(sum(a.amount) filter (where not a."ofTotal"), 0) as of_cleared,
            coalesce(sum(a."amountVnd") filter (where not a."ofTotal"), 0) as of_cleared_vnd,
            coalesce(sum(a."amountUsd") filter (where not a."ofTotal"), 0) as of_cleared_usd
          from asked a group by a."dueId") x
        where d.company_id = ${companyId} and d.id = x.id
        returning d.id, d.entries - x.entries as entry_no,
          d.open - x.of_total - x.of_cleared as open,
          d.open_vnd - x.of_total_vnd - x.of_cleared_vnd as open_vnd,
          d.open_usd - x.of_total_usd - x.of_cleared_usd as open_usd
      )
      insert into due_entry (company_id, due_id, entry_no, cause, document_id, day, amount,
        amount_vnd, amount_usd, open, open_vnd, open_usd, user_created)
      select ${companyId}, m.id, m.entry_no + a.nth, a.cause, a."documentId", a.day, a.amount,
        a."amountVnd", case when m.open_usd is not null then a."amountUsd" end,
        m.open + a.so_far, m.open_vnd + a.so_far_vnd, m.open_usd + a.so_far_usd, ${userId}
      from asked a join moved m on m.id = a."dueId"`,
  );
}

/** Writes the rate at which a locked item was billed. */
export async function updateRate(
  tx: Tx,
  { companyId, userId }: Actor,
  id: string,
  rate: string | null,
): Promise<void> {
  await run(
    tx,
    sql`update due set exc_rate_usd_to_local = ${rate}::numeric, user_modified = ${userId}
      where company_id = ${companyId} and id = ${id}
        and exc_rate_usd_to_local is distinct from ${rate}::numeric`,
  );
}

/** The fields of an item besides its amounts that may change. */
export type DueTerm = Pick<
  Due,
  | "id"
  | "raisedOn"
  | "dueBase"
  | "paymentTerm"
  | "confirmedOn"
  | "saleManId"
  | "extendDays"
  | "extendNote"
>;

/** Writes a new due day or salesman of locked items, each with an entry, in one statement. */
export async function insertTerms(
  tx: Tx,
  { companyId, userId, today }: Actor,
  cause: "redated" | "moved",
  terms: readonly DueTerm[],
): Promise<void> {
  if (terms.length === 0) return;
  const told = terms.map((each) => ({ ...each, dueOn: dueDay(each) }));
  await run(
    tx,
    sql`
      with changed as (
        update due d set raised_on = x."raisedOn", due_base = x."dueBase",
          payment_term = x."paymentTerm", confirmed_on = x."confirmedOn", due_on = x."dueOn", sale_man_id = x."saleManId",
          extend_days = x."extendDays", extend_note = x."extendNote",
          entries = d.entries + 1, user_modified = ${userId}
        from jsonb_to_recordset(${JSON.stringify(told)}::jsonb) as x (id uuid, "raisedOn" date,
          "dueBase" text, "paymentTerm" int, "confirmedOn" date, "dueOn" date, "saleManId" uuid,
          "extendDays" int, "extendNote" text)
        where d.company_id = ${companyId} and d.id = x.id
        returning d.*
      )
      insert into due_entry (company_id, due_id, entry_no, cause, day, amount_usd, open, open_vnd,
        open_usd, due_on, sale_man_id, user_created)
      select c.company_id, c.id, c.entries, ${cause}, ${today}::date,
        case when c.open_usd is not null then 0 end, c.open, c.open_vnd, c.open_usd,
        case ${cause} when 'redated' then c.due_on end,
        case ${cause} when 'moved' then c.sale_man_id end, ${userId}
      from changed c`,
  );
}

/** Reads the effects of all documents on items, by day. */
export function readDayEffects(
  tx: Tx,
  companyId: string,
  dueIds: readonly string[],
): Promise<DayEffect[]> {
  return rows<DayEffect>(
    tx,
    sql`
      select e.due_id, e.document_id, e.day, sum(e.amount) as amount,
        sum(e.amount_vnd) as amount_vnd, sum(e.amount_usd) as amount_usd
      from due_entry e
      where e.company_id = ${companyId} and e.due_id = any(${[...dueIds]}::uuid[])
        and e.document_id is not null
      group by e.due_id, e.document_id, e.day
      having sum(e.amount) <> 0 or sum(e.amount_vnd) <> 0 or sum(e.amount_usd) <> 0
      order by e.due_id, e.day, e.document_id`,
  );
}

/**
 * Reads the effects of a document on items, and those of other documents on its items, each with the
 * day of its last entry.
 */
export function readEffects(
  tx: Tx,
  companyId: string,
  documentId: string,
): Promise<(DueEffect & { readonly lastOn: Day })[]> {
  return rows<DueEffect & { readonly lastOn: Day }>(
    tx,
    sql`
      select e.due_id, e.document_id, sum(e.amount) as amount, sum(e.amount_vnd) as amount_vnd,
        sum(e.amount_usd) as amount_usd, max(e.day) as last_on
      from (
        select e.* from due_entry e
        where e.company_id = ${companyId} and e.document_id = ${documentId}
        union all
        select e.* from due u
        join due_entry e on e.company_id = ${companyId} and e.due_id = u.id
        where u.company_id = ${companyId} and u.document_id = ${documentId}
          and e.document_id <> ${documentId}) e
      group by e.due_id, e.document_id
      having sum(e.amount) <> 0 or sum(e.amount_vnd) <> 0 or sum(e.amount_usd) <> 0
      order by e.due_id, e.document_id`,
  );
}
