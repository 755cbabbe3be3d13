import { localCurrency } from "@fairway/core/money/currency.ts";
import { Decimal, type DecimalText, decimal, plainDecimal } from "@fairway/core/money/decimal.ts";

/** How an office prices its costs for the office of the job. */
export interface AutoRating {
  /** Percent of the price. */
  readonly margin: DecimalText;
  /** VND. */
  readonly step: DecimalText;
  /** Percent; null or zero takes the usual one. */
  readonly vat: DecimalText | null;
}

/** What is bought, as far as its price depends on it. */
export interface BoughtTerms {
  readonly quantity: DecimalText;
  readonly unitPrice: DecimalText;
  readonly currencyId: string;
  readonly vatrate: DecimalText | null;
}

/** The VAT of a price in VND where the setting says nothing. */
const usualVat = "10";

/**
 * The terms under which a bought line is sold to the office of the job.
 *
 * Unit: a price in VND contains the margin and is rounded to the step, half away from zero and at least
 *   one step; other currencies keep their price and their VAT.
 * Source: rule RE-7, areas/replica/README.md
 */
export function autoRated(bought: BoughtTerms, { margin, step, vat }: AutoRating): BoughtTerms {
  if (bought.currencyId !== localCurrency) return bought;
  const least = decimal(step).times(decimal(bought.unitPrice).isNegative() ? -1 : 1);
  const share = decimal("1").minus(decimal(margin).dividedBy(100));
  // Divided last, so that a half is not lost to a cut quotient.
  const steps = decimal(bought.unitPrice)
    .dividedBy(share.times(step))
    .toDecimalPlaces(0, Decimal.ROUND_HALF_UP);
  const price = steps.isZero() ? least : steps.times(step);
  const isSet = vat !== null && decimal(vat).gt(0);
  return {
    ...bought,
    unitPrice: plainDecimal(price.toString()),
    vatrate: isSet ? plainDecimal(decimal(vat).toString()) : usualVat,
  };
}
