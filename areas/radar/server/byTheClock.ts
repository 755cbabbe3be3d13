import { companyIds } from "@fairway/engine/db/companyIds.ts";
import type { Database } from "@fairway/engine/db/database.ts";
import { inTransaction } from "@fairway/engine/db/tx.ts";
import { restateCutoffs } from "./restateCutoffs.ts";
import { tellOfRadar } from "./tellOfRadar.ts";

/** The hourly job of this area: cut-offs follow their jobs, and persons in charge are told. */
export function sweepRadars(database: Database): { readonly sweepRadar: () => Promise<void> } {
  return {
    sweepRadar: async () => {
      for (const id of await companyIds(database)) {
        await inTransaction(database, async (tx) => {
          await restateCutoffs(tx, id);
          await tellOfRadar(tx, id);
        });
      }
    },
  };
}
