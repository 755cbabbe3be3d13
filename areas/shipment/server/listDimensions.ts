import type { DimensionLine } from "@fairway/areas/goods/model/dimension.ts";
import { dimensionListRows } from "@fairway/areas/goods/server/dimensions.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import { readShipment } from "./readShipment.ts";

/** The dimension lines of a job's own list. */
export async function dimensionsOfJob(
  tx: Tx,
  actor: Actor,
  ask: { mblId: string },
): Promise<DimensionLine[]> {
  const job = await readShipment(tx, actor, ask.mblId);
  return dimensionListRows(tx, actor.companyId, { mblid: job.id, hblid: null });
}
