import { serviceOf } from "@fairway/areas/service/model/serviceOf.ts";
import type { Shipment } from "@fairway/areas/shipment/model/shipment.ts";
import { registerCanceled } from "@fairway/areas/shipment/server/canceledJobs.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { rows, type Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";
import { deleteLines } from "./deleteLines.ts";

/**
 * Deletes the lines of a canceled job that is keyed with its bill: they leave every sum and stay
 * readable as deleted lines, with their history. The lines of other jobs stay on their bills.
 *
 * Locks: the lines; the caller has locked the job and found that no document holds them.
 * Refuses: charge.takenOver
 * Source: rule OJ-33, areas/operation/README.md; CH-22
 */
async function dropCanceledLines(
  tx: Tx,
  actor: Actor,
  { id, transactionType }: Pick<Shipment, "id" | "transactionType">,
): Promise<void> {
  const { companyId } = actor;
  if (!serviceOf(transactionType).bill.isOfJob) return;
  const lines = await rows<{ id: string }>(
    tx,
    sql`select id from surcharge where company_id = ${companyId} and job_id = ${id}
      order by id for update`,
  );
  const ids = lines.map((line) => line.id);
  await deleteLines(tx, actor, ids);
}

registerCanceled("charge", dropCanceledLines);
