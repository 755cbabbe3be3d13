import type { Permission } from "@fairway/core/permission/permission.ts";
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
  /** The right to the list of the records, which also shows the gaps between them. */
  readonly right?: Permission;
  /** Selects the records that exist now: id, number, and the key of each column of the number. */
  readonly numbers: (companyId: string) => Sql;
  /** The history table with former numbers; a number consists of these columns. */
  readonly history: { readonly table: string; readonly columns: readonly [string, ...string[]] };
}

/** The numbers that records have in columns of one table, and their history. */
export function numbersIn(
  table: string,
  ...columns: [string, ...string[]]
): Pick<CountedNumbers, "numbers" | "history"> {
  const refs = columns.map((column) => sql.ref(column));
  return {
    numbers: (companyId) =>
      sql`select id, ${refs.at(-1)}, ${keyOf(refs)} from ${sql.table(table)}
        where company_id = ${companyId}`,
    history: { table, columns },
  };
}

/** The key of a number in one or more columns; a space separates the columns. */
function keyOf(columns: readonly Sql[]): Sql {
  return sql.join(
    columns.map((column) => sql`number_key(${column})`),
    sql` || ' ' || `,
  );
}

/**
 * Selects the drawn numbers that no record has now, as ranges, each with its explanation: `deleted`
 * or `changed` when the history has a record with that number, `skipped` when the counter skipped
 * them after a typed number, null when nothing explains the gap.
 *
 * Shape: series, table_name, prefix, period, first, last, first_number and last_number as documents
 *   write them, explanation, record_id of the record that had or skipped the number, at, by.
 * Each series is read in a fixed number of passes; nothing is computed for each number.
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
      select g.series || ' ' || case when starts_with(g.first_number, g.prefix) then ''
          else g.prefix || ' ' end || g.first_number
        || case when g.last > g.first then ' – ' || g.last_number else '' end
      from (${numberGaps(companyId, all)}) g
      where g.explanation is null`,
  };
}

// The statement joins large sets only by hash sets, sorts and ranges of numbers, because PostgreSQL
// cannot estimate their sizes and would compare every gap with every number.
function gapsOf(companyId: string, counted: CountedNumbers): Sql {
  const { series, between = "", digits, prefixApart = false, numbers, history } = counted;
  const apart = sql.lit(prefixApart);
  const written = (count: Sql) => sql`counted_number(case when ${apart} then ''
    else g.prefix || g.period || ${between}::text end, ${digits}::int, ${count})`;
  return sql`
    (with counter as materialized (
      select q.prefix, q.period, q.last_number, number_key(q.prefix || q.period || ${between}::text)
        || case when ${apart} then ' ' else '' end as stem
      from document_sequence q
      where q.company_id = ${companyId} and q.kind = ${series} and q.last_number > 0
    ), used as materialized (
      ${countsOf(sql`select n.record_id, n.key
        from (${numbers(companyId)}) n (record_id, number, key)`)}
    ), free as materialized (
      select c.prefix, c.period, c.stem, int8multirange(int8range(1, c.last_number, '[]'))
        - coalesce(u.numbers, '{}') as numbers
      from counter c
      left join (
        select stem, range_agg(int8range(count, count, '[]')) as numbers from used
        group by stem) u on u.stem = c.stem
    ), former as materialized (
      select distinct on (f.prefix, f.period, k.count) f.prefix, f.period, f.stem, k.count,
        k.record_id, k.action, k.changed_at, k.changed_by
      from (${countsOf(formerNumbers(companyId, history))}) k
      join free f on f.stem = k.stem and f.numbers @> k.count
      order by f.prefix, f.period, k.count, k.changed_at desc
    ), skip as materialized (
      select c.stem, s.prefix, s.period, s.first_number, s.last_number, s.datetime_created
      from number_skip s
      join counter c on c.prefix = s.prefix and c.period = s.period
      where s.company_id = ${companyId} and s.kind = ${series}
    ), part as materialized (
      -- The numbers without a former record, divided into skipped and unexplained ones.
      select f.prefix, f.period, l.numbers * s.numbers as skipped, l.numbers - s.numbers as unexplained
      from free f
      left join (
        select prefix, period, range_agg(int8range(count, count, '[]')) as numbers from former
        group by prefix, period) d on d.prefix = f.prefix and d.period = f.period
      left join (
        select prefix, period, range_agg(int8range(first_number, last_number, '[]')) as numbers
        from skip group by prefix, period) k on k.prefix = f.prefix and k.period = f.period
      cross join lateral (select f.numbers - coalesce(d.numbers, '{}') as numbers) l
      cross join lateral (select coalesce(k.numbers, '{}') as numbers) s
      where not isempty(f.numbers)
    ), step as (
      -- Each step with the record that has, or had, the number to which the counter moved.
      select prefix, period, first_number, datetime_created, cause
      from (
        select k.*, first_value(record_id) over (partition by stem, count order by rank) as cause
        from (
          select stem, count, record_id, 1 as rank, null::text as prefix, null::text as period,
            null::bigint as first_number, null::timestamptz as datetime_created
          from former
          union all
          select stem, count, record_id, 2, null, null, null, null from used
          where ((stem, count) in (select stem, last_number + 1 from skip)) is true
          union all
          select stem, last_number + 1, null, 3, prefix, period, first_number, datetime_created
          from skip) k) k
      where rank = 3
    ), gap as (
      select k.prefix, k.period, k.count as first, k.count as last,
        case k.action when 'delete' then 'deleted' else 'changed' end as explanation, k.record_id,
        k.changed_at as at, k.changed_by as by
      from former k
      union all
      -- The step of a range is the last one that begins at or before it.
      select r.prefix, r.period, r.first, r.last, 'skipped', r.cause, r.at, null
      from (
        select prefix, period, first, last, first_value(cause) over of_step as cause,
          first_value(at) over of_step as at
        from (
          select *, count(at) over (partition by prefix, period order by first, last nulls first)
            as step
          from (
            select prefix, period, lower(n.range) as first, upper(n.range) - 1 as last,
              null::uuid as cause, null::timestamptz as at
            from part cross join lateral unnest(skipped) n (range)
            union all
            select prefix, period, first_number, null, cause, datetime_created from step) e) e
        window of_step as (partition by prefix, period, step order by first, last nulls first)) r
      where r.last is not null
      union all
      select p.prefix, p.period, lower(n.range), upper(n.range) - 1, null, null, null, null
      from part p cross join lateral unnest(p.unexplained) n (range)
    )
    select ${series}::text as series, ${history.table}::text as table_name, g.prefix, g.period,
      g.first, g.last, ${written(sql`g.first`)} as first_number,
      ${written(sql`g.last`)} as last_number, g.explanation, g.record_id, g.at, g.by
    from gap g)`;
}

/** Divides the keys of some rows into the stem of a counter and the count; drops other keys. */
function countsOf(keyed: Sql): Sql {
  return sql`
    select x.*, x.digits::bigint as count
    from (
      select k.*, left(k.key, l.length) as stem, substr(k.key, l.length + 1) as digits
      from (${keyed}) k
      cross join (select distinct length(stem) as length from counter) l
      where (left(k.key, l.length) in (select stem from counter)) is true
        and substr(k.key, l.length + 1) ~ '^[0-9]{1,15}$' offset 0) x`;
}

/**
 * Selects the numbers that records gave up, with the change or deletion. The history has only the
 * changed columns, so the others are taken from the last change before.
 */
function formerNumbers(companyId: string, { table, columns }: CountedNumbers["history"]): Sql {
  const names = sql`array[${sql.join(columns.map((column) => sql`${column}::text`))}]`;
  const every = (part: (column: string, at: number) => Sql) =>
    sql.join(columns.map((column, at) => part(column, at)));
  const name = (letter: string, at: number) => sql.ref(`${letter}${at}`);
  // An entry has the whole number of one column; of several it may have a part.
  const touched =
    columns.length === 1
      ? sql`h.action <> 'insert'`
      : sql`(h.record_id in (
          select e.record_id from history e
          where e.company_id = ${companyId} and e.table_name = ${table}
            and e.action <> 'insert' and e.before ?| ${names})) is true`;
  const inTime = sql`partition by record_id order by changed_at, id, side`;
  return sql`
    select record_id, action, changed_at, changed_by, ${keyOf(columns.map((_, at) => name("w", at)))} as key
    from (
      select record_id, action, changed_at, changed_by, side, ${every(
        (_, at) =>
          sql`max(${name("v", at)}) over (partition by record_id, ${name("n", at)}) as ${name("w", at)}`,
      )}
      from (
        select *, ${every((_, at) => sql`count(${name("v", at)}) over (${inTime}) as ${name("n", at)}`)}
        from (
          select h.record_id, h.id, h.action, h.changed_at, h.changed_by, s.side,
            ${every((column, at) => sql`s.row ->> ${column}::text as ${name("v", at)}`)}
          from history h
          cross join lateral (values (1, h.before), (2, h.after)) s (side, row)
          where h.company_id = ${companyId} and h.table_name = ${table} and s.row ?| ${names}
            and exists (select from free where not isempty(numbers))
            and ${touched}) v) n) w
    where side = 1`;
}
