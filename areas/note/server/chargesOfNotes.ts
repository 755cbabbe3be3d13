import { rows, type Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";

/** Reads the ids of the charge lines on notes. */
export async function chargesOfNotes(
  tx: Tx,
  companyId: string,
  noteIds: readonly string[],
): Promise<string[]> {
  const found = await rows<{ chargeId: string }>(
    tx,
    sql`select distinct charge_id from charge_claim
      where company_id = ${companyId} and document_id = any(${[...noteIds]}::uuid[])
        and slot = 'note'
      order by charge_id`,
  );
  return found.map((each) => each.chargeId);
}
