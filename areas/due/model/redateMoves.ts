import { type DecimalText, decimal, sum } from "@fairway/core/money/decimal.ts";
import type { Day } from "@fairway/core/time/day.ts";
import type { Due, DueMove } from "./due.ts";
import { type DayWorth, firstDayWith, leastFrom, openByDay } from "./openByDay.ts";
import type { DueEffect } from "./undoDues.ts";
import { covers, opposite, type Worth } from "./worth.ts";

/** A document with a corrected day. */
export interface Moved {
  readonly documentId: string;
  readonly from: Day;
  readonly to: Day;
}

/** The effect of a document on an item on one day. */
export type DayEffect = DueEffect & DayWorth;

/** Why a document with an advance cannot get another day. */
export type NotRedated =
  /** Another document used the advance that this one keeps on an earlier day. */
  | { readonly why: "usedBefore"; readonly usedOn: Day }
  /** The advance that this one uses is too small on that day. */
  | {
      readonly why: "takenLater";
      readonly currencyId: string;
      readonly asked: DecimalText;
      readonly left: DecimalText;
      readonly from: Day;
    };

/**
 * Returns the moves that carry a document's effects from one day to another: mirrors on the old day
 * and the same entries on the new day. Sums of entries up to any day are then correct.
 *
 * Shape: `effects` are those of all documents on the items. A clearing moves to the first day on
 *   which its item is open; entries of reversed documents that would lie before their item move to
 *   its day.
 * Source: rule DU-11, areas/due/README.md
 */
export function redateMoves(
  by: Moved,
  items: readonly Due[],
  effects: readonly DayEffect[],
): DueMove[] | NotRedated {
  const moves: DueMove[][] = [];
  for (const item of items) {
    const onItem = effects.filter(({ dueId }) => dueId === item.id);
    const moved =
      item.documentId === by.documentId ? movedItem(by, item, onItem) : movedUses(by, item, onItem);
    if (!Array.isArray(moved)) return moved;
    moves.push(moved);
  }
  return moves.flat();
}

/** The moves of an item that the document raised itself. */
function movedItem(by: Moved, item: Due, effects: readonly DayEffect[]): DueMove[] | NotRedated {
  const own = effects.filter((each) => each.documentId === by.documentId && each.day === by.from);
  const early = effects.filter((each) => each.documentId !== by.documentId && each.day < by.to);
  if (item.kind === "advance") {
    const used = early.find(({ documentId }) => {
      const its = effects.filter((each) => each.documentId === documentId);
      return !sum(its.map(({ amount }) => amount)).isZero();
    });
    if (used) return { why: "usedBefore", usedOn: used.day };
  }
  return [...own, ...early].flatMap((each) => carried(item, each, by.to));
}

/** The moves of an item of another document, which this one cleared or used. */
function movedUses(by: Moved, item: Due, effects: readonly DayEffect[]): DueMove[] | NotRedated {
  const own = effects.filter((each) => each.documentId === by.documentId);
  const others = effects.filter((each) => each.documentId !== by.documentId);
  const open = openByDay(others);
  const isAdvance = item.kind === "advance";
  const placed = own.map((each) => {
    const part = opposite(each);
    const then = each.day === by.from || each.day < by.to ? by.to : each.day;
    // Money clears an item when it is open; an advance is not used before it is there.
    const day = isAdvance ? then : (firstDayWith(open, by.to, part) ?? each.day);
    return { each, day };
  });
  const after = openByDay([...others, ...placed.map(({ each, day }) => ({ ...each, day }))]);
  const zero: Worth = { amount: "0", amountVnd: "0", amountUsd: "0" };
  if (isAdvance && !after.every((each) => covers(each, zero))) {
    const asked = sum(own.map(({ amount }) => amount)).abs();
    const part = { amount: asked.toFixed(), amountVnd: "0", amountUsd: "0" };
    return {
      why: "takenLater",
      currencyId: item.currencyId,
      asked: asked.toFixed(),
      left: leastFrom(open, by.to).amount,
      from: firstDayWith(open, by.to, part) ?? item.raisedOn,
    };
  }
  return placed.flatMap(({ each, day }) => carried(item, each, day));
}

/** The entries that carry one effect to another day; first what raises the open amount. */
function carried(item: Due, effect: DayEffect, to: Day): DueMove[] {
  const { day: from, ...worth } = effect;
  if (from === to) return [];
  const ofTotal = item.documentId === effect.documentId;
  const mirror: DueMove = { ...worth, ...opposite(worth), cause: "reversed", ofTotal, day: from };
  const again: DueMove = { ...worth, cause: causeOf(item, effect), ofTotal, day: to };
  return decimal(effect.amount).gt(0) ? [again, mirror] : [mirror, again];
}

function causeOf(item: Due, effect: DayEffect): DueMove["cause"] {
  const isAdvance = item.kind === "advance";
  if (effect.documentId === item.documentId) return isAdvance ? "kept" : "raised";
  if (decimal(effect.amount).gt(0)) return "reversed";
  return isAdvance ? "used" : "cleared";
}
