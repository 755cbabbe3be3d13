import { createTrips, updateTrip } from "../contract.ts";
import type { TripRecord } from "../model/trip.ts";
import { whyNotStops, whyNotTrip } from "../model/whyNotTrip.ts";
import type { FieldRefusal } from "@fairway/core/refusal/refusal.ts";
import type { z } from "zod";

function mark(ctx: z.RefinementCtx, faults: readonly FieldRefusal[]): void {
  for (const { field, words, facts = {} } of faults) {
    ctx.addIssue({ code: "custom", path: field.split("."), params: { words, facts } });
  }
}

/** The forms with the rules of the server, checked before sending. */
export const tripShape = updateTrip.body.superRefine((form, ctx) => mark(ctx, whyNotTrip(form)));
export const newTripsShape = createTrips.body.superRefine(({ stops }, ctx) =>
  mark(ctx, whyNotStops(stops)),
);

const utc = (instant: string | null) => instant && new Date(instant).toISOString();

/** The values of a form of a trip. */
export function tripValues(trip: TripRecord) {
  const { id, version, containerTypeId, packageTypeId, costLineId } = trip;
  return {
    id,
    version,
    containerTypeId,
    packageTypeId,
    costLineId,
    containerNo: trip.containerNo ?? "",
    sealNo: trip.sealNo ?? "",
    packageQuantity: trip.packageQuantity,
    grossWeight: trip.grossWeight,
    cbm: trip.cbm,
    goods: trip.goods ?? "",
    truckNo: trip.truckNo ?? "",
    trailerNo: trip.trailerNo ?? "",
    driverName: trip.driverName ?? "",
    driverPhone: trip.driverPhone ?? "",
    note: trip.note ?? "",
    stops: trip.stops.map((stop) => ({
      ...stop,
      address: stop.address ?? "",
      contact: stop.contact ?? "",
      plannedAt: utc(stop.plannedAt),
      actualAt: utc(stop.actualAt),
    })),
  };
}
