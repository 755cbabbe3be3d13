import type { Database } from "@fairway/engine/db/database.ts";
import { inTransaction, readOnly, rows } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";
import { clockNow, warnBefore } from "./clock.ts";
import { restateJobs } from "./restateJobs.ts";

/** The hourly jobs of this area. */
export function hourlyWork(
  database: Database,
  settings: { readonly warningHours: number },
): { readonly restateJobs: () => Promise<void> } {
  warnBefore(settings.warningHours);
  return { restateJobs: () => restateAllJobs(database) };
}

/** Restates the jobs of every company, each company in its own transaction. */
export async function restateAllJobs(database: Database): Promise<void> {
  const companies = await readOnly(database, (tx) =>
    rows<{ id: string }>(tx, sql`select id from company order by id`),
  );
  for (const { id } of companies) {
    await inTransaction(database, (tx) => restateJobs(tx, id, clockNow()));
  }
}
