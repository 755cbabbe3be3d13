import { serviceOf } from "@fairway/areas/service/model/serviceOf.ts";
import { jobOfBill } from "@fairway/areas/shipment/server/jobOfBill.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { refuse } from "@fairway/core/refusal/commonRefusals.ts";
import { maybe, type Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";
import type { BillAndJob } from "../model/houseBill.ts";
import { lockBill } from "./houseBillTable.ts";

/**
 * Locks one house bill and its job and reads them; the caller checks the permissions.
 *
 * Locks: the job, then the bill. Always in this order, before charges and numbers.
 * Refuses: record.notFound for a missing bill and one outside the user's reach.
 */
export async function lockHouseBill(tx: Tx, actor: Actor, id: string): Promise<BillAndJob> {
  const { companyId } = actor;
  const found = await maybe<{ jobId: string }>(
    tx,
    sql`select job_id from house_bill where company_id = ${companyId} and id = ${id}`,
  );
  if (!found) throw refuse("record.notFound");
  const job = await jobOfBill(tx, actor, found.jobId, "locked");
  const bill = await lockBill(tx, companyId, id);
  if (!bill) throw refuse("record.notFound");
  const { menu } = serviceOf(job.transactionType);
  const sees = [job, bill].some(
    (row) => actor.may(`${menu}.detail`, row) || actor.may(`${menu}.write`, row),
  );
  if (!sees) throw refuse("record.notFound");
  return { bill, job };
}
