import type { PaperCharge } from "@fairway/areas/charge/model/paperCharge.ts";
import type { Surcharge } from "@fairway/areas/charge/model/surcharge.ts";
import { bookCurrencies, decimalsOf, localCurrency } from "@fairway/core/money/currency.ts";
import { decimal } from "@fairway/core/money/decimal.ts";
import { amountText, money } from "@fairway/core/money/money.ts";
import { amountInWords } from "@fairway/core/words/amountInWords.ts";
import type { Language } from "@fairway/core/words/words.ts";
import type { NotePaper } from "./notePaper.ts";
import { lineTotals } from "@fairway/areas/charge/model/lineTotals.ts";

/** The currency of a printed note: each line's own, or one for all. */
export const printCurrencies = ["ORIGIN", ...bookCurrencies] as const;
export type PrintCurrency = (typeof printCurrencies)[number];

type Printed = Pick<NotePaper, "lines" | "totals" | "rates" | "totalVnd" | "inWords">;

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
  return {
    lines: lines.map((each) => printedLine(each, language)),
    totals: totals.map(({ currencyId, ...sums }) => ({ currency: currencyId, ...sums })),
    rates: [...rates].map(([foreign, rate]) => ({ currency: foreign, rate })),
    totalVnd,
    inWords: totals.map((each) => amountInWords(each.total, each.currencyId, language)),
  };
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
  const unitPrice = inVnd.dividedBy(excRateUsdToLocal).toDecimalPlaces(decimalsOf("USD") + 2);
  return {
    ...charge,
    currencyId: "USD",
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
