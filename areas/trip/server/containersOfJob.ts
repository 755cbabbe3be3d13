import { serviceOf } from "@fairway/areas/service/model/serviceOf.ts";
import type { ContainerLine } from "@fairway/areas/shipment/model/container.ts";
import type { Shipment } from "@fairway/areas/shipment/model/shipment.ts";
import { containersOfWholeJob } from "@fairway/areas/shipment/server/billContainers.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";

/** The containers of the job, or those of its bills where the job has none. */
export async function containersOfJob(tx: Tx, job: Shipment): Promise<ContainerLine[]> {
  if (serviceOf(job.transactionType).goods !== "containers") return [];
  const all = await containersOfWholeJob(tx, job.companyId, job.id);
  const own = all.filter(({ hblid }) => hblid === null);
  if (own.length > 0) return own;
  // A container that several bills share is moved once.
  const seen = new Set<string>();
  return all.filter(({ containerNo }) => {
    if (containerNo === null) return true;
    const isNew = !seen.has(containerNo);
    seen.add(containerNo);
    return isNew;
  });
}
