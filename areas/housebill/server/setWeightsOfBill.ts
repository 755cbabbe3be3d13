import type { Weights } from "@fairway/areas/shipment/server/setWeights.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { run, type Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";

/**
 * Sets weights and volume of a bill; null leaves a value as it is.
 *
 * Locks: nothing; the caller has locked the job and checked the right.
 */
export async function setWeightsOfBill(
  tx: Tx,
  { companyId, userId }: Pick<Actor, "companyId" | "userId">,
  id: string,
  { grossWeight, netWeight, cbm }: Weights,
): Promise<void> {
  await run(
    tx,
    sql`update house_bill
      set gross_weight = coalesce(${grossWeight}::numeric, gross_weight),
        net_weight = coalesce(${netWeight}::numeric, net_weight),
        cbm = coalesce(${cbm}::numeric, cbm), user_modified = ${userId}, datetime_modified = now(),
        version = version + 1
      where company_id = ${companyId} and id = ${id}`,
  );
}
