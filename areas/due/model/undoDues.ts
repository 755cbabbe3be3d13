import type { Day } from "@fairway/core/time/day.ts";
import { drawAdvance, openAdvance } from "./drawAdvance.ts";
import type { Due, DueMove } from "./due.ts";
import { opposite, together, type Worth } from "./worth.ts";

/** The effect of a document on an item: the sum of its entries on it. */
export interface DueEffect extends Worth {
  readonly dueId: string;
  readonly documentId: string;
}

/**
 * Returns the moves that reverse everything a document did: its clearings are open again, its items
 * are taken back. Uses of its advance by other documents move to other items of the same pool.
 *
 * Shape: `items` are all items that the document touched and the rest of its pool; `effects` its
 *   own and those of other documents on its items. Null when the rest of the pool is smaller than
 *   those uses.
 * Source: rule DU-8, areas/due/README.md
 */
export function undoDues(
  by: { readonly documentId: string; readonly day: Day },
  items: readonly Due[],
  effects: readonly DueEffect[],
): DueMove[] | null {
  const moves: DueMove[] = [];
  const open = new Map(items.map((due) => [due.id, openAdvance(due)]));
  const itemOf = ({ dueId }: DueEffect) => {
    const item = open.get(dueId);
    if (!item) throw new Error("an item that is undone must be locked");
    return item;
  };
  const move = (effect: DueEffect, cause: "used" | "reversed", ofTotal = false) => {
    const { due, ...before } = itemOf(effect);
    open.set(due.id, { due, ...together(before, effect) });
    moves.push({ ...effect, cause, ofTotal, day: by.day });
  };
  const isOwn = (effect: DueEffect) => itemOf(effect).due.documentId === by.documentId;
  const undo = (effect: DueEffect): DueEffect => ({ ...effect, ...opposite(effect) });

  for (const each of effects.filter((effect) => !isOwn(effect))) move(undo(each), "reversed");
  const onOwn = effects.filter(isOwn);
  for (const each of onOwn.filter(({ documentId }) => documentId !== by.documentId)) {
    const { due } = itemOf(each);
    const others = [...open.values()].filter((item) => isOfPool(item.due, due));
    const instead = drawAdvance(others, opposite(each).amount);
    if (!instead) return null;
    move(undo(each), "reversed");
    for (const draw of instead) {
      move({ ...draw, ...opposite(draw), documentId: each.documentId }, "used");
    }
  }
  for (const each of onOwn.filter(({ documentId }) => documentId === by.documentId)) {
    move(undo(each), "reversed", true);
  }
  return moves;
}

// An advance of the same pool that can replace this one.
function isOfPool(due: Due, pool: Due): boolean {
  return (
    due.id !== pool.id &&
    due.kind === "advance" &&
    due.kind === pool.kind &&
    due.side === pool.side &&
    due.partnerId === pool.partnerId &&
    due.agreementId === pool.agreementId &&
    due.officeId === pool.officeId &&
    due.currencyId === pool.currencyId
  );
}
