import { quantityTypeNames } from "@fairway/areas/catalogue/model/quantityTypes.ts";
import { id } from "@fairway/core/contract/shapes.ts";
import { z } from "zod";
import { priceSourceNames } from "./priceSource.ts";
import { surchargeTypes } from "./surcharge.ts";

export const offeredLine = z.object({
  chargeId: id,
  chargeCode: z.string(),
  chargeName: z.string(),
  chargeGroupName: z.string().nullable(),
  /** The charge is in the group of commission. */
  isCommission: z.boolean(),
  /** Null if the shipment has no figure for it. */
  quantity: z.string().nullable(),
  quantityType: z.enum(quantityTypeNames).nullable(),
  unitId: id,
  unitCode: z.string(),
  /** The catalogue's price, if it is in the currency of the line. */
  unitPrice: z.string().nullable(),
  priceSource: z.enum(priceSourceNames),
  priceReference: z.string().nullable(),
  currencyId: z.string(),
  vatrate: z.string().nullable(),
  /**
   * The partner that the incoterm charges it to; null if the shipment has no active partner for it.
   */
  partnerId: id.nullable(),
  partnerCode: z.string().nullable(),
  partnerName: z.string().nullable(),
  /** The charge of the other side that the catalogue maps to this one. */
  twinId: id.nullable(),
  twinCode: z.string().nullable(),
  twinName: z.string().nullable(),
});
export type OfferedLine = z.infer<typeof offeredLine>;

/** A line that fills a table: with its type, and the partner we pay of a line on behalf. */
export const filledLine = offeredLine.extend({
  type: z.enum(surchargeTypes),
  payerId: id.nullable(),
  payerCode: z.string().nullable(),
  payerName: z.string().nullable(),
  notes: z.string().nullable(),
});
export type FilledLine = z.infer<typeof filledLine>;
