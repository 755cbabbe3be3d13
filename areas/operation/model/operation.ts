import { oneBillServiceCodes } from "@fairway/areas/service/model/serviceOf.ts";
import { houseBillForm } from "@fairway/areas/housebill/model/houseBill.ts";
import { containerForm } from "@fairway/areas/shipment/model/container.ts";
import { shipmentForm } from "@fairway/areas/shipment/model/shipment.ts";
import { shipmentRecord } from "@fairway/areas/shipment/model/shipmentRecord.ts";
import { id } from "@fairway/core/contract/shapes.ts";
import { z } from "zod";
import { shownLink } from "./jobLink.ts";

/** The fields of an operations job that stand on its one bill. */
export const fieldsOfOneBill = houseBillForm.pick({
  hwbno: true,
  customerId: true,
  saleManId: true,
  shipperDescription: true,
  consigneeDescription: true,
});

/** The keyed fields of an operations job: those of the job and those of its bill. */
export const operationForm = shipmentForm.extend(fieldsOfOneBill.shape);
export type OperationForm = z.output<typeof operationForm>;

/** A job that is opened with its bill. */
export const newOperation = operationForm.extend({
  transactionType: z.enum(oneBillServiceCodes),
  csMawbcontainers: z.array(containerForm).max(500).default([]),
});
export type NewOperation = z.output<typeof newOperation>;

const name = z.string().nullable();

const unit = id.nullable();
/** A unit in which the salesman of a job worked when he sold it. */
export const salesUnit = z.object({ officeId: unit, departmentId: unit, groupId: unit });
export type SalesUnit = Readonly<z.infer<typeof salesUnit>>;

/** An operations job of an answer, with its bill. */
export const operationRecord = shipmentRecord.extend({
  ...shownLink.shape,
  serviceJobId: id.nullable(),
  /** Its one bill: charges and notes stand on it. */
  hblid: id,
  hwbno: z.string(),
  customerId: id,
  customerCode: name,
  customerName: name,
  saleManId: id,
  saleManName: name,
  soldIn: z.array(salesUnit),
  shipperDescription: name,
  consigneeDescription: name,
});
export type OperationRecord = z.infer<typeof operationRecord>;
