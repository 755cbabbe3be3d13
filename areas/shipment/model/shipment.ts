import { isJobClosed, type JobStanding } from "@fairway/areas/document/model/jobClosed.ts";
import type { FamilyLetter } from "@fairway/areas/service/model/families.ts";
import type { ServiceCode } from "@fairway/areas/service/model/services.ts";
import { answeredFields, type FormValues } from "@fairway/core/contract/answeredFields.ts";
import { shapeOfParts } from "@fairway/core/contract/parts.ts";
import { recordStamp } from "@fairway/core/contract/recordStamp.ts";
import {
  id,
  maybeChoice,
  maybeDay,
  maybeNumber,
  maybeDecimal,
  maybeId,
  maybeText,
} from "@fairway/core/contract/shapes.ts";
import type { Owned, SalesUnit } from "@fairway/core/permission/permission.ts";
import { z } from "zod";
import { jobParts } from "./jobParts.ts";
import { freightTerms, type JobStatus, shipmentTypes } from "./choices.ts";

const oneOf = <Choice extends string>(choices: Readonly<Record<Choice, unknown>>) =>
  maybeChoice(Object.keys(choices) as [Choice, ...Choice[]]);

/** The keyed fields of every job, which lists, reach, documents and reports read. */
const rootForm = z.object({
  mawb: maybeNumber(50),
  bookingNo: maybeText(50),
  coloaderId: maybeId,
  agentId: maybeId,
  pol: maybeId,
  polDescription: maybeText(200),
  pod: maybeId,
  podDescription: maybeText(200),
  etd: maybeDay,
  eta: maybeDay,
  atd: maybeDay,
  ata: maybeDay,
  serviceDate: maybeDay,
  personIncharge: maybeId,
  shipmentType: oneOf(shipmentTypes),
  incotermId: maybeId,
  flightVesselName: maybeText(100),
  voyNo: maybeText(50),
  pono: maybeText(100),
  commodity: maybeText(500),
  desOfGoods: maybeText(4000),
  packageContainer: maybeText(500),
  notes: maybeText(4000),
  noProfit: z.boolean().default(false),
  packageQty: maybeDecimal,
  packageType: maybeId,
  grossWeight: maybeDecimal,
  netWeight: maybeDecimal,
  chargeWeight: maybeDecimal,
  cbm: maybeDecimal,
  mbltype: maybeText(20),
  paymentTerm: oneOf(freightTerms),
});

/** The keyed fields of a job of any family. */
export const shipmentForm = z.object({ ...rootForm.shape, ...shapeOfParts(jobParts) });
type Form = z.infer<typeof shipmentForm>;
/** The keyed fields as rules read them. */
export type ShipmentForm = FormValues<Omit<Form, "noProfit">> & { readonly noProfit: boolean };

const name = z.string().nullable();

/** A stored job with the names that screens and papers show. */
export const storedShipment = z
  .object(answeredFields(shipmentForm.omit({ noProfit: true }).shape))
  .extend({
    noProfit: z.boolean(),
    id,
    version: z.number(),
    jobNo: z.string(),
    transactionType: z.string(),
    serviceDate: z.string(),
    personIncharge: id,
    shipmentType: z.string(),
    coloaderCode: name,
    coloaderName: name,
    agentCode: name,
    agentName: name,
    polCode: name,
    polName: name,
    podCode: name,
    podName: name,
    deliveryPlaceCode: name,
    deliveryPlaceName: name,
    fieldOpsName: name,
    clearanceLocationCode: name,
    clearanceLocationName: name,
    commodityGroupName: name,
    warehouseCode: name,
    warehouseName: name,
    personInchargeName: name,
    incotermCode: name,
    packageTypeCode: name,
    sumCont: z.number(),
    sumPackage: z.string(),
    isLocked: z.boolean(),
    lockedDate: z.string().nullable(),
    lockedUserName: name,
    currentStatus: z.string(),
    cancelReason: name,
    officeName: name,
    /** The closed job that this one revises, and the jobs that revise this one. */
    revisedJobId: id.nullable(),
    revisedJobNo: name,
    revisions: z.array(z.object({ id, jobNo: z.string() })),
    /** The job whose copy in another office this one is. */
    isReplicate: z.boolean(),
    replicaOf: id.nullable(),
    replicaOfNo: name,
    /** Its living copy in another office. */
    replicatedId: id.nullable(),
    replicatedJobNo: name,
    /** The customers of its house bills, each once. */
    customerNames: name,
    ...recordStamp,
  });

/** A job with the facts that rules read. */
export interface Shipment extends Readonly<z.infer<typeof storedShipment>>, Owned {
  readonly officeId: string;
  readonly transactionType: ServiceCode;
  readonly currentStatus: JobStatus;
  readonly family: FamilyLetter;
  readonly lockedUser: string | null;
  /** The person in charge and the salesmen of its house bills. */
  readonly alsoOwners: readonly string[];
  /** The units of these salesmen. */
  readonly salesUnits: readonly SalesUnit[];
}

/** Checks whether a job can still be changed. */
export function isOpen(job: Omit<JobStanding, "jobNo">): boolean {
  return !isJobClosed("locked", job) && !isJobClosed("canceled", job);
}

/**
 * Checks whether work on a job goes on: neither locked, nor canceled, nor finished. Otherwise its
 * stages stand still: no deadline moves, none becomes overdue, and nobody is told of them.
 */
export function isInWork(job: Omit<JobStanding, "jobNo">): boolean {
  return isOpen(job) && !isJobClosed("finished", job);
}
