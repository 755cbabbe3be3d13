import { statedWithin } from "@fairway/areas/soa/server/soaContext.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { within } from "@fairway/engine/db/reach.ts";
import { type RawBuilder, sql } from "kysely";

/** The condition that the user may put a note or statement `d` on a billing, and see it there. Rule CB-3 */
export function combinedWithin(actor: Actor): RawBuilder<unknown> {
  const { companyId } = actor;
  return sql`((d.kind = 'soa' and ${within(actor, "acctSOA.detail", "d")})
    or (d.kind = 'note' and exists (
      select from cd_note n
      join shipment s on s.company_id = ${companyId} and s.id = n.job_id
      where n.company_id = ${companyId} and n.id = d.id and ${statedWithin(actor)})))`;
}
