import { type DecimalText, decimal } from "@fairway/core/money/decimal.ts";
import type { Day } from "@fairway/core/time/day.ts";
import type { Due } from "./due.ts";
import { leastFrom, type OpenByDay } from "./openByDay.ts";
import { covers, shareOf, smallest, type Worth } from "./worth.ts";

/** An advance with its open amount. */
export interface OpenAdvance extends Worth {
  readonly due: Due;
  /** The part of it that may be used; absent for all of it. */
  readonly usable?: Worth;
}

/** The used part of an advance. */
export interface Draw extends Worth {
  readonly dueId: string;
}

/** An item with its open worth. */
export function openAdvance(due: Due): OpenAdvance {
  return { due, amount: due.open, amountVnd: due.openVnd, amountUsd: due.openUsd };
}

/**
 * Takes an amount from advances, those of the office and the oldest first; null when they are
 * smaller than the amount.
 *
 * Unit: the items' currency. A part has its share of the item's open worth in VND and US dollars,
 * the last part the rest.
 * Source: rule DU-7, areas/due/README.md
 */
export function drawAdvance(
  items: readonly OpenAdvance[],
  amount: DecimalText,
  officeId: string | null = null,
): Draw[] | null {
  let rest = decimal(amount);
  const draws: Draw[] = [];
  const isOther = ({ due }: OpenAdvance) => Number(due.officeId !== officeId);
  const order = [...items].sort((a, b) => isOther(a) - isOther(b) || oldestFirst(a, b));
  for (const item of order) {
    if (rest.lte(0)) break;
    const usable = item.usable ?? item;
    if (decimal(usable.amount).lte(0)) continue;
    const part = rest.lt(usable.amount) ? rest.toFixed() : usable.amount;
    const share = shareOf(item, part);
    const isWhole = decimal(part).equals(item.amount);
    // The whole is used with its whole worth or not at all, so that no worth is left without an amount.
    if (isWhole && !covers(usable, share)) continue;
    draws.push({ dueId: item.due.id, ...smallest(share, usable) });
    rest = rest.minus(part);
  }
  return rest.gt(0) ? null : draws;
}

/**
 * Advances with the parts of them that can be used on a day: what is open then and stays open.
 *
 * Shape: `byDay` has the items with entries after the day, by id.
 * Source: rule DU-11, areas/due/README.md
 */
export function usableOn(
  advances: readonly Due[],
  byDay: ReadonlyMap<string, OpenByDay>,
  day: Day,
): OpenAdvance[] {
  return advances.map((due) => {
    const open = byDay.get(due.id);
    return { ...openAdvance(due), ...(open ? { usable: leastFrom(open, day) } : {}) };
  });
}

const oldestFirst = (a: OpenAdvance, b: OpenAdvance) =>
  a.due.raisedOn.localeCompare(b.due.raisedOn) || a.due.id.localeCompare(b.due.id);
