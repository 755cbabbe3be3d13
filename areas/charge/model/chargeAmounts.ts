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
 * rate is rounded to the stored decimals before it is used.
 */
export function chargeAmounts(terms: ChargeTerms, rates: ChargeRates): ChargeAmounts {
  const own = inCurrency(terms, new Decimal(1), terms.currencyId);
  const toVnd =
    terms.currencyId === localCurrency ? new Decimal(1) : rates.toVnd && storedRate(rates.toVnd);
  const toUsd = rateToUsd(terms.currencyId, toVnd, rates.usdToVnd);
  const vnd = toVnd && inCurrency(terms, toVnd, localCurrency);
  const usd = toUsd && inCurrency(terms, toUsd, secondCurrency);
  return {
    netAmount: write(own.net, terms.currencyId),
    vatAmount: write(own.vat, terms.currencyId),
    total: write(own.net.plus(own.vat), terms.currencyId),
    finalExchangeRate: toVnd && rateText(toVnd),
    amountVnd: vnd && write(vnd.net, localCurrency),
    vatAmountVnd: vnd && write(vnd.vat, localCurrency),
    amountUsd: usd && write(usd.net, secondCurrency),
    vatAmountUsd: usd && write(usd.vat, secondCurrency),
  };
}

function inCurrency(terms: ChargeTerms, rate: Decimal, currency: string) {
  const net = roundTo(
    decimal(terms.unitPrice).times(decimal(terms.quantity)).times(rate),
    currency,
  );
  const vatrate = decimal(terms.vatrate);
  const vat = vatrate.lt(0) ? vatrate.abs().times(rate) : net.times(vatrate).dividedBy(100);
  return { net, vat: roundTo(vat, currency) };
}

function rateToUsd(
  currency: string,
  toVnd: Decimal | null,
  usdToVnd: Decimal | null,
): Decimal | null {
  if (currency === secondCurrency) return new Decimal(1);
  if (!toVnd || !usdToVnd) return null;
  return toVnd.dividedBy(usdToVnd);
}

function write(amount: Decimal, currency: string): DecimalText {
  const text = amount.toFixed(decimalsOf(currency));
  // A price of -0.004 rounds to a zero that still has its sign.
  return amount.isZero() ? text.replace("-", "") : text;
}
