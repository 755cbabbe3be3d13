import { localCurrency, secondCurrency } from "@fairway/core/money/currency.ts";
import { type Decimal, type DecimalText, decimal } from "@fairway/core/money/decimal.ts";
import { amountText, money } from "@fairway/core/money/money.ts";
import { type Day, daysBetween } from "@fairway/core/time/day.ts";
import type { DebtDocument, OfficeDebts } from "./debtDocument.ts";
import { counts, type FigureName, type FigureParts, figureNames, figureParts } from "./figures.ts";
import { shareByLines } from "./shareByLines.ts";

/** The worth of a part of a debt in its own currency, in VND and in US dollars. */
export interface PartWorth {
  readonly total: DecimalText;
  readonly vnd: DecimalText;
  readonly usd: DecimalText | null;
}

/** An office and a service, and the worth of the lines of a document there. */
export interface LinePlace {
  readonly officeId: string | null;
  readonly officeCode: string | null;
  readonly service: string | null;
  readonly weight: DecimalText;
}

/** A debt as it is read, with the places of its lines. */
export interface ReadDebt
  extends Omit<
    DebtDocument,
    | "officeId"
    | "officeCode"
    | "service"
    | "overdueDays"
    | "status"
    | "amount"
    | "unpaidAmount"
    | "total"
    | "paid"
    | "unpaid"
  > {
  readonly places: readonly LinePlace[];
  readonly open: PartWorth;
  readonly cleared: PartWorth;
}

/** A share of a debt at one place. */
export interface DebtShare extends Omit<ReadDebt, "places"> {
  readonly place: Omit<LinePlace, "weight">;
}

/** Divides debts over the offices and services of their lines. Source: rule RV-7 */
export function debtShares(debts: readonly ReadDebt[]): DebtShare[] {
  return debts.flatMap(({ places, ...debt }) => {
    const weights = places.map(({ weight }) => weight);
    const open = shareWorth(debt.open, debt.currencyId, weights);
    const cleared = shareWorth(debt.cleared, debt.currencyId, weights);
    return places.map(
      ({ weight: _weight, ...place }, at): DebtShare => ({
        ...debt,
        place,
        open: open[at] as PartWorth,
        cleared: cleared[at] as PartWorth,
      }),
    );
  });
}

function shareWorth(worth: PartWorth, currency: string, weights: readonly string[]): PartWorth[] {
  const totals = shareByLines(worth.total, currency, weights);
  const vnd = shareByLines(worth.vnd, localCurrency, weights);
  const usd = worth.usd === null ? null : shareByLines(worth.usd, secondCurrency, weights);
  return weights.map((_, at) => ({
    total: totals[at] as DecimalText,
    vnd: vnd[at] as DecimalText,
    usd: usd?.[at] ?? null,
  }));
}

/** A worth in the currency of an agreement as the books have it; null when unknown. Rule RV-3 */
export function worthIn(currency: string, worth: PartWorth, own: string): Decimal | null {
  if (currency === localCurrency) return decimal(worth.vnd);
  if (currency === secondCurrency) return worth.usd === null ? null : decimal(worth.usd);
  return currency === own ? decimal(worth.total) : null;
}

/** Adds up shares by office and service, each figure in the agreement's currency. */
export function byOffice(shares: readonly DebtShare[], currency: string): OfficeDebts[] {
  const offices = Map.groupBy(shares, ({ place }) => place.officeId);
  return [...offices]
    .map(([officeId, ofOffice]) => ({
      officeId,
      officeCode: ofOffice[0]?.place.officeCode ?? null,
      ...figuresOf(ofOffice, currency),
      services: [...Map.groupBy(ofOffice, ({ place }) => place.service)]
        .map(([service, own]) => ({ service, ...figuresOf(own, currency) }))
        .sort(by(({ service }) => service)),
    }))
    .sort(by(({ officeCode }) => officeCode));
}

function figuresOf(shares: readonly DebtShare[], currency: string) {
  const entries = figureNames.map((name): [FigureName, DecimalText | null] => {
    const parts: FigureParts = figureParts[name];
    let all: Decimal | null = decimal("0");
    for (const share of shares) {
      if (!counts(parts, share.kind, share.age)) continue;
      const amount = partOf(parts, share, currency);
      all = all === null || amount === null ? null : all.plus(amount);
    }
    return [name, all === null ? null : amountText(money(all, currency))];
  });
  return Object.fromEntries(entries) as Record<FigureName, DecimalText | null>;
}

function partOf({ part }: FigureParts, share: DebtShare, currency: string): Decimal | null {
  const open = worthIn(currency, share.open, share.currencyId);
  const paid = worthIn(currency, share.cleared, share.currencyId);
  if (part === "paid") return paid;
  if (part !== "total") return open;
  return open === null || paid === null ? null : open.plus(paid);
}

function by<Row>(read: (row: Row) => string | null) {
  return (one: Row, other: Row) => ((read(one) ?? "") < (read(other) ?? "") ? -1 : 1);
}

/** The documents behind a figure, each with its share at the place that is asked for. */
export function documentsBehind(
  shares: readonly DebtShare[],
  asked: { readonly figure: FigureName; readonly currency: string; readonly day: Day },
): DebtDocument[] {
  const parts: FigureParts = figureParts[asked.figure];
  return shares
    .filter(({ kind, age }) => counts(parts, kind, age))
    .filter(({ cleared }) => parts.part !== "paid" || decimal(cleared.vnd).gt(0))
    .map(({ place, open, cleared, ...debt }) => {
      const said = (worth: PartWorth) => ({
        vnd: amountText(money(worth.vnd, localCurrency)),
        usd: worth.usd === null ? null : amountText(money(worth.usd, secondCurrency)),
      });
      const inCurrency = (worth: PartWorth) => {
        const amount = worthIn(asked.currency, worth, debt.currencyId);
        return amount === null ? null : amountText(money(amount, asked.currency));
      };
      const whole = plus(open, cleared);
      return {
        ...debt,
        ...place,
        overdueDays:
          debt.dueDate && debt.dueDate < asked.day ? daysBetween(debt.dueDate, asked.day) : 0,
        status: decimal(cleared.total).gt(0) ? "Paid A Part" : "Unpaid",
        amount: inCurrency(whole),
        unpaidAmount: inCurrency(open),
        total: said(whole),
        paid: said(cleared),
        unpaid: said(open),
      };
    });
}

function plus(one: PartWorth, other: PartWorth): PartWorth {
  const added = (a: DecimalText, b: DecimalText) => decimal(a).plus(b).toFixed();
  return {
    total: added(one.total, other.total),
    vnd: added(one.vnd, other.vnd),
    usd: one.usd === null || other.usd === null ? null : added(one.usd, other.usd),
  };
}
