import type { Actor } from "@fairway/core/permission/actor.ts";
import { type RawBuilder, sql } from "kysely";

type Sql = RawBuilder<unknown>;

/**
 * The users who may act today for the person of a record, in its service; for the record's `alsoOwners`.
 *
 * Shape: a select of one column of ids; `person` and `service` are columns of the record.
 */
export function actorsFor(companyId: string, person: Sql, service: Sql): Sql {
  return sql`select ap.assign_to from authorized_person ap
    where ap.company_id = ${companyId} and ap.user_id = ${person} and ap.service = ${service}`;
}

/** The same for a list: may the caller act today for the person of the row? */
export function actsFor(actor: Actor, person: Sql, service: Sql): RawBuilder<boolean> {
  return sql<boolean>`(${person}, ${service}) in (
    select ap.user_id, ap.service from authorized_person ap
    where ap.company_id = ${actor.companyId} and ap.assign_to = ${actor.userId})`;
}
