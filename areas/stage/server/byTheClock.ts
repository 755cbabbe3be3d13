import { companyIds } from "@fairway/engine/db/companyIds.ts";
import type { Database } from "@fairway/engine/db/database.ts";
import { inTransaction } from "@fairway/engine/db/tx.ts";
import { clockNow, warnBefore } from "./clock.ts";
import { followRecords } from "./followRecords.ts";
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
  for (const id of await companyIds(database)) {
    await inTransaction(database, async (tx) => {
      await followRecords(tx, { companyId: id, userId: null }, null);
      await restateJobs(tx, id, clockNow());
    });
  }
}
