import type { Actor } from "@fairway/core/permission/actor.ts";
import { rows, type Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";
import type { ChargeClaim } from "../model/surcharge.ts";

/** Lists the documents that hold these lines. */
export function claimsOf(
  tx: Tx,
  actor: Actor,
  chargeIds: readonly string[],
): Promise<ChargeClaim[]> {
  return rows<ChargeClaim>(
    tx,
    sql`
      select charge_id, side, kind, document_id, document_no from charge_claim
      where company_id = ${actor.companyId} and charge_id = any(${[...chargeIds]}::uuid[])
      order by charge_id, side, kind`,
  );
}
