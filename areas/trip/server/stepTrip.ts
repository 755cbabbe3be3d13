import type { Ask } from "@fairway/core/contract/call.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { refuse, refuseFields } from "@fairway/core/refusal/commonRefusals.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import type * as contract from "../contract.ts";
import { refuseTrip } from "../model/refusals.ts";
import type { TripRecord } from "../model/trip.ts";
import {
  isTooEarly,
  latestOf,
  stateAfterVerb,
  stopsAfterProofs,
  stopsLeft,
  stopsReached,
} from "../model/stopsOfStep.ts";
import { needsReason, type TripState, type TripVerb, tripVerbs } from "../model/tripSteps.ts";
import { changeTrip, lockTrip, readTrip } from "./lockTrip.ts";
import { noteDelivery } from "./noteDelivery.ts";
import { noteTrips } from "./noteTrips.ts";
import { endLinks } from "./tripLink.ts";
import { stateOf } from "./updateTrip.ts";
import { stampStops } from "./writeStops.ts";

/**
 * Moves a trip to another state, with the times of its stops.
 *
 * Locks: the job.
 * Refuses: record.notFound · access.forbidden · shipment.locked · shipment.canceled · record.conflict ·
 *   trip.noStep · trip.reasonMissing · trip.timeAhead · trip.timesOrder · trip.noEmpty · trip.hasProof
 * Source: rules TR-3, TR-4, TR-8, TR-11
 */
export async function stepTrip(
  tx: Tx,
  actor: Actor,
  ask: Ask<typeof contract.stepTrip>,
): Promise<{ status: true; data: TripRecord }> {
  const { id, version, verb } = ask;
  const { job, trip } = await lockTrip(tx, actor, id);
  if (trip.version !== version) throw refuse("record.conflict");
  const next = stateAfterVerb(trip, verb);
  if (next === null) {
    throw refuseTrip("trip.noStep", { ...stateOf(trip), verb: tripVerbs[verb] });
  }
  if (needsReason.includes(verb) && ask.reason === null) {
    refuseFields([refuseTrip.field("reason", "trip.reasonMissing")]);
  }
  const at = ask.at ?? new Date().toISOString();
  if (Date.parse(at) > Date.now()) refuseFields([refuseTrip.field("at", "trip.timeAhead")]);
  const { tripNo } = trip;
  if (verb === "back" && trip.state === "Delivered" && trip.proofs.length > 0) {
    throw refuseTrip("trip.hasProof", { tripNo });
  }
  if (verb === "returnEmpty" && !trip.stops.some(({ kind }) => kind === "ReturnEmpty")) {
    throw refuseTrip("trip.noEmpty", { tripNo });
  }
  const reached = stopsReached(trip.stops, verb);
  if (isTooEarly(trip.stops, reached, at)) {
    refuseFields([refuseTrip.field("at", "trip.timesOrder")]);
  }
  await changeTrip(tx, actor, trip, {
    ...changesOf(verb, trip, ask.reason, at),
    state: stateAfter(trip, verb, next),
  });
  await stampStops(tx, actor, reached, at);
  await stampStops(tx, actor, emptiedBy(verb, trip), null);
  if (verb === "drop" || verb === "decline") await endLinks(tx, actor, [trip.id]);
  if (verb === "deliver" || verb === "drop") await noteDelivery(tx, actor, job);
  // A dropped trip plans nothing, one that is resumed does again.
  await noteTrips(tx, actor, job, { planned: verb === "drop" || verb === "resume" });
  return { status: true, data: await readTrip(tx, actor, id) };
}

/** The stops whose times a verb empties. */
function emptiedBy(verb: TripVerb, { stops, state, proofs }: TripRecord): TripRecord["stops"] {
  if (verb === "back") return stopsLeft(stops, state);
  return verb === "resume" ? stopsAfterProofs(stops, proofs) : [];
}

/** An unlocked trip returns to where it was closed. */
function stateAfter({ stops }: TripRecord, verb: TripVerb, next: TripState): TripState {
  const isBack = stops.some(({ kind, actualAt }) => kind === "ReturnEmpty" && actualAt);
  return verb === "unlock" && isBack ? "EmptyReturned" : next;
}

const noTruck = {
  supplierId: null,
  truckNo: null,
  trailerNo: null,
  driverName: null,
  driverPhone: null,
};

function changesOf(
  verb: TripVerb,
  { state, stops }: TripRecord,
  reason: string | null,
  at: string,
): object {
  switch (verb) {
    case "accept":
      return { answer: "Accepted", answeredAt: at, answerNote: reason };
    case "decline":
      return { ...noTruck, answer: "Declined", answeredAt: at, answerNote: reason };
    case "deliver":
      return { deliveredAt: deliveredAt(stops, at), deliveryReportedAt: "now" };
    case "drop":
      return { dropReason: reason };
    case "resume":
      return {
        ...noTruck,
        dropReason: null,
        answer: null,
        answeredAt: null,
        answerNote: null,
        requestedAt: null,
        mailId: null,
      };
    case "back":
      if (state === "Accepted") return { answer: null, answeredAt: null, answerNote: null };
      return state === "Delivered" ? { deliveredAt: null, deliveryReportedAt: null } : {};
    default:
      return {};
  }
}

/** The time of the last delivery where all are known, else that of the step. */
function deliveredAt(stops: TripRecord["stops"], at: string): string {
  const times = stops.flatMap(({ kind, actualAt }) => (kind === "Deliver" ? [actualAt] : []));
  const [first, ...others] = times.filter((time) => time !== null);
  if (first === undefined || others.length + 1 < times.length) return at;
  return latestOf([...others, first]);
}
