import { one, rows, run, type Tx } from "@fairway/engine/db/tx.ts";
import { countedAs } from "@fairway/engine/uses/findUses.ts";
import { type RawBuilder, sql } from "kysely";
import { mergeRules, type MoveRule } from "./mergeRules.ts";
import {
  type Reference,
  refersTo,
  rootsRaised,
  stampsOf,
  type Tie,
  tiesTo,
} from "./partnerReferences.ts";

/** The two partners of a merge and the user who merges them. */
export interface MergeOf {
  readonly companyId: string;
  readonly userId: string;
  readonly id: string;
  readonly keptId: string;
  readonly mergedId: string;
}

/** Rows of a table, counted. */
export interface Counted {
  readonly table: string;
  readonly count: number;
}

/** What gives way on a merge: by table how many rows, and which of their columns change. */
export type Yields = ReadonlyMap<string, { readonly count: number; readonly columns: string[] }>;

type Two = Pick<MergeOf, "companyId" | "keptId" | "mergedId">;

/** Reads what gives way on a merge, from the view that the owners of the tables fill. */
export async function yieldsOf(tx: Tx, two: Two): Promise<Yields> {
  const found = await rows<{ table: string; count: number; columns: string[] }>(
    tx,
    sql`select y.table_name as table,
        (count(distinct y.row_id) filter (where y.becomes ? 'active'))::int as count,
        array_agg(distinct c.name) as columns
      from partner_merge_yield as y cross join lateral jsonb_object_keys(y.becomes) as c (name)
      where ${ofTwo(two)} group by 1`,
  );
  return new Map(found.map(({ table, ...each }) => [table, each]));
}

function ofTwo({ companyId, mergedId, keptId }: Two): RawBuilder<boolean> {
  return sql<boolean>`y.company_id = ${companyId} and y.merged_id = ${mergedId}
    and y.kept_id = ${keptId}`;
}

/** How many rows of each table would go over, would stay, and would give way. */
export async function countMoves(
  tx: Tx,
  two: Two,
  references: readonly Reference[],
): Promise<{ table: string; moves: number; stays: number; yields: number }[]> {
  const yields = await yieldsOf(tx, two);
  const rules = mergeRules(two.companyId, two.keptId);
  const parts = references.map(({ table, columns }) => {
    const rule = rules[table] ?? {};
    const stays = rule.stays ?? sql<boolean>`false`;
    return sql`select ${countedAs(table, "t")} as table,
        (count(*) filter (where not ${stays}))::int as moves,
        (count(*) filter (where ${stays}))::int as stays
      from ${sql.table(table)} as t where ${goes(two, table, columns)}
      group by 1`;
  });
  const found = await rows<{ table: string; moves: number; stays: number }>(
    tx,
    sql`select * from (${sql.join(parts, sql` union all `)}) as counted
      where moves + stays > 0 order by moves desc, 1`,
  );
  return found.map((each) => ({ ...each, yields: yields.get(each.table)?.count ?? 0 }));
}

/** Leads the rows of one table from the merged partner to the kept one, and writes down which. */
export function moveRows(
  tx: Tx,
  merge: MergeOf,
  reference: Reference,
  yields: Yields,
): Promise<number> {
  const { table, columns, stamps, root } = reference;
  const rule: MoveRule = mergeRules(merge.companyId, merge.keptId)[table] ?? {};
  const given = yields.get(table)?.columns ?? [];
  const was = columns.map(
    (column) => sql`case when ${sql.ref(`t.${column}`)} = ${merge.mergedId}
      then jsonb_build_object(${column}::text, ${sql.ref(`t.${column}`)}) else '{}' end`,
  );
  for (const column of given) {
    was.push(
      sql`case when y.becomes ? ${column}::text
        then jsonb_build_object(${column}::text, ${sql.ref(`t.${column}`)}) else '{}' end`,
    );
  }
  const set = [
    ...columns.map((column) => {
      const own = sql.ref(`t.${column}`);
      return sql`${sql.ref(column)} = case when ${own} = ${merge.mergedId} then ${merge.keptId} else ${own} end`;
    }),
    ...given.map(
      (column) => sql`${sql.ref(column)} = case when m.becomes ? ${column}::text
        then (jsonb_populate_record(null::${sql.table(table)}, m.becomes)).${sql.ref(column)}
        else ${sql.ref(`t.${column}`)} end`,
    ),
    ...stampsOf(stamps, "t", merge.userId),
  ];
  const gives = sql`left join partner_merge_yield as y
    on ${ofTwo(merge)} and y.table_name = ${table} and y.row_id = t.id`;
  return run(
    tx,
    sql`with moved as materialized (
        select t.id, ${sql.join(was, sql` || `)} as before ${given.length ? sql`, y.becomes` : sql``}
        from ${sql.table(table)} as t ${given.length ? gives : sql``}
        where ${goes(merge, table, columns)} ${rule.stays ? sql`and not ${rule.stays}` : sql``}
        order by t.id for update of t
      ), changed as (
        update ${sql.table(table)} as t set ${sql.join(set)} from moved as m
        where t.company_id = ${merge.companyId} and t.id = m.id
        returning t.id, m.before, to_jsonb(t.*) as row) ${rootsRaised(merge.companyId, root, merge.userId)}
      ${writeDown(merge, table)}`,
  );
}

/** Changes columns of one of the two partners, and writes down what they were. */
export function changeOneOfTwo(
  tx: Tx,
  merge: MergeOf,
  who: "keptId" | "mergedId",
  changes: Readonly<Record<string, RawBuilder<unknown>>>,
): Promise<number> {
  const columns = Object.keys(changes);
  const set = Object.entries(changes).map(([column, to]) => sql`${sql.ref(column)} = ${to}`);
  const stamps = stampsOf(["version", "user_modified", "datetime_modified"], "k", merge.userId);
  const was = columns.map((column) => sql`${column}::text, ${sql.ref(`k.${column}`)}`);
  const other = who === "keptId" ? merge.mergedId : merge.keptId;
  return run(
    tx,
    sql`with moved as materialized (
        select k.id, jsonb_build_object(${sql.join(was)}) as before from partner as k
        where k.company_id = ${merge.companyId} and k.id = ${merge[who]}
      ), changed as (
        update partner as k set ${sql.join([...set, ...stamps])} from moved as m, partner as l
        where k.company_id = ${merge.companyId} and k.id = m.id
          and l.company_id = ${merge.companyId} and l.id = ${other}
        returning k.id, m.before, to_jsonb(k.*) as row)
      ${writeDown(merge, "partner")}`,
  );
}

/** Rows that a merge changed and that are gone, or led elsewhere, by now. */
export async function changedSince(tx: Tx, merge: MergeOf): Promise<Counted[]> {
  const tables = await movedTables(tx, merge);
  if (tables.length === 0) return [];
  const parts = tables.map(
    ({ table }) => sql`select ${table}::text as table, count(*)::int as count
      from partner_merge_row as m
      left join ${sql.table(table)} as t on t.company_id = ${merge.companyId} and t.id = m.row_id
      where ${ofMerge(merge, table)} and (t.id is null or exists (
        select from jsonb_each(m.after) as a
        where to_jsonb(t.*) -> a.key is distinct from a.value))`,
  );
  return rows<Counted>(
    tx,
    sql`select * from (${sql.join(parts, sql` union all `)}) as counted where count > 0`,
  );
}

/** Puts back every column of every row that a merge changed, one statement a table. */
export async function moveBack(
  tx: Tx,
  merge: MergeOf,
  references: readonly Reference[],
): Promise<void> {
  for (const { table, columns } of await movedTables(tx, merge)) {
    const { stamps = [], root = null } = references.find((each) => each.table === table) ?? {};
    const set = columns.map(
      (column) => sql`${sql.ref(column)} = case when m.before ? ${column}::text
        then b.${sql.ref(column)} else t.${sql.ref(column)} end`,
    );
    await run(
      tx,
      sql`with changed as (
          update ${sql.table(table)} as t
          set ${sql.join([...set, ...stampsOf(stamps, "t", merge.userId)])}
          from partner_merge_row as m
          cross join lateral jsonb_populate_record(null::${sql.table(table)}, m.before) as b
          where t.company_id = ${merge.companyId} and t.id = m.row_id and ${ofMerge(merge, table)}
          returning t.id) ${rootsRaised(merge.companyId, root, merge.userId)}
        select count(*) from changed`,
    );
  }
}

/**
 * What ties rows that went over to others of the kept partner, by foreign key: how many, and a
 * digest of their keys. When it is another one later, the two cannot be parted as they were.
 *
 * Shape: what refers to a row and to no partner ties, unless it is a part of that row.
 */
export async function tiesOf(
  tx: Tx,
  merge: MergeOf,
  references: readonly Reference[],
): Promise<Record<string, string>> {
  const tables = (await movedTables(tx, merge)).map((each) => each.table);
  const ties = await tiesTo(tx, tables);
  const parts = ties.flatMap((tie) => {
    const own = references.find((each) => each.table === tie.table);
    return !own && tie.part ? [] : [tied(merge, tie, own)];
  });
  if (parts.length === 0) return {};
  const found = await rows<{ name: string; digest: string }>(
    tx,
    sql`select * from (${sql.join(parts, sql` union all `)}) as counted`,
  );
  return Object.fromEntries(found.map(({ name, digest }) => [name, digest]));
}

function tied(merge: MergeOf, tie: Tie, own: Reference | undefined) {
  const key = tie.key.map((column) => sql`${sql.ref(`u.${column}`)}::text`);
  const kept = own
    ? sql`and ${refersTo("u", own.columns, merge.keptId)} and not exists (
        select from partner_merge_row as m where ${ofMerge(merge, tie.table)} and m.row_id = u.id)`
    : sql``;
  return sql`select ${`${tie.table}.${tie.column}`}::text as name,
      count(*) || ':' || coalesce(sum(hashtextextended(concat_ws('|', ${sql.join(key)}), 0)), 0)
        as digest
    from ${sql.table(tie.table)} as u
    where u.company_id = ${merge.companyId} ${kept} and exists (
      select from partner_merge_row as m
      where ${ofMerge(merge, tie.target)} and m.row_id = ${sql.ref(`u.${tie.column}`)})`;
}

function movedTables(tx: Tx, merge: MergeOf) {
  return rows<{ table: string; columns: string[] }>(
    tx,
    sql`select m.table_name as table, array_agg(distinct k.name) as columns
      from partner_merge_row as m cross join lateral jsonb_object_keys(m.before) as k (name)
      where m.company_id = ${merge.companyId} and m.merge_id = ${merge.id}
      -- The partners first: while one is merged, no row may name it.
      group by 1 order by m.table_name <> 'partner', 1`,
  );
}

/** How many rows a merge led over. */
export async function countMoved(tx: Tx, merge: MergeOf): Promise<number> {
  const { count } = await one<{ count: number }>(
    tx,
    sql`select count(*)::int as count from partner_merge_row as m
      where m.company_id = ${merge.companyId} and m.merge_id = ${merge.id}
        and not (m.table_name = 'partner' and m.row_id in (${merge.keptId}, ${merge.mergedId}))`,
  );
  return count;
}

function goes(
  two: Pick<MergeOf, "companyId" | "keptId" | "mergedId">,
  table: string,
  columns: readonly string[],
) {
  const others =
    table === "partner" ? sql`and t.id not in (${two.keptId}, ${two.mergedId})` : sql``;
  return sql`t.company_id = ${two.companyId} and ${refersTo("t", columns, two.mergedId)} ${others}`;
}

function ofMerge(merge: MergeOf, table: string) {
  return sql`m.company_id = ${merge.companyId} and m.merge_id = ${merge.id} and m.table_name = ${table}`;
}

// `changed` holds each row as it was (the columns that changed) and as it is (all of them).
function writeDown(merge: MergeOf, table: string) {
  return sql`insert into partner_merge_row (company_id, merge_id, table_name, row_id, before, after)
    select ${merge.companyId}::uuid, ${merge.id}::uuid, ${table}::text, c.id, c.before,
      (select jsonb_object_agg(k.name, c.row -> k.name) from jsonb_object_keys(c.before) as k (name))
    from changed as c`;
}
