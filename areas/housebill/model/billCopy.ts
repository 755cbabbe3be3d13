import { fieldsOfBill } from "@fairway/areas/service/model/declaredFields.ts";
import type { Service } from "@fairway/areas/service/model/serviceDeclaration.ts";
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

/** The form of a copy of a house bill, on a job of a service. Rule SH-21. */
export function copiedBill(bill: HouseBillForm, service: Service): HouseBillForm {
  const fields = Object.keys(houseBillForm.shape) as (keyof HouseBillForm)[];
  const has: ReadonlySet<string> = fieldsOfBill(service);
  const isTaken = (name: string) => has.has(name) && !notCopied.includes(name);
  const taken = fields.map((name) => [name, isTaken(name) ? bill[name] : null]);
  return Object.fromEntries(taken) as unknown as HouseBillForm;
}
