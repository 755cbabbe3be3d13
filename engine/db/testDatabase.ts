import { afterAll, inject } from "vitest";
import { type Database, openDatabase } from "./database.ts";
import { createScratchDatabase, type ScratchDatabase } from "./scratchDatabase.ts";
import { counted, type Tx } from "./tx.ts";

/**
 * Gives a test file its own migrated database, dropped after the file: an empty one, or a copy of
 * another template.
 *
 * Called at the top of the file: `const database = await testDatabase();`
 */
export async function testDatabase(template = inject("postgresTemplate")): Promise<Database> {
  let database: Database | null = null;
  let scratch: ScratchDatabase | null = null;
  // Registered before the first await: later the test runner accepts no hooks.
  afterAll(async () => {
    await database?.close();
    await scratch?.drop();
  });
  scratch = await createScratchDatabase(inject("postgresUrl"), template);
  database = openDatabase(scratch.url, { poolSize: 6 });
  return database;
}

/** Returns the address of the server the tests run on, for databases other than the template's. */
export function testServerUrl(): string {
  return inject("postgresUrl");
}

/** Runs a function in a transaction and rolls it back. */
export async function rolledBack<T>(database: Database, fn: (tx: Tx) => Promise<T>): Promise<T> {
  const transaction = await database.kysely.startTransaction().execute();
  try {
    return await fn(counted(transaction));
  } finally {
    await transaction.rollback().execute();
  }
}
