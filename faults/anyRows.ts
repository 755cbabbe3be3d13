import { randomUUID } from "node:crypto";
import type { Pool } from "pg";

interface Column {
  readonly table: string;
  readonly name: string;
  readonly type: string;
  readonly needed: boolean;
}
interface Key {
  readonly table: string;
  readonly columns: readonly string[];
  readonly target: string;
  readonly targets: readonly string[];
}

/** A row as it lies in a table, and the columns that it is known by. */
export interface AnyRow {
  readonly table: string;
  readonly key: readonly string[];
  readonly row: Readonly<Record<string, unknown>>;
}

const TRIES = 60;

/**
 * Fills every table of a database with rows that its types, keys and rules allow, whatever state
 * the schema is in, and answers the rows as they lie there.
 */
export async function fillWithAnything(
  pool: Pool,
  rowsEach: number,
): Promise<{ rows: AnyRow[]; unfilled: string[] }> {
  const columns = await columnsOf(pool);
  const keys = await keysOf(pool);
  const words = await wordsInRules(pool);
  const tables = inOrder([...new Set(columns.map((each) => each.table))], keys);
  const unfilled: string[] = [];
  for (const table of tables) {
    const own = columns.filter((each) => each.table === table);
    let filled = 0;
    for (let tries = 0; tries < TRIES && filled < rowsEach; tries += 1) {
      const row = await anyRow(pool, own, keys, words[table] ?? [], tries);
      if (!row) continue;
      const names = Object.keys(row).map((each) => `"${each}"`);
      const wrote = await pool
        .query(
          `insert into "${table}" (${names}) select ${names} from jsonb_populate_record(null::"${table}", $1)`,
          [JSON.stringify(row)],
        )
        .then(
          () => true,
          () => false,
        );
      if (wrote) filled += 1;
    }
    if (filled === 0) unfilled.push(table);
  }
  return { rows: await everyRow(pool, tables), unfilled };
}

/** Reads every row of some tables with the columns of its primary key. */
async function everyRow(pool: Pool, tables: readonly string[]): Promise<AnyRow[]> {
  const found: AnyRow[] = [];
  for (const table of tables) {
    const { rows: keys } = await pool.query<{ name: string }>(
      `select a.attname as name from pg_index i
        join pg_attribute a on a.attrelid = i.indrelid and a.attnum = any(i.indkey)
        where i.indrelid = $1::regclass and i.indisprimary order by 1`,
      [`"${table}"`],
    );
    const { rows } = await pool.query<{ row: Record<string, unknown> }>(
      `select to_jsonb(t) as row from "${table}" t`,
    );
    const key = keys.map((each) => each.name);
    found.push(...rows.map(({ row }) => ({ table, key, row })));
  }
  return found;
}

/** Looks whether rows of before are still there, each value as it was where its column is. */
export async function whatIsLost(pool: Pool, before: readonly AnyRow[]): Promise<string[]> {
  const now = await everyRow(
    pool,
    (await tablesThere(pool)).filter((name) => before.some((each) => each.table === name)),
  );
  const byKey = new Map(now.map((each) => [keyOf(each), each.row]));
  const lost: string[] = [];
  for (const each of before) {
    const row = byKey.get(keyOf(each));
    if (!row) {
      lost.push(`${each.table}: a row is gone`);
      continue;
    }
    for (const [name, value] of Object.entries(each.row)) {
      if (!(name in row) || JSON.stringify(row[name]) === JSON.stringify(value)) continue;
      lost.push(
        `${each.table}.${name}: ${JSON.stringify(value)} became ${JSON.stringify(row[name])}`,
      );
    }
  }
  return [...new Set(lost)];
}

const keyOf = ({ table, key, row }: AnyRow) =>
  `${table} ${key.map((name) => String(row[name])).join(" ")}`;

async function anyRow(
  pool: Pool,
  columns: readonly Column[],
  keys: readonly Key[],
  words: readonly string[],
  nth: number,
): Promise<Record<string, unknown> | null> {
  const table = columns[0]?.table ?? "";
  const row: Record<string, unknown> = {};
  for (const each of columns) {
    // What may stay empty is filled now and then, so that it is carried along.
    if (each.needed || Math.random() < 0.4) row[each.name] = anyValue(each, words, nth);
  }
  for (const key of keys.filter((each) => each.table === table)) {
    const own = columns.filter((each) => key.columns.includes(each.name) && each.needed);
    const mustPoint = own.length === key.columns.length;
    const picked = await pool.query<{ row: Record<string, unknown> }>(
      `select to_jsonb(t) as row from "${key.target}" t
        where $1::text is null or to_jsonb(t) ->> 'company_id' = $1 order by random() limit 1`,
      [
        typeof row["company_id"] === "string" && key.target !== "company"
          ? row["company_id"]
          : null,
      ],
    );
    const target = picked.rows[0]?.row;
    if (!target && mustPoint && key.target !== table) return null;
    key.columns.forEach((name, at) => {
      const value = target?.[key.targets[at] as string];
      if (value !== undefined && (name in row || mustPoint)) row[name] = value;
      else if (value === undefined && !columns.find((each) => each.name === name)?.needed) {
        delete row[name];
      }
    });
  }
  return row;
}

function anyValue({ type, name }: Column, words: readonly string[], nth: number): unknown {
  const of = <T>(list: readonly T[]) => list[Math.floor(Math.random() * list.length)] as T;
  if (type === "uuid") return randomUUID();
  if (type === "boolean") return Math.random() < 0.5;
  if (/^(smallint|integer|bigint)$/.test(type)) return of([0, 1, 2, 20, nth]);
  if (type.startsWith("numeric")) return of(["0", "1", "12.5", "100"]);
  if (type === "date") return of(["2026-01-05", "2026-11-20", "2027-02-01"]);
  if (type.startsWith("timestamp")) return of(["2026-01-05T01:00:00Z", "2026-11-20T09:30:00Z"]);
  if (type.startsWith("time")) return "08:30";
  if (type.startsWith("json")) return of([{}, []]);
  if (type === "inet") return "127.0.0.1";
  if (type === "bytea") return "\\x00ff";
  if (type.endsWith("[]")) return of([[], words.length ? [of(words)] : []]);
  if (type === "interval") return "1 day";
  const plain = [
    "AB",
    `X${nth}${Math.floor(Math.random() * 1e6)}`,
    "VND",
    "ABCDE",
    "đồng",
    "0312345678",
  ];
  const likely = /code|currency|country/i.test(name) ? ["VND", "USD", "VN", ...plain] : plain;
  return words.length && Math.random() < 0.7 ? of(words) : of(likely);
}

async function tablesThere(pool: Pool): Promise<string[]> {
  const found = await pool.query<{ name: string }>(
    "select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'",
  );
  return found.rows.map((each) => each.name);
}

async function columnsOf(pool: Pool): Promise<Column[]> {
  const found = await pool.query<Column>(
    `select c.relname as table, a.attname as name, format_type(a.atttypid, null) as type,
        a.attnotnull and not a.atthasdef and a.attidentity = '' as needed
      from pg_class c join pg_attribute a on a.attrelid = c.oid
      where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attnum > 0
        and not a.attisdropped and a.attgenerated = '' and a.attidentity <> 'a'
      order by c.relname, a.attnum`,
  );
  return found.rows;
}

async function keysOf(pool: Pool): Promise<Key[]> {
  const found = await pool.query<Key>(
    `select c.conrelid::regclass::text as table, c.confrelid::regclass::text as target,
        array(select a.attname::text from unnest(c.conkey) with ordinality k (num, at)
          join pg_attribute a on a.attrelid = c.conrelid and a.attnum = k.num order by k.at) as columns,
        array(select a.attname::text from unnest(c.confkey) with ordinality k (num, at)
          join pg_attribute a on a.attrelid = c.confrelid and a.attnum = k.num order by k.at) as targets
      from pg_constraint c
      where c.contype = 'f' and c.connamespace = 'public'::regnamespace`,
  );
  return found.rows;
}

/** The words that a table's rules name: a status, a kind, a type. */
async function wordsInRules(pool: Pool): Promise<Record<string, string[]>> {
  const found = await pool.query<{ table: string; rule: string }>(
    `select conrelid::regclass::text as table, pg_get_constraintdef(oid) as rule
      from pg_constraint where contype = 'c' and connamespace = 'public'::regnamespace`,
  );
  const words: Record<string, string[]> = {};
  for (const { table, rule } of found.rows) {
    const named = [...rule.matchAll(/'([^']+)'::/g)].map((each) => each[1] as string);
    (words[table] ??= []).push(...named.filter((each) => !/[\^$\\]/.test(each)));
  }
  return words;
}

/** Tables behind those they point at, as far as circles allow. */
function inOrder(tables: readonly string[], keys: readonly Key[]): string[] {
  const left = new Set(tables);
  const ordered: string[] = [];
  while (left.size > 0) {
    const free = [...left].filter((table) =>
      keys.every((key) => key.table !== table || key.target === table || !left.has(key.target)),
    );
    const next = free.length ? free : [[...left][0] as string];
    for (const table of next) {
      left.delete(table);
      ordered.push(table);
    }
  }
  return ordered;
}
