import { nextState } from "@fairway/core/steps/steps.ts";
import type { TripRecord } from "./trip.ts";
import { isFixed, tripSteps, tripVerbNames } from "./tripSteps.ts";

/** The verbs that the state of a trip allows to users who may change its job. */
export function tripMay(
  trip: Pick<TripRecord, "state" | "stops" | "proofs" | "supplierId" | "linkSince">,
): string[] {
  const { state } = trip;
  const returns = trip.stops.some(({ kind }) => kind === "ReturnEmpty");
  const steps = tripVerbNames.filter((verb) => {
    if (nextState(tripSteps, state, verb) === null) return false;
    if (verb === "returnEmpty") return returns;
    return verb !== "back" || state !== "Delivered" || trip.proofs.length === 0;
  });
  const has: Record<string, boolean> = {
    update: !isFixed(state),
    assign: nextState(tripSteps, state, "assign") !== null,
    delete: state === "Planned",
    request: state === "Assigned",
    link: hasTruck(state),
    revoke: trip.linkSince !== null,
  };
  return [...Object.keys(has).filter((verb) => has[verb]), ...steps];
}

/** The states in which a driver may have a link to the trip. */
export function hasTruck(state: TripRecord["state"]): boolean {
  return ["Assigned", "Accepted", "Loaded", "Delivered", "EmptyReturned"].includes(state);
}
