import type { Actor } from "@fairway/core/permission/actor.ts";
import type { Owned } from "@fairway/core/permission/permission.ts";
import type { Resource } from "@fairway/core/resource/resource.ts";
import { type RawBuilder, sql } from "kysely";
import { within } from "../db/reach.ts";

type Action = "list" | "detail" | "write" | "delete" | "add" | "import" | "export";

/** Refuses unless the actor may do this to the record, by its reach or by the menu alone. */
export function mustOn(actor: Actor, resource: Resource, action: Action, row: Owned): void {
  if (resource.guard === "row") actor.must(`${resource.menu}.${action}`, row);
  else actor.mustHave(`${resource.menu}.${action}`);
}

/** Refuses unless the actor has the right on some rows at all. */
export function mustHave(actor: Actor, resource: Resource, action: Action): void {
  actor.mustHave(`${resource.menu}.${action}`);
}

/** May the actor do this to the record? */
export function mayOn(actor: Actor, resource: Resource, action: Action, row: Owned): boolean {
  return resource.guard === "row"
    ? actor.may(`${resource.menu}.${action}`, row)
    : actor.reach(`${resource.menu}.${action}`) !== "None";
}

/** The where-clause of the records a list shows this actor. */
export function visible(
  actor: Actor,
  resource: Resource,
  alsoOwn?: RawBuilder<boolean>,
): RawBuilder<boolean> {
  const permission = `${resource.menu}.list` as const;
  if (resource.guard === "row") return within(actor, permission, "t", alsoOwn);
  if (actor.reach(permission) === "None") return sql<boolean>`false`;
  return sql<boolean>`true`;
}

/** What the actor may do with a record, as names of verbs for the screen. */
export function mayList(actor: Actor, resource: Resource, row: Owned): string[] {
  const verbs: string[] = [];
  if (mayOn(actor, resource, "write", row)) verbs.push("update");
  if (mayOn(actor, resource, "delete", row)) verbs.push("delete");
  return verbs;
}
