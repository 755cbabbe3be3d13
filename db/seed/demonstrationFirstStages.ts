import { startStages } from "@fairway/areas/stage/server/startStages.ts";
import { today } from "@fairway/core/time/day.ts";
import { rows, run, type Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";
import type { FoundedCompany } from "./demonstrationCompany.ts";

/**
 * Gives jobs of the demonstration the stages of their services, those without any: what is due soon
 * is done by somebody of its department, the next one is in work, and the last one stays open.
 */
export async function seedFirstStages(
  tx: Tx,
  company: FoundedCompany,
  jobs: readonly string[],
): Promise<void> {
  const { companyId } = company;
  const bare = await rows<{ id: string; transactionType: string }>(
    tx,
    sql`select s.id, s.transaction_type from shipment s where s.company_id = ${companyId}
        and s.id = any(${[...jobs]}::uuid[]) and not exists (select from stage_assigned a
          where a.company_id = ${companyId} and a.job_id = s.id)
      order by s.id`,
  );
  for (const job of bare) await startStages(tx, company.acting("truc", today()), job);
  const personOf = sql`case d.code when 'HCM-OPS' then ${company.userIds.get("thang")}::uuid
    when 'HCM-ACC' then ${company.userIds.get("lan")}::uuid else a.main_person_in_charge end`;
  const soon = sql`now() + interval '2 days'`;
  const isLast = sql`not exists (select from stage_assigned n where n.company_id = ${companyId}
    and n.job_id = a.job_id and n.order_number_processed > a.order_number_processed)`;
  const ofJobs = sql`a.company_id = ${companyId} and a.job_id = any(${[...jobs]}::uuid[])
    and a.status = 'InSchedule'`;
  await run(
    tx,
    sql`update stage_assigned a set status = 'Done', done_date = now() - interval '20 hours',
        process_time = 2, main_person_in_charge = ${personOf}, real_person_in_charge = ${personOf}
      from (select o.id, o.job_id, e.code from stage_assigned o
        left join department e on e.company_id = ${companyId} and e.id = o.department_id
        where o.company_id = ${companyId}) d
      where ${ofJobs} and d.id = a.id and a.deadline < ${soon} and not ${isLast}`,
  );
  await run(
    tx,
    sql`update stage_assigned a set deadline = now() + interval '4 days', due_base = null,
        due_shift = null
      where ${ofJobs} and a.deadline < ${soon}`,
  );
  await run(
    tx,
    sql`update stage_assigned a set status = 'Processing'
      where ${ofJobs} and a.main_person_in_charge is not null
        and not exists (select from stage_assigned n where n.company_id = ${companyId}
          and n.job_id = a.job_id and n.status in ('InSchedule', 'Processing')
          and n.order_number_processed < a.order_number_processed)`,
  );
}
