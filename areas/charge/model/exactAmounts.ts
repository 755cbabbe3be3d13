import { decimalsOf, localCurrency, secondCurrency } from "@fairway/core/money/currency.ts";
import { Decimal, decimal } from "@fairway/core/money/decimal.ts";
import type { Surcharge } from "./surcharge.ts";
import type { Rounding } from "./whyShapes.ts";

type Line = Pick<
  Surcharge,
  | "quantity"
  | "unitPrice"
  | "currencyId"
  | "vatrate"
  | "netAmount"
  | "vatAmount"
  | "finalExchangeRate"
  | "excRateUsdToLocal"
  | "amountVnd"
  | "vatAmountVnd"
  | "amountUsd"
  | "vatAmountUsd"
  | "netAdjustVnd"
  | "vatAdjustVnd"
  | "adjustedBy"
>;

/** The digits that are shown of an amount that is not rounded yet. */
const shown = 6;

/**
 * The amounts of a line before and after rounding: in its own currency, in VND and in US dollars.
 *
 * Shape: the stored amounts are the rounded ones; a currency without an amount is left out, and one
 *   that is the line's own stands once. The VAT of a percentage is that of the rounded net (CH-1).
 */
export function exactAmounts(line: Line): Rounding[] {
  const { currencyId, unitPrice, quantity } = line;
  const price = decimal(unitPrice).times(decimal(quantity));
  const toVnd = decimal(line.finalExchangeRate);
  const perUsd = line.excRateUsdToLocal === null ? null : decimal(line.excRateUsdToLocal);
  const amountIn = (
    currency: string,
    [rate, per]: readonly [Decimal, Decimal],
    [amount, vatAmount]: readonly (string | null)[],
  ): Rounding[] => {
    if (amount == null || vatAmount == null) return [];
    const vatrate = decimal(line.vatrate);
    const isAdjusted = currency === localCurrency && line.adjustedBy !== null;
    const rounded = isAdjusted ? decimal(amount).minus(line.netAdjustVnd) : decimal(amount);
    const vatExact = vatrate.lt(0)
      ? vatrate.abs().times(rate).dividedBy(per)
      : rounded.times(vatrate).dividedBy(100);
    return [
      {
        currencyId: currency,
        decimals: decimalsOf(currency),
        exact: text(price.times(rate).dividedBy(per)),
        amount,
        vatExact: text(vatExact),
        vatAmount,
        ...(isAdjusted ? { adjusted: { net: line.netAdjustVnd, vat: line.vatAdjustVnd } } : {}),
      },
    ];
  };
  const one = new Decimal(1);
  const isOther = (currency: string) => currency !== currencyId;
  return [
    ...amountIn(currencyId, [one, one], [line.netAmount, line.vatAmount]),
    ...(isOther(localCurrency)
      ? amountIn(localCurrency, [toVnd, one], [line.amountVnd, line.vatAmountVnd])
      : []),
    ...(isOther(secondCurrency) && perUsd
      ? amountIn(secondCurrency, [toVnd, perUsd], [line.amountUsd, line.vatAmountUsd])
      : []),
  ];
}

function text(exact: Decimal): string {
  const cut = exact.toDecimalPlaces(shown);
  return cut.isZero() ? "0" : cut.toFixed();
}
