import type { MilestoneKind } from "@fairway/areas/catalogue/model/milestoneKinds.ts";
import { plannedBy } from "@fairway/areas/milestone/server/plannedBy.ts";
import { readersOfJob } from "@fairway/areas/shipment/server/readersOfJob.ts";
import { readShipment } from "@fairway/areas/shipment/server/readShipment.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { rows, type Tx } from "@fairway/engine/db/tx.ts";
import { type RawBuilder, sql } from "kysely";
import { factsOfSet, type JobOfSet } from "../model/factsOfSet.ts";
import { deadlineFrom, dueShift } from "./dueOfStage.ts";
import { linesOfSet } from "./linesOfSet.ts";
import { moveDeadlinesOn } from "./moveDeadlines.ts";
import { tellDepartments, tellOfStages } from "./tellOfStages.ts";
import { departmentThatGets } from "./whoGetsStages.ts";

/**
 * Gives a job the stages of the set of its service, mode and product service that it does not have
 * yet, in the order of the set, with one statement, and tells who gets them. A line for its mode or
 * product goes before one for all.
 *
 * Shape: `opening` leaves out jobs of offices that apply sets by hand, plans the milestones for which
 *   the stages stand in the same statement, and completes those that the new job has reached.
 * Locks: nothing; nobody else sees a new job yet, and of a present one the caller has the lock.
 * Source: rules OP-8, OP-9, OP-11, OP-20 to OP-22, areas/stage/README.md
 */
export async function startStages(
  tx: Tx,
  actor: Actor,
  job: JobOfSet & { readonly id: string },
  opening?: { readonly reached: readonly MilestoneKind[] },
): Promise<AddedStages> {
  const { companyId, userId, language } = actor;
  const { fieldOpsId } = factsOfSet(job);
  const text = sql.ref(language === "vi" ? "c.description_vn" : "c.description_en");
  const person = sql`coalesce(w.named, case when g.department_id is null then s.person_incharge end)`;
  const isReached = sql`coalesce(c.milestone = any(${[...(opening?.reached ?? [])]}), false)`;
  const given = await rows<Given>(
    tx,
    sql`with given as (
      insert into stage_assigned (company_id, id, job_id, stage_id, description, deadline, due_base,
        due_shift, department_id, main_person_in_charge, real_person_in_charge,
        order_number_processed, status, done_date, done_by_record, user_created, user_modified)
      select ${companyId}, new_id(), s.id, c.id, ${text},
        case when t.due_base = 'opening' then s.datetime_created + r.shift
          else ${deadlineFrom(companyId, sql`t.due_base`, sql`r.shift`)} end,
        case when r.follows then t.due_base end, case when r.follows then r.shift end, g.department_id,
        case when ${isReached} then coalesce(${person}, s.person_incharge) else ${person} end,
        case when ${isReached} then coalesce(${person}, s.person_incharge) else ${person} end,
        (select coalesce(max(a.order_number_processed), 0) from stage_assigned a
          where a.company_id = ${companyId} and a.job_id = s.id)
          + row_number() over (order by t.order_no, c.code, c.id),
        case when ${isReached} then 'Done' else 'InSchedule' end,
        case when ${isReached} then now() end, ${isReached}, ${userId}, ${userId}
      from shipment s
      join (${linesOfSet(companyId, job)}) t on t.company_id = ${companyId}
      join stage c on c.company_id = ${companyId} and c.id = t.stage_id and c.active
      cross join lateral (select case t.person
        when 'fieldOps' then ${fieldOpsId}::uuid
        when 'task' then ${taskFor(companyId, actor.today)} end as named) w
      cross join lateral (select case when w.named is null
        then ${departmentThatGets(companyId)} end as department_id) g
      cross join lateral (select ${dueShift} as shift) d
      cross join lateral (select d.shift, t.due_base <> 'opening' and d.shift is not null as follows) r
      where s.company_id = ${companyId} and s.id = ${job.id}
        and not exists (select from stage_assigned a
          where a.company_id = ${companyId} and a.job_id = s.id and a.stage_id = c.id)
        ${
          opening
            ? sql`and not exists (select from office_setting o where o.company_id = ${companyId}
                and o.office_id = s.office_id and not o.stages_on_opening)`
            : sql``
        }
      returning id, job_id, stage_id, department_id, deadline, due_base, status,
        main_person_in_charge as person,
        main_person_in_charge is distinct from (select s.person_incharge from shipment s
          where s.company_id = ${companyId} and s.id = job_id) as is_named),
    planned as (${opening ? plannedBy(actor, plansOf(companyId)) : sql`select`})
    select g.id, g.department_id, g.person, g.is_named, g.due_base = 'clearance' as counts,
      coalesce(c.milestone in ('cleared', 'declared'), false) as clears,
      c.milestone is not null as tells, g.status = 'Done' as is_done
    from given g join stage c on c.company_id = ${companyId} and c.id = g.stage_id`,
  );
  const named = given.filter((each) => each.isNamed && each.person !== null && !each.isDone);
  const handed = named.length > 0 ? await tellNamed(tx, actor, job.id, named) : [];
  const departments = given.map(({ departmentId, isDone }) => (isDone ? null : departmentId));
  await tellDepartments(tx, actor, job, [...departments, ...handed]);
  // A deadline counts from a clearance that another stage plans.
  if (opening && given.some(({ counts }) => counts) && given.some(({ clears }) => clears)) {
    await moveDeadlinesOn(tx, actor, [job.id], ["clearance"]);
  }
  return { count: given.length, tells: given.some(({ tells }) => tells) };
}

/** What the stages `given` plan: each milestone for the last deadline of those that stand for it. */
const plansOf = (companyId: string) => sql`select g.job_id, c.milestone as kind,
    max(g.deadline) as planned_at, left(string_agg(distinct c.code, ', '), 100) as reference,
    min(o.time_zone) as time_zone
  from given g
  join stage c on c.company_id = ${companyId} and c.id = g.stage_id and c.milestone is not null
  join shipment s on s.company_id = ${companyId} and s.id = g.job_id
  join office o on o.company_id = ${companyId} and o.id = s.office_id
  where g.deadline is not null
  group by g.job_id, c.milestone`;

/** How many stages a job got, and whether one of them stands for a milestone. */
interface AddedStages {
  readonly count: number;
  readonly tells: boolean;
}

interface Given {
  readonly id: string;
  readonly departmentId: string | null;
  readonly person: string | null;
  /** Another user than the person in charge of the job. */
  readonly isNamed: boolean;
  /** It stands for a milestone. */
  readonly tells: boolean;
  /** For that of clearance or declaration. */
  readonly clears: boolean;
  /** Its deadline counts from clearance. */
  readonly counts: boolean;
  readonly isDone: boolean;
}

/**
 * The user to whom a task leaves the stage `c` on the job `s` on a day, in SQL: a task for this stage
 * before one for all, then the one that started last.
 */
function taskFor(companyId: string, today: string): RawBuilder<unknown> {
  return sql`(select k.assign_to from stage_task k
    join sys_user u on u.company_id = ${companyId} and u.id = k.assign_to and u.active
    where k.company_id = ${companyId} and k.active and s.transaction_type = any(k.services)
      and (k.stage_id is null or k.stage_id = c.id)
      and ${today}::date between k.start_date and coalesce(k.end_date, 'infinity')
    order by k.stage_id is null, k.start_date desc, k.id desc limit 1)`;
}

/**
 * Tells the users named by a set. The stages of those who may not open the job go where they would
 * without the name; returns their departments.
 */
async function tellNamed(
  tx: Tx,
  actor: Actor,
  jobId: string,
  named: readonly Given[],
): Promise<(string | null)[]> {
  const { companyId } = actor;
  const job = await readShipment(tx, actor, jobId);
  const persons = named.map(({ person }) => person).filter((person) => person !== null);
  const readers = await readersOfJob(tx, actor, job, [...new Set(persons)]);
  const reads = new Set([actor.userId, ...readers.map(({ id }) => id)]);
  const wrong = named.filter(({ person }) => !reads.has(person ?? ""));
  const handed = wrong.length === 0 ? [] : await handOn(tx, companyId, wrong);
  await tellOfStages(
    tx,
    actor,
    job,
    persons.filter((person) => reads.has(person)),
  );
  return handed;
}

/** Gives stages to the departments that get them, else to the person in charge of the job. Rule OP-22 */
async function handOn(
  tx: Tx,
  companyId: string,
  stages: readonly Given[],
): Promise<(string | null)[]> {
  const handed = await rows<{ departmentId: string | null }>(
    tx,
    sql`update stage_assigned a set department_id = n.department_id,
        main_person_in_charge = n.person, real_person_in_charge = n.person
      from (
        select w.id, g.department_id,
          case when g.department_id is null then s.person_incharge end as person
        from stage_assigned w
        join shipment s on s.company_id = ${companyId} and s.id = w.job_id
        join stage c on c.company_id = ${companyId} and c.id = w.stage_id
        cross join lateral (select ${departmentThatGets(companyId)} as department_id) g
        where w.company_id = ${companyId} and w.id = any(${stages.map(({ id }) => id)}::uuid[])) n
      where a.company_id = ${companyId} and a.id = n.id
      returning a.department_id`,
  );
  return handed.map(({ departmentId }) => departmentId);
}
