import type { Actor } from "@fairway/core/permission/actor.ts";
import type { Permission } from "@fairway/core/permission/permission.ts";
import { within } from "@fairway/engine/db/reach.ts";
import { type RawBuilder, sql } from "kysely";

/**
 * The condition that an item `alias` is of an office or within the reach of a right.
 *
 * Source: rule RC-5, areas/receipt/README.md
 */
export function ofOfficeOrWithin(
  actor: Actor,
  officeId: string | null,
  reach: Permission,
  alias: string,
): RawBuilder<boolean> {
  const office = sql.ref(`${alias}.office_id`);
  return sql<boolean>`(${office} = ${officeId}::uuid or (${within(actor, reach, alias)}))`;
}
