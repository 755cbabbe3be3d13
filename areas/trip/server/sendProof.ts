import { kindOf } from "@fairway/areas/file/model/fileKinds.ts";
import type { Ask } from "@fairway/core/contract/call.ts";
import { pictureSize } from "@fairway/core/pictures/pictureSize.ts";
import { refuseFields } from "@fairway/core/refusal/commonRefusals.ts";
import { nextState } from "@fairway/core/steps/steps.ts";
import type { Database } from "@fairway/engine/db/database.ts";
import { inTransaction, maybe, readOnly, run, type Tx } from "@fairway/engine/db/tx.ts";
import { insertRow } from "@fairway/engine/db/writeRows.ts";
import type { Caller } from "@fairway/engine/http/serve.ts";
import { refuseUnstorable } from "@fairway/engine/http/readAsk.ts";
import { noteOrigin } from "@fairway/engine/audit/origin.ts";
import { sql } from "kysely";
import type * as contract from "../contractDriver.ts";
import type { LinkedTrip } from "../model/linkedTrip.ts";
import { refuseTrip } from "../model/refusals.ts";
import { tripSteps } from "../model/tripSteps.ts";
import { changeTrip } from "./lockTrip.ts";
import { noteDelivery } from "./noteDelivery.ts";
import { fileProof } from "./fileProof.ts";
import { noteTrips } from "./noteTrips.ts";
import { guarded, openLink, openLinkToWrite } from "./openLink.ts";
import { stampStops } from "./stepTrip.ts";

/** Returns the trip of a link. Refuses: request.tooMany · tripLink.unknown */
export function readLinkedTrip(database: Database, caller: Caller): Promise<LinkedTrip> {
  return guarded(
    caller,
    async () => (await readOnly(database, (tx) => openLink(tx, caller))).shown,
  );
}

/** Runs a verb of a driver in a transaction and returns the trip after it. */
export function asDriver(
  database: Database,
  caller: Caller,
  ask: Record<string, unknown>,
  verb: (tx: Tx) => Promise<unknown>,
): Promise<LinkedTrip> {
  return guarded(caller, () =>
    inTransaction(database, async (tx) => {
      noteOrigin(tx, caller);
      await openLink(tx, caller);
      refuseUnstorable(ask);
      await verb(tx);
      return (await openLink(tx, caller)).shown;
    }),
  );
}

/** The state in which a trip is after a verb, so that a repeated report is known. */
const after = { accept: "Accepted", load: "Loaded", returnEmpty: "EmptyReturned" } as const;
const reached = { load: "PickUp", returnEmpty: "ReturnEmpty" } as const;

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
  return asDriver(database, caller, ask, async (tx) => {
    const { verb } = ask;
    const { shown, by, job, tripId, tripVersion } = await openLinkToWrite(tx, caller);
    if (shown.state === after[verb]) return;
    const state = nextState(tripSteps, shown.state, verb);
    if (state === null || !shown.may.includes(verb)) throw refuseTrip("tripLink.notNow");
    const at = new Date().toISOString();
    const answer = verb === "accept" ? { answer: "Accepted", answeredAt: at } : {};
    await changeTrip(tx, by, { id: tripId, version: tripVersion }, { state, ...answer });
    if (verb === "accept") return;
    await stampStops(tx, by, tripId, reached[verb], at);
    await noteTrips(tx, by, job);
  });
}

/**
 * Stores the proof of a delivery under the id that the phone gave it: a proof that is sent again, also
 * at the same moment, is stored once. The signature and the printed proof become documents of the job.
 *
 * Locks: the job.
 * Refuses: request.tooMany · tripLink.unknown · tripLink.closed · tripProof.stopUnknown · tripProof.given ·
 *   tripProof.timeWrong · tripProof.signatureWrong · tripLink.notNow
 * Source: rule TR-8
 */
export function sendProof(
  database: Database,
  caller: Caller,
  ask: Ask<typeof contract.sendProof>,
): Promise<LinkedTrip> {
  return asDriver(database, caller, ask, (tx) => writeProof(tx, caller, ask));
}

type Proof = Ask<typeof contract.sendProof>;

async function writeProof(tx: Tx, caller: Caller, ask: Proof): Promise<void> {
  const { id, stopId, receiver, pieces, damage, deliveredAt } = ask;
  const link = await openLinkToWrite(tx, caller);
  const { shown, by, job, tripId } = link;
  const { companyId, userId } = by;
  const stop = shown.stops.find((each) => each.id === stopId && each.kind === "Deliver");
  if (!stop) throw refuseTrip("tripProof.stopUnknown");
  if (stop.proof?.id === id) return;
  if (stop.proof || (await isStored(tx, companyId, id))) throw refuseTrip("tripProof.given");
  if (!shown.may.includes("prove")) throw refuseTrip("tripLink.notNow");
  const at = timeOf(deliveredAt ?? new Date().toISOString(), link.datetimeCreated);
  const bytes = signatureOf(ask.signature);
  const filed = await fileProof(tx, { ...link, language: caller.language }, stop, {
    receiver,
    pieces: `${pieces}`,
    damage: damage ?? "",
    deliveredAt: at,
    signature: bytes,
  });
  await insertRow(tx, "trip_proof", {
    companyId,
    id,
    tripId,
    stopId,
    linkId: link.linkId,
    receiver,
    pieces,
    damage,
    deliveredAt: at,
    ...filed,
    userCreated: userId,
    userModified: userId,
  });
  await stampStop(tx, by, stopId, at);
  const open = shown.stops.filter(({ kind, proof }) => kind === "Deliver" && proof === null);
  const isLast = open.every((each) => each.id === stopId);
  const next = isLast ? nextState(tripSteps, shown.state, "prove") : null;
  const delivered = next ? { state: next, deliveredAt: at } : {};
  await changeTrip(tx, by, { id: tripId, version: link.tripVersion }, delivered);
  if (isLast) await noteDelivery(tx, by, job, { at, timeZone: shown.timeZone, receiver });
  // After the bill, which tells only the day.
  await noteTrips(tx, by, job);
}

async function isStored(tx: Tx, companyId: string, id: string): Promise<boolean> {
  const found = await maybe(
    tx,
    sql`select 1 as found from trip_proof where company_id = ${companyId} and id = ${id}`,
  );
  return found !== null;
}

// The clock of a phone may be a few minutes ahead.
const aheadMs = 5 * 60_000;

/** The time of a delivery: never later than now, and not before the trip was made. */
function timeOf(deliveredAt: string, since: string): string {
  const [at, now] = [Date.parse(deliveredAt), Date.now()];
  if (at > now + aheadMs || at < Date.parse(since) - aheadMs) {
    refuseFields([refuseTrip.field("deliveredAt", "tripProof.timeWrong")]);
  }
  return new Date(Math.min(at, now)).toISOString();
}

function signatureOf(text: string): Uint8Array {
  const bytes = Buffer.from(text.replace(/^data:image\/png;base64,/, ""), "base64");
  const size = pictureSize(bytes);
  if (kindOf(bytes) !== "png" || !size || Math.max(size.width, size.height) > 2000) {
    refuseFields([refuseTrip.field("signature", "tripProof.signatureWrong")]);
  }
  return bytes;
}

async function stampStop(
  tx: Tx,
  { companyId, userId }: { readonly companyId: string; readonly userId: string },
  stopId: string,
  at: string,
): Promise<void> {
  await run(
    tx,
    sql`update trip_stop set actual_at = ${at}, user_modified = ${userId}
      where company_id = ${companyId} and id = ${stopId}`,
  );
}
