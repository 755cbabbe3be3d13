import { containerForm } from "@fairway/areas/shipment/model/container.ts";
import { id } from "@fairway/core/contract/shapes.ts";
import { z } from "zod";

const name = z.string().nullable();

/** The values that a take-over saves: fields of the form, and a whole container list. */
const taken = z.object({
  values: z.record(z.string(), name),
  containers: z.array(containerForm).nullable(),
});
export type Taken = z.infer<typeof taken>;

/** A value that a job and its bills have differently. */
const billDifference = z.object({
  field: z.enum([
    "containers",
    "packages",
    "grossWeight",
    "cbm",
    "vessel",
    "pol",
    "pod",
    "etd",
    "eta",
  ]),
  job: name,
  bill: name,
  billIds: z.array(id),
  /** The numbers of the bills; null where it is all bills of the job. */
  hwbnos: name,
  /** Null where the bills have no one value. */
  toJob: taken.nullable(),
  /** Null where the value belongs to all bills together. */
  toBill: taken.nullable(),
});
export type BillDifference = z.infer<typeof billDifference>;

/** The differences between a job and its bills, with the compared bills that the user may change. */
export const billsAgainstJob = z.object({
  differences: z.array(billDifference),
  changeable: z.array(z.object({ id, version: z.number() })),
});
