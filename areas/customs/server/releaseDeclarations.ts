import type { Shipment } from "@fairway/areas/shipment/model/shipment.ts";
import { registerCanceled } from "@fairway/areas/shipment/server/canceledJobs.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { run, type Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";

/**
 * Takes the declarations of a canceled job off it, so that they can become another job.
 *
 * Locks: these declarations; the caller has locked the job and checked the right.
 */
async function releaseDeclarations(
  tx: Tx,
  { companyId, userId }: Actor,
  { id }: Pick<Shipment, "id">,
): Promise<void> {
  await run(
    tx,
    sql`update customs_declaration
      set job_id = null, convert_time = null, user_modified = ${userId}, datetime_modified = now(),
        version = version + 1
      where company_id = ${companyId} and job_id = ${id}`,
  );
}

registerCanceled("customs", releaseDeclarations);
