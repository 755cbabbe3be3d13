import type { Actor } from "@fairway/core/permission/actor.ts";
import type { Permission } from "@fairway/core/permission/permission.ts";
import { type RawBuilder, sql } from "kysely";

/**
 * The users of alias `u` within a reach: those with a place of work within it, or created by the
 * actor.
 *
 * Shape: an inactive place counts, too, so that a removed user can be added again.
 */
export function userWithin(actor: Actor, permission: Permission): RawBuilder<boolean> {
  const company = sql<boolean>`u.company_id = ${actor.companyId}`;
  const reach = actor.reach(permission);
  if (reach === "None") return sql<boolean>`(${company} and false)`;
  if (reach === "Company" || reach === "All") return company;
  const own = sql`(u.user_created = ${actor.userId} or u.id = ${actor.userId})`;
  if (reach === "Owner") return sql<boolean>`(${company} and ${own})`;
  const parts = [sql`l.office_id = ${actor.officeId}`];
  if (reach !== "Office") {
    parts.push(sql`l.department_id is not distinct from ${actor.departmentId}::uuid`);
  }
  if (reach === "Group") {
    parts.push(sql`l.group_id is not distinct from ${actor.groupId}::uuid`);
  }
  return sql<boolean>`(${company} and (${own} or exists (select from user_level l
    where l.company_id = ${actor.companyId} and l.user_id = u.id
      and ${sql.join(parts, sql` and `)})))`;
}
