import { partnersWithinHouse } from "@fairway/areas/partner/server/partnersWithinHouse.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import { refuseReplica } from "../model/refusals.ts";

/**
 * Finds the active partner within the house that each office is, by their internal code.
 *
 * Refuses: replica.noHouse, with the first office that has none
 * Source: rule RE-6
 */
export async function housesOf(
  tx: Tx,
  { companyId }: { readonly companyId: string },
  officeIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const found = await partnersWithinHouse(tx, companyId, officeIds);
  const missing = found.find(({ partnerId }) => partnerId === null);
  if (missing) throw refuseReplica("replica.noHouse", { office: missing.officeName });
  return new Map(found.map(({ officeId, partnerId }) => [officeId, partnerId as string]));
}
