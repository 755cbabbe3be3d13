import { serviceOf } from "@fairway/areas/service/model/serviceOf.ts";
import { jobOfBill } from "@fairway/areas/shipment/server/jobOfBill.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { refuse } from "@fairway/core/refusal/commonRefusals.ts";
import type { Language } from "@fairway/core/words/words.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";
import type { BillAndJob, HouseBill } from "../model/houseBill.ts";
import { houseBillRows } from "./houseBillTable.ts";

/**
 * Reads one house bill and its job with their names.
 *
 * Refuses: record.notFound for a missing bill and one outside the user's detail reach.
 */
export async function readHouseBill(tx: Tx, actor: Actor, id: string): Promise<BillAndJob> {
  const [bill] = await houseBillRows(tx, actor, sql`b.id = ${id}`);
  if (!bill) throw refuse("record.notFound");
  const job = await jobOfBill(tx, actor, bill.jobId);
  const right = `${serviceOf(job.transactionType).menu}.detail` as const;
  if (!actor.may(right, job)) actor.must(right, bill);
  return { bill, job };
}

/** Reads house bills of any jobs with their names, by number; the caller checks the right. */
export function readBills(tx: Tx, companyId: string, ids: readonly string[]): Promise<HouseBill[]> {
  return houseBillRows(tx, { companyId, language: "en" }, sql`b.id = any(${[...ids]}::uuid[])`);
}

/** Reads the house bills of a job with their names, by number; the caller checks the right. */
export function readBillsOfJob(
  tx: Tx,
  companyId: string,
  jobId: string,
  language: Language = "en",
): Promise<HouseBill[]> {
  return houseBillRows(tx, { companyId, language }, sql`b.job_id = ${jobId} and not b.is_virtual`);
}

/** Reads the house bills of several jobs with one statement; the caller checks the right. */
export function readBillsOfJobs(
  tx: Tx,
  companyId: string,
  jobIds: readonly string[],
): Promise<HouseBill[]> {
  const where = sql`b.job_id = any(${[...jobIds]}::uuid[])`;
  return houseBillRows(tx, { companyId, language: "en" }, where);
}
