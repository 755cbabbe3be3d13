import { serviceOf } from "@fairway/areas/service/model/serviceOf.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import { enqueue } from "@fairway/engine/jobs/jobs.ts";
import { sql } from "kysely";
import type { JobOfBill } from "../model/houseBill.ts";

/**
 * Orders a mail to the salesman of each bill, in the present transaction; it is written after the
 * commit. None for a job that is its own house waybill or has a bill without a paper, and none where no salesman has an address.
 *
 * Source: rule HB-39
 */
export async function tellSalesmen(
  tx: Tx,
  { companyId, userId }: Pick<Actor, "companyId" | "userId">,
  job: Pick<JobOfBill, "isHawb" | "transactionType">,
  bills: readonly { readonly id: string; readonly saleManId?: string | null | undefined }[],
): Promise<void> {
  const salesmen = bills.flatMap(({ saleManId }) => saleManId ?? []);
  const { isOfJob } = serviceOf(job.transactionType).bill;
  if (job.isHawb || isOfJob || salesmen.length === 0) return;
  const where = sql`exists (
    select from person s
    where s.company_id = ${companyId} and s.id = any(${salesmen}::uuid[]) and s.email <> '')`;
  const order = { companyId, userId, bills: bills.map(({ id }) => id) };
  await enqueue(tx, "mailOfNewBills", order, { where });
}
