import { billParts } from "@fairway/areas/housebill/model/billParts.ts";
import { type HouseBillForm, rootForm } from "@fairway/areas/housebill/model/houseBill.ts";
import { houseBillRecord } from "@fairway/areas/housebill/model/houseBillRecord.ts";
import { z } from "zod";

/** The stored fields of a separate waybill: those of a house waybill. */
export const separateFields = [
  ...Object.keys(rootForm.shape),
  ...Object.keys(billParts.air.form.shape),
] as readonly (keyof HouseBillForm)[];

/**
 * A separate waybill with the verbs that the user may run. Its id is that of its house bill; until it
 * is saved it has the values of that bill, no number and no version.
 */
export const separateBill = houseBillRecord.extend({
  hwbno: z.string().nullable(),
  /** The number of its house bill. */
  parentNo: z.string(),
  version: z.number().nullable(),
});
export type SeparateBill = z.infer<typeof separateBill>;
