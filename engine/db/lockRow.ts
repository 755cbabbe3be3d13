import { sql } from "kysely";
import { run, type Tx } from "./tx.ts";

/**
 * Locks one row by its id, if there is one. What is read afterwards, of the row and of what belongs
 * to it, is as the transaction left it that held the lock before: a statement that locks and joins
 * shows the row as it is, but what it joins as it was when the statement began to wait.
 *
 * Locks: the row, against change and deletion; others may refer to it.
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
