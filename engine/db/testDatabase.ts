import { afterAll, inject } from "vitest";
import { type Database, openDatabase } from "./database.ts";
import { createScratchDatabase } from "./scratchDatabase.ts";
import { counted, type Tx } from "./tx.ts";

declare module "vitest" {
  interface ProvidedContext {
    postgresUrl: string;
    postgresTemplate: string;
  }
}

/**
 * Gives a test file a migrated database of its own, dropped when the file is done.
 *
 * Called at the top of the file: `const database = await testDatabase();`
 */
export async function testDatabase(): Promise<Database> {
  let release = async () => {};
  afterAll(() => release());
  const scratch = await createScratchDatabase(inject("postgresUrl"), inject("postgresTemplate"));
  const database = openDatabase(scratch.url, { poolSize: 6 });
  release = async () => {
    await database.close();
    await scratch.drop();
  };
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
