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
  return [...faults, ...wrongTimes(stops, "plannedAt"), ...wrongTimes(stops, "actualAt")];
}

/** Stops in a row of one kind may be reached in another order than planned. */
function wrongTimes(stops: readonly StopForm[], field: "plannedAt" | "actualAt"): FieldRefusal[] {
  return stops.flatMap((stop, at) => {
    const time = stop[field];
    const isEarly = stops
      .slice(0, at)
      .some(
        ({ kind, [field]: before }) =>
          (field === "plannedAt" || kind !== stop.kind) &&
          time &&
          before &&
          Date.parse(time) < Date.parse(before),
      );
    return isEarly ? [refuseTrip.field(`stops.${at}.${field}`, "trip.timesOrder")] : [];
  });
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
