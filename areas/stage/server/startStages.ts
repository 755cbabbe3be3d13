import type { Shipment } from "@fairway/areas/shipment/model/shipment.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { run, type Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";

/**
 * Assigns to a new job the stages that every job of its service gets, to its person in charge and in
 * the order of the set, with one statement.
 *
 * Locks: nothing; nobody else sees the job yet.
 * Source: rule OP-8, areas/stage/README.md
 */
export async function startStages(
  tx: Tx,
  { companyId, userId, language }: Actor,
  job: Pick<Shipment, "id" | "transactionType" | "personIncharge">,
): Promise<void> {
  const text = sql.ref(language === "vi" ? "c.description_vn" : "c.description_en");
  await run(
    tx,
    sql`insert into stage_assigned (company_id, id, job_id, stage_id, description, deadline,
        main_person_in_charge, real_person_in_charge, order_number_processed, user_created,
        user_modified)
      select ${companyId}, new_id(), ${job.id}, c.id, ${text},
        now() + t.due_hours::float8 * interval '1 hour', ${job.personIncharge}, ${job.personIncharge},
        row_number() over (order by t.order_no, c.code, c.id), ${userId}, ${userId}
      from stage_set t
      join stage c on c.company_id = ${companyId} and c.id = t.stage_id
      where t.company_id = ${companyId} and t.service = ${job.transactionType} and t.active
        and c.active`,
  );
}
