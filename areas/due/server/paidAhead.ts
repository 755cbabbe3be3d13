import type { Actor } from "@fairway/core/permission/actor.ts";
import type { Day } from "@fairway/core/time/day.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import type { LockedDue } from "../model/due.ts";
import { opposite, type Worth } from "../model/worth.ts";
import { insertMoves, readEffects } from "./dueTable.ts";

/**
 * Clears a locked item with what other documents paid before its own document was issued, on the day
 * of that document.
 *
 * Source: rule DU-19, areas/due/README.md
 */
export async function clearPaidAhead(
  tx: Tx,
  actor: Actor,
  { id: dueId, raisedOn: day }: LockedDue,
  paid: ReadonlyMap<string, Worth>,
): Promise<void> {
  const moves = [...paid].map(([documentId, worth]) => ({
    ...opposite(worth),
    dueId,
    cause: "cleared" as const,
    documentId,
    day,
    ofTotal: false,
  }));
  await insertMoves(tx, actor, moves);
}

/**
 * Opens a locked item again that other documents cleared ahead, and returns what they cleared. The
 * caller has checked that no payment stands on it.
 *
 * Source: rule DU-19, areas/due/README.md
 */
export async function openPaidAhead(
  tx: Tx,
  actor: Actor,
  due: LockedDue,
  day: Day,
): Promise<ReadonlyMap<string, Worth>> {
  const effects = await readEffects(tx, actor.companyId, due.documentId);
  const cleared = effects
    .filter(({ dueId, documentId }) => dueId === due.id && documentId !== due.documentId)
    .map((effect) => ({ ...effect, ...opposite(effect) }));
  const moves = cleared.map((worth) => ({
    ...worth,
    cause: "reversed" as const,
    day,
    ofTotal: false,
  }));
  await insertMoves(tx, actor, moves);
  return new Map(cleared.map(({ documentId, dueId: _, ...worth }) => [documentId, worth]));
}
