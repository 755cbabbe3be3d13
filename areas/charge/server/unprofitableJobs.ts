import type { Actor } from "@fairway/core/permission/actor.ts";
import { rows, type Tx } from "@fairway/engine/db/tx.ts";
import { jobWithin } from "@fairway/areas/shipment/server/jobsInReach.ts";
import { sql } from "kysely";

/**
 * Returns the numbers of the jobs, not marked as without profit, whose buying is above their selling in
 * VND; with `isEvenRefused` also those without selling charges and those where both are equal. None where
 * the payee is staff.
 *
 * Shape: jobs that the user may open.
 */
export async function unprofitableJobs(
  tx: Tx,
  actor: Actor,
  asked: {
    readonly jobIds: readonly string[];
    readonly payeeId: string | null;
    readonly isEvenRefused: boolean;
  },
): Promise<string[]> {
  const { companyId } = actor;
  const { payeeId, isEvenRefused } = asked;
  const jobIds = [...new Set(asked.jobIds)];
  const found = await rows<{ jobNo: string }>(
    tx,
    sql`select s.job_no from shipment s
      cross join lateral (
        select coalesce(sum(k.amount_vnd) filter (where k.type = 'SELL'), 0) as sold,
          coalesce(sum(k.amount_vnd) filter (where k.type = 'BUY'), 0) as bought,
          count(*) filter (where k.type = 'SELL') as lines
        from surcharge k where k.company_id = ${companyId} and k.job_id = s.id) c
      where s.company_id = ${companyId} and s.id = any(${jobIds}::uuid[]) and not s.no_profit
        and ${jobWithin(actor, "detail")}
        and (c.bought > c.sold or ${isEvenRefused}::boolean and (c.lines = 0 or c.bought = c.sold))
        and not exists (select from partner p where p.company_id = ${companyId}
          and p.id = ${payeeId}::uuid and 'STAFF' = any(p.partner_group))
      order by s.job_no`,
  );
  return found.map(({ jobNo }) => jobNo);
}
