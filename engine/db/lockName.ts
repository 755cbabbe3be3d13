import { sql } from "kysely";
import { run, type Tx } from "./tx.ts";

/**
 * Waits until no other transaction holds this name, then holds it to the end of this one.
 *
 * Locks: the name, for what has no row yet to lock; it should name the company.
 */
export async function lockName(tx: Tx, name: string): Promise<void> {
  await run(tx, sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`);
}
