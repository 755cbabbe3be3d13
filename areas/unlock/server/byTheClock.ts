import { companyIds } from "@fairway/engine/db/companyIds.ts";
import type { Database } from "@fairway/engine/db/database.ts";
import { inTransaction } from "@fairway/engine/db/tx.ts";
import { autoLock } from "./autoLock.ts";

/** The hourly jobs of this area; jobs are locked from 01:00 in the time zone of their office. */
export function lockByTheClock(database: Database): { readonly autoLock: () => Promise<void> } {
  return {
    autoLock: async () => {
      for (const id of await companyIds(database)) {
        await inTransaction(database, (tx) => autoLock(tx, id, new Date().toISOString()));
      }
    },
  };
}
