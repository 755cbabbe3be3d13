import {
  decimalText,
  maybeChoice,
  maybeDay,
  maybeDecimal,
  maybeId,
  maybeText,
  orNull,
} from "@fairway/core/contract/shapes.ts";
import { quantityTypeNames } from "@fairway/areas/catalogue/model/quantityTypes.ts";
import { z } from "zod";
import { priceSourceNames } from "./priceSource.ts";
import type { LineType } from "./surcharge.ts";

/** One line as it is keyed; empty fields are null, a new line has no `id` and `version`. */
export const chargeLine = z.object({
  id: maybeId,
  version: orNull(z.number().int()),
  chargeId: maybeId,
  quantity: decimalText.nullish().transform((value) => (value === undefined ? "1" : value)),
  /** The figure of the goods from which the quantity is taken. */
  quantityType: maybeChoice(quantityTypeNames),
  unitId: maybeId,
  unitPrice: maybeDecimal,
  currencyId: maybeText(3),
  /** Where the price came from; null leaves it (CH-26). */
  priceSource: maybeChoice(priceSourceNames),
  priceReference: maybeText(250),
  vatrate: maybeDecimal,
  paymentObjectId: maybeId,
  payerId: maybeId,
  vatPartnerId: maybeId,
  kickBack: z.boolean().default(false),
  isRefundFee: z.boolean().default(false),
  exchangeDate: maybeDay,
  /** VND for one unit of the currency, as typed; null takes the rate of the day. */
  exchangeRate: maybeDecimal,
  /** Why a typed rate is outside the bound; null leaves the stored reason. */
  rateReason: maybeText(500),
  notes: maybeText(500),
  invoiceNo: maybeText(100),
  invoiceDate: maybeDay,
  seriesNo: maybeText(50),
});
export type ChargeLine = z.infer<typeof chargeLine>;

/** A line in which every required field has a value. */
export type WholeChargeLine = ChargeLine & {
  readonly [Field in NeededField]: NonNullable<ChargeLine[Field]>;
};

/** The required fields of a line. */
export const neededFields = [
  "chargeId",
  "quantity",
  "unitId",
  "unitPrice",
  "currencyId",
  "paymentObjectId",
  "exchangeDate",
] as const;
export type NeededField = (typeof neededFields)[number];

/** The fields of a line that users key. */
export const typedFields = [
  "chargeId",
  "quantity",
  "quantityType",
  "unitId",
  "unitPrice",
  "currencyId",
  "priceSource",
  "priceReference",
  "vatrate",
  "paymentObjectId",
  "payerId",
  "vatPartnerId",
  "kickBack",
  "isRefundFee",
  "exchangeDate",
  "exchangeRate",
  "notes",
  "invoiceNo",
  "invoiceDate",
  "seriesNo",
] as const satisfies readonly (keyof ChargeLine)[];

/** The type of catalogue charge that a type of line accepts; every one accepts OTHER. */
export const chargeTypeOf: Readonly<Record<LineType, string>> = {
  BUY: "CREDIT",
  SELL: "DEBIT",
  OBH: "OBH",
  OTHER: "OTHER",
  ADV: "CREDIT",
};
