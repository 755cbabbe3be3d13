import { addStages as addStagesCall } from "@fairway/areas/stage/contract.ts";
import { addStages } from "@fairway/areas/stage/server/addStages.ts";
import { finishOrReopen } from "@fairway/areas/stage/server/finishOrReopen.ts";
import { today } from "@fairway/core/time/day.ts";
import { maybe, run, type Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";
import type { FoundedCompany } from "./demonstrationCompany.ts";

/** How many sea FCL exports wait. */
const waiting = 4;

/**
 * Some sea FCL exports wait for their shipper, and the newest finished one is reopened. No verb sets
 * the state Pending, which jobs have from the first system, so it is a fact of the seed.
 */
export async function seedWaitingJobs(tx: Tx, company: FoundedCompany): Promise<void> {
  const { companyId } = company;
  // The first open stage of a job that waits says why.
  await run(
    tx,
    sql`with waiting as (
        select s.id from shipment s
        where s.company_id = ${companyId} and s.transaction_type = 'SFE'
          and s.current_status = 'Processing' and s.etd > ${today()}::date
          and exists (select from stage_assigned a where a.company_id = ${companyId}
            and a.job_id = s.id and a.status in ('InSchedule', 'Processing'))
        order by s.etd desc, s.id limit ${waiting}),
      reason as (
        update stage_assigned set status = 'Pending',
          comment = 'The shipper waits for the certificate of origin'
        where company_id = ${companyId} and id in (
          select distinct on (a.job_id) a.id from stage_assigned a
          where a.company_id = ${companyId} and a.job_id in (select id from waiting)
            and a.status in ('InSchedule', 'Processing')
          order by a.job_id, a.order_number_processed)
        returning job_id)
      update shipment set current_status = 'Pending'
      where company_id = ${companyId} and id in (select job_id from reason)`,
  );
  const manager = company.acting("long", today(), "administrator");
  const finished = await maybe<{ id: string; stageId: string }>(
    tx,
    sql`select id, (select g.id from stage g
        where g.company_id = ${companyId} and g.code = 'DEBIT') as stage_id from shipment
      where company_id = ${companyId} and transaction_type = 'SFE' and current_status = 'Finish'
        and not is_locked and office_id = ${manager.officeId}
      order by etd desc, id limit 1`,
  );
  if (!finished) return;
  await finishOrReopen(tx, manager, { jobId: finished.id, status: "Reopen" });
  const stage = {
    stageId: finished.stageId,
    mainPersonInCharge: company.userIds.get("lan"),
    description: "A further debit note for storage",
  };
  const ask = addStagesCall.body.parse({ stages: [stage] });
  await addStages(tx, manager, { jobId: finished.id, ...ask });
}
