import type { Database } from "@fairway/engine/db/database.ts";
import { testDatabase } from "@fairway/engine/db/testDatabase.ts";
import { inject } from "vitest";

/**
 * Gives a test file a database of its own in which the cast works already, each with the password
 * of the cast; all countries and currencies are there, too.
 */
export function castDatabase(): Promise<Database> {
  return testDatabase(inject("castTemplate"));
}
