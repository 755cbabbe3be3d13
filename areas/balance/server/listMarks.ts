import { exposureMarks } from "@fairway/areas/agreement/model/exposure.ts";
import { readExposures } from "@fairway/areas/agreement/server/exposures.ts";
import { openedAgreements } from "@fairway/areas/agreement/server/readAgreement.ts";
import type { Answer, Ask } from "@fairway/core/contract/call.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { rows, type Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";
import type { listMarks as marksCall } from "../contract.ts";

/**
 * Lists the credit warnings of partners by their active agreements, with two statements; of agreements
 * that the actor may open.
 *
 * Source: rules BL-8 and BL-9, areas/balance/README.md
 */
export async function listMarks(
  tx: Tx,
  actor: Actor,
  { partnerIds }: Ask<typeof marksCall>,
): Promise<Answer<typeof marksCall>> {
  const { companyId } = actor;
  const agreements = await rows<{ id: string; partnerId: string }>(
    tx,
    sql`
      select a.id, a.partner_id from partner_agreement a
      join partner p on p.company_id = ${companyId} and p.id = a.partner_id
      where a.company_id = ${companyId} and a.active and a.partner_id = any(${partnerIds}::uuid[])
        and ${openedAgreements(actor, "p")}
      order by a.partner_id, a.datetime_created, a.id`,
  );
  const exposures = await readExposures(
    tx,
    actor,
    agreements.map(({ id }) => id),
  );
  return agreements.flatMap(({ id, partnerId }) => {
    const exposure = exposures.get(id);
    if (!exposure) return [];
    const marks = exposureMarks.filter((mark) => exposure[mark]);
    return [{ partnerId, agreementId: id, marks, rate: exposure.rate }];
  });
}
