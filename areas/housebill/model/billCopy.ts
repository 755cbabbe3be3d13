import { dayFields } from "@fairway/core/contract/dayFields.ts";
import { type HouseBillForm, houseBillForm } from "./houseBill.ts";

/** Numbers and texts with numbers that belong to one shipment; the new job gives most again. */
const numbers = [
  "hwbno",
  "mawb",
  "bookingNo",
  "referenceNo",
  "exportReferenceNo",
  "purchaseOrderNo",
  "poinvoiceNo",
  "documentNo",
  "localVoyNo",
  "oceanVoyNo",
  "flightNo",
  "flightNoOrigin",
  "onBoardStatus",
  "contSealNo",
] as const satisfies readonly (keyof HouseBillForm)[];

const notCopied: readonly string[] = [...numbers, ...dayFields(houseBillForm.shape)];

/** The form of a copy of a house bill. Rule SH-21. */
export function copiedBill(bill: HouseBillForm): HouseBillForm {
  const fields = Object.keys(houseBillForm.shape) as (keyof HouseBillForm)[];
  const taken = fields.map((name) => [name, notCopied.includes(name) ? null : bill[name]]);
  return Object.fromEntries(taken) as unknown as HouseBillForm;
}
