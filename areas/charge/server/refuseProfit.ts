import type { Actor } from "@fairway/core/permission/actor.ts";
import type { Refused } from "@fairway/core/refusal/refusal.ts";
import { rows, type Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";
import { refuseCharge } from "../model/refusals.ts";

/** A job whose selling lines exceed its buying lines in VND. */
export interface JobWithProfit {
  readonly jobId: string;
  readonly jobNo: string;
  readonly profit: string;
}

/**
 * Refuses a profit on a job that is marked as one without profit.
 *
 * Refuses: charge.noProfit. Source: rule CH-7, areas/charge/README.md
 */
export async function refuseProfit(
  tx: Tx,
  actor: Actor,
  job: { readonly jobId: string },
): Promise<void> {
  const [found] = await jobsWithProfit(tx, actor, [job.jobId]);
  if (found) throw whyNoProfit(found);
}

/** Reads those of some jobs that make a profit, in the order of their numbers, with one statement. */
export async function jobsWithProfit(
  tx: Tx,
  actor: Actor,
  jobIds: readonly string[],
): Promise<JobWithProfit[]> {
  const ids = [...new Set(jobIds)];
  if (ids.length === 0) return [];
  return rows<JobWithProfit>(
    tx,
    sql`
      select p.job_id, j.job_no, p.profit
      from (
        select job_id, sum(case type when 'SELL' then amount_vnd else -amount_vnd end) as profit
        from surcharge
        where company_id = ${actor.companyId} and job_id = any(${ids}::uuid[])
          and type in ('SELL', 'BUY')
        group by job_id
      ) p
      join shipment j on j.company_id = ${actor.companyId} and j.id = p.job_id
      where p.profit > 0
      order by j.job_no`,
  );
}

/** The refusal of a profit on a job without profit. */
export function whyNoProfit({ jobNo, profit }: JobWithProfit): Refused {
  return refuseCharge("charge.noProfit", { jobNo, profit });
}
