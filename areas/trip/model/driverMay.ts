import type { LinkedTrip } from "./linkedTrip.ts";
import { stateAfterVerb, stopsReached } from "./stopsOfStep.ts";
import { driverVerbs, hasTruck } from "./tripSteps.ts";

type Standing = Pick<LinkedTrip, "state" | "stops">;
type DriverVerb = (typeof driverVerbs)[number];

/** What a driver may report of a trip now. Source: rules TR-3 and TR-8 */
export function driverMay({ state, stops }: Standing): LinkedTrip["may"] {
  const steps = driverVerbs.filter(
    (verb) =>
      stateAfterVerb({ state, stops }, verb) !== null &&
      (verb !== "returnEmpty" || stops.some(({ kind }) => kind === "ReturnEmpty")),
  );
  return mayProve({ state, stops }) ? [...steps, "prove"] : steps;
}

/** A delivery is proven while a truck has the trip; one that the office reported may follow. */
function mayProve({ state, stops }: Standing): boolean {
  return hasTruck(state) && stops.some(({ kind, proof }) => kind === "Deliver" && proof === null);
}

/**
 * The trip as it will be when a report of the phone arrives, for the page of a driver without a
 * connection; the same trip where the report is no longer possible.
 */
export function afterReport(
  trip: LinkedTrip,
  { verb, at }: { readonly verb: DriverVerb; readonly at: string },
): LinkedTrip {
  const state = trip.may.includes(verb) ? stateAfterVerb(trip, verb) : null;
  if (state === null) return trip;
  const reached = new Set(stopsReached(trip.stops, verb).map(({ id }) => id));
  const stops = trip.stops.map((stop) => (reached.has(stop.id) ? { ...stop, actualAt: at } : stop));
  return { ...trip, state, stops, may: driverMay({ state, stops }) };
}
