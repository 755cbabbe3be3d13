import { listSalesmen } from "@fairway/areas/agreement/server/listSalesmen.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import { readShipment } from "./readShipment.ts";

/**
 * Returns the proposed salesman of a partner on a job: that of the first active agreement that
 * covers it.
 *
 * Refuses: record.notFound for a job outside the user's reach
 */
export async function salesmanOfPartner(
  tx: Tx,
  actor: Actor,
  ask: { readonly partnerId: string; readonly jobId: string },
): Promise<string | null> {
  const job = await readShipment(tx, actor, ask.jobId);
  const [first] = await listSalesmen(tx, actor, {
    partnerId: ask.partnerId,
    transactionType: job.transactionType,
    ...(job.shipmentType ? { shipmentType: job.shipmentType } : {}),
    ...(job.officeId ? { office: job.officeId } : {}),
  });
  return first?.id ?? null;
}
