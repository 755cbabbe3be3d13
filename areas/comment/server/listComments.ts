import { readShipment } from "@fairway/areas/shipment/server/readShipment.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";
import type { JobComment } from "../model/jobComment.ts";
import { commentRows } from "./commentTable.ts";
import { shownComment } from "./readComment.ts";

/** Lists the comments of a job. Refuses: record.notFound · access.forbidden */
export async function listComments(
  tx: Tx,
  actor: Actor,
  ask: { jobId: string },
): Promise<JobComment[]> {
  const job = await readShipment(tx, actor, ask.jobId);
  const found = await commentRows(tx, actor, sql`c.job_id = ${job.id}`);
  return found.map((comment) => shownComment(actor, comment));
}
