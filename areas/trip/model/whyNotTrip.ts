import { decimal, isDecimal } from "@fairway/core/money/decimal.ts";
import type { FieldRefusal } from "@fairway/core/refusal/refusal.ts";
import { refuseTrip } from "./refusals.ts";
import type { StopForm, TripForm } from "./trip.ts";

/** Lists what is wrong with a trip, in browser and server alike. Rule TR-4 */
export function whyNotTrip(form: TripForm): FieldRefusal[] {
  return [...whyNotStops(form.stops), ...whyNotAmounts(form)];
}

/** Lists what is wrong with stops: their kinds, and the order of their times. */
export function whyNotStops(stops: readonly StopForm[]): FieldRefusal[] {
  const faults: FieldRefusal[] = [];
  const first = (kind: StopForm["kind"]) => stops.findIndex((stop) => stop.kind === kind);
  const [pickUp, deliver, empty] = [first("PickUp"), first("Deliver"), first("ReturnEmpty")];
  if (pickUp < 0 || deliver < 0) faults.push(refuseTrip.field("stops", "trip.stopsMissing"));
  else if (deliver < pickUp) faults.push(refuseTrip.field("stops", "trip.stopsOrder"));
  if (empty >= 0 && empty !== stops.length - 1) {
    faults.push(refuseTrip.field("stops", "trip.emptyLast"));
  }
  for (const field of ["plannedAt", "actualAt"] as const) {
    let latest: string | null = null;
    stops.forEach((stop, at) => {
      const time = stop[field];
      if (!time) return;
      if (latest && Date.parse(time) < Date.parse(latest)) {
        faults.push(refuseTrip.field(`stops.${at}.${field}`, "trip.timesOrder"));
      }
      latest = time;
    });
  }
  return faults;
}

/** The most pieces, kg or m³ of a trip. */
const mostAmount = 5_000_000;

const amounts = ["packageQuantity", "grossWeight", "cbm"] as const;

function whyNotAmounts(form: Pick<TripForm, (typeof amounts)[number]>): FieldRefusal[] {
  return amounts.flatMap((field) => {
    const value = form[field];
    if (!value || !isDecimal(value)) return [];
    const amount = decimal(value);
    if (!amount.isNegative() && amount.lessThanOrEqualTo(mostAmount)) return [];
    return [refuseTrip.field(field, "trip.outOfBounds", { most: mostAmount })];
  });
}
