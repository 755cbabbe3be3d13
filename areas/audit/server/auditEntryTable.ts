import type { Ask } from "@fairway/core/contract/call.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { fold } from "@fairway/core/words/fold.ts";
import { anywhere } from "@fairway/engine/db/anywhere.ts";
import { within } from "@fairway/engine/db/reach.ts";
import { rows, type Tx } from "@fairway/engine/db/tx.ts";
import { type RawBuilder, sql } from "kysely";
import type { exportAudit } from "../contract.ts";
import type { AuditRow } from "../model/auditRow.ts";

type Criteria = Ask<typeof exportAudit>;
type Line = Omit<AuditRow, "before" | "after"> & { before: string | null; after: string | null };

const mostCounted = 10_000;

/** Reads entries within the user's reach, newest first, and counts up to 10,000. */
export async function readEntries(
  tx: Tx,
  actor: Actor,
  ask: Criteria,
  page: { limit: number; offset: number },
): Promise<{ data: AuditRow[]; totalItems: number; capped: boolean }> {
  const where = conditions(actor, ask);
  const { companyId } = actor;
  const name = sql.ref(actor.language === "vi" ? "e.employee_name_vn" : "e.employee_name_en");
  const found = await rows<Line & { id: string | null; totalItems: number }>(
    tx,
    sql`with page as materialized (
        select a.id from audit_entry a where ${where}
        order by a.datetime_created desc, a.id desc limit ${page.limit} offset ${page.offset}
      ), counted as (
        select count(*)::int as total_items from (
          select from audit_entry a where ${where} limit ${mostCounted + 1}) few
      )
      select counted.total_items, shown.* from counted left join (
        select a.id, a.datetime_created, a.kind, a.object, a.record_id, a.user_name,
          ${name} as person_name, b.username as acted_by_name, o.short_name as office_name,
          a.address, a.request_id, a.before::text, a.after::text
        from page
        join audit_entry a on a.company_id = ${companyId} and a.id = page.id
        left join sys_user u on u.company_id = ${companyId} and u.id = a.user_created
        left join employee e on e.company_id = ${companyId} and e.id = u.employee_id
        left join sys_user b on b.company_id = ${companyId} and b.id = a.acted_by
        left join office o on o.company_id = ${companyId} and o.id = a.office_id
      ) shown on true
      order by shown.datetime_created desc, shown.id desc`,
  );
  const total = found[0]?.totalItems ?? 0;
  return {
    data: found
      .filter((row) => row.id !== null)
      .map(({ totalItems: _, before, after, ...row }) => ({
        ...row,
        before: parsed(before),
        after: parsed(after),
      })),
    totalItems: Math.min(total, mostCounted),
    capped: total > mostCounted,
  };
}

// Read as text: the driver would give the keys of a json value another spelling.
function parsed(json: string | null): AuditRow["before"] {
  return json ? (JSON.parse(json) as AuditRow["before"]) : null;
}

function conditions(actor: Actor, ask: Criteria): RawBuilder<unknown> {
  const midnight = (day: string, more = 0) =>
    sql`((${day}::date + ${more}::int)::timestamp at time zone ${actor.timeZone}::text)`;
  const parts: RawBuilder<unknown>[] = [within(actor, "settingCatalogLogViewer.list", "a")];
  if (ask.from) parts.push(sql`a.datetime_created >= ${midnight(ask.from)}`);
  if (ask.to) parts.push(sql`a.datetime_created < ${midnight(ask.to, 1)}`);
  if (ask.kind) parts.push(sql`a.kind = ${ask.kind}`);
  const word = fold(ask.keyword ?? "");
  if (word) {
    const like = anywhere(word);
    parts.push(sql`(f_unaccent(a.object) like ${like} or f_unaccent(a.user_name) like ${like}
      or exists (select from sys_user su
        join employee se on se.company_id = ${actor.companyId} and se.id = su.employee_id
        where su.company_id = ${actor.companyId} and su.id = a.user_created
          and (f_unaccent(se.employee_name_vn) like ${like}
            or f_unaccent(se.employee_name_en) like ${like})))`);
  }
  return sql.join(parts, sql` and `);
}
