import type { Actor } from "@fairway/core/permission/actor.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import { enqueue } from "@fairway/engine/jobs/jobs.ts";
import type { JobOfBill } from "../model/houseBill.ts";

/**
 * Orders a mail to the salesman of each bill, in the present transaction; it is written after the
 * commit. None for a job that is its own house waybill.
 *
 * Source: rule HB-39
 */
export async function tellSalesmen(
  tx: Tx,
  { companyId, userId }: Pick<Actor, "companyId" | "userId">,
  job: Pick<JobOfBill, "isHawb">,
  bills: readonly string[],
): Promise<void> {
  if (job.isHawb || bills.length === 0) return;
  await enqueue(tx, "mailOfNewBills", { companyId, userId, bills });
}
