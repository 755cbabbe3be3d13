import { rightOnJobs, serviceCodes } from "@fairway/areas/service/model/serviceOf.ts";
import { addressesOf, notAddresses } from "@fairway/core/text/mailAddresses.ts";
import { call } from "@fairway/core/contract/call.ts";
import {
  done,
  id,
  maybeDay,
  maybeCode,
  maybeId,
  maybeInstant,
  maybeText,
  needText,
  pageOf,
  paging,
} from "@fairway/core/contract/shapes.ts";
import { z } from "zod";
import {
  mostStops,
  stopForm,
  tripClash,
  tripForm,
  tripRecord,
  trips,
  truckForm,
} from "./model/trip.ts";
import { type TripState, tripStates, tripVerbNames } from "./model/tripSteps.ts";

const right = rightOnJobs("detail");
const writes = rightOnJobs("write");
// Who may change the board changes the trips that it shows.
const dispatches = [...writes, "opsTruckingAssignment.write" as const];
const states = Object.keys(tripStates) as [TripState, ...TripState[]];
const manyTrips = z.array(tripRecord);

export const tripsOfJob = call({
  method: "GET",
  path: "Trip/OfJob/{jobId}",
  right,
  params: z.object({ jobId: id }),
  answer: manyTrips,
  summary: "The trips of a job in their order",
});

export const getTrip = call({
  method: "GET",
  path: "Trip/GetById",
  right,
  query: z.object({ id }),
  answer: tripRecord,
  summary: "A trip of a truck",
});

export const createTrips = call({
  method: "POST",
  path: "Trip/Create",
  right: writes,
  body: z.object({ jobId: id, stops: z.array(stopForm).min(1).max(mostStops) }),
  answer: done(manyTrips),
  summary: "Make a trip for each container of a job that has none, or one for its load",
});

export const updateTrip = call({
  method: "PUT",
  path: "Trip/Update",
  right: dispatches,
  body: tripForm.extend({ id, version: z.number().int() }),
  answer: done(tripRecord),
  summary: "Change a trip and its stops",
});

export const deleteTrip = call({
  method: "DELETE",
  path: "Trip/Delete",
  right: dispatches,
  query: z.object({ id }),
  answer: done(z.object({ id })),
  summary: "Delete a planned trip",
});

export const stepTrip = call({
  method: "PUT",
  path: "Trip/Step",
  right: dispatches,
  body: z.object({
    id,
    version: z.number().int(),
    verb: z.enum(tripVerbNames),
    /** When it happened; now by default. */
    at: maybeInstant,
    reason: maybeText(500),
  }),
  answer: done(tripRecord),
  summary: "Move a trip to another state",
});

export const assignSupplier = call({
  method: "PUT",
  path: "Trip/AssignSupplier",
  right: dispatches,
  body: truckForm.extend({ trips, supplierId: id }),
  answer: done(z.object({ trips: manyTrips, clashes: z.array(tripClash) })),
  summary: "Assign a supplier, and with it a truck and driver, to trips",
});

export const truckClashes = call({
  method: "POST",
  path: "Trip/Clashes",
  writes: false,
  right,
  body: z.object({
    ids: z.array(id).min(1).max(200),
    truckNo: maybeCode(20),
    trailerNo: maybeCode(20),
  }),
  answer: z.array(tripClash),
  summary: "The other trips for which a truck or a trailer is booked at the same time",
});

export const findSuppliers = call({
  method: "GET",
  path: "Trip/Suppliers",
  right,
  query: z.object({ keyword: z.string().trim().max(100).default("") }),
  answer: z.array(
    z.object({
      id,
      code: z.string(),
      name: z.string(),
      jobsInHand: z.number(),
      tripsInHand: z.number(),
    }),
  ),
  summary: "Suppliers for trips with the jobs that they have in hand",
});

export const costLines = call({
  method: "GET",
  path: "Trip/CostLines",
  right,
  query: z.object({ jobId: id }),
  answer: z.array(
    z.object({
      id,
      code: z.string(),
      name: z.string(),
      partnerId: z.string().nullable(),
      partnerName: z.string().nullable(),
      total: z.string(),
      currencyId: z.string(),
    }),
  ),
  summary: "The buying charges of a job, of which one may be the cost of a trip",
});

/** What the range of days of the board applies to. */
export const boardDays = ["Planned", "Created"] as const;
/** What the search of the board reads. */
export const boardSearches = ["All", "jobNo", "supplier", "containerNo", "truckNo"] as const;
/** Open trips are those of which the delivery or the empty return is still to come. */
export const boardViews = ["Open", "OnTheRoad", "Late", "All", ...states] as const;

export const tripBoard = call({
  method: "POST",
  path: "Trip/Board",
  writes: false,
  right: "opsTruckingAssignment.list",
  body: paging.extend({
    size: z.coerce.number().int().min(1).max(200).default(30),
    keyword: z.string().max(100).nullish(),
    searchBy: z.enum(boardSearches).nullish(),
    state: z.enum(boardViews).nullish(),
    supplierId: maybeId,
    transactionType: z.enum(serviceCodes).nullish(),
    dateType: z.enum(boardDays).nullish(),
    fromDate: maybeDay,
    toDate: maybeDay,
  }),
  answer: pageOf(tripRecord).extend({
    /** Of the same criteria, whatever the state: to be assigned, with a truck, and late. */
    counts: z.object({ toAssign: z.number(), onTheRoad: z.number(), late: z.number() }),
  }),
  summary: "One page of the trips in reach, by the times for which they are planned",
});

const addressLine = (isNeeded: boolean) =>
  z
    .string()
    .max(4000)
    .refine((line) => notAddresses(line).length === 0, { message: "name@company.com" })
    .refine((line) => !isNeeded || addressesOf(line).length > 0, { message: "name@company.com" })
    .transform((line) => addressesOf(line).join("; "));

const language = z.enum(["en", "vi"]).optional();

export const draftRequest = call({
  method: "POST",
  path: "Trip/DraftRequest",
  writes: false,
  right: dispatches,
  body: z.object({ ids: z.array(id).min(1).max(50), language }),
  answer: z.object({
    to: z.string(),
    cc: z.string(),
    subject: z.string(),
    body: z.string(),
    supplierName: z.string(),
    hasServer: z.boolean(),
  }),
  summary: "The job request to the supplier of trips, as it would be mailed",
});

export const sendRequest = call({
  method: "POST",
  path: "Trip/SendRequest",
  right: dispatches,
  body: z.object({
    trips: trips.max(50),
    to: addressLine(true),
    cc: addressLine(false).default(""),
    subject: needText(200),
    body: needText(50_000),
  }),
  answer: done(manyTrips),
  summary: "Mail the job request to the supplier of trips",
});

export const makeLink = call({
  method: "POST",
  path: "Trip/MakeLink",
  right: dispatches,
  body: z.object({ id, keepsPosition: z.boolean().default(false), language }),
  answer: done(z.object({ link: z.string(), trip: tripRecord })),
  summary: "Make the link to a trip for its driver; a former one ends",
});

export const revokeLink = call({
  method: "PUT",
  path: "Trip/RevokeLink",
  right: dispatches,
  body: z.object({ id }),
  answer: done(tripRecord),
  summary: "End the link of a trip",
});
