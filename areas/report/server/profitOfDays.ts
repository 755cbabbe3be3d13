import { type EarnedSums, profitByBasis } from "@fairway/areas/charge/model/profitBasis.ts";
import { earnedLines, earnedSums } from "@fairway/areas/charge/server/earnedLines.ts";
import type { Answer, Ask } from "@fairway/core/contract/call.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { rows, type Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";
import type { getProfitOfDays } from "../contract.ts";
import { openedJobs } from "./openedJobs.ts";

/**
 * Returns the profit of the jobs of each day, by service date: expected, billed and paid. Days without
 * a job are left out.
 *
 * Shape: jobs that the user may open, without canceled ones; the lines of the range are read in one
 *   pass.
 * Source: rules RP-1, RP-9 and CH-30
 */
export async function profitOfDays(
  tx: Tx,
  actor: Actor,
  { from, to, service }: Ask<typeof getProfitOfDays>,
): Promise<Answer<typeof getProfitOfDays>> {
  const { companyId } = actor;
  const where = sql`s.service_date between ${from}::date and ${to}::date`;
  const found = await rows<EarnedSums & { readonly day: string; readonly jobs: number }>(
    tx,
    sql`
      with job as materialized (${openedJobs(actor, sql`s.id, s.service_date`, { where, service })}),
        line as materialized (
          ${earnedLines(companyId, sql`s.job_id = any(array(select id from job))`)}),
        earned as (
          select j.service_date, l.type, ${earnedSums}
          from line l
          join job j on j.id = l.job_id
          group by j.service_date, l.type)
      select d.service_date as day, d.jobs, e.*
      from (select service_date, count(*)::int as jobs from job group by service_date) d
      left join earned e on e.service_date = d.service_date
      order by d.service_date`,
  );
  return [...Map.groupBy(found, ({ day }) => day)].map(([day, sums]) => ({
    day,
    jobs: sums[0]?.jobs ?? 0,
    ...profitByBasis(sums),
  }));
}
