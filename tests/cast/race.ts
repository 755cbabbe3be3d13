import type { Database } from "@fairway/engine/db/database.ts";
import { inTransaction, one, type Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";
import { setTimeout as pause } from "node:timers/promises";

/**
 * Runs one verb, and another that begins before the first is stored: the first is stored once the other
 * waits for a lock of it, or has ended without one.
 *
 * Shape: returns what became of the other verb.
 */
export async function race<T>(
  database: Database,
  first: (tx: Tx) => Promise<unknown>,
  then: (tx: Tx) => Promise<T>,
): Promise<PromiseSettledResult<T>> {
  const { other } = await inTransaction(database, async (tx) => {
    await first(tx);
    const second = { isOver: false };
    const running = Promise.allSettled([inTransaction(database, then)]).finally(() => {
      second.isOver = true;
    });
    const waits = () =>
      one<{ is: boolean }>(
        tx,
        sql`select exists (select from pg_locks
          where not granted and pg_backend_pid() = any(pg_blocking_pids(pid))) as is`,
      );
    while (!second.isOver && !(await waits()).is) await pause(20);
    return { other: running };
  });
  const [result] = await other;
  return result;
}

/** The code of the refusal that a verb of a race ended with. */
export function codeOf(result: PromiseSettledResult<unknown>): string {
  return result.status === "rejected"
    ? String((result.reason as { readonly code?: string }).code ?? result.reason)
    : "done";
}
