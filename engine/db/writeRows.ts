import { refuse } from "@fairway/core/refusal/commonRefusals.ts";
import { type RawBuilder, sql } from "kysely";
import { v7 } from "uuid";
import { assignments, columnsOf, jsonOf, names } from "./rowColumns.ts";
import { maybe, run, type Tx } from "./tx.ts";

type Row = object;

/** Makes the id of a new record; later ids sort later. */
export function newId(): string {
  return v7();
}

/**
 * Inserts any number of rows with one statement.
 *
 * Shape: fields in camelCase; a field that only some rows have is null in the others, a field that
 * none has gets the column's default. Money and quantities are decimal strings.
 */
export async function insertRows(tx: Tx, table: string, rows: readonly Row[]): Promise<number> {
  if (rows.length === 0) return 0;
  const columns = columnsOf(rows);
  const own = names(columns);
  return run(
    tx,
    sql`insert into ${sql.table(table)} (${own}) select ${own} from ${recordset(table, rows)}`,
  );
}

/** Inserts one row. */
export async function insertRow(tx: Tx, table: string, row: Row): Promise<void> {
  await insertRows(tx, table, [row]);
}

/**
 * Sets the given fields of many rows of one company with one statement and returns their number.
 *
 * Shape: every row has an id and the same fields; the version does not change.
 */
export async function updateRows<Changed extends Row & { id: string }>(
  tx: Tx,
  table: string,
  companyId: string,
  rows: readonly Changed[],
): Promise<number> {
  if (rows.length === 0) return 0;
  const columns = columnsOf(rows);
  for (const row of rows) {
    if (columnsOf([row]).length !== columns.length) {
      throw new Error(`rows for ${table} must all have the same fields`);
    }
  }
  return run(
    tx,
    sql`update ${sql.table(table)} as t set ${assignments(columns)}
      from ${recordset(table, rows)}
      where t.company_id = ${companyId} and t.id = r.id`,
  );
}

/**
 * Sets the given fields of one record, increments its version and returns the new one.
 *
 * Shape: no company for a list shared by all companies.
 * Refuses: record.conflict when the version is no longer the given one.
 */
export async function updateVersioned(
  tx: Tx,
  table: string,
  key: { companyId: string | null; id: string; version: number },
  changes: Row,
): Promise<number> {
  const columns = columnsOf([changes]).filter((column) => column !== "version");
  const set = sql.join(
    [...(columns.length ? [assignments(columns)] : []), sql`version = t.version + 1`],
    sql`, `,
  );
  const own = key.companyId === null ? sql`` : sql`t.company_id = ${key.companyId} and`;
  const updated = await maybe<{ version: number }>(
    tx,
    sql`update ${sql.table(table)} as t set ${set}
      from ${recordset(table, [changes])}
      where ${own} t.id = ${key.id} and t.version = ${key.version}
      returning t.version`,
  );
  if (!updated) throw refuse("record.conflict");
  return Number(updated.version);
}

/**
 * Deletes records of one company by id and returns their number.
 *
 * With `deletedBy` the history names that user, otherwise the last user who changed the row.
 */
export async function deleteRows(
  tx: Tx,
  table: string,
  companyId: string,
  ids: readonly string[],
  deletedBy?: string,
): Promise<number> {
  if (ids.length === 0) return 0;
  if (deletedBy !== undefined) {
    await run(
      tx,
      sql`update ${sql.table(table)} set user_modified = ${deletedBy}
        where company_id = ${companyId} and id = any(${[...ids]}::uuid[])`,
    );
  }
  return run(
    tx,
    sql`delete from ${sql.table(table)}
      where company_id = ${companyId} and id = any(${[...ids]}::uuid[])`,
  );
}

function recordset(table: string, rows: readonly Row[]): RawBuilder<unknown> {
  return sql`jsonb_populate_recordset(null::${sql.table(table)}, ${jsonOf(rows)}::jsonb) as r`;
}
