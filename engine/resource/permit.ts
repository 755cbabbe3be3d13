import type { Actor } from "@fairway/core/permission/actor.ts";
import type { Owned } from "@fairway/core/permission/permission.ts";
import { refuse } from "@fairway/core/refusal/commonRefusals.ts";
import type { Resource } from "@fairway/core/resource/resource.ts";
import { type RawBuilder, sql } from "kysely";
import { within } from "../db/reach.ts";

type Action = "list" | "detail" | "write" | "delete" | "add" | "import" | "export";

/** Refuses unless the actor may do this to the record, by reach or by the menu's switch. */
export function mustOn(actor: Actor, resource: Resource, action: Action, row: Owned): void {
  const permission = `${resource.menu}.${action}` as const;
  if (resource.guard === "menu" || row.officeId === null) actor.mustHave(permission);
  else actor.must(permission, row);
  // The user can see such a record, so the refusal is "forbidden" rather than "not found".
  if (!mayOn(actor, resource, action, row)) throw refuse("access.forbidden", { permission });
}

/** A record without an office came with the company: everybody who may open any such record may open it. */
function isForAll(action: Action, row: Owned): boolean {
  return row.officeId === null && (action === "list" || action === "detail");
}

/** Refuses unless the actor has the right with any reach. */
export function mustHave(actor: Actor, resource: Resource, action: Action): void {
  actor.mustHave(`${resource.menu}.${action}`);
}

/** May the actor do this to the record? */
export function mayOn(actor: Actor, resource: Resource, action: Action, row: Owned): boolean {
  const permission = `${resource.menu}.${action}` as const;
  return resource.guard === "menu" || isForAll(action, row)
    ? actor.reach(permission) !== "None"
    : actor.may(permission, row);
}

/** The where-clause of the records that a list shows to this actor. */
export function visible(
  actor: Actor,
  resource: Resource,
  alsoOwn?: RawBuilder<boolean>,
): RawBuilder<boolean> {
  const permission = `${resource.menu}.list` as const;
  if (actor.reach(permission) === "None") return sql<boolean>`false`;
  if (resource.guard === "menu") return sql<boolean>`true`;
  const reached = within(actor, permission, "t", alsoOwn);
  return sql<boolean>`(${reached} or (t.company_id = ${actor.companyId} and t.office_id is null))`;
}

/** The verbs that the actor may run on a record, by name. */
export function mayList(actor: Actor, resource: Resource, row: Owned): string[] {
  const verbs: string[] = [];
  if (mayOn(actor, resource, "write", row)) verbs.push("update");
  if (mayOn(actor, resource, "delete", row)) verbs.push("delete");
  return verbs;
}
