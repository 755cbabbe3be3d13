import type { PaperCharge } from "@fairway/areas/charge/model/paperCharge.ts";
import type { Surcharge } from "@fairway/areas/charge/model/surcharge.ts";
import {
  bookCurrencies,
  decimalsOf,
  localCurrency,
  secondCurrency,
} from "@fairway/core/money/currency.ts";
import { type Decimal, decimal, sum } from "@fairway/core/money/decimal.ts";
import { amountText, money } from "@fairway/core/money/money.ts";
import { amountInWords } from "@fairway/core/words/amountInWords.ts";
import type { Language } from "@fairway/core/words/words.ts";
import type { NotePaper } from "./notePaper.ts";
import { lineTotals } from "@fairway/areas/charge/model/lineTotals.ts";

/** The currency of a printed note: each line's own, or one for all. */
export const printCurrencies = ["ORIGIN", ...bookCurrencies] as const;
export type PrintCurrency = (typeof printCurrencies)[number];

type Printed = Pick<NotePaper, "lines" | "totals" | "rates" | "totalVnd" | "rounded" | "inWords">;

/**
 * Returns the printed lines and sums of a note.
 *
 * Shape: null for US dollars when an amount is unknown in them.
 */
export function notePaperLines(
  charges: readonly Surcharge[],
  currency: PrintCurrency,
  excRateUsdToLocal: string | null,
  language: Language,
): Printed | null {
  const shown = charges.map((each) => inCurrency(each, currency, excRateUsdToLocal));
  if (shown.some((each) => each === null)) return null;
  const lines = shown as Surcharge[];
  const { totals, totalVnd } = lineTotals(lines);
  const rates = new Map(
    charges
      .filter((each) => each.currencyId !== localCurrency)
      .map((each) => [each.currencyId, each.finalExchangeRate]),
  );
  const printed = {
    lines: lines.map((each) => printedLine(each, language)),
    totals: totals.map(({ currencyId, ...sums }) => ({ currency: currencyId, ...sums })),
    rates: [...rates].map(([foreign, rate]) => ({ currency: foreign, rate })),
    totalVnd,
  };
  return {
    ...printed,
    rounded: printed.lines.some(isRoundedLine) || isRoundedTotal(printed),
    inWords: totals.map((each) => amountInWords(each.total, each.currencyId, language)),
  };
}

/** Whether quantity, price and VAT as printed give another amount than the line. */
function isRoundedLine(line: PaperCharge): boolean {
  const rounded = (amount: Decimal) => amountText(money(amount, line.currency));
  const net = decimal(line.quantity).times(line.unitPrice);
  const isRate = line.vat !== "" && !line.vat.startsWith("-");
  const vat = isRate ? rounded(net.times(line.vat).dividedBy(100)) : line.vatAmount;
  return !decimal(rounded(net)).plus(vat).equals(line.total);
}

/** Whether the totals at the printed rates give another total in dong. */
function isRoundedTotal({
  totals,
  rates,
  totalVnd,
}: Omit<Printed, "rounded" | "inWords">): boolean {
  const rateOf = new Map(rates.map(({ currency, rate }) => [currency, rate]));
  const inVnd = totals.map(({ currency, total }) =>
    decimal(total).times(rateOf.get(currency) ?? "1"),
  );
  return amountText(money(sum(inVnd), localCurrency)) !== totalVnd;
}

function inCurrency(
  charge: Surcharge,
  currency: PrintCurrency,
  excRateUsdToLocal: string | null,
): Surcharge | null {
  if (currency === "ORIGIN" || charge.currencyId === currency) return charge;
  const inVnd = decimal(charge.unitPrice).times(charge.finalExchangeRate);
  if (currency === localCurrency) {
    return {
      ...charge,
      currencyId: localCurrency,
      unitPrice: amountText(money(inVnd, localCurrency)),
      netAmount: charge.amountVnd,
      vatAmount: charge.vatAmountVnd,
    };
  }
  if (charge.amountUsd === null || charge.vatAmountUsd === null || !excRateUsdToLocal) return null;
  const unitPrice = inVnd
    .dividedBy(excRateUsdToLocal)
    .toDecimalPlaces(decimalsOf(secondCurrency) + 2);
  return {
    ...charge,
    currencyId: secondCurrency,
    unitPrice: unitPrice.toFixed(),
    netAmount: charge.amountUsd,
    vatAmount: charge.vatAmountUsd,
  };
}

function printedLine(charge: Surcharge, language: Language): PaperCharge {
  const total = decimal(charge.netAmount).plus(charge.vatAmount);
  return {
    section: charge.type === "OBH" ? "obh" : "charge",
    description: language === "vi" ? charge.chargeNameVi : charge.chargeNameEn,
    notes: charge.notes ?? "",
    quantity: charge.quantity,
    unit: charge.unitCode,
    unitPrice: charge.unitPrice,
    currency: charge.currencyId,
    vat: charge.vatrate ?? "",
    vatAmount: charge.vatAmount,
    total: amountText(money(total, charge.currencyId)),
  };
}
