import type { Actor } from "@fairway/core/permission/actor.ts";
import { type RawBuilder, sql } from "kysely";

/**
 * Plans milestones of a new job in the statement that writes what plans them: a part of it that inserts.
 *
 * Shape: `source` selects `job_id`, `kind`, `planned_at`, `reference` and `time_zone`, each kind once;
 *   what a person entered stays. No follower is told; the caller does what follows.
 * Source: rules MS-1 and MS-3
 */
export function plannedBy(
  { companyId, userId }: Pick<Actor, "companyId" | "userId">,
  source: RawBuilder<unknown>,
): RawBuilder<unknown> {
  return sql`insert into milestone (company_id, id, job_id, kind, planned_on, planned_at,
      planned_source, planned_reference, planned_by, user_created, user_modified)
    select ${companyId}, new_id(), p.job_id, p.kind, (p.planned_at at time zone p.time_zone)::date,
      p.planned_at, 'stage', p.reference, ${userId}::uuid, ${userId}::uuid, ${userId}::uuid
    from (${source}) p
    on conflict (company_id, job_id, kind) do update set planned_on = excluded.planned_on,
      planned_at = excluded.planned_at, planned_source = excluded.planned_source,
      planned_reference = excluded.planned_reference, planned_by = excluded.planned_by,
      version = milestone.version + 1, user_modified = excluded.user_modified,
      datetime_modified = now()
    where milestone.planned_source is distinct from 'person'`;
}
