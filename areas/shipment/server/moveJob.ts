import type { Actor } from "@fairway/core/permission/actor.ts";
import { type Tx, run } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";
import type { JobStatus } from "../model/choices.ts";
import type { Shipment } from "../model/shipment.ts";
import { marginWithoutReason } from "./marginGate.ts";
import { tellOfJob } from "./tellOfJob.ts";
import { writeShipmentState } from "./changeShipmentState.ts";

/**
 * Sets the state of a job that follows from its stages. Finishing raises the version as a user's
 * change does; other states keep it, so that an open form can still be saved. A job whose margin needs
 * a reason is not finished by its stages: the person in charge is told, and finishes it with the reason.
 *
 * Locks: nothing more; the caller has locked the job.
 * Source: rules OP-4, SH-37
 */
export async function moveJob(
  tx: Tx,
  actor: Actor,
  job: Shipment,
  currentStatus: JobStatus,
): Promise<void> {
  if (currentStatus === "Finish") {
    if (await marginWithoutReason(tx, actor, job)) {
      await tellOfJob(tx, actor, job, { kind: "jobNeedsReason", to: [job.personIncharge] });
      return;
    }
    const finished = { finishedAt: "now", finishedBy: actor.userId, reopenedAt: null };
    await writeShipmentState(tx, actor, job, { currentStatus, ...finished });
    return;
  }
  await run(
    tx,
    sql`update shipment s set current_status = ${currentStatus}
      where s.company_id = ${actor.companyId} and s.id = ${job.id}`,
  );
}
