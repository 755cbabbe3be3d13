import type { Database } from "@fairway/engine/db/database.ts";
import { inTransaction, run } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";
import { forgetQuietFailures } from "./failureTable.ts";

/**
 * What the clock asks of this area every hour: browsers that remember nobody any more are
 * forgotten, and failures that are a day old.
 */
export function forgetBrowsers(database: Database): {
  readonly forgetBrowsers: () => Promise<void>;
} {
  return {
    forgetBrowsers: async () => {
      await inTransaction(database, async (tx) => {
        await run(
          tx,
          sql`delete from remembered_sign_in where company_id is not null and expires_at < now()`,
        );
        await forgetQuietFailures(tx);
      });
    },
  };
}
