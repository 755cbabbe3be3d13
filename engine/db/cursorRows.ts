import { type RawBuilder, sql } from "kysely";
import type { Database } from "./database.ts";
import { rows, run, type Tx } from "./tx.ts";

const BATCH = 1000;
let opened = 0;

/**
 * Reads the rows of a statement as they are asked for, a thousand at a time, from a cursor.
 *
 * Shape: all rows are those of one moment. On a database it holds a connection until the last row
 *   or until nobody wants more; a reader that stalls for a minute loses it.
 */
export async function* cursorRows<T>(
  source: Tx | Database,
  query: RawBuilder<unknown>,
): AsyncGenerator<T> {
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

async function* fetched<T>(tx: Tx, query: RawBuilder<unknown>): AsyncGenerator<T> {
  const name = sql.ref(`cursor_${++opened}`);
  await run(tx, sql`declare ${name} no scroll cursor for ${query}`);
  for (;;) {
    const batch = await rows<T>(tx, sql`fetch ${sql.lit(BATCH)} from ${name}`);
    yield* batch;
    if (batch.length < BATCH) break;
  }
  await run(tx, sql`close ${name}`);
}
