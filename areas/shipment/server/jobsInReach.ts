import { actsFor } from "@fairway/areas/access/server/actsFor.ts";
import { openServices } from "@fairway/areas/service/model/serviceOf.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import type { Permission } from "@fairway/core/permission/permission.ts";
import { within } from "@fairway/engine/db/reach.ts";
import { type RawBuilder, sql } from "kysely";
import { soldInUnit } from "./salesUnits.ts";

/** The jobs within a reach, split so that each part uses its own index. */
export interface JobsInReach {
  /** The condition on jobs `s` that one index supports. */
  readonly here: RawBuilder<boolean>;
  /** The ids of the few other jobs, none of which is in `here`; null when there can be none. */
  readonly elsewhere: RawBuilder<unknown> | null;
  /** True when `here` is all jobs of an office or of the company. */
  readonly isWhole: boolean;
}

/**
 * Returns the jobs within a user's reach. Own jobs are those that the user opened, is in charge of,
 * sold or acts for. Rule SH-13.
 *
 * Shape: `jobs` estimates the number of rows to be read beyond the conditions of the index.
 */
export function jobsInReach(
  actor: Actor,
  permission: Permission,
  jobs: "few" | "many" = "few",
): JobsInReach {
  const { companyId, officeId } = actor;
  const reach = actor.reach(permission);
  if (reach === "Office") {
    return {
      isWhole: true,
      here: sql<boolean>`s.company_id = ${companyId} and s.office_id = ${officeId}`,
      elsewhere: ownElsewhere(actor),
    };
  }
  const isWhole = reach === "Company" || reach === "All";
  return { isWhole, here: jobInReach(actor, permission, jobs), elsewhere: null };
}

/** The condition that a right covers a job `s`; for a few jobs that are already found. */
export function jobInReach(
  actor: Actor,
  permission: Permission,
  jobs: "few" | "many" = "few",
): RawBuilder<boolean> {
  const { companyId, userId } = actor;
  const own = sql<boolean>`(s.person_incharge = ${userId} or exists (
    select from house_bill b
    where b.company_id = ${companyId} and b.job_id = s.id and b.sale_man_id = ${userId})
    or ${actsFor(actor, sql`s.person_incharge`, sql`s.transaction_type`)})`;
  return within(actor, permission, "s", { own, salesIn: soldInUnit(companyId, jobs) });
}

/**
 * The condition that the right to open or change a job `s` covers it, whatever its service.
 *
 * Shape: services whose right reaches equally far share a condition.
 */
export function jobWithin(actor: Actor, action: "detail" | "write"): RawBuilder<boolean> {
  const byReach = Map.groupBy(openServices, ({ menu }) => actor.reach(`${menu}.${action}`));
  byReach.delete("None");
  const parts = [...byReach.values()].map((services) => {
    const codes = sql.join(services.map(({ code }) => sql.lit(code)));
    return sql`s.transaction_type in (${codes})
      and ${jobInReach(actor, `${services[0]?.menu}.${action}` as Permission)}`;
  });
  return parts.length === 0 ? sql`false` : sql`(${sql.join(parts, sql` or `)})`;
}

/**
 * The user's own jobs in other offices. Offices before and after the own one are read separately,
 * so that each part uses a range of the index.
 */
function ownElsewhere({ companyId, officeId, userId }: Actor): RawBuilder<unknown> {
  const apart = (select: (other: RawBuilder<unknown>) => RawBuilder<unknown>) =>
    ["<", ">"].map((side) => select(sql`${sql.raw(side)} ${officeId}`));
  return sql.join(
    [
      ...apart(
        (other) => sql`select o.id from shipment o
          where o.company_id = ${companyId} and o.user_created = ${userId} and o.office_id ${other}`,
      ),
      ...apart(
        (other) => sql`select o.id from shipment o
          where o.company_id = ${companyId} and o.person_incharge = ${userId} and o.office_id ${other}`,
      ),
      ...apart(
        (other) => sql`select o.job_id from house_bill o
          where o.company_id = ${companyId} and o.sale_man_id = ${userId} and o.office_id ${other}`,
      ),
      sql`select o.id from authorized_person ap
        join shipment o on o.company_id = ${companyId} and o.person_incharge = ap.user_id
          and o.transaction_type = ap.service and o.office_id <> ${officeId}
        where ap.company_id = ${companyId} and ap.assign_to = ${userId}`,
    ],
    sql` union `,
  );
}
