import { fieldsOfPart, type Parts } from "@fairway/core/contract/parts.ts";
import { refuse } from "@fairway/core/refusal/commonRefusals.ts";
import { type RawBuilder, sql } from "kysely";
import { columnName } from "./columnNames.ts";
import { assignments, columnsOf, jsonOf, names } from "./rowColumns.ts";
import { maybe, one, run, type Tx } from "./tx.ts";

/**
 * A record in two tables with the same key: the root holds the columns of every kind, with stamps
 * and version; the part holds the columns of one kind.
 */
export interface Parted {
  readonly root: string;
  /** Null for a kind without columns of its own. */
  readonly part: string | null;
  /** The fields of the part; it also has company, id and `user_modified`. */
  readonly partFields: readonly string[];
  /** Fields that only other kinds have; they are not stored. */
  readonly otherFields?: readonly string[];
  /**
   * The fields in both tables, where a rule of the part requires them; a foreign key keeps them
   * equal.
   */
  readonly bothFields?: readonly string[];
}

/** Returns the tables of one kind of record. */
export function partedBy(root: string, parts: Parts, kind: string): Parted {
  const { own, others } = fieldsOfPart(parts, kind);
  return { root, part: parts[kind]?.table ?? null, partFields: own, otherFields: others };
}

/** Returns the tables of all parts. */
export function partTables(parts: Parts): string[] {
  return Object.values(parts).flatMap((part) => (part ? [part.table] : []));
}

/**
 * Joins the part of a record of any kind to its root.
 *
 * Shape: `l` has the fields of all parts as columns; fields of other kinds are null.
 */
export function joinParts(
  parts: Parts,
  companyId: string,
  id: RawBuilder<unknown>,
): RawBuilder<unknown> {
  const all = Object.values(parts).filter((part) => part !== null);
  const joins = all.map(
    ({
      table,
    }) => sql`left join ${sql.table(table)} on ${sql.ref(`${table}.company_id`)} = ${companyId}
      and ${sql.ref(`${table}.id`)} = ${id}`,
  );
  const fields = [...new Set(all.flatMap(({ form }) => Object.keys(form.shape)))];
  const columns = fields.map((field) => {
    const having = all.filter(({ form }) => field in form.shape);
    const places = having.map(({ table }) => sql.ref(`${table}.${columnName(field)}`));
    const value = places.length === 1 ? places[0] : sql`coalesce(${sql.join(places)})`;
    return sql`${value} as ${sql.ref(columnName(field))}`;
  });
  return sql`${sql.join(joins, sql` `)} cross join lateral (select ${sql.join(columns)}) l`;
}

/** Inserts any number of records into both tables with one statement. */
export async function insertParted<Made extends { readonly id: string }>(
  tx: Tx,
  parted: Parted,
  records: readonly Made[],
): Promise<void> {
  if (records.length === 0) return;
  const { into, root, part } = inserts(parted, records);
  const given = sql`with given as (select ${jsonOf(records)}::jsonb as rows)`;
  await run(
    tx,
    part ? sql`${given}, root as (${into(root)}) ${into(part)}` : sql`${given} ${into(root)}`,
  );
}

/**
 * Inserts one record into both tables; the database computes one field of the root in the same
 * statement, for example its number, and the function returns the value.
 */
export async function insertPartedWith<Made extends { readonly id: string }>(
  tx: Tx,
  parted: Parted,
  record: Made,
  [field, value]: readonly [field: string, value: RawBuilder<string>],
): Promise<string> {
  const { into, root, part } = inserts(parted, [{ ...record, [field]: "" }]);
  const column = columnName(field);
  const returned = sql`returning ${sql.ref(column)} as made`;
  const given = sql`with given as materialized (select jsonb_build_array((${jsonOf([record])}::jsonb -> 0)
    || jsonb_build_object(${sql.lit(column)}, ${value})) as rows)`;
  const { made } = await one<{ made: string }>(
    tx,
    part
      ? sql`${given}, root as (${into(root)} ${returned})
          ${into(part)} returning (select made from root) as made`
      : sql`${given} ${into(root)} ${returned}`,
  );
  return made;
}

/** The insertion of the rows `given` into each of the two tables. */
function inserts(parted: Parted, records: readonly object[]) {
  const { own, others } = columnsBySide(parted, records);
  const root = { table: parted.root, columns: others };
  const part = parted.part && {
    table: parted.part,
    columns: ["company_id", "id", "user_modified", ...own],
  };
  const into = ({ table, columns }: { table: string; columns: readonly string[] }) => sql`
    insert into ${sql.table(table)} (${names(columns)}) select ${names(columns)}
    from given, jsonb_populate_recordset(null::${sql.table(table)}, given.rows) as r`;
  return { into, root, part };
}

/**
 * Sets the given fields of one record in both tables, raises its version and returns it.
 *
 * Refuses: record.conflict when the stored version differs from the given one.
 */
export async function updateParted<Changes extends { readonly userModified: string }>(
  tx: Tx,
  parted: Parted,
  key: { readonly companyId: string; readonly id: string; readonly version: number },
  changes: Changes,
): Promise<number> {
  const { own, others } = columnsBySide(parted, [changes]);
  const { companyId, id, version } = key;
  const row = (table: string) =>
    sql`jsonb_populate_recordset(null::${sql.table(table)}, given.rows) as r`;
  const part = (table: string) => sql`,
        part as (
          update ${sql.table(table)} as t set ${assignments(["user_modified", ...own])}
          from given, ${row(table)}, root
          where t.company_id = ${companyId} and t.id = ${id})`;
  const updated = await maybe<{ version: number }>(
    tx,
    sql`with given as (select ${jsonOf([changes])}::jsonb as rows),
        root as (
          update ${sql.table(parted.root)} as t
          set ${assignments(others)}, version = t.version + 1
          from given, ${row(parted.root)}
          where t.company_id = ${companyId} and t.id = ${id} and t.version = ${version}
          returning t.version)
        ${parted.part ? part(parted.part) : sql``}
      select version from root`,
  );
  if (!updated) throw refuse("record.conflict");
  return Number(updated.version);
}

/**
 * Sets the given fields of many records of one company in both tables with one statement, raises
 * their versions and returns their number.
 *
 * Shape: every record has an id and the same fields; the caller has locked the records.
 */
export function updatePartedRows<Changes extends { readonly id: string }>(
  tx: Tx,
  parted: Parted,
  { companyId, userModified }: { readonly companyId: string; readonly userModified: string },
  records: readonly Changes[],
): Promise<number> {
  if (records.length === 0) return Promise.resolve(0);
  const stamped = records.map((record) => ({ ...record, userModified }));
  const { own, others } = columnsBySide(parted, stamped);
  const row = (table: string) =>
    sql`jsonb_populate_recordset(null::${sql.table(table)}, given.rows) as r`;
  const part = (table: string) => sql`,
        part as (
          update ${sql.table(table)} as t set ${assignments(["user_modified", ...own])}
          from given, ${row(table)} where t.company_id = ${companyId} and t.id = r.id)`;
  return run(
    tx,
    sql`with given as (select ${jsonOf(stamped)}::jsonb as rows)
        ${parted.part ? part(parted.part) : sql``}
      update ${sql.table(parted.root)} as t
      set ${assignments(others)}, datetime_modified = now(), version = t.version + 1
      from given, ${row(parted.root)} where t.company_id = ${companyId} and t.id = r.id`,
  );
}

/** Deletes one record from both tables; the history names the user. */
export async function deleteParted(
  tx: Tx,
  { root, part }: Parted,
  key: { readonly companyId: string; readonly id: string },
  deletedBy: string,
): Promise<void> {
  const stamped = (table: string): RawBuilder<unknown> =>
    sql`update ${sql.table(table)} set user_modified = ${deletedBy}
      where company_id = ${key.companyId} and id = ${key.id}`;
  await run(tx, part ? sql`with part as (${stamped(part)}) ${stamped(root)}` : stamped(root));
  // The foreign key deletes the part together with the root.
  await run(
    tx,
    sql`delete from ${sql.table(root)} where company_id = ${key.companyId} and id = ${key.id}`,
  );
}

function columnsBySide(parted: Parted, records: readonly object[]) {
  const { partFields, otherFields = [], bothFields = [] } = parted;
  const inNone = new Set(otherFields.map(columnName));
  const inPart = new Set([...partFields, ...bothFields].map(columnName));
  const inBoth = new Set(bothFields.map(columnName));
  const columns = columnsOf(records).filter(
    (column) => column !== "version" && !inNone.has(column),
  );
  return {
    own: columns.filter((column) => inPart.has(column)),
    others: columns.filter((column) => !inPart.has(column) || inBoth.has(column)),
  };
}
