import { openServices } from "@fairway/areas/service/model/serviceOf.ts";
import type { ServiceCode } from "@fairway/areas/service/model/services.ts";
import { jobsInReach } from "@fairway/areas/shipment/server/jobsInReach.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { type RawBuilder, sql } from "kysely";

type Sql = RawBuilder<unknown>;

/**
 * Selects columns of the jobs `s` that the user may open and that match, without canceled ones, or
 * those of one service.
 *
 * Shape: a select for each service, joined by union; each checks the right on the service's own menu.
 * Source: rule RP-1
 */
export function openedJobs(
  actor: Actor,
  columns: Sql,
  asked: { readonly where: Sql; readonly service?: ServiceCode | undefined },
): Sql {
  const services = openServices.filter(({ code }) => !asked.service || code === asked.service);
  const parts = services.map(({ menu, code }) => {
    const { here, elsewhere } = jobsInReach(actor, `${menu}.detail`, "many");
    const narrow = (reach: Sql) => sql`
      select ${columns} from shipment s
      where ${reach} and s.transaction_type = ${sql.lit(code)} and s.current_status <> 'Canceled'
        and ${asked.where}`;
    const own = sql`s.company_id = ${actor.companyId} and s.id in (${elsewhere ?? sql``})`;
    return elsewhere ? sql`${narrow(here)} union all ${narrow(own)}` : narrow(here);
  });
  return sql.join(parts, sql` union all `);
}
