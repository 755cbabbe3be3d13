import { jobsInReach } from "@fairway/areas/shipment/server/jobsInReach.ts";
import type { Answer, Ask } from "@fairway/core/contract/call.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { refuse } from "@fairway/core/refusal/commonRefusals.ts";
import { maybe, type Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";
import type { getRecentlyCharges } from "../contract.ts";
import { type ChargedBill, chargedBill, onMenuOf } from "./chargedBill.ts";
import { linesForBill } from "./linesForBill.ts";

interface Source {
  readonly hblid: string;
  readonly jobId: string;
  readonly jobNo: string;
}

/**
 * Returns the charges of another job as lines for a bill: of the job with a given number, else of
 * the last job of the bill's customer on its route, one of the same salesman first. The partners of that job become those of this
 * one.
 *
 * Shape: only jobs of the same service within the user's reach; empty where there is none.
 * Refuses: record.notFound · access.forbidden
 * Source: rule CH-17, areas/charge/README.md
 */
export async function recentCharges(
  tx: Tx,
  actor: Actor,
  { hblid, jobNo }: Ask<typeof getRecentlyCharges>,
): Promise<Answer<typeof getRecentlyCharges>> {
  const bill = await chargedBill(tx, actor, hblid);
  actor.must(onMenuOf(bill, "detail"), bill);
  const source = await sourceBill(tx, actor, bill, jobNo);
  if (!source && jobNo !== null) throw refuse("record.notFound");
  if (!source) return [];
  const from = jobNo === null ? "recent" : "copied";
  const lines = await linesForBill(tx, actor, bill, { ...source, from });
  return lines.map((line) => ({ ...line, jobNo: source.jobNo }));
}

function sourceBill(tx: Tx, actor: Actor, bill: ChargedBill, jobNo: string | null) {
  const { companyId } = actor;
  const { here, elsewhere } = jobsInReach(actor, onMenuOf(bill, "detail"));
  const reach = elsewhere ? sql`(${here} or s.id in (${elsewhere}))` : here;
  const isCharged = sql`exists (select from surcharge x
    where x.company_id = ${companyId} and x.hblid = o.id and x.is_from_shipment)`;
  const isAsked =
    jobNo === null
      ? sql`o.customer_id = b.customer_id and s.pol is not distinct from j.pol
          and s.pod is not distinct from j.pod and s.current_status <> 'Canceled'
          and ${isCharged}`
      : sql`number_key(s.job_no) = number_key(${jobNo})`;
  return maybe<Source>(
    tx,
    sql`select o.id as hblid, s.id as job_id, s.job_no
      from house_bill b
      join shipment j on j.company_id = ${companyId} and j.id = b.job_id
      join shipment s on s.company_id = ${companyId} and s.id <> j.id
        and s.transaction_type = j.transaction_type
      join house_bill o on o.company_id = ${companyId} and o.job_id = s.id
      where b.company_id = ${companyId} and b.id = ${bill.hblid} and ${reach} and ${isAsked}
      order by ${isCharged} desc, (o.customer_id is not distinct from b.customer_id) desc,
        (o.sale_man_id is not distinct from b.sale_man_id) desc,
        s.service_date desc nulls last, s.job_no desc, o.hwbno, o.id
      limit 1`,
  );
}
