import type { ShipmentRecord } from "@fairway/areas/shipment/model/shipmentRecord.ts";
import { noteMilestone } from "@fairway/areas/milestone/server/noteMilestone.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";

/** Notes a job as booked when the number of its booking became known. Rule MS-6 */
export async function noteBooked(
  tx: Tx,
  actor: Actor,
  { id, bookingNo }: Pick<ShipmentRecord, "id" | "bookingNo">,
  was: string | null,
): Promise<void> {
  if (!bookingNo || was) return;
  await noteMilestone(tx, actor, {
    jobId: id,
    kind: "booked",
    actual: new Date().toISOString(),
    source: "job",
    reference: bookingNo,
  });
}
