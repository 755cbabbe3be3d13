import { registerMayOpen } from "@fairway/areas/credit/server/openedJob.ts";
import { openServices } from "@fairway/areas/service/model/serviceOf.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { type RawBuilder, sql } from "kysely";
import { jobInReach } from "./jobsInReach.ts";

/**
 * The condition that the actor may open the job with an id, for statements of lower areas.
 *
 * Shape: services whose right reaches equally far share a condition.
 */
function mayOpenJob(actor: Actor, jobId: RawBuilder<unknown>): RawBuilder<boolean> {
  const reaches = Map.groupBy(openServices, ({ menu }) => actor.reach(`${menu}.detail`));
  reaches.delete("None");
  const opened = [...reaches.values()].map((services) => {
    const codes = services.map(({ code }) => code);
    return sql`(s.transaction_type = any(${codes}::text[])
      and ${jobInReach(actor, `${services[0]?.menu}.detail`)})`;
  });
  return sql<boolean>`exists (
    select from shipment s
    where s.company_id = ${actor.companyId} and s.id = ${jobId}
      and (${sql.join([sql`false`, ...opened], sql` or `)}))`;
}

registerMayOpen("job", mayOpenJob);
