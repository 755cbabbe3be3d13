import { id } from "@fairway/core/contract/shapes.ts";
import { z } from "zod";

export const offeredLine = z.object({
  chargeId: id,
  chargeCode: z.string(),
  chargeName: z.string(),
  chargeGroupName: z.string().nullable(),
  /** Null if the shipment has no figure for it. */
  quantity: z.string().nullable(),
  quantityType: z.string(),
  unitId: id,
  unitCode: z.string(),
  /** The catalogue's price, if it is in the currency of the line. */
  unitPrice: z.string().nullable(),
  currencyId: z.string(),
  vatrate: z.string().nullable(),
  /**
   * The partner that the incoterm charges it to; null if the shipment has no active partner for it.
   */
  partnerId: id.nullable(),
  partnerCode: z.string().nullable(),
  partnerName: z.string().nullable(),
});
export type OfferedLine = z.infer<typeof offeredLine>;
