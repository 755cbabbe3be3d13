import type { Shipment } from "@fairway/areas/shipment/model/shipment.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { run, type Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";

/**
 * Assigns to a new job the stages of the catalogue that every job of its service gets, to its person
 * in charge and in the order of their codes, with one statement.
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
        now() + c.due_hours::float8 * interval '1 hour', ${job.personIncharge}, ${job.personIncharge},
        row_number() over (order by c.code, c.id), ${userId}, ${userId}
      from stage c
      where c.company_id = ${companyId} and c.active
        and ${job.transactionType} = any(c.default_services)`,
  );
}
