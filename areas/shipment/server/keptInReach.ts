import { openServices, serviceCodes } from "@fairway/areas/service/model/serviceOf.ts";
import type { ServiceCode } from "@fairway/areas/service/model/services.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import type { Reach } from "@fairway/core/permission/permission.ts";
import { type RawBuilder, sql } from "kysely";
import { jobsInReach } from "./jobsInReach.ts";

/**
 * The condition that the user may open the job of a row `d`, which keeps service, office and id of its
 * job.
 */
export function keptInReach(actor: Actor, service: ServiceCode | null): RawBuilder<unknown> {
  const { companyId, officeId } = actor;
  const asked = openServices.filter(({ code }) => service === null || code === service);
  const byReach = Map.groupBy(asked, ({ menu }): Reach => actor.reach(`${menu}.detail`));
  byReach.delete("None");
  const parts = [...byReach].map(([, services]) => {
    const codes = sql`d.transaction_type in (${sql.join(services.map(({ code }) => sql.lit(code)))})`;
    const right = `${services[0]?.menu}.detail` as const;
    const { here, elsewhere, isWhole } = jobsInReach(actor, right, "many");
    // A user of all services needs no condition on them.
    const ofServices = services.length === serviceCodes.length ? sql`true` : codes;
    if (isWhole && !elsewhere) return ofServices;
    if (elsewhere) {
      return sql`${ofServices} and (d.office_id = ${officeId} or d.job_id in (${elsewhere}))`;
    }
    return sql`${codes} and exists (select from shipment s
      where s.company_id = ${companyId} and s.id = d.job_id and ${here})`;
  });
  return parts.length === 0 ? sql`false` : sql`(${sql.join(parts, sql` or `)})`;
}
