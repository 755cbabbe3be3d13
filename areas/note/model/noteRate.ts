import type { RateMark } from "@fairway/areas/rate/model/typedRate.ts";
import { decimalText, needText } from "@fairway/core/contract/shapes.ts";
import { secondCurrency } from "@fairway/core/money/currency.ts";
import type { DecimalText } from "@fairway/core/money/decimal.ts";
import { z } from "zod";

/** A rate of a note's own, in place of that of its day, with its mark (RT-8). */
export const noteRate = z.object({
  currencyId: z.string(),
  /** VND for one unit of the currency. */
  rate: z.string(),
  rateOutside: z.boolean(),
  rateReason: z.string().nullable(),
});
export type NoteRate = RateMark & Pick<z.infer<typeof noteRate>, "currencyId" | "rate">;

/** Rates that are typed for a note; null clears one, a currency that is not named keeps its own. */
export const askedRates = z
  .array(z.object({ currencyId: needText(3), rate: decimalText.nullable() }))
  .max(50)
  .nullish();

/** A rate that is typed or cleared, with the field that a refusal marks. */
export interface AskedRate {
  readonly currencyId: string;
  readonly rate: DecimalText | null;
  readonly field: string;
}

/** The typed rates of an ask; the US dollar has a field of its own, too. */
export function ratesAsked(ask: {
  readonly excRateUsdToLocal?: DecimalText | null | undefined;
  readonly rates?: readonly { currencyId: string; rate: DecimalText | null }[] | null | undefined;
}): AskedRate[] {
  const rate = ask.excRateUsdToLocal;
  const dollar = rate ? [{ currencyId: secondCurrency, rate, field: "excRateUsdToLocal" }] : [];
  const listed = (ask.rates ?? []).map((each, at) => ({ ...each, field: `rates.${at}.rate` }));
  return [...dollar, ...listed];
}

/** The currencies of a note: the US dollar, that of its total, and those of its lines. */
export function currenciesOfNote(
  currencyId: string,
  lines: readonly { readonly currencyId: string }[],
): string[] {
  return [...new Set([secondCurrency, currencyId, ...lines.map((each) => each.currencyId)])];
}

/**
 * The rates of a note after it is asked to change them, each with the field where it was typed.
 *
 * Shape: a stored rate of a currency that the note has no more is dropped.
 * Source: rule DN-7
 */
export function changedRates(
  stored: readonly NoteRate[],
  asked: readonly AskedRate[],
  currencies: readonly string[],
): (Pick<NoteRate, "currencyId" | "rate"> & { readonly field: string })[] {
  const isKept = ({ currencyId }: NoteRate) =>
    currencies.includes(currencyId) && !asked.some((each) => each.currencyId === currencyId);
  return [
    ...stored
      .filter(isKept)
      .map(({ currencyId, rate }) => ({ currencyId, rate, field: "exchangeDate" })),
    ...asked.flatMap(({ rate, ...each }) => (rate === null ? [] : [{ ...each, rate }])),
  ];
}
