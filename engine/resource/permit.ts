import type { Actor } from "@fairway/core/permission/actor.ts";
import type { Owned } from "@fairway/core/permission/permission.ts";
import { refuse } from "@fairway/core/refusal/commonRefusals.ts";
import type { Resource } from "@fairway/core/resource/resource.ts";
import { type RawBuilder, sql } from "kysely";
import { within } from "../db/reach.ts";

type Action = "list" | "detail" | "write" | "delete" | "add" | "import" | "export";

/** Refuses unless the actor may do this to the record, by its reach or by the menu alone. */
export function mustOn(actor: Actor, resource: Resource, action: Action, row: Owned): void {
  const permission = `${resource.menu}.${action}` as const;
  if (resource.guard === "menu" || row.officeId === null) actor.mustHave(permission);
  else actor.must(permission, row);
  // Such a record is in sight, so the answer is that it may not be done rather than not found.
  if (!mayOn(actor, resource, action, row)) throw refuse("access.forbidden", { permission });
}

/** A record without an office came with the company: whoever opens any such record opens it. */
function isForAll(action: Action, row: Owned): boolean {
  return row.officeId === null && (action === "list" || action === "detail");
}

/** Refuses unless the actor has the right on some rows at all. */
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

/** The where-clause of the records a list shows this actor. */
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

/** What the actor may do with a record, as names of verbs for the screen. */
export function mayList(actor: Actor, resource: Resource, row: Owned): string[] {
  const verbs: string[] = [];
  if (mayOn(actor, resource, "write", row)) verbs.push("update");
  if (mayOn(actor, resource, "delete", row)) verbs.push("delete");
  return verbs;
}
