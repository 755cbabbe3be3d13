import { shipmentsOfBills } from "@fairway/areas/shipment/server/jobOfBill.ts";
import { isListed } from "@fairway/areas/shipment/server/numberedJobs.ts";
import type { Ask } from "@fairway/core/contract/call.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";
import type * as contract from "../contract.ts";
import type { HouseBillRow } from "../model/houseBillRecord.ts";
import { houseBillRows } from "./houseBillTable.ts";
import { listedBill, matchesCriteria } from "./listHouseBills.ts";

/** The most bills that are found. */
const most = 200;

/**
 * Finds the house bills of the jobs that the user may list, the last changed first, with two
 * statements; without criteria none.
 */
export async function findHouseBills(
  tx: Tx,
  actor: Actor,
  ask: Ask<typeof contract.findHouseBills>,
): Promise<HouseBillRow[]> {
  const { transactionType, ...criteria } = ask;
  if (Object.values(criteria).every((value) => !value)) return [];
  const { companyId } = actor;
  const bills = await houseBillRows(
    tx,
    actor,
    sql`b.id in (
      select b.id from house_bill b
      join shipment s on s.company_id = ${companyId} and s.id = b.job_id
      where b.company_id = ${companyId} and not b.is_virtual and s.current_status <> 'Canceled'
        and (${ask.jobId}::uuid is null or b.job_id = ${ask.jobId}::uuid)
        and (${transactionType}::text is null or s.transaction_type = ${transactionType}::text)
        and ${matchesCriteria(actor, ask)} and ${isListed(actor)}
      order by b.datetime_modified desc, b.id desc limit ${sql.lit(most)})`,
  );
  const jobs = await shipmentsOfBills(tx, actor, [...new Set(bills.map(({ jobId }) => jobId))]);
  return bills
    .flatMap((bill) => {
      const job = jobs.get(bill.jobId);
      return job ? [listedBill(actor, { bill, job })] : [];
    })
    .toSorted((one, other) => (one.datetimeModified < other.datetimeModified ? 1 : -1));
}
