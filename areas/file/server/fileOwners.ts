import type { Actor } from "@fairway/core/permission/actor.ts";
import { refuse } from "@fairway/core/refusal/commonRefusals.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import type { FileOwner, OwnerNumbers } from "../model/owner.ts";

/**
 * Refuses unless the person may see, or change, the record that files belong to; says what the
 * record is called. Locks the record where a change must wait for another.
 */
export type OwnerRule = (
  tx: Tx,
  actor: Actor,
  owner: FileOwner,
  will: "see" | "change",
) => Promise<OwnerNumbers>;

const rules = new Map<string, OwnerRule>();

/** Says for `Module/Folder` who may see and change the files there; each area adds its own. */
export function registerFileOwners(map: Readonly<Record<string, OwnerRule>>): void {
  for (const [place, rule] of Object.entries(map)) rules.set(place.toLowerCase(), rule);
}

/** Has somebody said whose the files of `Module/Folder` are? */
export function isFolderOwned(place: string): boolean {
  return rules.has(place.toLowerCase());
}

/**
 * Asks the area that owns a record whether the person (`actor.userId`) may see or change its files.
 *
 * Refuses: record.notFound, also for a folder that nobody owns; what the owner's rule refuses
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
