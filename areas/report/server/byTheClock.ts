import type { Database } from "@fairway/engine/db/database.ts";
import { inTransaction, readOnly, rows } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";
import { foldProfit } from "./foldProfit.ts";

/** What the clock asks of this area every hour. */
export function foldByTheClock(database: Database): { readonly foldProfit: () => Promise<void> } {
  return { foldProfit: () => foldAllProfit(database) };
}

async function foldAllProfit(database: Database): Promise<void> {
  const companies = await readOnly(database, (tx) =>
    rows<{ id: string }>(tx, sql`select id from company order by id`),
  );
  for (const { id } of companies) await inTransaction(database, (tx) => foldProfit(tx, id));
}
