import { localCurrency, secondCurrency } from "@fairway/core/money/currency.ts";
import { Decimal, type DecimalText, decimal, sum } from "@fairway/core/money/decimal.ts";
import { allocate, amountText, type Money, money } from "@fairway/core/money/money.ts";
import type { Day } from "@fairway/core/time/day.ts";
import type { Due } from "./due.ts";
import { leastFrom, type OpenByDay } from "./openByDay.ts";
import { covers, shareOf, summed, type Worth } from "./worth.ts";

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
 * Takes an amount from advances; null when they are smaller than the amount. Advances of the office
 * are used before those of others.
 *
 * Unit: the items' currency. A part of the advances of the office, or of the others, is worth its
 * proportion of what they are worth together in VND and US dollars; all of them everything.
 * Shape: each item gives its proportion of the part.
 * Source: rule DU-7, areas/due/README.md
 */
export function drawAdvance(
  items: readonly OpenAdvance[],
  amount: DecimalText,
  officeId: string | null = null,
): Draw[] | null {
  const isOwn = ({ due }: OpenAdvance) => due.officeId === officeId;
  let rest = decimal(amount);
  let draws: Draw[] = [];
  for (const group of [items.filter(isOwn), items.filter((each) => !isOwn(each))]) {
    const there = group.filter(isUsable).sort(oldestFirst);
    const part = Decimal.min(rest, sum(there.map((item) => (item.usable ?? item).amount)));
    if (part.lte(0)) continue;
    draws = [...draws, ...drawTogether(there, part)];
    rest = rest.minus(part);
  }
  return rest.gt(0) ? null : draws;
}

// The whole of an item is used with its whole worth or not at all, so that no worth is left without
// an amount.
function isUsable(item: OpenAdvance): boolean {
  const usable = item.usable ?? item;
  if (decimal(usable.amount).lte(0)) return false;
  return !decimal(usable.amount).equals(item.amount) || covers(usable, item);
}

/** Takes a part of advances that are one pool. */
function drawTogether(items: readonly OpenAdvance[], part: Decimal): Draw[] {
  const parts = items.map((item): Worth => item.usable ?? item);
  const worth = shareOf(summed(parts), part.toFixed());
  const currency = items[0]?.due.currencyId ?? localCurrency;
  const amounts = allocate(
    money(part, currency),
    parts.map((each) => each.amount),
  ).map(amountText);
  const inBooks = (whole: DecimalText, read: (each: Worth) => DecimalText | null, book: string) =>
    currency === book ? amounts : worthsOf(money(whole, book), amounts, parts, read);
  const vnd = inBooks(worth.amountVnd, (each) => each.amountVnd, localCurrency);
  const usd =
    worth.amountUsd === null
      ? null
      : inBooks(worth.amountUsd, (each) => each.amountUsd, secondCurrency);
  return items.flatMap(({ due }, at) => {
    const draw = {
      dueId: due.id,
      amount: amounts[at] ?? "0",
      amountVnd: vnd[at] ?? "0",
      // Where one of them has no worth in US dollars, the others give their own.
      amountUsd: usd
        ? (usd[at] ?? null)
        : shareOf(parts[at] as Worth, amounts[at] ?? "0").amountUsd,
    };
    return decimal(draw.amount).isZero() && decimal(draw.amountVnd).isZero() ? [] : [draw];
  });
}

/** Shares the worth of a part: an item that is used up gives all it is worth, the others their share. */
function worthsOf(
  whole: Money,
  amounts: readonly DecimalText[],
  parts: readonly Worth[],
  read: (each: Worth) => DecimalText | null,
): DecimalText[] {
  const isWhole = (at: number) => decimal(amounts[at]).equals(parts[at]?.amount ?? "0");
  const used = parts.map((each, at) => (isWhole(at) ? decimal(read(each)) : new Decimal(0)));
  const weights = parts.map((each, at) => (isWhole(at) ? new Decimal(0) : decimal(read(each))));
  const left = Decimal.max(Decimal.min(whole.amount.minus(sum(used)), sum(weights)), 0);
  const shares = allocate(money(left, whole.currency), weights);
  return used.map((each, at) =>
    amountText(money(each.plus(shares[at]?.amount ?? 0), whole.currency)),
  );
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
