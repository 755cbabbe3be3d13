import type { Ask } from "@fairway/core/contract/call.ts";
import type { Database } from "@fairway/engine/db/database.ts";
import { maybe, type Tx } from "@fairway/engine/db/tx.ts";
import { insertRow, newId } from "@fairway/engine/db/writeRows.ts";
import type { Caller } from "@fairway/engine/http/serve.ts";
import { sql } from "kysely";
import type * as contract from "../contractDriver.ts";
import type { LinkedTrip } from "../model/linkedTrip.ts";
import { refuseTrip } from "../model/refusals.ts";
import { fittedTime, stateAfterVerb, stopsReached } from "../model/stopsOfStep.ts";
import { changeTrip } from "./lockTrip.ts";
import { noteTrips } from "./noteTrips.ts";
import { asDriver, type LockedLink } from "./openLink.ts";
import { stampStops } from "./writeStops.ts";

/** The state in which a trip is after a verb, so that a repeated report is known. */
const after = { accept: "Accepted", load: "Loaded", returnEmpty: "EmptyReturned" } as const;

/**
 * Stores what a driver reports, once under the id that the phone gave it. A report without an id of a
 * state in which the trip is already changes nothing.
 *
 * Shape: a report may come later than it happened; its time lies between the making of the trip and now,
 *   and is brought between the times of the stops around.
 * Locks: the job.
 * Refuses: request.tooMany · tripLink.unknown · tripLink.closed · tripLink.notNow
 * Source: rules TR-3 and TR-13
 */
export function reportStep(database: Database, caller: Caller, ask: Report): Promise<LinkedTrip> {
  return asDriver(database, caller, ask, (tx, link) => writeReport(tx, link, ask));
}

type Report = Pick<Ask<typeof contract.reportStep>, "verb"> &
  Partial<Ask<typeof contract.reportStep>>;

async function writeReport(tx: Tx, link: LockedLink, ask: Report): Promise<void> {
  const { verb, id = null, reportedAt = null } = ask;
  const { shown, by, job, tripId, tripVersion, linkId } = link;
  if (id !== null && (await isStored(tx, by.companyId, { id, tripId }))) return;
  const isPossible = shown.may.includes(verb);
  if (shown.state === after[verb] && !isPossible) return;
  const state = stateAfterVerb(shown, verb);
  if (state === null || !isPossible) throw refuseTrip("tripLink.notNow");
  const at = timeOf(reportedAt, link.datetimeCreated);
  const answer = verb === "accept" ? { answer: "Accepted", answeredAt: at } : {};
  await changeTrip(tx, by, { id: tripId, version: tripVersion }, { state, ...answer });
  const { companyId, userId } = by;
  await insertRow(tx, "trip_report", {
    companyId,
    id: id ?? newId(),
    tripId,
    linkId,
    verb,
    reportedAt: at,
    userCreated: userId,
    userModified: userId,
  });
  if (verb === "accept") return;
  const reached = stopsReached(shown.stops, verb);
  const [first] = reached;
  await stampStops(tx, by, reached, first ? fittedTime(shown.stops, first, at) : at);
  await noteTrips(tx, by, job);
}

/** Is a report known? One of another trip under its id is none that may be sent. */
async function isStored(
  tx: Tx,
  companyId: string,
  { id, tripId }: { readonly id: string; readonly tripId: string },
): Promise<boolean> {
  const found = await maybe<{ tripId: string }>(
    tx,
    sql`select trip_id from trip_report where company_id = ${companyId} and id = ${id}`,
  );
  if (found && found.tripId !== tripId) throw refuseTrip("tripLink.notNow");
  return found !== null;
}

/** The time of a report, brought between the making of the trip and now. */
function timeOf(reportedAt: string | null, since: string): string {
  const [at, now] = [Date.parse(reportedAt ?? new Date().toISOString()), Date.now()];
  return new Date(Math.min(Math.max(at, Date.parse(since)), now)).toISOString();
}
