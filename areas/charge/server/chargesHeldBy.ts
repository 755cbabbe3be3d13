import { rows, type Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";
import type { ClaimSlot } from "../model/claimRules.ts";

/** Reads the ids of the charge lines that documents hold in a slot. */
export async function chargesHeldBy(
  tx: Tx,
  companyId: string,
  slot: ClaimSlot,
  documentIds: readonly string[],
): Promise<string[]> {
  const found = await rows<{ chargeId: string }>(
    tx,
    sql`select distinct charge_id from charge_claim
      where company_id = ${companyId} and document_id = any(${[...documentIds]}::uuid[])
        and slot = ${slot}
      order by charge_id`,
  );
  return found.map((each) => each.chargeId);
}
