import { sql } from "kysely";
import { run, type Tx } from "./tx.ts";

/**
 * Lets the connection plan its statements and the checks of its foreign keys again, before many rows
 * are written. PostgreSQL keeps the plan of such a check until it has news of the table: one that was
 * made while the table was nearly empty reads a full one whole for every row.
 */
export async function planAgain(tx: Tx): Promise<void> {
  await run(tx, sql`discard plans`);
}
