import { prefixOf } from "@fairway/areas/catalogue/model/waybillNo.ts";
import { maybe, type Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";

/** The airline of the prefix of a master waybill; null if the catalogue has none. */
export async function airlineOf(
  tx: Tx,
  companyId: string,
  mawb: string | null,
): Promise<string | null> {
  const prefix = prefixOf(mawb);
  if (!prefix) return null;
  const found = await maybe<{ name: string }>(
    tx,
    sql`select a.name_en as name from airline a
      where a.company_id = ${companyId} and lower(a.prefix) = lower(${prefix})`,
  );
  return found?.name ?? null;
}
