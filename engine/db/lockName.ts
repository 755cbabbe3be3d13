import { sql } from "kysely";
import { run, type Tx } from "./tx.ts";

/**
 * Waits until no other transaction holds this name, then holds it until this transaction ends.
 *
 * Locks: the name, for things that have no row yet; the name should contain the company.
 */
export async function lockName(tx: Tx, name: string): Promise<void> {
  await run(tx, sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`);
}
