import { withRules } from "@fairway/ui/form/withRules.ts";
import { createTrips, updateTrip } from "../contract.ts";
import type { TripRecord } from "../model/trip.ts";
import { whyNotStops, whyNotTrip } from "../model/whyNotTrip.ts";

/** The forms with the rules of the server, checked before sending. */
export const tripShape = withRules(updateTrip.body, whyNotTrip);
export const newTripsShape = withRules(createTrips.body, ({ stops }) => whyNotStops(stops));

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
