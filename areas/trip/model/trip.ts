import { serviceCodes } from "@fairway/areas/service/model/serviceOf.ts";
import {
  id,
  instant,
  may,
  maybeCode,
  maybeDecimal,
  maybeId,
  maybeInstant,
  maybeText,
  needText,
} from "@fairway/core/contract/shapes.ts";
import { z } from "zod";
import { type StopKind, stopKinds } from "./stopKinds.ts";
import { type TripState, tripStates } from "./tripSteps.ts";

export const stopKindNames = Object.keys(stopKinds) as [StopKind, ...StopKind[]];

/** The most stops of a trip. */
export const mostStops = 12;

/** A stop as it is keyed. */
export const stopForm = z.object({
  id: maybeId,
  kind: z.enum(stopKindNames),
  place: needText(200),
  address: maybeText(500),
  contact: maybeText(200),
  plannedAt: maybeInstant,
  actualAt: maybeInstant,
});
export type StopForm = Readonly<z.infer<typeof stopForm>>;

/** A number plate, in capitals. */
const plate = maybeCode(20).transform((no) => no && no.toUpperCase());
/** The truck and its driver. */
export const truckForm = z.object({
  truckNo: plate,
  trailerNo: plate,
  driverName: maybeText(100),
  driverPhone: maybeText(30),
});

/** The keyed fields of a trip besides its supplier, which is assigned. */
export const tripForm = truckForm.extend({
  containerTypeId: maybeId,
  containerNo: maybeCode(20),
  sealNo: maybeCode(50),
  packageQuantity: maybeDecimal,
  packageTypeId: maybeId,
  grossWeight: maybeDecimal,
  cbm: maybeDecimal,
  goods: maybeText(500),
  costLineId: maybeId,
  note: maybeText(1000),
  stops: z.array(stopForm).min(1).max(mostStops),
});
export type TripForm = Readonly<z.infer<typeof tripForm>>;

const name = z.string().nullable();
const states = Object.keys(tripStates) as [TripState, ...TripState[]];

/** A stop of an answer. */
export const tripStop = z.object({
  id,
  kind: z.enum(stopKindNames),
  place: z.string(),
  address: name,
  contact: name,
  plannedAt: instant.nullable(),
  actualAt: instant.nullable(),
});

/** Another trip that the truck is booked for at the same time; its number is null out of reach. */
export const tripClash = z.object({
  tripId: id,
  tripNo: name,
  from: instant.nullable(),
  to: instant.nullable(),
});
export type TripClash = Readonly<z.infer<typeof tripClash>>;

/** A proof of delivery of a stop. */
export const shownProof = z.object({
  id,
  stopId: id,
  receiver: z.string(),
  pieces: z.string(),
  damage: name,
  deliveredAt: instant,
  photos: z.number(),
});

/** A trip of an answer, with its job. */
export const tripRecord = z.object({
  id,
  version: z.number(),
  jobId: id,
  jobNo: z.string(),
  transactionType: z.enum(serviceCodes),
  customerNames: name,
  tripNo: z.string(),
  state: z.enum(states),
  containerId: id.nullable(),
  containerTypeId: id.nullable(),
  containerTypeCode: name,
  containerNo: name,
  sealNo: name,
  packageQuantity: name,
  packageTypeId: id.nullable(),
  packageTypeCode: name,
  grossWeight: name,
  cbm: name,
  goods: name,
  supplierId: id.nullable(),
  supplierCode: name,
  supplierName: name,
  truckNo: name,
  trailerNo: name,
  driverName: name,
  driverPhone: name,
  costLineId: id.nullable(),
  costLineName: name,
  note: name,
  dropReason: name,
  requestedAt: instant.nullable(),
  /** The state of the mail of the request. */
  mailState: name,
  answer: z.enum(["Accepted", "Declined"]).nullable(),
  answerNote: name,
  answeredAt: instant.nullable(),
  deliveredAt: instant.nullable(),
  stops: z.array(tripStop),
  clashes: z.array(tripClash),
  proofs: z.array(shownProof),
  /** Since when the valid link of the driver exists; null without one. */
  linkSince: instant.nullable(),
  /** Whether its job takes changes. */
  isJobOpen: z.boolean(),
  userNameModified: name,
  datetimeModified: instant,
  may,
});
export type TripRecord = Readonly<z.infer<typeof tripRecord>>;

/** Trips that a verb changes, each as the user has read it. */
export const trips = z
  .array(z.object({ id, version: z.number().int() }))
  .min(1)
  .max(200);
