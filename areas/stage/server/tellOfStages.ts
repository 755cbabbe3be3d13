import { handOver, type Teller, toldColumns } from "@fairway/areas/notification/server/handOver.ts";
import { jobHome } from "@fairway/areas/service/model/jobHome.ts";
import { serviceOf } from "@fairway/areas/service/model/serviceOf.ts";
import type { Shipment } from "@fairway/areas/shipment/model/shipment.ts";
import { jobInWork } from "@fairway/areas/shipment/server/jobInWork.ts";
import { tellOfJob, tellOfJobs } from "@fairway/areas/shipment/server/tellOfJob.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";

/** The part of the page of a job on which its stages are shown. */
const search = "?tab=ASSIGNMENT";

/** Tells users that they were given stages of a job; the acting user is never told. Rule OP-9 */
export async function tellOfStages(
  tx: Tx,
  actor: Actor,
  job: Shipment,
  persons: readonly (string | null)[],
): Promise<void> {
  const to = [...new Set(persons)].filter((person) => person !== null && person !== actor.userId);
  if (to.length === 0) return;
  await tellOfJob(tx, actor, job, { kind: "stageAssigned", to, search });
}

/** Tells a user of stages of several jobs, once for each job, with one statement. Rule OP-9 */
export async function tellOfManyStages(
  tx: Tx,
  actor: Actor,
  jobs: readonly Shipment[],
  personId: string,
): Promise<void> {
  if (jobs.length === 0 || personId === actor.userId) return;
  await tellOfJobs(tx, actor, jobs, { kind: "stageAssigned", to: () => [personId], search });
}

/**
 * Tells the people of departments that stages of a job wait for one of them, once for the job however
 * many stages they are, if work on it goes on; one statement.
 *
 * Source: rule OP-9
 */
export async function tellDepartments(
  tx: Tx,
  actor: Actor,
  job: { readonly id: string; readonly transactionType: string },
  departments: readonly (string | null)[],
): Promise<void> {
  const { companyId } = actor;
  const to = [...new Set(departments)].filter((each) => each !== null);
  if (to.length === 0) return;
  const people = sql`(select coalesce(jsonb_agg(distinct l.user_id), '[]'::jsonb)
    from user_level l where l.company_id = ${companyId} and l.active
      and l.department_id = any(${to}::uuid[]))`;
  const told = toldColumns("departmentStages", {
    menu: sql`${serviceOf(job.transactionType).menu}::text`,
    named: people,
    address: sql`${`${jobHome(job)}${search}`}::text`,
    number: sql`s.job_no`,
    partner: sql`null::text`,
    subjectId: sql`s.id`,
    owner: "s",
  });
  await handOver(tx, actor, {
    told: sql`select ${told} from shipment s
      where s.company_id = ${companyId} and s.id = ${job.id} and ${jobInWork}`,
  });
}

/**
 * Takes back what departments were told of a job when none of its stages waits for them any more, or
 * when work on it ended.
 */
export function endDepartmentMessages(
  tx: Tx,
  actor: Actor,
  job: { readonly id: string },
): Promise<void> {
  return endDepartmentMessagesOf(tx, actor, [job.id]);
}

/** The same for several jobs, with one statement. */
export async function endDepartmentMessagesOf(
  tx: Tx,
  actor: Teller,
  jobIds: readonly string[],
): Promise<void> {
  if (jobIds.length === 0) return;
  const { companyId } = actor;
  await handOver(tx, actor, {
    done: [
      {
        kinds: ["departmentStages"],
        subjects: sql`select s.id from shipment s
          where s.company_id = ${companyId} and s.id = any(${[...new Set(jobIds)]}::uuid[])
            and not (${jobInWork} and exists (select from stage_assigned a
              where a.company_id = ${companyId} and a.job_id = s.id
                and a.main_person_in_charge is null and a.status not in ('Done', 'Deleted')))`,
      },
    ],
  });
}
