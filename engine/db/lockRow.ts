import { sql } from "kysely";
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
