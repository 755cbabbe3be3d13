import { registerMayOpen } from "@fairway/areas/credit/server/openedJob.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { type RawBuilder, sql } from "kysely";
import { jobWithin } from "./jobsInReach.ts";

/** The condition that the actor may open the job with an id, for statements of lower areas. */
function mayOpenJob(actor: Actor, jobId: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql<boolean>`exists (
    select from shipment s
    where s.company_id = ${actor.companyId} and s.id = ${jobId} and ${jobWithin(actor, "detail")})`;
}

registerMayOpen("job", mayOpenJob);
