import type { Actor } from "@fairway/core/permission/actor.ts";
import { refuse } from "@fairway/core/refusal/commonRefusals.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import type { FileOwner, OwnerNumbers } from "../model/owner.ts";

/**
 * Returns the record's names; refuses unless the user may see, or change, the record of the files.
 * Locks: the record where the change must wait for another transaction.
 */
export type OwnerRule = (
  tx: Tx,
  actor: Actor,
  owner: FileOwner,
  will: "see" | "change",
) => Promise<OwnerNumbers>;

const rules = new Map<string, OwnerRule>();

/** Registers the rules for the files of `Module/Folder`; each area adds its own. */
export function registerFileOwners(map: Readonly<Record<string, OwnerRule>>): void {
  for (const [place, rule] of Object.entries(map)) {
    if (isFolderOwned(place)) throw new Error(`two areas own the files of ${place}`);
    rules.set(place.toLowerCase(), rule);
  }
}

/** Is a rule registered for `Module/Folder`? */
export function isFolderOwned(place: string): boolean {
  return rules.has(place.toLowerCase());
}

/**
 * Checks with the owning area's rule whether the user (`actor.userId`) may see or change the files.
 *
 * Refuses: record.notFound, also for an unregistered folder; the refusals of the rule
 */
export async function askOwner(
  tx: Tx,
  actor: Actor,
  owner: FileOwner,
  will: "see" | "change",
): Promise<OwnerNumbers> {
  const rule = rules.get(`${owner.moduleName}/${owner.folder}`.toLowerCase());
  if (!rule) throw refuse("record.notFound");
  return rule(tx, actor, owner, will);
}
