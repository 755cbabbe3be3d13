import { localCurrency, secondCurrency } from "@fairway/core/money/currency.ts";
import { Decimal, type DecimalText } from "@fairway/core/money/decimal.ts";
import type { Day } from "@fairway/core/time/day.ts";
import type { ChargeRates } from "./chargeAmounts.ts";
import type { LineType } from "./surcharge.ts";

/** VND for one US dollar of bought commission, when the company has set no rate. */
export const usualCommissionRate = "20000";

/** The fields of a line that decide its rates. */
export interface RatedCharge {
  readonly type: LineType;
  readonly currencyId: string;
  readonly kickBack: boolean;
  readonly exchangeDate: Day;
  /** The typed rate; null takes that of the day. */
  readonly exchangeRate: DecimalText | null;
}

/** Checks whether a line is bought commission, which has the company's rate between USD and VND. */
export function isCommission(charge: Pick<RatedCharge, "type" | "kickBack">): boolean {
  return charge.type === "BUY" && charge.kickBack;
}

/** The known rates: VND for one unit of a currency on a day, null without a rate. */
export interface KnownRates {
  toVnd(currency: string, day: Day): Decimal | null;
  /** VND for one US dollar of bought commission. */
  readonly commission: DecimalText;
}

/**
 * Selects the rates of one line: a typed rate first, then the commission's, then the day's.
 *
 * Source: rules CH-2, CH-8, CH-9, areas/charge/README.md
 */
export function chargeRates(charge: RatedCharge, known: KnownRates): ChargeRates {
  const { currencyId, exchangeDate } = charge;
  const ofDay = (currency: string) => {
    if (currency === localCurrency) return new Decimal(1);
    if (isCommission(charge) && currency === "USD") return new Decimal(known.commission);
    return known.toVnd(currency, exchangeDate);
  };
  const typed = currencyId === localCurrency ? null : charge.exchangeRate;
  const toVnd = typed === null ? ofDay(currencyId) : new Decimal(typed);
  return { toVnd, usdToVnd: currencyId === secondCurrency ? toVnd : ofDay(secondCurrency) };
}
