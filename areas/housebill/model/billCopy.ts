import { goodsTotals } from "@fairway/areas/shipment/model/jobCopy.ts";
import { type HouseBillForm, houseBillForm } from "./houseBill.ts";

/** Numbers, days and texts that belong to one shipment; the new job gives most of them again. */
const notCopied = [
  "hwbno",
  "mawb",
  "bookingNo",
  "referenceNo",
  "exportReferenceNo",
  "purchaseOrderNo",
  "localVoyNo",
  "oceanVoyNo",
  "etd",
  "eta",
  "closingDate",
  "sailingDate",
  "issueHbldate",
  "onBoardStatus",
  "contSealNo",
] as const satisfies readonly (keyof HouseBillForm)[];

/** The form of a copy of a house bill; `goods` copies the totals of its containers. Rule SH-21. */
export function copiedBill(bill: HouseBillForm, goods: boolean): HouseBillForm {
  const left: readonly string[] = [...notCopied, ...(goods ? [] : [...goodsTotals, "inWord"])];
  const fields = Object.keys(houseBillForm.shape) as (keyof HouseBillForm)[];
  const taken = fields.map((name) => [name, left.includes(name) ? null : bill[name]]);
  return Object.fromEntries(taken) as unknown as HouseBillForm;
}
