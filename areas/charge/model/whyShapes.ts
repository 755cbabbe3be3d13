import { historyAnswer } from "@fairway/core/history/historyAnswer.ts";
import { day, decimalText, id } from "@fairway/core/contract/shapes.ts";
import { z } from "zod";
import { claimKinds, claimSides, claimSlots } from "./claimRules.ts";
import { priceSourceNames } from "./priceSource.ts";
import { lineTypes } from "./surcharge.ts";

/** Who set a value, and when. */
const setBy = z.object({ by: z.string().nullable(), at: z.string() });
export type SetBy = z.infer<typeof setBy>;

/** Where a rate comes from. */
export const rateOrigins = ["typed", "commission", "day", "document", "unknown"] as const;
export type RateOrigin = (typeof rateOrigins)[number];

/** One quotation from which the rate of a day follows. */
const quotation = z.object({
  currencyFrom: z.string(),
  currencyTo: z.string(),
  rate: decimalText,
  effectiveOn: day,
  typed: setBy,
});

/** A rate of a line: its value, the day for which it holds, and where it comes from. */
const whyRate = z.object({
  currencyId: z.string(),
  rate: decimalText.nullable(),
  origin: z.enum(rateOrigins),
  day,
  set: setBy.nullable(),
  documentNo: z.string().nullable(),
  /** Outside the bound of the office, with the reason that was given. */
  isOutside: z.boolean(),
  reason: z.string().nullable(),
  quotations: z.array(quotation),
});
export type WhyRate = z.infer<typeof whyRate>;

/** An amount before and after rounding, with the decimals of its currency. */
const rounding = z.object({
  currencyId: z.string(),
  decimals: z.number(),
  exact: decimalText,
  amount: decimalText,
  vatExact: decimalText,
  vatAmount: decimalText,
  /** What a document adds to the rounded amounts (CH-36); absent where nothing is added. */
  adjusted: z.object({ net: decimalText, vat: decimalText }).optional(),
});
export type Rounding = z.infer<typeof rounding>;

/** The tree of a line: what each of its amounts follows from. Rule CH-31 */
export const whyLine = z.object({
  id,
  jobNo: z.string(),
  hwbno: z.string().nullable(),
  type: z.enum(lineTypes),
  chargeCode: z.string(),
  chargeNameEn: z.string(),
  chargeNameVi: z.string(),
  partnerName: z.string(),
  quantity: z.object({
    value: decimalText,
    unitCode: z.string(),
    /** The figure of the goods from which it is taken. */
    quantityType: z.string().nullable(),
    set: setBy.nullable(),
  }),
  price: z.object({
    value: decimalText,
    currencyId: z.string(),
    /** Where the price came from, such as a tariff and its name (CH-26). */
    source: z.enum(priceSourceNames),
    reference: z.string().nullable(),
    set: setBy.nullable(),
  }),
  vat: z.object({ vatrate: decimalText.nullable(), set: setBy.nullable() }),
  /** The rate of the line's currency, and that of the dollar. */
  rates: z.array(whyRate),
  /** In its own currency, in VND and in US dollars; those that are unknown are left out. */
  amounts: z.array(rounding),
  documents: z.array(
    z.object({
      side: z.enum(claimSides),
      slot: z.enum(claimSlots),
      kind: z.enum(claimKinds),
      documentNo: z.string(),
      isFirm: z.boolean(),
      values: z.boolean(),
      issued: setBy,
    }),
  ),
  changes: historyAnswer,
});
export type WhyLine = z.infer<typeof whyLine>;
