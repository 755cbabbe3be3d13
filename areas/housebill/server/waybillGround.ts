import { airlineByNumber } from "@fairway/areas/catalogue/server/airlineByNumber.ts";
import { maybe, type Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";

/** The airline of the prefix of a master waybill; null if the catalogue has none. */
export async function airlineOf(
  tx: Tx,
  companyId: string,
  mawb: string | null,
): Promise<string | null> {
  const found = await maybe<{ name: string }>(
    tx,
    sql`select a.name_en as name from ${airlineByNumber(companyId, mawb)}`,
  );
  return found?.name ?? null;
}
