import { shipmentListRow } from "@fairway/areas/shipment/model/shipmentRecord.ts";
import { z } from "zod";
import { shownLink } from "./jobLink.ts";

const text = z.string().nullable();

/** One line of the list of operations jobs. */
export const operationRow = shipmentListRow.extend({
  productService: text,
  serviceMode: text,
  shipmentMode: text,
  /** The number of its first declaration by date, and how many it has. */
  customNo: text,
  clearances: z.number(),
  /** Where goods arrive for an import, and leave for an export. */
  servicePort: text,
  /** A copy of a job of another office, and the number of the copy or of the job that it copies. */
  isReplicate: z.boolean(),
  replicateNo: text,
  fieldOpsName: text,
  departmentName: text,
  groupName: text,
  /** The number of the job that it serves. */
  serviceNo: text,
  ...shownLink.pick({ isLinkJob: true, isLinkFee: true, userLinkFee: true, dateLinkFee: true })
    .shape,
});
export type OperationRow = z.infer<typeof operationRow>;

/** How many jobs of the criteria are in each state, whatever state is asked for. */
export const operationTotals = z.object({
  inProcessing: z.number(),
  finish: z.number(),
  overdued: z.number(),
  canceled: z.number(),
});
