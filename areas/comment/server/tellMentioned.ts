import type { Shipment } from "@fairway/areas/shipment/model/shipment.ts";
import { tellOfJob } from "@fairway/areas/shipment/server/tellOfJob.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";

/** Tells mentioned colleagues where they are mentioned. Rule CO-4 */
export async function tellMentioned(
  tx: Tx,
  actor: Actor,
  job: Shipment,
  mentioned: readonly string[],
): Promise<void> {
  if (mentioned.length === 0) return;
  await tellOfJob(tx, actor, job, { kind: "mention", to: mentioned, search: "?comments=open" });
}
