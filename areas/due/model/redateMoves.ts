import type { Day } from "@fairway/core/time/day.ts";
import type { Due, DueMove } from "./due.ts";
import type { DueEffect } from "./undoDues.ts";
import { opposite } from "./worth.ts";

/** A document whose day is corrected. */
export interface Moved {
  readonly documentId: string;
  readonly from: Day;
  readonly to: Day;
}

/**
 * The moves that take what a document did on one day to another day: a mirror on the old day and
 * the same again on the new one. A sum of entries up to any day is then right.
 *
 * Shape: the two are in the order in which what is open stays between zero and the total.
 * Source: rule DU-11, areas/due/README.md
 */
export function redateMoves(
  by: Moved,
  items: readonly Due[],
  effects: readonly DueEffect[],
): DueMove[] {
  const itemOf = new Map(items.map((due) => [due.id, due]));
  return effects.flatMap((effect) => {
    const item = itemOf.get(effect.dueId);
    if (!item) throw new Error("an item that is re-dated must be locked");
    const ofTotal = item.documentId === by.documentId;
    const isAdvance = item.kind === "advance";
    const cause = ofTotal ? (isAdvance ? "kept" : "raised") : isAdvance ? "used" : "cleared";
    const mirror: DueMove = {
      ...effect,
      ...opposite(effect),
      cause: "reversed",
      ofTotal,
      day: by.from,
    };
    const again: DueMove = { ...effect, cause, ofTotal, day: by.to };
    return ofTotal ? [again, mirror] : [mirror, again];
  });
}
