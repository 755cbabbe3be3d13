import { numberGaps } from "@fairway/areas/numbering/server/numberGaps.ts";
import type { Answer, AnsweredFile, Ask } from "@fairway/core/contract/call.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import type { Permission } from "@fairway/core/permission/permission.ts";
import { countLimit } from "@fairway/engine/db/countLimit.ts";
import { within } from "@fairway/engine/db/reach.ts";
import { rows, type Tx } from "@fairway/engine/db/tx.ts";
import { exportRows } from "@fairway/engine/exports/exportRows.ts";
import type { Desk } from "@fairway/engine/http/serve.ts";
import { sayInstant } from "@fairway/core/words/dates.ts";
import { say, type Words } from "@fairway/core/words/words.ts";
import { type RawBuilder, sql } from "kysely";
import type { exportNumberGaps as exporting, pageNumberGaps } from "../contract.ts";
import { gapWords as words } from "../model/gapWords.ts";
import { explanationWords, type NumberGap, seriesWords } from "../model/numberGap.ts";
import { counted } from "./bookRules.ts";

type Sql = RawBuilder<unknown>;

const log: Permission = "settingCatalogLogViewer.list";
const rights = [...new Set([log, ...counted.flatMap(({ right }) => right ?? [])])];
const exportRights = rights.map(toExport);
const inOrder = sql`series, prefix, period, first`;

/** The columns that only order the list. */
type Ordering = Readonly<Record<"prefix" | "period" | "first", string>>;

/**
 * Returns a page of the ranges of drawn numbers that no record has, each with its explanation.
 *
 * Shape: gaps whose record the user may list, by the right to its documents or to the Log Viewer;
 *   gaps without a record only for users whose reach is the company. The count is capped.
 * Refuses: access.forbidden
 * Source: rule BO-5, areas/books/README.md
 */
export async function listNumberGaps(
  tx: Tx,
  actor: Actor,
  ask: Ask<typeof pageNumberGaps>,
): Promise<Answer<typeof pageNumberGaps>> {
  actor.mustHave(...rights);
  const { page, size } = ask;
  const { skip, most, told } = countLimit(ask);
  const read = await rows<NumberGap & Ordering & { readonly totalItems: number }>(
    tx,
    sql`
      with found as materialized (
        ${gapsInReach(actor, ask, rights)} order by ${inOrder} limit ${most + 1}),
      page as materialized (
        select * from found order by ${inOrder} limit ${size} offset ${skip})
      select t.total_items, p.*
      from (select count(*)::int as total_items from found) t
      left join (${shown(actor, sql`page`)}) p on true
      order by ${inOrder}`,
  );
  const data = read
    .filter((row) => row.series)
    .map(({ totalItems: _, prefix: _p, period: _o, first: _f, ...gap }) => gap);
  return { data, page, size, ...told(read[0]?.totalItems ?? 0) };
}

/** Writes the list as a sheet, for the series whose documents the user may export. */
export async function exportNumberGaps(
  tx: Tx,
  actor: Actor,
  ask: Ask<typeof exporting>,
  desk?: Desk,
): Promise<AnsweredFile> {
  actor.mustHave(...exportRights);
  const { language, timeZone } = actor;
  const mine = rights.filter((right) => actor.reach(toExport(right)) !== "None");
  const found = gapsInReach(actor, ask, mine);
  const column = (
    key: keyof NumberGap,
    header: Words,
    kind: "text" | "number" | "instant" = "text",
  ) => ({ key, header: say(header, language), kind });
  return exportRows<NumberGap>(tx, {
    title: say(words.title, language),
    columns: [
      column("series", words.kind),
      column("serie", words.serie),
      column("from", words.from),
      column("to", words.to),
      column("count", words.count, "number"),
      column("at", words.time, "instant"),
      column("personName", words.person),
      column("recordNumber", words.record),
      column("explanation", words.explanation),
    ],
    rows: (limit) => sql`
      with found as materialized (${found} order by ${inOrder} limit ${limit})
      ${shown(actor, sql`found`)} order by ${inOrder}`,
    count: (limit) => sql`${found} limit ${limit}`,
    said: (gap) => ({
      ...gap,
      series: say(seriesWords[gap.series], language),
      explanation: say(explanationWords[gap.explanation], language),
      count: String(gap.count),
      at: gap.at && sayInstant(gap.at, timeZone),
    }),
    database: desk?.database,
  });
}

/** The right to export what a right lists. */
function toExport(right: Permission): Permission {
  return `${right.slice(0, right.indexOf("."))}.export`;
}

/** Selects the gaps that the filter names and that one of the rights covers. */
function gapsInReach(actor: Actor, ask: Ask<typeof exporting>, mine: readonly Permission[]): Sql {
  const { companyId } = actor;
  const wanted = counted.filter(
    ({ series, right = log }) =>
      (!ask.series || series === ask.series) &&
      [log, right].some((each) => mine.includes(each) && actor.reach(each) !== "None"),
  );
  const covered = mine.map((right) => {
    const series = wanted.filter((each) => right === log || each.right === right);
    return sql`g.series = any(${series.map((each) => each.series)}::text[])
      and ${within(actor, right, "o")}`;
  });
  const made = (name: string) => sql`(h.after ->> ${name}::text)::uuid as ${sql.ref(name)}`;
  return sql`
    select g.* from (${wanted.length > 0 ? numberGaps(companyId, wanted) : none}) g
    cross join lateral (
      select ${companyId}::uuid as company_id, m.* from (select) one
      left join (
        select ${made("office_id")}, ${made("department_id")}, ${made("group_id")},
          ${made("user_created")}
        -- A record begins with its insert, a document with that of its head and of its own row.
        from (
          select h.after from history h
          where h.company_id = ${companyId} and h.table_name = g.table_name
            and h.record_id = g.record_id
          order by h.changed_at limit 2) h
        order by h.after ->> 'office_id' nulls last limit 1) m on true) o
    where (${sql.join(covered, sql` or `)}) and ${filtered(ask)}`;
}

// The columns of numberGaps without a row, for a user who may list none of the wanted series.
const none = sql`select null::text as series, null::text as table_name, null::text as prefix,
  null::text as period, 0::bigint as first, 0::bigint as last, null::text as first_number,
  null::text as last_number, null::text as explanation, null::uuid as record_id,
  null::timestamptz as at, null::text as by where false`;

/** The filters of the list; a number is also found inside a range. */
function filtered({ explanation, keyword }: Ask<typeof exporting>): Sql {
  const parts = [
    explanation ? sql`coalesce(g.explanation, 'unknown') = ${explanation}` : sql`true`,
    keyword
      ? sql`exists (
          select from (select number_key(${keyword}) as key,
            number_key(case when starts_with(g.first_number, g.prefix)
              then left(g.first_number, -length(g.first::text)) else g.prefix end) as stem) k
          cross join lateral (select case when starts_with(k.key, k.stem)
            then substr(k.key, length(k.stem) + 1) else k.key end as rest) r
          where position(k.key in k.stem) > 0 or position(k.key in number_key(g.first_number)) > 0
            or position(k.key in number_key(g.last_number)) > 0
            or r.rest ~ '^[0-9]{1,15}$'
              and case when r.rest ~ '^[0-9]{1,15}$' then r.rest::bigint end
                between g.first and g.last)`
      : sql`true`,
  ];
  return sql.join(parts, sql` and `);
}

/** Adds to some gaps what people see: the person, and the number that the record has now. */
function shown({ companyId, language }: Actor, gaps: Sql): Sql {
  const numbers = counted.map(
    ({ series, numbers: select }) => sql`
      select n.number from (${select(companyId)}) n (record_id, number, key)
      where g.series = ${series} and n.record_id = g.record_id`,
  );
  return sql`
    select g.series, g.prefix, g.period, g.first, g.prefix || g.period as serie,
      g.first_number as "from", g.last_number as "to", (g.last - g.first + 1)::float8 as count,
      coalesce(g.explanation, 'unknown') as explanation, g.at,
      coalesce(${language === "vi" ? sql`e.employee_name_vn` : sql`e.employee_name_en`},
        u.username) as person_name,
      case when r.number is not null then g.record_id end as record_id, r.number as record_number
    from ${gaps} g
    left join lateral (${sql.join(numbers, sql` union all `)} limit 1) r on true
    left join lateral (
      select h.changed_by from history h
      where g.by is null and h.company_id = ${companyId} and h.table_name = g.table_name
        and h.record_id = g.record_id and h.changed_at >= g.at
      order by h.changed_at limit 1) t on true
    left join sys_user u on u.company_id = ${companyId} and u.id::text = coalesce(g.by, t.changed_by)
    left join employee e on e.company_id = ${companyId} and e.id = u.employee_id`;
}
