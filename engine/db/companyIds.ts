import { sql } from "kysely";
import type { Database } from "./database.ts";
import { readOnly, rows } from "./tx.ts";

/** Returns the ids of all companies in order, for jobs that process one company after the other. */
export async function companyIds(database: Database): Promise<string[]> {
  const found = await readOnly(database, (tx) =>
    rows<{ id: string }>(tx, sql`select id from company order by id`),
  );
  return found.map((each) => each.id);
}
