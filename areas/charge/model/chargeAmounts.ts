import { decimalsOf, localCurrency, secondCurrency } from "@fairway/core/money/currency.ts";
import { Decimal, type DecimalText, decimal } from "@fairway/core/money/decimal.ts";
import { roundTo } from "@fairway/core/money/money.ts";
import { rateText, storedRate } from "@fairway/core/money/rate.ts";

/** The keyed terms of a line: quantity, unit price and VAT. */
export interface ChargeTerms {
  readonly quantity: DecimalText;
  readonly unitPrice: DecimalText;
  readonly currencyId: string;
  /**
   * Percent when zero or more; below zero a fixed tax in the charge's currency; null without VAT.
   */
  readonly vatrate: DecimalText | null;
}

/** The rates of the line's day; null where no rate exists. */
export interface ChargeRates {
  /** VND for one unit of the charge's currency. */
  readonly toVnd: Decimal | null;
  /** VND for one US dollar. */
  readonly usdToVnd: Decimal | null;
}

/** The amounts of a line in its own currency, in VND and in USD; null where a rate is missing. */
export interface ChargeAmounts {
  readonly netAmount: DecimalText;
  readonly vatAmount: DecimalText;
  readonly total: DecimalText;
  readonly finalExchangeRate: DecimalText | null;
  /** VND for one US dollar, the rate of the dollar amounts. */
  readonly excRateUsdToLocal: DecimalText | null;
  readonly amountVnd: DecimalText | null;
  readonly vatAmountVnd: DecimalText | null;
  readonly amountUsd: DecimalText | null;
  readonly vatAmountUsd: DecimalText | null;
}

/**
 * Computes the amounts of one charge line; the server stores them, the browser shows them.
 *
 * Unit: every currency keeps its own decimals, rounded half away from zero. VND and USD amounts are
 * computed from price times quantity, not from the rounded net; VAT from the rounded amount. The
 * rates are rounded to the stored decimals before they are used; PostgreSQL recomputes the amounts.
 */
export function chargeAmounts(terms: ChargeTerms, rates: ChargeRates): ChargeAmounts {
  const isUsd = terms.currencyId === secondCurrency;
  const own = inCurrency(terms, one, terms.currencyId);
  const toVnd = terms.currencyId === localCurrency ? one : rates.toVnd && storedRate(rates.toVnd);
  const usdToVnd = rates.usdToVnd && storedRate(rates.usdToVnd);
  const vnd = toVnd && inCurrency(terms, toVnd, localCurrency);
  const usd = isUsd ? own : toVnd && usdToVnd && inCurrency(terms, toVnd, secondCurrency, usdToVnd);
  return {
    netAmount: write(own.net, terms.currencyId),
    vatAmount: write(own.vat, terms.currencyId),
    total: write(own.net.plus(own.vat), terms.currencyId),
    finalExchangeRate: toVnd && rateText(toVnd),
    excRateUsdToLocal: usdToVnd && rateText(usdToVnd),
    amountVnd: vnd && write(vnd.net, localCurrency),
    vatAmountVnd: vnd && write(vnd.vat, localCurrency),
    amountUsd: usd && write(usd.net, secondCurrency),
    vatAmountUsd: usd && write(usd.vat, secondCurrency),
  };
}

const one = new Decimal(1);

/** The amounts at `rate` for `per`; divided last, so that a half is not lost to a cut quotient. */
function inCurrency(terms: ChargeTerms, rate: Decimal, currency: string, per: Decimal = one) {
  const net = roundTo(
    decimal(terms.unitPrice).times(decimal(terms.quantity)).times(rate).dividedBy(per),
    currency,
  );
  const vatrate = decimal(terms.vatrate);
  const vat = vatrate.lt(0)
    ? vatrate.abs().times(rate).dividedBy(per)
    : net.times(vatrate).dividedBy(100);
  return { net, vat: roundTo(vat, currency) };
}

function write(amount: Decimal, currency: string): DecimalText {
  const text = amount.toFixed(decimalsOf(currency));
  // A price of -0.004 rounds to a zero that still has its sign.
  return amount.isZero() ? text.replace("-", "") : text;
}
