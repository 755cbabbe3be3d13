import { type RateMark, strictestMark, withinBound } from "@fairway/areas/rate/model/typedRate.ts";
import { decimal } from "@fairway/core/money/decimal.ts";
import type { Day } from "@fairway/core/time/day.ts";
import { keepingAdjustment } from "./adjustment.ts";
import { type ChargeAmounts, chargeAmounts } from "./chargeAmounts.ts";
import { chargeRates, type KnownRates } from "./chargeRates.ts";
import { dollarRateOf } from "./dollarRateOf.ts";
import type { Surcharge } from "./surcharge.ts";

/** A document that values lines: its day, its rates, and the marks of those that were typed for it. */
export interface LineValuer {
  readonly documentId: string;
  readonly day: Day;
  readonly rates: KnownRates;
  readonly marks: Readonly<Record<string, RateMark>>;
}

/** A line with computed amounts; those in VND are null where a rate is missing. */
export type ValuedLine = Omit<Surcharge, keyof ChargeAmounts> & ChargeAmounts;

/**
 * A line with the amounts that a document gives it; what was keyed stays, and so does what the line
 * has by itself.
 *
 * Shape: a line has the mark of every rate with which one of its amounts is computed, whatever its
 *   own currency; bought commission has the company's rate between USD and VND.
 * Source: rule CH-19, areas/charge/README.md
 */
export function valuedFor(charge: Surcharge, by: LineValuer): ValuedLine {
  const used: RateMark[] = [];
  const terms = { ...charge, exchangeDate: by.day, exchangeRate: null };
  const rates = chargeRates(terms, {
    commission: by.rates.commission,
    toVnd: (currency, day) => {
      used.push(by.marks[currency] ?? withinBound);
      return by.rates.toVnd(currency, day);
    },
  });
  return {
    ...charge,
    ...(charge.valuedBy === null ? ownOf(charge) : {}),
    valuedBy: by.documentId,
    valuedOn: by.day,
    ...strictestMark(used),
    ...keepingAdjustment(charge, chargeAmounts(charge, rates)),
  };
}

/** What a line that is as keyed has by itself. */
export function ownOf(charge: Surcharge) {
  return {
    ownRate: charge.finalExchangeRate,
    ownUsdRate: dollarRateOf(charge)?.rate ?? null,
    ownRateOutside: charge.rateOutside,
    ownRateReason: charge.rateReason,
  };
}

/** The line as it is keyed, with the amounts of its own rates; a line that no document values is so. */
export function asKeyed(charge: Surcharge): ValuedLine {
  if (charge.valuedBy === null) return charge;
  const { ownRate, ownUsdRate, ownRateOutside, ownRateReason } = charge;
  const rates = { toVnd: decimal(ownRate), usdToVnd: ownUsdRate ? decimal(ownUsdRate) : null };
  return {
    ...charge,
    valuedBy: null,
    valuedOn: null,
    ownRate: null,
    ownUsdRate: null,
    ownRateOutside: null,
    ownRateReason: null,
    rateOutside: ownRateOutside ?? false,
    rateReason: ownRateReason,
    ...keepingAdjustment(charge, chargeAmounts(charge, rates)),
  };
}
