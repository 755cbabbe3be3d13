import { type RawBuilder, sql } from "kysely";
import type { Database } from "./database.ts";
import { rows, run, type Tx } from "./tx.ts";

const BATCH = 2000;
let opened = 0;

/**
 * Reads the rows of a statement from a cursor, as many at a time as are worth a way to the
 * database; the next are read while these are worked on.
 *
 * Shape: all rows are those of one moment. On a database it holds a connection until the last row
 *   or until nobody wants more; a reader that stalls for a minute loses it.
 */
export async function* cursorRows<T>(
  source: Tx | Database,
  query: RawBuilder<unknown>,
): AsyncGenerator<readonly T[]> {
  if (!("pool" in source)) {
    yield* fetched<T>(source, query);
    return;
  }
  const held = await (source.reading ?? source.kysely)
    .startTransaction()
    .setAccessMode("read only")
    .execute();
  try {
    await run(held, sql`set local idle_in_transaction_session_timeout = '60s'`);
    yield* fetched<T>(held, query);
  } finally {
    await held.rollback().execute();
  }
}

async function* fetched<T>(tx: Tx, query: RawBuilder<unknown>): AsyncGenerator<readonly T[]> {
  const name = sql.ref(`cursor_${++opened}`);
  await run(tx, sql`declare ${name} no scroll cursor for ${query}`);
  const fetch = () => rows<T>(tx, sql`fetch ${sql.lit(BATCH)} from ${name}`);
  let next: Promise<readonly T[]> | null = fetch();
  try {
    while (next) {
      const batch: readonly T[] = await next;
      next = batch.length < BATCH ? null : fetch();
      // Its fault is met when it is awaited, not while this batch is still worked on.
      next?.catch(() => undefined);
      yield batch;
    }
  } finally {
    // Who wants no more leaves while rows are on their way.
    await next?.catch(() => undefined);
  }
  await run(tx, sql`close ${name}`);
}
