import { actorsFor } from "@fairway/areas/access/server/actsFor.ts";
import { serviceOf } from "@fairway/areas/service/model/serviceOf.ts";
import type { ServiceCode } from "@fairway/areas/service/model/services.ts";
import { salesUnits } from "@fairway/areas/shipment/server/salesUnits.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import type { Owned } from "@fairway/core/permission/permission.ts";
import { refuse } from "@fairway/core/refusal/commonRefusals.ts";
import { maybe, type Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";

export type SeenJob = Owned & { readonly transactionType: ServiceCode };

/**
 * Refuses users who may open neither this job nor its notes in accounting; returns the facts of the
 * job that rights read.
 *
 * Refuses: record.notFound · access.forbidden
 */
export async function mustSeeJob(tx: Tx, actor: Actor, jobId: string): Promise<SeenJob> {
  const { companyId } = actor;
  const job = await maybe<SeenJob>(
    tx,
    sql`
      select j.transaction_type, j.company_id, j.office_id, j.department_id, j.group_id,
        j.user_created, array(
          select j.person_incharge union all
          select b.sale_man_id from house_bill b
          where b.company_id = ${companyId} and b.job_id = j.id and b.sale_man_id is not null
          union all ${actorsFor(companyId, sql`j.person_incharge`, sql`j.transaction_type`)}
        )::text[] as also_owners,
        ${salesUnits(companyId, sql`sb.job_id = j.id`)} as sales_units
      from shipment j where j.company_id = ${companyId} and j.id = ${jobId}`,
  );
  if (!job) throw refuse("record.notFound");
  if (!actor.may("accManagement.detail", job)) {
    actor.must(`${serviceOf(job.transactionType).menu}.detail`, job);
  }
  return job;
}
