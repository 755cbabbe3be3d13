import { Decimal, type DecimalText, decimal } from "@fairway/core/money/decimal.ts";
import { amountText, money, roundTo } from "@fairway/core/money/money.ts";
import {
  type BookCurrency,
  decimalsOf,
  localCurrency,
  secondCurrency,
} from "@fairway/core/money/currency.ts";
import type { ClearedDue } from "./clearedAmounts.ts";
import type { Due } from "./due.ts";
import type { Worth } from "./worth.ts";

/** An item that money can clear, with its open amount. */
export interface OpenDue
  extends Pick<
    Due,
    "id" | "kind" | "currencyId" | "open" | "openVnd" | "openUsd" | "excRateUsdToLocal"
  > {
  /** The requested part in the currency of the money; null for as much as possible. */
  readonly asked: DecimalText | null;
}

/** The money and its rates. */
export interface Pool {
  readonly currencyId: BookCurrency;
  readonly amount: DecimalText;
  /** VND for one US dollar on the day of payment. */
  readonly excRateUsdToLocal: DecimalText | null;
  /**
   * The part of the amount that is not new money: advances and credits, which keep their own value
   * (DU-7, DU-17).
   */
  readonly ahead?: Worth;
}

type RatedPool = Pick<Pool, "currencyId" | "excRateUsdToLocal">;

/** The parts of a spread pool and its rest. */
export interface Clearing {
  readonly lines: ClearedDue[];
  readonly left: DecimalText;
  readonly leftVnd: DecimalText;
  readonly leftUsd: DecimalText | null;
}

/**
 * Spreads money over open items: those with a requested amount first, then on-behalf items, then the
 * others, each up to its requested amount, its open amount and the rest of the money.
 *
 * Unit: the pool's currency; an item in the other currency is converted at the day's dollar rate,
 * its amount in the books' second currency at the rate at which it was billed. The worth of the
 *   money is shared over the lines in their order, what is left last.
 * Shape: lines in the order of the items. `excRateUsdToLocal` of the pool must be known when an
 *   item's currency differs (see needsRate).
 * Source: rules DU-5 and DU-6, areas/due/README.md
 */
export function clearPool(pool: Pool, dues: readonly OpenDue[]): Clearing {
  let rest = decimal(pool.amount);
  const taken = new Map<string, Decimal>();
  // What was typed for one item is not spent on another.
  const rank = (due: OpenDue) =>
    (due.asked === null ? 1 : 0) * 2 + (due.kind === "onBehalf" ? 0 : 1);
  const order = [...dues].sort((a, b) => rank(a) - rank(b));
  for (const due of order) {
    const wish = due.asked === null ? owed(due, pool) : decimal(due.asked);
    const take = Decimal.max(Decimal.min(rest, wish, owed(due, pool)), 0);
    // An amount below the smallest unit of the item's currency stays in the pool.
    const useful = cleared(due, take, pool).isZero() ? new Decimal(0) : take;
    taken.set(due.id, useful);
    rest = rest.minus(useful);
  }
  return priced(pool, dues, taken, rest);
}

/** The open amount of an item in the currency of the pool. */
export function owed(due: OpenDue, pool: RatedPool): Decimal {
  const unpaid = decimal(due.open);
  if (due.currencyId === pool.currencyId || unpaid.isZero()) return unpaid;
  const rate = rateOf(pool);
  const inPool = pool.currencyId === localCurrency ? unpaid.times(rate) : unpaid.dividedBy(rate);
  const smallest = new Decimal(10).pow(-decimalsOf(pool.currencyId));
  return Decimal.max(roundTo(inPool, pool.currencyId), smallest);
}

/**
 * True when an item is in the other currency and the money has no dollar rate; the rate at which the
 * item was billed is none.
 */
export function needsRate(
  pool: Pick<Pool, "currencyId" | "excRateUsdToLocal">,
  dues: readonly Pick<OpenDue, "currencyId">[],
): boolean {
  return !pool.excRateUsdToLocal && dues.some((each) => each.currencyId !== pool.currencyId);
}

/** The part of an item, in its own currency, for an amount in the currency of the pool. */
function cleared(due: OpenDue, take: Decimal, pool: RatedPool): Decimal {
  const unpaid = decimal(due.open);
  if (due.currencyId === pool.currencyId) return take;
  if (take.gte(owed(due, pool))) return unpaid;
  const rate = rateOf(pool);
  const inItem = pool.currencyId === localCurrency ? take.dividedBy(rate) : take.times(rate);
  return Decimal.min(roundTo(inItem, due.currencyId), unpaid);
}

function rateOf({ excRateUsdToLocal: rate }: RatedPool): Decimal {
  if (!rate) throw new Error("an item in another currency needs a dollar rate");
  return decimal(rate);
}

function priced(
  pool: Pool,
  dues: readonly OpenDue[],
  taken: ReadonlyMap<string, Decimal>,
  rest: Decimal,
): Clearing {
  const takes = dues.map((each) => taken.get(each.id) ?? new Decimal(0));
  // The parts in the other currency sum to the pool's worth, so that rounding loses no unit.
  const inVnd = worth(pool, localCurrency, [...takes, rest]);
  const inUsd = worth(pool, secondCurrency, [...takes, rest]);
  const lines = dues.map((due, at): ClearedDue => {
    const take = takes[at] ?? new Decimal(0);
    return {
      id: due.id,
      paidAmount: amountText(money(take, pool.currencyId)),
      paidAmountVnd: inVnd?.[at] ?? "0",
      paidAmountUsd: inUsd?.[at] ?? null,
      ...takenOf(due, take, pool),
    };
  });
  return {
    lines,
    left: amountText(money(rest, pool.currencyId)),
    leftVnd: inVnd?.[takes.length] ?? "0",
    leftUsd: inUsd?.[takes.length] ?? null,
  };
}

/**
 * What an amount of the pool takes of an item: in its currency, in VND and in US dollars, and what is
 * open afterwards.
 */
export function takenOf(due: OpenDue, take: Decimal, pool: RatedPool): TakenPart {
  const own = cleared(due, take, pool);
  const vnd = part(due, own, localCurrency);
  const usd = part(due, own, secondCurrency);
  return {
    totalPaid: amountText(money(own, due.currencyId)),
    totalPaidVnd: amountText(money(vnd, localCurrency)),
    totalPaidUsd: amountText(money(usd, secondCurrency)),
    balanceVnd: amountText(money(decimal(due.openVnd).minus(vnd), localCurrency)),
    balanceUsd:
      due.openUsd === null
        ? null
        : amountText(money(decimal(due.openUsd).minus(usd), secondCurrency)),
  };
}

/** The part of an item that is taken. */
export type TakenPart = Omit<ClearedDue, "id" | "paidAmount" | "paidAmountVnd" | "paidAmountUsd">;

/** The parts of the pool in one of the books' currencies; null when no rate is known. */
function worth(pool: Pool, currency: BookCurrency, parts: readonly Decimal[]): string[] | null {
  const whole = worthOf(pool, currency);
  return whole && sharesInOrder(whole, parts, currency);
}

/**
 * Shares a worth over parts in their order: each has its proportion, rounded, and never more than is
 * left; the last part takes the rest.
 */
function sharesInOrder(
  whole: Decimal,
  parts: readonly Decimal[],
  currency: BookCurrency,
): string[] {
  const total = parts.reduce((sofar, each) => sofar.plus(each), new Decimal(0));
  const last = parts.findLastIndex((each) => !each.isZero());
  let rest = whole;
  return parts.map((each, at) => {
    const share = each.isZero()
      ? each
      : at === last
        ? rest
        : Decimal.min(roundTo(whole.times(each).dividedBy(total), currency), rest);
    rest = rest.minus(share);
    return amountText(money(share, currency));
  });
}

/** The worth of the whole pool: its advances and credits by themselves, its new money at the day's rate. */
function worthOf(pool: Pool, currency: BookCurrency): Decimal | null {
  const { ahead } = pool;
  const amount = decimal(pool.amount).minus(ahead?.amount ?? 0);
  const kept = ahead && (currency === localCurrency ? ahead.amountVnd : ahead.amountUsd);
  const isKnown = pool.currencyId === currency || Boolean(pool.excRateUsdToLocal);
  if (kept === null || (!isKnown && !amount.isZero())) return null;
  return decimal(kept).plus(amount.isZero() ? 0 : inBooks(pool, amount, currency));
}

/** Converts an amount of the pool's currency to one of the books' currencies at the day's rate. */
export function inBooks(
  pool: Pick<Pool, "currencyId" | "excRateUsdToLocal">,
  amount: Decimal,
  currency: BookCurrency,
): Decimal {
  if (pool.currencyId === currency) return amount;
  const rate = decimal(pool.excRateUsdToLocal);
  return roundTo(
    currency === localCurrency ? amount.times(rate) : amount.dividedBy(rate),
    currency,
  );
}

/** The VND or USD amount that is cleared with `own` in the item's currency. */
function part(due: OpenDue, own: Decimal, currency: BookCurrency): Decimal {
  if (due.currencyId === currency) return own;
  const open = currency === localCurrency ? due.openVnd : due.openUsd;
  if (open === null || own.isZero()) return new Decimal(0);
  // The last payment takes the rest, so that a paid item is open in no currency.
  if (own.gte(due.open)) return decimal(open);
  if (!due.excRateUsdToLocal) return new Decimal(0);
  const rate = decimal(due.excRateUsdToLocal);
  const converted = currency === localCurrency ? own.times(rate) : own.dividedBy(rate);
  return Decimal.min(roundTo(converted, currency), open);
}
