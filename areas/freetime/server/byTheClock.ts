import { companyIds } from "@fairway/engine/db/companyIds.ts";
import type { Database } from "@fairway/engine/db/database.ts";
import { inTransaction } from "@fairway/engine/db/tx.ts";
import { restateClocks } from "./restateClocks.ts";

/** The hourly job of this area: rules, holidays, rates and days that passed move the clocks. */
export function restateAllClocks(database: Database): {
  readonly restateClocks: () => Promise<void>;
} {
  return {
    restateClocks: async () => {
      for (const id of await companyIds(database)) {
        await inTransaction(database, (tx) => restateClocks(tx, id));
      }
    },
  };
}
