import { serviceOf } from "@fairway/areas/service/model/serviceOf.ts";
import { jobOfBill } from "@fairway/areas/shipment/server/jobOfBill.ts";
import type { Shipment } from "@fairway/areas/shipment/model/shipment.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { refuse } from "@fairway/core/refusal/commonRefusals.ts";
import { rows, type Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";
import type { BillAndJob, HouseBill } from "../model/houseBill.ts";
import { refuseHouseBill } from "../model/refusals.ts";
import { lockBills } from "./houseBillTable.ts";

/**
 * Locks one house bill and its job and reads them; the caller checks the permissions.
 *
 * Locks: the job, then the bill. Always in this order, before charges and numbers.
 * Refuses: record.notFound for a missing bill and one outside the user's reach.
 */
export async function lockHouseBill(tx: Tx, actor: Actor, id: string): Promise<BillAndJob> {
  const { bills, job } = await lockHouseBills(tx, actor, [id]);
  return { bill: bills[0] as HouseBill, job };
}

/**
 * Locks several house bills of one job the same way and returns them in the order of `ids`.
 *
 * Refuses: houseBill.ofSeveralJobs · as lockHouseBill
 */
export async function lockHouseBills(
  tx: Tx,
  actor: Actor,
  ids: readonly string[],
): Promise<{ bills: HouseBill[]; job: Shipment }> {
  const { companyId } = actor;
  const found = await rows<{ jobId: string }>(
    tx,
    sql`select distinct job_id from house_bill
      where company_id = ${companyId} and id = any(${[...ids]}::uuid[])`,
  );
  const [first] = found;
  if (!first) throw refuse("record.notFound");
  if (found.length > 1) throw refuseHouseBill("houseBill.ofSeveralJobs");
  const job = await jobOfBill(tx, actor, first.jobId, "locked");
  const locked = await lockBills(tx, companyId, ids);
  const { menu } = serviceOf(job.transactionType);
  const bills = ids.map((id) => {
    const bill = locked.find((each) => each.id === id);
    const sees = [job, bill].some(
      (row) => row && (actor.may(`${menu}.detail`, row) || actor.may(`${menu}.write`, row)),
    );
    if (!bill || !sees) throw refuse("record.notFound");
    return bill;
  });
  return { bills, job };
}
