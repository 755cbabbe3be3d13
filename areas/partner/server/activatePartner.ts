import type { Actor } from "@fairway/core/permission/actor.ts";
import { run, type Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";
import type { GuardedPartner } from "./partnerPermit.ts";
import { queueForAccounting } from "./syncTable.ts";

/**
 * Makes a partner active and queues it for the accounting system; for another verb, which asks
 * for the right.
 *
 * Source: rule PA-3, areas/partner/README.md
 */
export async function activatePartner(
  tx: Tx,
  actor: Actor,
  partner: GuardedPartner,
): Promise<void> {
  await run(
    tx,
    sql`update partner set active = true, inactive_on = null, approval_status = 'Done',
        approval_comment = null, user_modified = ${actor.userId},
        datetime_modified = now(), version = version + 1
      where company_id = ${actor.companyId} and id = ${partner.id} and not active`,
  );
  const { accountNo, sysMappingId } = partner as unknown as Record<string, string>;
  const action = sysMappingId === accountNo ? ("UPDATE" as const) : ("ADD" as const);
  await queueForAccounting(tx, actor, [{ kind: "Partner", recordId: partner.id, action }]);
}

/** Makes a supplier a customer, too; for another verb, which checks the right. */
export async function makeCustomer(tx: Tx, actor: Actor, id: string): Promise<void> {
  await run(
    tx,
    sql`update partner set partner_type = 'Customer', user_modified = ${actor.userId},
        partner_group = array(select distinct unnest(partner_group || '{CUSTOMER}'::text[]) order by 1),
        datetime_modified = now(), version = version + 1
      where company_id = ${actor.companyId} and id = ${id}`,
  );
}
