import type { Database } from "@fairway/engine/db/database.ts";
import { inTransaction, run } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";

/** What the clock asks of this area every hour: browsers that remember nobody any more are forgotten. */
export function forgetBrowsers(database: Database): {
  readonly forgetBrowsers: () => Promise<void>;
} {
  return {
    forgetBrowsers: async () => {
      await inTransaction(database, (tx) =>
        run(
          tx,
          sql`delete from remembered_sign_in where company_id is not null and expires_at < now()`,
        ),
      );
    },
  };
}
