import type { Actor } from "@fairway/core/permission/actor.ts";
import { one, type Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";
import { refuseCharge } from "../model/refusals.ts";

/**
 * Refuses a profit on a job that is marked as one without profit.
 *
 * Refuses: charge.noProfit. Source: rule CH-7, areas/charge/README.md
 */
export async function refuseProfit(
  tx: Tx,
  actor: Actor,
  job: { readonly jobId: string; readonly jobNo: string },
): Promise<void> {
  const { profit, isAbove } = await one<{ profit: string; isAbove: boolean }>(
    tx,
    sql`
      select p.profit, p.profit > 0 as is_above
      from (
        select coalesce(sum(case type when 'SELL' then amount_vnd else -amount_vnd end), 0) as profit
        from surcharge
        where company_id = ${actor.companyId} and job_id = ${job.jobId} and type in ('SELL', 'BUY')
      ) p`,
  );
  if (isAbove) throw refuseCharge("charge.noProfit", { jobNo: job.jobNo, profit });
}
