import type { Database } from "@fairway/engine/db/database.ts";
import { foldAllKept } from "@fairway/engine/kept/foldKept.ts";
import { foldAllOpenSums } from "@fairway/areas/due/server/openSums.ts";
import { keptSums } from "./keptSums.ts";

/** The hourly jobs of this area. */
export function foldByTheClock(database: Database): { readonly foldKept: () => Promise<void> } {
  return {
    foldKept: async () => {
      await foldAllKept(database, keptSums);
      await foldAllOpenSums(database);
    },
  };
}
