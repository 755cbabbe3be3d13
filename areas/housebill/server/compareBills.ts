import { readShipment } from "@fairway/areas/shipment/server/readShipment.ts";
import { containersOfWholeJob } from "@fairway/areas/shipment/server/billContainers.ts";
import type { Answer, Ask } from "@fairway/core/contract/call.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import type * as contract from "../contract.ts";
import { billDifferences } from "../model/billDifferences.ts";
import { houseBillMay } from "./houseBillMay.ts";
import { readBillsOfJob } from "./readHouseBill.ts";

/**
 * Returns what a job and its bills have differently.
 *
 * Refuses: record.notFound · access.forbidden
 * Source: rule HB-14
 */
export async function compareBills(
  tx: Tx,
  actor: Actor,
  ask: Ask<typeof contract.compareBills>,
): Promise<Answer<typeof contract.compareBills>> {
  const job = await readShipment(tx, actor, ask.jobId);
  const bills = await readBillsOfJob(tx, actor.companyId, job.id);
  const lines = await containersOfWholeJob(tx, actor.companyId, job.id);
  const listOf = (hblid: string | null) => lines.filter((line) => line.hblid === hblid);
  return {
    differences: billDifferences(
      { ...job, containers: listOf(null) },
      bills
        .filter((bill) => !bill.isCanceled)
        .map((bill) => ({ ...bill, containers: listOf(bill.id) })),
    ),
    changeable: bills
      .filter((bill) => houseBillMay(actor, { bill, job }).includes("update"))
      .map(({ id, version }) => ({ id, version })),
  };
}
