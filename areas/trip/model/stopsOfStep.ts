import { nextState } from "@fairway/core/steps/steps.ts";
import type { StopKind } from "./stopKinds.ts";
import { type TripState, tripSteps, type TripVerb } from "./tripSteps.ts";

/** A stop with the time at which it was reached. */
interface Stop {
  readonly id: string;
  readonly kind: StopKind;
  readonly actualAt: string | null;
}
type Stops = readonly Stop[];

/** The stops at which something happens with a verb. */
const reachedBy: Partial<Record<TripVerb, StopKind>> = {
  load: "PickUp",
  deliver: "Deliver",
  returnEmpty: "ReturnEmpty",
};

/** The stops that a state was reached at. */
const reachedIn: Partial<Record<TripState, StopKind>> = {
  Loaded: "PickUp",
  Delivered: "Deliver",
  EmptyReturned: "ReturnEmpty",
};

const isPassed = (stops: Stops, stop: Stop) =>
  stops.slice(stops.indexOf(stop)).some(({ kind, actualAt }) => kind !== stop.kind && actualAt);

/**
 * The stops that a step reaches: those of its kind without a time that no known time of another kind
 * follows. Goods are picked up at the stops before the next delivery only.
 *
 * Source: rule TR-3
 */
export function stopsReached<Each extends Stop>(stops: readonly Each[], verb: TripVerb): Each[] {
  const next = stops.find(
    (stop) => stop.kind !== "PickUp" && !stop.actualAt && !isPassed(stops, stop),
  );
  return stops.filter(
    (stop) =>
      stop.kind === reachedBy[verb] &&
      !stop.actualAt &&
      !isPassed(stops, stop) &&
      (verb !== "load" || !next || stops.indexOf(stop) < stops.indexOf(next)),
  );
}

/** The stops whose times a step back from a state empties: the last ones that were reached. Rule TR-3 */
export function stopsLeft<Each extends Stop>(stops: readonly Each[], state: TripState): Each[] {
  return stops.filter(
    (stop) => stop.kind === reachedIn[state] && stop.actualAt && !isPassed(stops, stop),
  );
}

/**
 * The stops whose times a trip loses when it is taken up again: those after the last signed proof,
 * because what comes before belongs to what was signed.
 *
 * Source: rule TR-4
 */
export function stopsAfterProofs<Each extends Stop>(
  stops: readonly Each[],
  proofs: readonly { readonly stopId: string }[],
): Each[] {
  const proven = new Set(proofs.map(({ stopId }) => stopId));
  const last = stops.findLastIndex(({ id }) => proven.has(id));
  return stops.slice(last + 1).filter(({ actualAt }) => actualAt);
}

/** The latest of some instants. */
export function latestOf(instants: readonly [...string[], string]): string {
  return instants.reduce((one, other) => (Date.parse(other) > Date.parse(one) ? other : one));
}

/** The times of the stops of another kind before and after a stop, from the earliest to the latest. */
function timesAround(stops: Stops, stop: Stop) {
  const at = stops.indexOf(stop);
  const known = (part: Stops) =>
    part
      .flatMap(({ kind, actualAt }) => (kind !== stop.kind && actualAt ? [actualAt] : []))
      .toSorted((one, other) => Date.parse(one) - Date.parse(other));
  return { before: known(stops.slice(0, at)), after: known(stops.slice(at)) };
}

/** Is the time of a step earlier than that of a stop before one that it reaches? Rule TR-4 */
export function isTooEarly(stops: Stops, reached: Stops, at: string): boolean {
  return reached.some((stop) => {
    const latest = timesAround(stops, stop).before.at(-1);
    return latest !== undefined && Date.parse(at) < Date.parse(latest);
  });
}

/**
 * The time of a proven stop, brought between those of the stops around it: the clock of a phone is not
 * that of the office. The proof itself keeps what was signed.
 *
 * Source: rule TR-4
 */
export function fittedTime(stops: Stops, stop: Stop, at: string): string {
  const { before, after } = timesAround(stops, stop);
  const earliest = before.at(-1) ?? at;
  const latest = after[0] ?? at;
  if (Date.parse(at) < Date.parse(earliest)) return earliest;
  return Date.parse(at) > Date.parse(latest) ? latest : at;
}

/** The state after a verb; null when it is not possible. Rule TR-3 */
export function stateAfterVerb(
  { state, stops }: { readonly state: TripState; readonly stops: Stops },
  verb: TripVerb,
): TripState | null {
  const isAgain = verb === "load" && state === "Loaded";
  if (isAgain && stopsReached(stops, verb).length === 0) return null;
  return nextState(tripSteps, state, verb);
}
