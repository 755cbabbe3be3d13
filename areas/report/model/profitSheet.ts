import {
  claimOn,
  isKeyed,
  type Surcharge,
  type SurchargeType,
} from "@fairway/areas/charge/model/surcharge.ts";
import { type LineRate, lineRates } from "@fairway/areas/charge/model/lineRates.ts";
import { chargeProfit, chargeTotals } from "@fairway/areas/charge/model/chargeTotals.ts";
import { type BookCurrency, localCurrency, secondCurrency } from "@fairway/core/money/currency.ts";
import { type DecimalText, decimal } from "@fairway/core/money/decimal.ts";
import type { Day } from "@fairway/core/time/day.ts";
import type { Language, Words } from "@fairway/core/words/words.ts";
import type { ProfitSheetPaper, ProfitSheetPaperLine } from "./profitSheetPaper.ts";

/** The payment status of a line, as printed. */
const paymentWords: Readonly<Record<string, Words>> = {
  Paid: { en: "Paid", vi: "Đã thanh toán" },
  "Paid A Part": { en: "Partly paid", vi: "Thanh toán một phần" },
  Unpaid: { en: "Unpaid", vi: "Chưa thanh toán" },
};

/** The dollar rate that the sheet prints, and those of the days of its lines. */
export interface SheetRates {
  readonly ofSheet: DecimalText | null;
  ofDay(day: Day): DecimalText | null;
}

/**
 * The lines, totals and profit of a sheet.
 *
 * Shape: an unknown amount in the sheet's currency is empty, and `unknownOn` lists the days without
 *   a US dollar rate; amounts in the local currency are always known. A line that is converted has its
 *   rates where they differ from the rate of the sheet, and the mark of a rate outside the bound.
 */
export function profitSheet(
  all: readonly Surcharge[],
  currency: BookCurrency,
  language: Language,
  paymentStatus: ReadonlyMap<string, string>,
  rates: SheetRates,
): Pick<ProfitSheetPaper, "lines" | "totals" | "profit" | "margin" | "unknownOn"> {
  // Lines that only documents make are no part of the profit (CH-30).
  const charges = all.filter(isKeyed);
  const side = currency === localCurrency ? ("vnd" as const) : ("usd" as const);
  const linesOf = (type: SurchargeType) =>
    chargeTotals(charges.filter((each) => each.type === type));
  const [cost, revenue, onBehalf] = [linesOf("BUY"), linesOf("SELL"), linesOf("OBH")];
  const profit = chargeProfit(charges).profit[side];
  return {
    lines: charges.map((each) => ({
      ...sheetLine(each, currency, language, paymentStatus),
      ...ratesOfLine(each, currency, rates),
    })),
    totals: {
      costNet: cost.net[side] ?? "",
      costGross: cost.gross[side] ?? "",
      revenueNet: revenue.net[side] ?? "",
      revenueGross: revenue.gross[side] ?? "",
      obhGross: onBehalf.gross[side] ?? "",
    },
    profit: profit ?? "",
    margin: margin(profit, revenue.net[side]),
    unknownOn: daysUnknown(charges, side),
  };
}

function daysUnknown(charges: readonly Surcharge[], side: "vnd" | "usd"): string[] {
  if (side === "vnd") return [];
  const unknown = charges.filter((each) => each.amountUsd === null || each.vatAmountUsd === null);
  return [...new Set(unknown.map((each) => each.exchangeDate))].sort();
}

function margin(profit: string | null, revenue: string | null): string {
  if (profit === null || revenue === null || decimal(revenue).isZero()) return "";
  return decimal(profit).times(100).dividedBy(decimal(revenue)).toFixed(1);
}

function ratesOfLine(
  charge: Surcharge,
  currency: BookCurrency,
  { ofSheet, ofDay }: SheetRates,
): Pick<ProfitSheetPaperLine, "rates" | "outside"> {
  if (charge.currencyId === currency) return { rates: [], outside: false };
  const possible = [ofSheet, ofDay(charge.exchangeDate)].flatMap((rate) => rate ?? []);
  const used = lineRates(charge, currency, possible);
  const outside = charge.rateOutside;
  const isOfSheet = ({ currency: foreign, rate }: LineRate) =>
    foreign === secondCurrency && ofSheet !== null && decimal(rate).equals(ofSheet);
  return { rates: used.filter((each) => outside || !isOfSheet(each)), outside };
}

function sheetLine(
  charge: Surcharge & { readonly type: SurchargeType },
  currency: BookCurrency,
  language: Language,
  paymentStatus: ReadonlyMap<string, string>,
): Omit<ProfitSheetPaperLine, "rates" | "outside"> {
  const [net, vat] =
    currency === localCurrency
      ? [charge.amountVnd, charge.vatAmountVnd]
      : [charge.amountUsd, charge.vatAmountUsd];
  const status = charge.type === "BUY" ? null : (paymentStatus.get(charge.id) ?? "Unpaid");
  return {
    kind: charge.type,
    partner: charge.paymentObjectName,
    description: language === "vi" ? charge.chargeNameVi : charge.chargeNameEn,
    quantity: charge.quantity,
    unit: charge.unitCode,
    unitPrice: charge.unitPrice,
    currency: charge.currencyId,
    documentNo: documentOf(charge),
    notes: charge.notes ?? "",
    net: charge.type === "OBH" ? "0" : (net ?? ""),
    gross: net === null || vat === null ? "" : decimal(net).plus(decimal(vat)).toFixed(),
    paymentStatus: status ? (paymentWords[status]?.[language] ?? status) : "",
  };
}

function documentOf(charge: Surcharge): string {
  const side = charge.type === "BUY" ? "credit" : "debit";
  const claim = claimOn(charge, side, "ledger") ?? claimOn(charge, side, "note");
  return charge.invoiceNo ?? claim?.documentNo ?? "";
}
