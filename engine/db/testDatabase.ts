import { afterAll, inject } from "vitest";
import { type Database, openDatabase } from "./database.ts";
import { createScratchDatabase, type ScratchDatabase } from "./scratchDatabase.ts";
import { counted, type Tx } from "./tx.ts";

/**
 * Gives a test file a migrated database of its own, dropped when the file is done.
 *
 * Called at the top of the file: `const database = await testDatabase();`
 */
export async function testDatabase(): Promise<Database> {
  let database: Database | null = null;
  let scratch: ScratchDatabase | null = null;
  // Said before the first wait: later the test file is no longer listening.
  afterAll(async () => {
    await database?.close();
    await scratch?.drop();
  });
  scratch = await createScratchDatabase(inject("postgresUrl"), inject("postgresTemplate"));
  database = openDatabase(scratch.url, { poolSize: 6 });
  return database;
}

/** Gives the address of the server the tests run on, for databases beside the template. */
export function testServerUrl(): string {
  return inject("postgresUrl");
}

/** Runs a function in a transaction and undoes all it wrote. */
export async function rolledBack<T>(database: Database, fn: (tx: Tx) => Promise<T>): Promise<T> {
  const transaction = await database.kysely.startTransaction().execute();
  try {
    return await fn(counted(transaction));
  } finally {
    await transaction.rollback().execute();
  }
}
