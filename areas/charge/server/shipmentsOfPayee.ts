import type { shipmentsOfPayee as shipmentsOfPayeeCall } from "@fairway/areas/shipment/contract.ts";
import type { NumberedJob } from "@fairway/areas/shipment/model/numberedJob.ts";
import { numberedJobs } from "@fairway/areas/shipment/server/numberedJobs.ts";
import type { Ask } from "@fairway/core/contract/call.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";

/** Finds the jobs with charges that are to be paid to a partner. */
export function shipmentsOfPayee(
  tx: Tx,
  actor: Actor,
  { partner, productServices }: Ask<typeof shipmentsOfPayeeCall>,
): Promise<NumberedJob[]> {
  const codes = productServices.split(/[,;]/).flatMap((code) => code.trim() || []);
  const ofServices = codes.length > 0 ? sql`s.transaction_type = any(${codes}::text[])` : sql`true`;
  return numberedJobs(
    tx,
    actor,
    sql`${ofServices} and exists (select from surcharge c
      where c.company_id = ${actor.companyId} and c.job_id = s.id and (
        (c.type = 'BUY' and c.payment_object_id = ${partner})
        or (c.type = 'OBH' and c.payer_id = ${partner})))`,
  );
}
