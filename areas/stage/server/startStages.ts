import type { Actor } from "@fairway/core/permission/actor.ts";
import { rows, type Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";
import { deadlineFrom, dueShift } from "./dueOfStage.ts";
import { tellDepartments } from "./tellOfStages.ts";
import { departmentThatGets } from "./whoGetsStages.ts";

/**
 * Gives a new job the stages that every job of its service gets, in the order of the set, with one
 * statement, and tells the departments that get some of them.
 *
 * Locks: nothing; nobody else sees the job yet.
 * Source: rules OP-8, OP-9, OP-11, areas/stage/README.md
 */
export async function startStages(
  tx: Tx,
  actor: Actor,
  job: { readonly id: string; readonly transactionType: string },
): Promise<void> {
  const { companyId, userId, language } = actor;
  const text = sql.ref(language === "vi" ? "c.description_vn" : "c.description_en");
  const person = sql`case when g.department_id is null then s.person_incharge end`;
  const given = await rows<{ departmentId: string | null }>(
    tx,
    sql`insert into stage_assigned (company_id, id, job_id, stage_id, description, deadline, due_base,
        due_shift, department_id, main_person_in_charge, real_person_in_charge,
        order_number_processed, user_created, user_modified)
      select ${companyId}, new_id(), s.id, c.id, ${text},
        case when t.due_base = 'opening' then s.datetime_created + r.shift
          else ${deadlineFrom(companyId, sql`t.due_base`, sql`r.shift`)} end,
        case when r.follows then t.due_base end, case when r.follows then r.shift end, g.department_id, ${person}, ${person},
        row_number() over (order by t.order_no, c.code, c.id), ${userId}, ${userId}
      from shipment s
      join stage_set t on t.company_id = ${companyId} and t.service = s.transaction_type and t.active
      join stage c on c.company_id = ${companyId} and c.id = t.stage_id and c.active
      cross join lateral (select ${departmentThatGets(companyId)} as department_id) g
      cross join lateral (select ${dueShift} as shift) d
      cross join lateral (select d.shift, t.due_base <> 'opening' and d.shift is not null as follows) r
      where s.company_id = ${companyId} and s.id = ${job.id}
      returning department_id`,
  );
  const departments = given.map(({ departmentId }) => departmentId);
  await tellDepartments(tx, actor, job, departments);
}
