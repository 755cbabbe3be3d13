import { isSameRate, type LineRate, lineRates } from "@fairway/areas/charge/model/lineRates.ts";
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
import type { NoteLine, NotePaper } from "./notePaper.ts";
import { lineTotals } from "@fairway/areas/charge/model/lineTotals.ts";

/** The currency of a printed note: each line's own, or one for all. */
export const printCurrencies = ["ORIGIN", ...bookCurrencies] as const;
export type PrintCurrency = (typeof printCurrencies)[number];

/** What is printed of a charge: of a charge line, or of the line of an invoice. */
type PrintableCharge = Pick<
  Surcharge,
  | "type"
  | "chargeNameEn"
  | "chargeNameVi"
  | "notes"
  | "quantity"
  | "unitCode"
  | "unitPrice"
  | "currencyId"
  | "vatrate"
  | "netAmount"
  | "vatAmount"
  | "finalExchangeRate"
  | "amountVnd"
  | "vatAmountVnd"
  | "amountUsd"
  | "vatAmountUsd"
> &
  Partial<Pick<Surcharge, "excRateUsdToLocal" | "invoiceNo">>;

type Printed = Pick<NotePaper, "lines" | "totals" | "rates" | "totalVnd" | "rounded" | "inWords">;

/**
 * Returns the printed lines and sums of a note.
 *
 * Shape: null for US dollars when an amount is unknown in them.
 */
export function notePaperLines(
  charges: readonly PrintableCharge[],
  currency: PrintCurrency,
  excRateUsdToLocal: string | null,
  language: Language,
): Printed | null {
  const possible = dollarRates(charges, excRateUsdToLocal);
  const used = charges.map((each) => lineRates(each, currency, possible));
  const shown = charges.map((each, at) => {
    const own = used[at]?.find((rate) => rate.currency === secondCurrency);
    return inCurrency(each, currency, own?.rate ?? excRateUsdToLocal);
  });
  if (shown.some((each) => each === null)) return null;
  const lines = shown as PrintableCharge[];
  const { totals, totalVnd } = lineTotals(lines);
  const rates = ratesOfNote(used.flat(), excRateUsdToLocal);
  const printed = lines.map((each, at) => ({
    ...printedLine(each, language),
    rates: (used[at] ?? []).filter((own) => !rates.some((rate) => isSameRate(rate, own))),
  }));
  return {
    lines: printed,
    totals: totals.map(({ currencyId, ...sums }) => ({ currency: currencyId, ...sums })),
    rates,
    totalVnd,
    rounded: printed.some(isRoundedLine) || isRoundedTotal(printed, used, totalVnd),
    inWords: totals.map((each) => amountInWords(each.total, each.currencyId, language)),
  };
}

/** The dollar rates with which lines of a note may be converted: its own first. */
function dollarRates(charges: readonly PrintableCharge[], ofNote: string | null): string[] {
  const ofLines = charges
    .filter((each) => each.currencyId === secondCurrency)
    .map((each) => each.finalExchangeRate);
  return [...(ofNote ? [ofNote] : []), ...ofLines];
}

/** The rate of each currency for the whole note: its own where a line has it, else the first. */
function ratesOfNote(used: readonly LineRate[], ofNote: string | null): LineRate[] {
  const own = (each: LineRate) =>
    each.currency === secondCurrency && ofNote !== null && decimal(each.rate).equals(ofNote);
  const rates = new Map<string, LineRate>();
  for (const each of used) {
    if (!rates.has(each.currency) || own(each)) rates.set(each.currency, each);
  }
  return [...rates.values()];
}

/** Whether quantity, price and VAT as printed give another amount than the line. */
function isRoundedLine(line: PaperCharge): boolean {
  const rounded = (amount: Decimal) => amountText(money(amount, line.currency));
  const net = decimal(line.quantity).times(line.unitPrice);
  const isRate = line.vat !== "" && !line.vat.startsWith("-");
  const vat = isRate ? rounded(net.times(line.vat).dividedBy(100)) : line.vatAmount;
  return !decimal(rounded(net)).plus(vat).equals(line.total);
}

/** Whether the lines at their printed rates give another total in dong. */
function isRoundedTotal(
  lines: readonly PaperCharge[],
  used: readonly (readonly LineRate[])[],
  totalVnd: string,
): boolean {
  const inVnd = lines.map(({ currency, total }, at) =>
    decimal(total).times(used[at]?.find((each) => each.currency === currency)?.rate ?? "1"),
  );
  return amountText(money(sum(inVnd), localCurrency)) !== totalVnd;
}

function inCurrency(
  charge: PrintableCharge,
  currency: PrintCurrency,
  usdToLocal: string | null,
): PrintableCharge | null {
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
  if (charge.amountUsd === null || charge.vatAmountUsd === null || !usdToLocal) return null;
  const unitPrice = inVnd.dividedBy(usdToLocal).toDecimalPlaces(decimalsOf(secondCurrency) + 2);
  return {
    ...charge,
    currencyId: secondCurrency,
    unitPrice: unitPrice.toFixed(),
    netAmount: charge.amountUsd,
    vatAmount: charge.vatAmountUsd,
  };
}

function printedLine(charge: PrintableCharge, language: Language): Omit<NoteLine, "rates"> {
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
    invoiceNo: charge.invoiceNo ?? "",
  };
}
