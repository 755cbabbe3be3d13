import type { LineRate } from "@fairway/areas/charge/model/lineRates.ts";
import type { PaperCharge } from "@fairway/areas/charge/model/paperCharge.ts";
import { notePaperLines } from "@fairway/areas/note/model/notePaperLines.ts";
import type { AuthoredHead } from "@fairway/areas/organisation/model/letterhead.ts";
import { localCurrency } from "@fairway/core/money/currency.ts";
import { sum } from "@fairway/core/money/decimal.ts";
import { amountText, money } from "@fairway/core/money/money.ts";
import { amountInWords } from "@fairway/core/words/amountInWords.ts";
import type { Language } from "@fairway/core/words/words.ts";
import type { Invoice, InvoiceLine, InvoiceType } from "./invoice.ts";

/** Sums of lines with one VAT rate, or in one currency. */
interface PaperSum {
  net: string;
  vat: string;
  total: string;
}

/**
 * The printed content of an invoice: what its electronic invoice will say, and until then its draft.
 *
 * Shape: amounts are decimal strings in the currency of the invoice, days `YYYY-MM-DD`; an empty
 *   text leaves its line out.
 */
export interface InvoicePaper extends AuthoredHead {
  kind: InvoiceType;
  no: string;
  serie: string;
  /** True until the number of the electronic invoice is entered. */
  isDraft: boolean;
  date: string;
  dueDate: string;
  partner: { name: string; address: string; taxCode: string };
  paymentMethod: string;
  noteNos: string;
  jobNos: string;
  hwbnos: string;
  currency: string;
  lines: PaperCharge[];
  rates: LineRate[];
  rounded: boolean;
  /** Percent; empty for lines without VAT, a negative figure for fixed amounts. */
  byRate: (PaperSum & { rate: string })[];
  /** What the lines are in their own currencies; one alone says nothing more. */
  byCurrency: (PaperSum & { currency: string })[];
  sums: PaperSum;
  inWords: string;
  description: string;
}

type Printed = Pick<
  InvoicePaper,
  "lines" | "rates" | "rounded" | "byRate" | "byCurrency" | "sums" | "inWords"
>;

/** The printed lines and sums of an invoice. */
export function invoicePaperLines(
  invoice: Pick<Invoice, "type" | "currencyId" | "excRateUsdToLocal">,
  charges: readonly InvoiceLine[],
  language: Language,
): Printed {
  const { currencyId, excRateUsdToLocal } = invoice;
  const type = invoice.type === "InvoiceTemp" ? "OBH" : "SELL";
  const lines = charges.map((each) => ({ ...each, type, notes: null }) as const);
  const shown = notePaperLines(lines, currencyId, excRateUsdToLocal, language);
  // An invoice in US dollars has no line without dollars (IN-3).
  if (!shown) throw new Error("a line of an invoice has no amount in its currency");
  const own = notePaperLines(lines, "ORIGIN", excRateUsdToLocal, language)?.totals ?? [];
  const sums = sumOf(charges, currencyId);
  const rates = [...new Set(charges.map((each) => each.vatrate ?? ""))].sort(
    (a, b) => Number(a) - Number(b),
  );
  return {
    lines: shown.lines,
    rates: shown.rates,
    rounded: shown.rounded,
    byRate: rates.map((rate) => ({
      rate,
      ...sumOf(
        charges.filter((each) => (each.vatrate ?? "") === rate),
        currencyId,
      ),
    })),
    byCurrency: own.length > 1 || own[0]?.currency !== currencyId ? own : [],
    sums,
    inWords: amountInWords(sums.total, currencyId, language),
  };
}

function sumOf(charges: readonly InvoiceLine[], currency: string): PaperSum {
  const inLocal = currency === localCurrency;
  const net = sum(charges.map((each) => (inLocal ? each.amountVnd : each.amountUsd)));
  const vat = sum(charges.map((each) => (inLocal ? each.vatAmountVnd : each.vatAmountUsd)));
  const text = (amount: typeof net) => amountText(money(amount, currency));
  return { net: text(net), vat: text(vat), total: text(net.plus(vat)) };
}
