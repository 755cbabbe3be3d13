import type { Actor } from "@fairway/core/permission/actor.ts";
import { refuseAccess } from "../model/refusals.ts";

/** Refuses what only the person themselves may do: an administrator acts as them. Refuses: acting.notNow */
export function refuseActing({ actedBy }: Pick<Actor, "actedBy">): void {
  if (actedBy) throw refuseAccess("acting.notNow");
}
