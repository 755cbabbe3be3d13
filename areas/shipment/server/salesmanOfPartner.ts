import { listSalesmen } from "@fairway/areas/agreement/server/listSalesmen.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import { readShipment } from "./readShipment.ts";

/**
 * Proposes the salesman of a partner on a job: the first whose active agreement covers it.
 *
 * Refuses: record.notFound for a job out of sight
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
