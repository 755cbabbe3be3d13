import type { Pool } from "pg";
import { formerColumns, formerTables, unsaidBefore } from "./formerColumns.ts";

/** A row as it lies in a table, the columns that it is known by, and those that name other rows. */
interface Row {
  readonly table: string;
  readonly key: readonly string[];
  readonly names: readonly { readonly column: string; readonly table: string }[];
  /** The table whose row under the same key this one is a part of. */
  readonly root: string | null;
  readonly row: Readonly<Record<string, unknown>>;
}

/** Tables that the program fills from its declarations; their values existed before the tables. */
const declared: ReadonlySet<string> = new Set(["service"]);

/** All rows of a database that are carried from one state to another. */
export type Rows = readonly Row[];

// Kept by the program itself, not by people, and long.
const aside = /^(history|shared_history|audit_entry|idempotency_key|kysely_)/;

// Kept sums that are due for a recount, and failures of sign-ins: the same rows under other keys.
const noted = /^(kept_noted|profit_touched|job_touched|sign_in_failure)$/;

/**
 * Reads every row of every table of today with its values in earlier states, and the rows of dropped
 * tables.
 */
export async function readToday(pool: Pool): Promise<Rows> {
  const gone = await Promise.all(
    Object.entries(formerTables).map(async ([table, text]) => {
      const found = await pool.query<{ row: Row["row"] }>(
        `select to_jsonb(t) as row from (${text}) t`,
      );
      return found.rows.map(
        ({ row }): Row => ({ table, key: ["company_id", "id"], names: [], root: null, row }),
      );
    }),
  );
  return [...(await readEverything(pool, formerColumns)), ...gone.flat()];
}

/**
 * Reads every row of every table without computed columns, with the columns of its primary key.
 *
 * Shape: `further` has queries of further columns for some tables.
 */
export async function readEverything(
  pool: Pool,
  further: Readonly<Record<string, string>> = {},
): Promise<Rows> {
  const tables = await pool.query<{
    name: string;
    key: string[] | null;
    names: Row["names"];
    root: string | null;
    computed: string[];
  }>(
    `select c.relname as name, (select array_agg(a.attname::text order by a.attnum) from pg_index i
        join pg_attribute a on a.attrelid = i.indrelid and a.attnum = any(i.indkey)
        where i.indrelid = c.oid and i.indisprimary) as key,
        (select coalesce(jsonb_agg(jsonb_build_object('column', a.attname,
            'table', k.confrelid::regclass)), '[]'::jsonb)
          from pg_constraint k join pg_attribute a on a.attrelid = c.oid and a.attnum = any(k.conkey)
          join pg_index p on p.indrelid = k.confrelid and p.indisprimary
            and k.confkey[array_position(k.conkey, a.attnum)] = any(p.indkey)
          where k.conrelid = c.oid and k.contype = 'f' and a.attname <> 'company_id') as names,
        (select f.confrelid::regclass::text from pg_constraint f
          join pg_constraint p on p.conrelid = c.oid and p.contype = 'p' and p.conkey = f.conkey
          where f.conrelid = c.oid and f.contype = 'f' and f.confdeltype = 'c') as root,
        array(select a.attname::text from pg_attribute a
          where a.attrelid = c.oid and a.attgenerated <> '') as computed
      from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' order by 1`,
  );
  const all: Row[] = [];
  for (const { name: table, key, names, root, computed } of tables.rows.filter(
    (each) => !aside.test(each.name),
  )) {
    const found = await pool.query<{ row: Record<string, unknown> }>(
      further[table]
        ? `select to_jsonb(t) - $1::text[] || coalesce(to_jsonb(f), '{}') as row
            from "${table}" t left join lateral (${further[table]}) f on true`
        : `select to_jsonb(t) - $1::text[] as row from "${table}" t`,
      [computed],
    );
    all.push(...found.rows.map(({ row }) => ({ table, key: key ?? [], names, root, row })));
  }
  return all;
}

/**
 * Writes rows of a newer state into the tables and columns of an older one, and returns the names of
 * the tables that cannot hold them. Leaves out a row that references a table the older state lacks,
 * or that has no value in a column that is required there: it could not have existed then.
 *
 * Shape: foreign keys are not checked, because the rows come in any order; they match each other.
 */
export async function writeEverything(pool: Pool, rows: Rows): Promise<string[]> {
  const columns = await pool.query<{ table: string; name: string; needed: boolean }>(
    `select c.relname as table, a.attname as name, a.attnotnull as needed
      from pg_class c join pg_attribute a on a.attrelid = c.oid
      where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attnum > 0
        and not a.attisdropped and a.attgenerated = '' and a.attidentity <> 'a'`,
  );
  const refused: string[] = [];
  const whole = withParts(rows);
  const tables = Object.groupBy(columns.rows, (each) => each.table);
  const kinds = tablesOfKinds(rows);
  const could = ({ row, names }: Row) =>
    names.every(({ column, table }) => {
      const named = row[column] ?? null;
      const then = kinds.get(String(named)) ?? table;
      return named === null || then in tables || declared.has(table);
    });
  for (const [table, those] of Object.entries(tables)) {
    const needed = those?.filter((each) => each.needed) ?? [];
    const unsaid = unsaidBefore.filter((each) => each.table === table && !(each.by in tables));
    const asThen = (row: Row["row"]) =>
      unsaid.reduce((said, each) => ({ ...said, ...each.unsaid(said) }), row);
    const own = whole
      .filter((each) => each.table === table && could(each))
      .map((each) => ({ ...each, row: asThen(each.row) }))
      .filter(({ row }) => needed.every(({ name }) => row[name] !== null));
    const [first] = own;
    if (!first) continue;
    const names = those?.filter(({ name }) => name in first.row).map(({ name }) => `"${name}"`);
    const client = await pool.connect();
    try {
      await client.query("begin; set local session_replication_role = replica");
      // The rows that a migration inserted itself are among the others.
      await client.query(`delete from "${table}"`);
      await client.query(
        `insert into "${table}" (${names}) select ${names}
          from jsonb_populate_recordset(null::"${table}", $1)`,
        [JSON.stringify(own.map((each) => each.row))],
      );
      await client.query("commit");
    } catch {
      await client.query("rollback");
      refused.push(table);
    } finally {
      client.release();
    }
  }
  return refused;
}

/** Returns the values that are missing or changed, in columns that both states have. */
export function whatIsLost(before: Rows, after: Rows): string[] {
  const keys = new Map(before.map(({ table, key }) => [table, key]));
  const now = new Map(
    withParts(after).map((each) => [
      keyOf({ ...each, key: keys.get(each.table) ?? each.key }),
      each.row,
    ]),
  );
  const lost = new Map<string, string>();
  for (const each of before.filter(({ table }) => !noted.test(table))) {
    const row = now.get(keyOf(each));
    if (!row) lost.set(each.table, `${each.table}: a row is gone`);
    for (const [name, value] of Object.entries(row ? each.row : {})) {
      if (!row || !(name in row) || same(row[name], value)) continue;
      const place = `${each.table}.${name}`;
      lost.set(place, `${place}: ${JSON.stringify(value)} became ${JSON.stringify(row[name])}`);
    }
  }
  return [...lost.values()];
}

/** The table with the rest of a document, by its id and the ids of the items it raised. */
function tablesOfKinds(rows: Rows): ReadonlyMap<string, string> {
  const kinds = new Map<string, string>();
  for (const { table, root, row } of rows)
    if (root === "document") kinds.set(String(row["id"]), table);
  for (const { table, row } of rows) {
    const raised = kinds.get(String(row["document_id"]));
    if (table === "due" && raised) kinds.set(String(row["id"]), raised);
  }
  return kinds;
}

/** The rows, each with what lies in its parts: a state before these were parted has it in one. */
function withParts(rows: Rows): Rows {
  const parts = new Map(
    rows.flatMap((each) => (each.root ? [[keyOf({ ...each, table: each.root }), each.row]] : [])),
  );
  return rows.map((each) => ({ ...each, row: { ...parts.get(keyOf(each)), ...each.row } }));
}

// A number may be given more decimals; it is the same number.
const same = (a: unknown, b: unknown) =>
  JSON.stringify(a) === JSON.stringify(b) ||
  (a !== null && b !== null && a !== "" && b !== "" && Number(a) === Number(b));

const keyOf = ({ table, key, row }: Row) =>
  `${table} ${key.map((name) => String(row[name])).join(" ")}`;
