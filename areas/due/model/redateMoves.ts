import type { Day } from "@fairway/core/time/day.ts";
import type { Due, DueMove } from "./due.ts";
import type { DueEffect } from "./undoDues.ts";
import { opposite } from "./worth.ts";

/** A document with a corrected day. */
export interface Moved {
  readonly documentId: string;
  readonly from: Day;
  readonly to: Day;
}

/**
 * Returns the moves that carry a document's effects from one day to another: mirrors on the old day
 * and the same entries on the new day. Sums of entries up to any day are then correct.
 *
 * Shape: the order of both keeps the open amount between zero and the total.
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
