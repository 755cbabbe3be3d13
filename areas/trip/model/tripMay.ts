import { nextState } from "@fairway/core/steps/steps.ts";
import { stateAfterVerb } from "./stopsOfStep.ts";
import type { TripRecord } from "./trip.ts";
import { hasTruck, isFixed, tripSteps, tripVerbNames } from "./tripSteps.ts";

/** The verbs that the state of a trip allows to users who may change its job. */
export function tripMay(
  trip: Pick<TripRecord, "state" | "stops" | "proofs" | "supplierId" | "linkSince">,
): string[] {
  const { state } = trip;
  const returns = trip.stops.some(({ kind }) => kind === "ReturnEmpty");
  const steps = tripVerbNames.filter((verb) => {
    if (stateAfterVerb(trip, verb) === null) return false;
    if (verb === "returnEmpty") return returns;
    return verb !== "back" || state !== "Delivered" || trip.proofs.length === 0;
  });
  const has: Record<string, boolean> = {
    update: !isFixed(state),
    assign: nextState(tripSteps, state, "assign") !== null,
    delete: state === "Planned" && trip.proofs.length === 0,
    request: state === "Assigned",
    link: hasTruck(state),
    revoke: trip.linkSince !== null,
  };
  return [...Object.keys(has).filter((verb) => has[verb]), ...steps];
}
