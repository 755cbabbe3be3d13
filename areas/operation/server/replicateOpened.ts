import type { Actor } from "@fairway/core/permission/actor.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";

/** Copies a job that the transaction has opened into another office. */
type Replicate = (tx: Tx, actor: Actor, jobId: string) => Promise<void>;

const copying = new Map<string, Replicate>();

/** Registers the copying, which a higher area does; its `handlers.ts` imports the registering file. */
export function registerReplicate(area: string, copy: Replicate): void {
  if (copying.has(area)) throw new Error(`${area} copies twice`);
  copying.set(area, copy);
}

/**
 * Copies a job that was just opened into the office that its own office names.
 *
 * Locks, Refuses: as replicateJobs of areas/replica
 * Source: rule OJ-22, areas/operation/README.md
 */
export async function replicateOpened(tx: Tx, actor: Actor, jobId: string): Promise<void> {
  if (copying.size === 0) throw new Error("no area copies jobs into other offices");
  for (const copy of copying.values()) await copy(tx, actor, jobId);
}
