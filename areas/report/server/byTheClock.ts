import type { Database } from "@fairway/engine/db/database.ts";
import { inTransaction, readOnly, rows, type Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";
import { foldJobSums } from "./foldJobSums.ts";
import { foldProfit } from "./foldProfit.ts";

/** The hourly jobs of this area. */
export function foldByTheClock(database: Database): {
  readonly foldProfit: () => Promise<void>;
  readonly foldJobSums: () => Promise<void>;
} {
  const ofAll = (fold: (tx: Tx, companyId: string) => Promise<void>) => async () => {
    const companies = await readOnly(database, (tx) =>
      rows<{ id: string }>(tx, sql`select id from company order by id`),
    );
    for (const { id } of companies) await inTransaction(database, (tx) => fold(tx, id));
  };
  return { foldProfit: ofAll(foldProfit), foldJobSums: ofAll(foldJobSums) };
}
