import {
  id,
  decimalText,
  maybeDecimal,
  maybeId,
  maybeText,
} from "@fairway/core/contract/shapes.ts";
import { z } from "zod";

/** The maximum number of lines of a notice. */
export const mostLines = 200;

/** A line of charge of an arrival notice as it is keyed; a new line has no `id`. */
export const arrivalLine = z.object({
  id: maybeId,
  chargeId: maybeId,
  quantity: decimalText.nullish().transform((value) => (value === undefined ? "1" : value)),
  quantityType: maybeText(10),
  unitId: maybeId,
  unitPrice: maybeDecimal,
  currencyId: maybeText(3),
  vatrate: maybeDecimal,
  /** A typed rate; without one the line takes the rate of the day of the notice. */
  exchangeRate: maybeDecimal,
  /** Why a typed rate is outside the bound; null leaves the stored reason. */
  rateReason: maybeText(500),
  notes: maybeText(500),
  /** The line is printed. */
  isShow: z.boolean().default(true),
  /** The line is printed with its figures. */
  isFull: z.boolean().default(true),
  /** The line counts in the totals. */
  isTick: z.boolean().default(true),
});
export type ArrivalLine = z.infer<typeof arrivalLine>;

const name = z.string().nullable();

/**
 * A line of an answer: stored, or offered for a notice that is not stored. `exchangeRate` is the
 * typed rate, `finalExchangeRate` the rate of its amounts.
 */
export const shownArrivalLine = z.object({
  id: id.nullable(),
  chargeId: id,
  chargeCode: z.string(),
  chargeNameEn: z.string(),
  chargeNameVi: z.string(),
  quantity: decimalText,
  quantityType: name,
  unitId: id,
  unitCode: z.string(),
  unitPrice: decimalText.nullable(),
  currencyId: z.string(),
  vatrate: decimalText.nullable(),
  exchangeRate: decimalText.nullable(),
  finalExchangeRate: decimalText.nullable(),
  /** True when the typed rate is outside the bound (RT-8), with the reason. */
  rateOutside: z.boolean(),
  rateReason: name,
  netAmount: decimalText.nullable(),
  vatAmount: decimalText.nullable(),
  total: decimalText.nullable(),
  amountVnd: decimalText.nullable(),
  vatAmountVnd: decimalText.nullable(),
  notes: name,
  isShow: z.boolean(),
  isFull: z.boolean(),
  isTick: z.boolean(),
});
export type ShownArrivalLine = Readonly<z.infer<typeof shownArrivalLine>>;
