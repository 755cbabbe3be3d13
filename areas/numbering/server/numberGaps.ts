import type { BookRule } from "@fairway/engine/kept/bookRule.ts";
import { type RawBuilder, sql } from "kysely";

type Sql = RawBuilder<unknown>;

/** One kind of numbered record, for the search for gaps. */
export interface CountedNumbers {
  /** The kind of the series. */
  readonly series: string;
  /** The text between prefix and period and the counted digits. */
  readonly between?: string;
  readonly digits: number;
  /** The number consists of the counted digits alone, without the prefix. */
  readonly prefixApart?: true;
  /** Selects the numbers of the records that exist now. */
  readonly numbers: (companyId: string) => Sql;
  /** The history table with former numbers; a number is the concatenation of these columns. */
  readonly history: { readonly table: string; readonly columns: readonly [string, ...string[]] };
}

/** The numbers that records have in columns of one table, joined to one text, and their history. */
export function numbersIn(
  table: string,
  ...columns: [string, ...string[]]
): Pick<CountedNumbers, "numbers" | "history"> {
  const number = sql.join(
    columns.map((column) => sql.ref(column)),
    sql` || `,
  );
  return {
    numbers: (companyId) =>
      sql`select ${number} from ${sql.table(table)} where company_id = ${companyId}`,
    history: { table, columns },
  };
}

/**
 * Selects every drawn number that no record has now, with the explanation of the gap:
 * `deleted` or `changed` when the history has a record with that number, `skipped` when the counter
 * skipped it after a typed number, null when nothing explains the gap.
 *
 * Shape: series, number, explanation, record_id.
 * Source: rule NU-6, areas/numbering/README.md
 */
export function numberGaps(companyId: string, all: readonly CountedNumbers[]): Sql {
  return sql.join(
    all.map((each) => gapsOf(companyId, each)),
    sql` union all `,
  );
}

/** The rule that every gap in the numbers has an explanation. */
export function gapsAreExplained(all: readonly CountedNumbers[]): BookRule {
  return {
    title: {
      en: "every number that was drawn is on a record, or its gap is explained",
      vi: "mỗi số đã cấp nằm trên một chứng từ, hoặc chỗ trống của nó có lý do",
    },
    breaches: (companyId) => sql`
      select g.series || ' ' || g.number from (${numberGaps(companyId, all)}) g
      where g.explanation is null`,
  };
}

function gapsOf(companyId: string, counted: CountedNumbers): Sql {
  const { series, between = "", digits, prefixApart = false, numbers, history } = counted;
  const stem = sql`q.prefix || q.period || ${between}::text`;
  return sql`
    (with drawn as materialized (
      select q.prefix, q.period, n.count, ${stem} || case
          when length(n.count::text) >= ${digits}::int then n.count::text
          else lpad(n.count::text, ${digits}::int, '0') end as number
      from document_sequence q
      -- Where a slip made the counter pass very many numbers they are not listed one by one.
      cross join lateral (
        select coalesce(max(s.last_number), 0) + 1 as first from number_skip s
        where s.company_id = ${companyId} and s.kind = ${series} and s.prefix = q.prefix
          and s.period = q.period and s.last_number - s.first_number > 100000) s
      cross join lateral generate_series(s.first, q.last_number) n (count)
      where q.company_id = ${companyId} and q.kind = ${series}
    ), absent as materialized (
      select d.* from drawn d
      where not exists (
        select from (${numbers(companyId)}) x (number) where x.number = d.number)
    ), gap as materialized (
      -- A record may have the number in another spelling.
      select a.* from absent a
      where not number_taken(${companyId}, ${series}, a.prefix, case when ${prefixApart}::boolean
        then substring(a.number from length(a.prefix) + 1) else a.number end)
    ), former as (
      select f.record_id, f.number, bool_or(f.action = 'delete') as is_deleted
      from (${formerNumbers(companyId, history)}) f
      group by f.record_id, f.number
    )
    select ${series}::text as series, g.number, case when f.is_deleted then 'deleted'
        when f.record_id is not null then 'changed' when s.is_skipped then 'skipped' end
        as explanation, f.record_id
    from gap g
    left join lateral (
      select f.record_id, f.is_deleted from former f where f.number = g.number
      order by f.is_deleted desc limit 1) f on true
    cross join lateral (
      select exists (
        select from number_skip s
        where s.company_id = ${companyId} and s.kind = ${series} and s.prefix = g.prefix
          and s.period = g.period and g.count between s.first_number and s.last_number
      ) as is_skipped) s)`;
}

/** Selects the former numbers of records: every value of each column in the history. */
function formerNumbers(companyId: string, { table, columns }: CountedNumbers["history"]): Sql {
  const values = (column: string, alias: string) => sql`
    (select distinct h.record_id, v.value from history h
    cross join lateral (
      values (h.before ->> ${column}::text), (h.after ->> ${column}::text)) v (value)
    where h.company_id = ${companyId} and h.table_name = ${table} and v.value is not null
      and exists (select from gap)) ${sql.ref(alias)}`;
  const aliases = columns.map((_, at) => `v${at}`);
  const joined = columns.map((column, at) =>
    at === 0
      ? values(column, "v0")
      : sql`join ${values(column, `v${at}`)} on ${sql.ref(`v${at}.record_id`)} = v0.record_id`,
  );
  const number = sql.join(
    aliases.map((alias) => sql.ref(`${alias}.value`)),
    sql` || `,
  );
  return sql`
    select v0.record_id, ${number} as number, e.action
    from ${sql.join(joined, sql` `)}
    left join history e on e.company_id = ${companyId} and e.table_name = ${table}
      and e.record_id = v0.record_id and e.action = 'delete'`;
}
