import { commissionGroup } from "@fairway/areas/catalogue/model/commissionGroup.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { rows, type Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";

/** The charges that are commission, by their group. */
export async function commissionCharges(
  tx: Tx,
  actor: Actor,
  chargeIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const found = await rows<{ id: string }>(
    tx,
    sql`select c.id from charge c
      join charge_group g on g.company_id = ${actor.companyId} and g.id = c.charge_group
      where c.company_id = ${actor.companyId} and c.id = any(${[...new Set(chargeIds)]}::uuid[])
        and g.name = ${commissionGroup}`,
  );
  return new Set(found.map((each) => each.id));
}
