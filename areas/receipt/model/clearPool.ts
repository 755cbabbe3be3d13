import { Decimal, type DecimalText, decimal } from "@fairway/core/money/decimal.ts";
import { allocate, amountText, money, roundTo } from "@fairway/core/money/money.ts";
import { decimalsOf } from "@fairway/core/money/currency.ts";
import type { ReceiptCurrency } from "./receipt.ts";

/** A document that money can clear, with what it owes now. */
export interface OpenDocument {
  readonly refId: string;
  readonly type: "DEBIT" | "OBH";
  readonly currencyId: ReceiptCurrency;
  readonly unpaidAmount: DecimalText;
  readonly unpaidAmountVnd: DecimalText;
  /** Null when the document has no amount in US dollars. */
  readonly unpaidAmountUsd: DecimalText | null;
  /** VND for one US dollar when the document was billed. */
  readonly excRateUsdToLocal: DecimalText | null;
  /** What somebody asked to take for it, in the receipt's currency; null for as much as there is. */
  readonly asked: DecimalText | null;
}

/** The money and its rates. */
export interface Pool {
  readonly currencyId: ReceiptCurrency;
  readonly amount: DecimalText;
  /** VND for one US dollar on the day of payment. */
  readonly excRateUsdToLocal: DecimalText | null;
}

/** What one document gets. */
export interface ClearedLine {
  readonly refId: string;
  /** Taken from the pool, in its currency. */
  readonly paidAmount: DecimalText;
  readonly paidAmountVnd: DecimalText;
  readonly paidAmountUsd: DecimalText | null;
  /** Cleared on the document, in its currency, in VND and in USD. */
  readonly totalPaid: DecimalText;
  readonly totalPaidVnd: DecimalText;
  readonly totalPaidUsd: DecimalText;
  readonly balanceVnd: DecimalText;
  readonly balanceUsd: DecimalText | null;
}

/** How the pool was spread, and what of it is left. */
export interface Clearing {
  readonly lines: ClearedLine[];
  readonly left: DecimalText;
  readonly leftVnd: DecimalText;
  readonly leftUsd: DecimalText | null;
}

/**
 * Spreads money over documents: on-behalf ones first, then the others, each up to what is asked
 * for it, to what it owes and to what is left. Never clears more than a document owes.
 *
 * Unit: the pool's currency; a document in the other currency is valued at the day's dollar rate,
 *   and its amount in the books' second currency at the rate it was billed at.
 * Shape: lines in the order of the documents. `excRateUsdToLocal` of the pool must be known when
 *   a document's currency differs (see needsRate).
 * Source: rules RC-2 to RC-4.
 */
export function clearPool(pool: Pool, documents: readonly OpenDocument[]): Clearing {
  let rest = decimal(pool.amount);
  const taken = new Map<string, Decimal>();
  const order = [...documents].sort((a, b) => Number(b.type === "OBH") - Number(a.type === "OBH"));
  for (const document of order) {
    const wish = document.asked === null ? owed(document, pool) : decimal(document.asked);
    const take = Decimal.max(Decimal.min(rest, wish, owed(document, pool)), 0);
    // An amount too small to clear the smallest unit of the document stays in the pool.
    const useful = cleared(document, take, pool).isZero() ? new Decimal(0) : take;
    taken.set(document.refId, useful);
    rest = rest.minus(useful);
  }
  return priced(pool, documents, taken, rest);
}

/** What a document owes, in the currency of the pool. */
export function owed(document: OpenDocument, pool: Pool): Decimal {
  const unpaid = decimal(document.unpaidAmount);
  if (document.currencyId === pool.currencyId || unpaid.isZero()) return unpaid;
  const rate = rateOf(pool, document);
  const inPool = pool.currencyId === "VND" ? unpaid.times(rate) : unpaid.dividedBy(rate);
  const smallest = new Decimal(10).pow(-decimalsOf(pool.currencyId));
  return Decimal.max(roundTo(inPool, pool.currencyId), smallest);
}

/** True when money in one currency meets a document in the other and no dollar rate is known. */
export function needsRate(pool: Pool, documents: readonly OpenDocument[]): boolean {
  return documents.some(
    (each) =>
      each.currencyId !== pool.currencyId && !pool.excRateUsdToLocal && !each.excRateUsdToLocal,
  );
}

function cleared(document: OpenDocument, take: Decimal, pool: Pool): Decimal {
  const unpaid = decimal(document.unpaidAmount);
  if (document.currencyId === pool.currencyId) return take;
  if (take.gte(owed(document, pool))) return unpaid;
  const rate = rateOf(pool, document);
  const inDocument = pool.currencyId === "VND" ? take.dividedBy(rate) : take.times(rate);
  return Decimal.min(roundTo(inDocument, document.currencyId), unpaid);
}

function rateOf(pool: Pool, document: OpenDocument): Decimal {
  const rate = pool.excRateUsdToLocal ?? document.excRateUsdToLocal;
  if (!rate) throw new Error("a document in another currency needs a dollar rate");
  return decimal(rate);
}

function priced(
  pool: Pool,
  documents: readonly OpenDocument[],
  taken: ReadonlyMap<string, Decimal>,
  rest: Decimal,
): Clearing {
  const takes = documents.map((each) => taken.get(each.refId) ?? new Decimal(0));
  // The parts in the other currency sum to the pool's worth, so that no unit is lost or made.
  const inVnd = worth(pool, "VND", [...takes, rest]);
  const inUsd = worth(pool, "USD", [...takes, rest]);
  const lines = documents.map((document, at): ClearedLine => {
    const take = takes[at] ?? new Decimal(0);
    const own = cleared(document, take, pool);
    const vnd = part(document, own, "VND");
    const usd = part(document, own, "USD");
    return {
      refId: document.refId,
      paidAmount: amountText(money(take, pool.currencyId)),
      paidAmountVnd: inVnd?.[at] ?? "0",
      paidAmountUsd: inUsd?.[at] ?? null,
      totalPaid: amountText(money(own, document.currencyId)),
      totalPaidVnd: amountText(money(vnd, "VND")),
      totalPaidUsd: amountText(money(usd, "USD")),
      balanceVnd: amountText(money(decimal(document.unpaidAmountVnd).minus(vnd), "VND")),
      balanceUsd:
        document.unpaidAmountUsd === null
          ? null
          : amountText(money(decimal(document.unpaidAmountUsd).minus(usd), "USD")),
    };
  });
  return {
    lines,
    left: amountText(money(rest, pool.currencyId)),
    leftVnd: inVnd?.[takes.length] ?? "0",
    leftUsd: inUsd?.[takes.length] ?? null,
  };
}

/** The parts of the pool in one of the books' currencies; null when no rate is known. */
function worth(pool: Pool, currency: ReceiptCurrency, parts: readonly Decimal[]): string[] | null {
  if (pool.currencyId === currency) return parts.map((each) => amountText(money(each, currency)));
  if (!pool.excRateUsdToLocal) return null;
  const whole = inBooks(pool, decimal(pool.amount), currency);
  return allocate(money(whole, currency), parts).map(amountText);
}

/** An amount of the pool's currency in one of the books' currencies at the day's rate. */
export function inBooks(
  pool: Pick<Pool, "currencyId" | "excRateUsdToLocal">,
  amount: Decimal,
  currency: ReceiptCurrency,
): Decimal {
  if (pool.currencyId === currency) return amount;
  const rate = decimal(pool.excRateUsdToLocal);
  return roundTo(currency === "VND" ? amount.times(rate) : amount.dividedBy(rate), currency);
}

/** What clearing `own` of a document's currency clears of its VND or USD amount. */
function part(document: OpenDocument, own: Decimal, currency: ReceiptCurrency): Decimal {
  if (document.currencyId === currency) return own;
  const open = currency === "VND" ? document.unpaidAmountVnd : document.unpaidAmountUsd;
  if (open === null || own.isZero()) return new Decimal(0);
  // The last payment takes the rest, so that a paid document owes nothing in either currency.
  if (own.gte(document.unpaidAmount)) return decimal(open);
  if (!document.excRateUsdToLocal) return new Decimal(0);
  const rate = decimal(document.excRateUsdToLocal);
  const converted = currency === "VND" ? own.times(rate) : own.dividedBy(rate);
  return Decimal.min(roundTo(converted, currency), open);
}
