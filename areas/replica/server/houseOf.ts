import { rows, type Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";
import { refuseReplica } from "../model/refusals.ts";

interface House {
  readonly officeId: string;
  readonly officeName: string;
  readonly partnerId: string | null;
}

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
  const found = await rows<House>(
    tx,
    sql`select o.id as office_id, o.short_name as office_name, (
          select p.id from partner p
          where p.company_id = ${companyId} and p.partner_mode = 'Internal' and p.active
            and o.internal_code is not null and p.internal_code = o.internal_code
          order by p.id limit 1) as partner_id
      from office o
      where o.company_id = ${companyId} and o.id = any(${[...new Set(officeIds)]}::uuid[])`,
  );
  const missing = found.find(({ partnerId }) => partnerId === null);
  if (missing) throw refuseReplica("replica.noHouse", { office: missing.officeName });
  return new Map(found.map(({ officeId, partnerId }) => [officeId, partnerId as string]));
}
