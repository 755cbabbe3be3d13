import type { Ask } from "@fairway/core/contract/call.ts";
import type { Database } from "@fairway/engine/db/database.ts";
import type { Caller } from "@fairway/engine/http/serve.ts";
import type * as contract from "../contractDriver.ts";
import type { LinkedTrip } from "../model/linkedTrip.ts";
import { refuseTrip } from "../model/refusals.ts";
import { stateAfterVerb, stopsReached } from "../model/stopsOfStep.ts";
import { changeTrip } from "./lockTrip.ts";
import { noteTrips } from "./noteTrips.ts";
import { asDriver } from "./openLink.ts";
import { stampStops } from "./writeStops.ts";

/** The state in which a trip is after a verb, so that a repeated report is known. */
const after = { accept: "Accepted", load: "Loaded", returnEmpty: "EmptyReturned" } as const;

/**
 * Stores what a driver reports. A report of a state in which the trip is already changes nothing.
 *
 * Locks: the job.
 * Refuses: request.tooMany · tripLink.unknown · tripLink.closed · tripLink.notNow
 * Source: rule TR-3
 */
export function reportStep(
  database: Database,
  caller: Caller,
  ask: Ask<typeof contract.reportStep>,
): Promise<LinkedTrip> {
  return asDriver(database, caller, ask, async (tx, link) => {
    const { verb } = ask;
    const { shown, by, job, tripId, tripVersion } = link;
    const isPossible = shown.may.includes(verb);
    if (shown.state === after[verb] && !isPossible) return;
    const state = stateAfterVerb(shown, verb);
    if (state === null || !isPossible) throw refuseTrip("tripLink.notNow");
    const at = new Date().toISOString();
    const answer = verb === "accept" ? { answer: "Accepted", answeredAt: at } : {};
    await changeTrip(tx, by, { id: tripId, version: tripVersion }, { state, ...answer });
    if (verb === "accept") return;
    await stampStops(tx, by, stopsReached(shown.stops, verb), at);
    await noteTrips(tx, by, job);
  });
}
