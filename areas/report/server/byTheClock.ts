import type { Database } from "@fairway/engine/db/database.ts";
import { foldAllKept } from "@fairway/engine/kept/foldKept.ts";
import { keptSums } from "./keptSums.ts";

/** What the clock runs for this area every hour. */
export function foldByTheClock(database: Database): { readonly foldKept: () => Promise<void> } {
  return { foldKept: () => foldAllKept(database, keptSums) };
}
