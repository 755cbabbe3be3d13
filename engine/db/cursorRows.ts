import { type RawBuilder, sql } from "kysely";
import type { Database } from "./database.ts";
import { rows, run, type Tx } from "./tx.ts";

const BATCH = 2000;
let opened = 0;

/**
 * Reads the rows of a statement from a cursor in batches; the next batch is read while the caller
 * works on the present one.
 *
 * Shape: all rows belong to one snapshot. On a database it holds a connection until the last row or
 *   until the reader stops; a reader that stalls for a minute loses the connection.
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
      // Its error is thrown when it is awaited, not while this batch is in use.
      next?.catch(() => undefined);
      yield batch;
    }
  } finally {
    // The reader may stop while rows are still arriving.
    await next?.catch(() => undefined);
  }
  await run(tx, sql`close ${name}`);
}
