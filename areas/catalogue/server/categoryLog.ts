import type { Answer, Ask } from "@fairway/core/contract/call.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { refuse } from "@fairway/core/refusal/commonRefusals.ts";
import { fold } from "@fairway/core/words/fold.ts";
import { say } from "@fairway/core/words/words.ts";
import { columnName } from "@fairway/engine/db/columnNames.ts";
import { rows, type Tx } from "@fairway/engine/db/tx.ts";
import { type HistoryLine, historyOf, sayHistory } from "@fairway/engine/history/readHistory.ts";
import { anywhere } from "@fairway/engine/db/anywhere.ts";
import { type RawBuilder, sql } from "kysely";
import type { getLogCategories, pageCategoryLog } from "../contractLog.ts";
import { type LogKind, logKinds } from "./logKinds.ts";

const mostCounted = 1000;

/** The lists that have a log of changes, by name. */
export async function logCategories(
  _tx: Tx,
  actor: Actor,
): Promise<Answer<typeof getLogCategories>> {
  actor.mustHave("settingCatalogLogViewer.list");
  return logKinds()
    .map(({ id, title }) => ({ id, name: say(title, actor.language) }))
    .toSorted((one, other) => one.name.localeCompare(other.name, actor.language));
}

/**
 * Returns the changes in a list with their users, newest first.
 *
 * Shape: one statement for the page and its count, which stops at 1,000, and one for each table
 * that links reference.
 * Refuses: access.forbidden · field.unknown
 * Source: rule CA-17
 */
export async function categoryLog(
  tx: Tx,
  actor: Actor,
  ask: Ask<typeof pageCategoryLog>,
): Promise<Answer<typeof pageCategoryLog>> {
  actor.mustHave("settingCatalogLogViewer.list");
  const kind = logKinds().find((each) => each.id === ask.category);
  if (!kind) throw refuse("field.unknown", { value: ask.category }, { field: "category" });
  const { page, size } = ask;
  const { companyId } = actor;
  const person = sql.ref(actor.language === "vi" ? "e.employee_name_vn" : "e.employee_name_en");
  const told = toldOf(kind, actor);
  const own = (alias: string) =>
    kind.shared === "all" ? sql`` : sql`${sql.ref(`${alias}.company_id`)} = ${companyId} and`;
  const found = await rows<Line>(
    tx,
    sql`with told as (
        select h.id, h.action, h.changed_at, h.changed_by, h.before, h.after,
          ${told.code} as code, ${told.name} as name
        from ${historyOf(kind)} h
        left join ${sql.table(kind.table)} t on ${own("t")} t.id = h.record_id
        left join lateral (
          select d.before as last from ${historyOf(kind)} d
          where ${own("d")} d.table_name = ${kind.table} and d.record_id = h.record_id
            and d.action = 'delete'
          order by d.changed_at desc limit 1) gone on t.id is null
        where ${own("h")} h.table_name = ${kind.table}
          and ${told.ofKind} and ${told.mine}
          and (${ask.from ?? null}::date is null
            or h.changed_at >= ${ask.from ?? null}::date::timestamp at time zone ${actor.timeZone})
          and (${ask.to ?? null}::date is null
            or h.changed_at < (${ask.to ?? null}::date + 1)::timestamp at time zone ${actor.timeZone})
      ), found as (
        select * from told where ${told.searched(ask.keyword)}
      ), counted as (
        select count(*)::int as total_items from (select from found limit ${mostCounted + 1}) few
      ), page as (
        select * from found order by changed_at desc, id desc
        limit ${size} offset ${(page - 1) * size}
      )
      select counted.total_items, page.id, page.action, page.changed_at as at, page.code, page.name,
        page.before::text, page.after::text, coalesce(${person}, u.username) as by
      from counted left join page on true
      left join sys_user u on u.company_id = ${companyId} and u.id::text = page.changed_by
      left join employee e on e.company_id = ${companyId} and e.id = u.employee_id
      order by page.changed_at desc, page.id desc`,
  );
  const total = found[0]?.totalItems ?? 0;
  const lines = found.filter((line) => line.id !== null);
  const data = await sayHistory(tx, actor, kind.fields, lines);
  return {
    data: data.map(({ totalItems: _, ...line }) => line),
    page,
    size,
    totalItems: Math.min(total, mostCounted),
    capped: total > mostCounted,
  };
}

type Line = HistoryLine & {
  readonly totalItems: number;
  readonly code: string | null;
  readonly name: string | null;
};

/** The list's data for the statement; a deleted record is shown by its last values. */
function toldOf(kind: LogKind, actor: Actor) {
  const value = (field: string): RawBuilder<unknown> => {
    const column = columnName(field);
    return sql`coalesce(${sql.ref(`t.${column}`)}::text, h.before ->> ${column},
      h.after ->> ${column}, gone.last ->> ${column})`;
  };
  const fixed = Object.entries(kind.fixed).map(([field, is]) => sql`${value(field)} = ${is}`);
  // A user without the reach Company sees only their own changes.
  const sees = ["Company", "All"].includes(actor.reach("settingCatalogLogViewer.list"));
  return {
    code: value(kind.key),
    name: value(kind.names[actor.language]),
    ofKind: fixed.length ? sql.join(fixed, sql` and `) : sql`true`,
    mine: sees ? sql`true` : sql`h.changed_by = ${actor.userId}`,
    searched: (keyword: string | null | undefined) => {
      const text = fold(keyword ?? "");
      return text
        ? sql`f_unaccent(coalesce(code, '') || ' ' || coalesce(name, '')) like ${anywhere(text)}`
        : sql`true`;
    },
  };
}
