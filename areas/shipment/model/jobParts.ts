import type { Family } from "@fairway/areas/service/model/families.ts";
import type { Part } from "@fairway/core/contract/parts.ts";
import {
  maybeChoice,
  maybeDay,
  maybeDecimal,
  maybeId,
  maybeInstant,
  maybeMark,
  maybeText,
} from "@fairway/core/contract/shapes.ts";
import { z } from "zod";
import { productServices, serviceModes } from "@fairway/areas/service/model/operationChoices.ts";
import { shipmentModes } from "./operationChoices.ts";

const everyJob = {
  /** The reference under which the customer or the carrier serves the shipment. */
  serviceNo: maybeText(100),
  /** Won by business development, or handled for an agent alone. */
  isBd: maybeMark,
  isAgency: maybeMark,
};

const voyage = z.object({
  typeOfService: maybeText(20),
  /** The port to which the goods go on from the port of discharge. */
  deliveryPlace: maybeId,
  finalPod: maybeText(200),
  subColoader: maybeText(200),
  siNo: maybeText(100),
  ...everyJob,
});

const flight = z.object({
  flightDate: maybeDay,
  issuedBy: maybeText(500),
  warehouseId: maybeId,
  route: maybeText(200),
  /** The airline as it is printed on the waybill. */
  airlineInfo: maybeText(500),
  /** The job has no house waybill: its bills have no number. */
  isHawb: maybeMark,
  /** The master waybill has a number of another form, or none yet. */
  isMawb: maybeMark,
  applyDim: maybeChoice(["Single", "Total"]),
  roundUpMethod: maybeChoice(["0.5", "1.0", "Standard"]),
  hw: maybeDecimal,
  ...everyJob,
});

const choiceOf = <Choice extends string>(words: Readonly<Record<Choice, unknown>>) =>
  maybeChoice(Object.keys(words) as [Choice, ...Choice[]]);

const operation = z.object({
  productService: choiceOf(productServices),
  serviceMode: choiceOf(serviceModes),
  shipmentMode: choiceOf(shipmentModes),
  fieldOpsId: maybeId,
  clearanceLocation: maybeId,
  warehouseId: maybeId,
  commodityGroupId: maybeId,
  invoiceNo: maybeText(100),
  finishDate: maybeDay,
  deliveryDate: maybeDay,
  clearanceDate: maybeDay,
  suspendTime: maybeText(150),
  /** Where and when a truck picks up and delivers; the trips of the job start with them. */
  pickupPlace: maybeText(200),
  pickupAt: maybeInstant,
  deliverTo: maybeText(200),
  deliverAt: maybeInstant,
  /** The work order that it was opened for; kept for programs, no form shows it. */
  workOrderId: maybeId,
  ...everyJob,
});

/** The part of each family of jobs; null for a family with the root only. */
export const jobParts = {
  sea: { table: "sea_job", form: voyage },
  air: { table: "air_job", form: flight },
  operations: { table: "operations_job", form: operation },
} as const satisfies Record<Family, Part | null>;
