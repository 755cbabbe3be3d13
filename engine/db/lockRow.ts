import { type RawBuilder, sql } from "kysely";
import { run, type Tx } from "./tx.ts";

/**
 * Locks one row by its id, if it exists. A later statement sees the row and the rows that reference
 * it as the previous holder of the lock committed them: a statement that locks and joins reads the
 * joined rows as they were before it waited.
 *
 * Locks: the row, against change and deletion; other rows may reference it.
 */
export async function lockRow(
  tx: Tx,
  table: string,
  { companyId, id }: { readonly companyId: string; readonly id: string },
): Promise<void> {
  await run(
    tx,
    sql`select from ${sql.table(table)} where company_id = ${companyId} and id = ${id}
      for no key update`,
  );
}

/** Locks rows as `lockRow`, in the order of their ids. */
export async function lockRows(
  tx: Tx,
  table: string,
  { companyId, ids }: { readonly companyId: string; readonly ids: readonly string[] },
): Promise<void> {
  if (ids.length === 0) return;
  await run(
    tx,
    sql`select from ${sql.table(table)} where company_id = ${companyId}
      and id = any(${[...ids]}::uuid[]) order by id for no key update`,
  );
}

/**
 * Begins a statement that locks records of a root and parts and reads them.
 *
 * Shape: the statement's own text reads the root and the parts by their names, and gets the locked
 *   rows as they are after any wait; rows of other tables are as they were when it started.
 * Locks: the roots in the order of their ids, then their parts, against change and deletion.
 */
export function lockedFirst(
  root: string,
  parts: readonly string[],
  { companyId, ids }: { readonly companyId: string; readonly ids: readonly string[] },
): RawBuilder<unknown> {
  const locked = (table: string, on: RawBuilder<unknown>) => sql`
    ${sql.table(table)} as materialized (select t.* from ${sql.table(table)} t ${on}
      where t.company_id = ${companyId} and t.id = any(${[...ids]}::uuid[])
      order by t.id for no key update of t)`;
  // The join makes the part wait until the root is locked.
  const ofParts = parts.map((part) => locked(part, sql`join ${sql.table(root)} r on r.id = t.id`));
  return sql`with ${sql.join([locked(root, sql``), ...ofParts])}`;
}
