import { maybeDay, maybeNumber, maybeText } from "@fairway/core/contract/shapes.ts";
import { z } from "zod";
import { type ContainerForm, containerForm } from "./container.ts";
import { type ShipmentForm, shipmentForm } from "./shipment.ts";

/** What a copy of a job starts with, and the parts of the job that it takes. */
export const jobCopy = z.object({
  etd: maybeDay,
  eta: maybeDay,
  serviceDate: maybeDay,
  mawb: maybeNumber(50),
  bookingNo: maybeText(50),
  /** Containers and the totals of goods, without numbers and seals. */
  containers: z.boolean().default(false),
  houseBills: z.boolean().default(false),
  /** The lines of the house bills; only together with them. */
  charges: z.boolean().default(false),
});
export type JobCopy = z.output<typeof jobCopy>;

/** Numbers and days that belong to one shipment. */
const notCopied = [
  "mawb",
  "bookingNo",
  "pono",
  "voyNo",
  "etd",
  "eta",
  "atd",
  "ata",
  "serviceDate",
  "flightDate",
  "isMawb",
] as const satisfies readonly (keyof ShipmentForm)[];

/** The totals of goods, which follow the containers. */
export const goodsTotals = [
  "packageQty",
  "packageType",
  "grossWeight",
  "netWeight",
  "chargeWeight",
  "hw",
  "cbm",
  "packageContainer",
] as const satisfies readonly (keyof ShipmentForm)[];

/** The form of a copy of a job; its creator is in charge of it. Rule SH-21. */
export function copiedForm(
  job: ShipmentForm,
  { containers, houseBills: _bills, charges: _charges, ...chosen }: JobCopy,
  by: { readonly userId: string; readonly mayNoProfit: boolean },
): ShipmentForm {
  const left: readonly string[] = [...notCopied, ...(containers ? [] : goodsTotals)];
  const fields = Object.keys(shipmentForm.shape) as (keyof ShipmentForm)[];
  const taken = fields.map((name) => [name, left.includes(name) ? null : job[name]]);
  return {
    ...(Object.fromEntries(taken) as unknown as ShipmentForm),
    ...chosen,
    personIncharge: by.userId,
    noProfit: job.noProfit && by.mayNoProfit,
  };
}

const namesOfContainer = {
  id: null,
  containerNo: null,
  sealNo: null,
  markNo: null,
  overrideReason: null,
};

/** The container lines of a copy: what was loaded before, without the names of the boxes. */
export function copiedContainers(lines: readonly ContainerForm[]): ContainerForm[] {
  const fields = Object.keys(containerForm.shape) as (keyof ContainerForm)[];
  return lines.map((line) => ({
    ...(Object.fromEntries(fields.map((name) => [name, line[name]])) as unknown as ContainerForm),
    ...namesOfContainer,
  }));
}
