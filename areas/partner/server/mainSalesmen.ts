import { run, type Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";

/**
 * Sets the main salesman of partners: the one with the oldest sales to each, or none.
 *
 * Shape: one statement; a partner whose salesman stays is not written.
 */
export async function setMainSalesmen(
  tx: Tx,
  companyId: string,
  partnerIds: readonly string[],
): Promise<void> {
  await run(
    tx,
    sql`update partner p set sale_person_id = a.saleman_id
      from unnest(${[...partnerIds]}::uuid[]) as k (id)
      left join lateral (select s.saleman_id from partner_salesman s
        where s.company_id = ${companyId} and s.partner_id = k.id
        order by s.since, s.agreement_id limit 1) a on true
      where p.company_id = ${companyId} and p.id = k.id
        and p.sale_person_id is distinct from a.saleman_id`,
  );
}
