import { decimal, Decimal, type DecimalText } from "@fairway/core/money/decimal.ts";
import { roundTo } from "@fairway/core/money/money.ts";
import { decimalsOf } from "@fairway/core/money/currency.ts";
import { isBound } from "./tariffLine.ts";
import type { LineType } from "./tariffWords.ts";

/** The figures of a line that make its price. */
export interface PricedLine {
  readonly type: LineType;
  readonly rangeFrom: DecimalText | null;
  readonly rangeTo: DecimalText | null;
  readonly unitPrice: DecimalText;
  readonly min: DecimalText | null;
  readonly max: DecimalText | null;
  readonly nextUnit: DecimalText | null;
  readonly nextUnitPrice: DecimalText | null;
  readonly currencyId: string;
}

/** A price: what a charge line is filled with, and the net amount in the line's currency. */
export interface FoundPrice {
  readonly quantity: DecimalText;
  readonly unitPrice: DecimalText;
  readonly amount: DecimalText;
}

/**
 * The price of a quantity by a line; null where the line has none for it.
 *
 * Shape: quantity × unit price. A bound of Min-Max that applies, and Next Level, are 1 × the amount.
 * Unit: `amount` is rounded to the currency, half away from zero.
 * Source: rules TF-10 to TF-12
 */
export function priceOfLine(line: PricedLine, quantity: Decimal): FoundPrice | null {
  if (!quantity.gt(0)) return null;
  const product = quantity.times(line.unitPrice);
  switch (line.type) {
    case "Single":
      return priced(line, quantity, decimal(line.unitPrice));
    case "Range": {
      const isIn =
        quantity.gte(decimal(line.rangeFrom)) &&
        (!isBound(line.rangeTo) || quantity.lte(decimal(line.rangeTo)));
      return isIn ? priced(line, quantity, decimal(line.unitPrice)) : null;
    }
    case "Min-Max": {
      const [least, most] = [decimal(line.min), decimal(line.max)];
      if (!most.isZero() && product.gt(most)) return priced(line, decimal("1"), most);
      if (product.lt(least)) return priced(line, decimal("1"), least);
      return priced(line, quantity, decimal(line.unitPrice));
    }
    case "Next Level": {
      const levels = Decimal.max(quantity.minus(1), 0).dividedBy(decimal(line.nextUnit)).ceil();
      const amount = levels.times(decimal(line.nextUnitPrice)).plus(line.unitPrice);
      return priced(line, decimal("1"), amount);
    }
  }
}

function priced({ currencyId }: PricedLine, quantity: Decimal, unitPrice: Decimal): FoundPrice {
  const amount = roundTo(quantity.times(unitPrice), currencyId);
  return {
    quantity: quantity.toString(),
    unitPrice: unitPrice.toString(),
    amount: amount.toFixed(decimalsOf(currencyId)),
  };
}
