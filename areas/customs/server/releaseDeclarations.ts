import type { Shipment } from "@fairway/areas/shipment/model/shipment.ts";
import { registerCanceled } from "@fairway/areas/shipment/server/canceledJobs.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { rows, run, type Tx } from "@fairway/engine/db/tx.ts";
import { deleteRows } from "@fairway/engine/db/writeRows.ts";
import { sql } from "kysely";

/**
 * Takes the declarations of a canceled job off it, so that they can become another job, and deletes
 * the copies that a replica has.
 *
 * Locks: these declarations; the caller has locked the job and checked the right.
 * Source: rules OJ-6 and OJ-24, areas/operation/README.md
 */
async function releaseDeclarations(
  tx: Tx,
  { companyId, userId }: Actor,
  { id }: Pick<Shipment, "id">,
): Promise<void> {
  const copies = await rows<{ id: string }>(
    tx,
    sql`select id from customs_declaration
      where company_id = ${companyId} and job_id = ${id} and source = 'Replicate' order by id`,
  );
  const gone = copies.map((copy) => copy.id);
  if (gone.length > 0) await deleteRows(tx, "customs_declaration", companyId, gone, userId);
  await run(
    tx,
    sql`update customs_declaration
      set job_id = null, convert_time = null, user_modified = ${userId}, datetime_modified = now(),
        version = version + 1
      where company_id = ${companyId} and job_id = ${id}`,
  );
}

registerCanceled("customs", releaseDeclarations);
