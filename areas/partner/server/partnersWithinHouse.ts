import { rows, type Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";

/** An office with the active partner within the house that it is; null without one. */
export interface House {
  readonly officeId: string;
  readonly officeName: string;
  readonly partnerId: string | null;
}

/** Finds the active partner within the house that each office is, by their internal code. */
export function partnersWithinHouse(
  tx: Tx,
  companyId: string,
  officeIds: readonly string[],
): Promise<House[]> {
  return rows<House>(
    tx,
    sql`select o.id as office_id, o.short_name as office_name, (
          select p.id from partner p
          where p.company_id = ${companyId} and p.partner_mode = 'Internal' and p.active
            and o.internal_code is not null and p.internal_code = o.internal_code
          order by p.id limit 1) as partner_id
      from office o
      where o.company_id = ${companyId} and o.id = any(${[...new Set(officeIds)]}::uuid[])`,
  );
}
