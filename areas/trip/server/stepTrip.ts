import type { Ask } from "@fairway/core/contract/call.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { refuse, refuseFields } from "@fairway/core/refusal/commonRefusals.ts";
import { nextState } from "@fairway/core/steps/steps.ts";
import { run, type Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";
import type * as contract from "../contract.ts";
import { refuseTrip } from "../model/refusals.ts";
import type { TripRecord } from "../model/trip.ts";
import type { StopKind } from "../model/stopKinds.ts";
import {
  needsReason,
  type TripState,
  tripSteps,
  type TripVerb,
  tripVerbs,
} from "../model/tripSteps.ts";
import { changeTrip, lockTrip, readTrip } from "./lockTrip.ts";
import { noteTrips } from "./noteTrips.ts";
import { endLinks } from "./tripLink.ts";
import { stateOf } from "./updateTrip.ts";

/** The stops at which something happens with a verb. */
const stopsOf: Partial<Record<TripVerb, StopKind>> = {
  load: "PickUp",
  deliver: "Deliver",
  returnEmpty: "ReturnEmpty",
};
/** The stops that a state was reached at; a step back empties their times. */
const reachedAt: Partial<Record<TripState, StopKind>> = {
  Loaded: "PickUp",
  Delivered: "Deliver",
  EmptyReturned: "ReturnEmpty",
};

/**
 * Moves a trip to another state, with the times of its stops.
 *
 * Locks: the job.
 * Refuses: record.notFound · access.forbidden · shipment.locked · shipment.canceled · record.conflict ·
 *   trip.noStep · trip.reasonMissing · trip.timeAhead · trip.noEmpty · trip.hasProof
 * Source: rules TR-3, TR-11
 */
export async function stepTrip(
  tx: Tx,
  actor: Actor,
  ask: Ask<typeof contract.stepTrip>,
): Promise<{ status: true; data: TripRecord }> {
  const { id, version, verb } = ask;
  const { job, trip } = await lockTrip(tx, actor, id);
  if (trip.version !== version) throw refuse("record.conflict");
  const next = nextState(tripSteps, trip.state, verb);
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
  await changeTrip(tx, actor, trip, {
    ...changesOf(verb, trip, ask.reason, at),
    state: stateAfter(trip, verb, next),
  });
  const { companyId, userId } = actor;
  const reached = stopsOf[verb];
  if (reached) await stampStops(tx, { companyId, userId }, trip.id, reached, at);
  const left = verb === "back" ? reachedAt[trip.state] : undefined;
  if (left) await stampStops(tx, { companyId, userId }, trip.id, left, null);
  if (verb === "drop" || verb === "decline") await endLinks(tx, actor, [trip.id]);
  // A dropped trip plans nothing, one that is resumed does again.
  await noteTrips(tx, actor, job, { planned: verb === "drop" || verb === "resume" });
  return { status: true, data: await readTrip(tx, actor, id) };
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
  { state }: TripRecord,
  reason: string | null,
  at: string,
): object {
  switch (verb) {
    case "accept":
      return { answer: "Accepted", answeredAt: at, answerNote: reason };
    case "decline":
      return { ...noTruck, answer: "Declined", answeredAt: at, answerNote: reason };
    case "deliver":
      return { deliveredAt: at };
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
      return state === "Delivered" ? { deliveredAt: null } : {};
    default:
      return {};
  }
}

/** Sets the actual time of the stops of a kind; a time that is known stays. */
export async function stampStops(
  tx: Tx,
  { companyId, userId }: Pick<Actor, "companyId" | "userId">,
  tripId: string,
  kind: StopKind,
  at: string | null,
): Promise<void> {
  const known = at === null ? sql`true` : sql`actual_at is null`;
  await run(
    tx,
    sql`update trip_stop set actual_at = ${at}, user_modified = ${userId}
      where company_id = ${companyId} and trip_id = ${tripId} and kind = ${kind} and ${known}`,
  );
}
