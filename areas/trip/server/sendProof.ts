import { kindOf } from "@fairway/areas/file/model/fileKinds.ts";
import type { Ask } from "@fairway/core/contract/call.ts";
import { pictureSize } from "@fairway/core/pictures/pictureSize.ts";
import { refuseFields } from "@fairway/core/refusal/commonRefusals.ts";
import { nextState } from "@fairway/core/steps/steps.ts";
import type { Database } from "@fairway/engine/db/database.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import { insertRow } from "@fairway/engine/db/writeRows.ts";
import type { Caller } from "@fairway/engine/http/serve.ts";
import type * as contract from "../contractDriver.ts";
import type { LinkedTrip } from "../model/linkedTrip.ts";
import { refuseTrip } from "../model/refusals.ts";
import { piecesApartWith } from "../model/piecesApart.ts";
import { fittedTime, latestOf } from "../model/stopsOfStep.ts";
import { tripSteps } from "../model/tripSteps.ts";
import { changeTrip } from "./lockTrip.ts";
import { noteDelivery } from "./noteDelivery.ts";
import { fileOfProof, isKnown, proofName } from "./fileOfProof.ts";
import { noteTrips } from "./noteTrips.ts";
import { asDriver, type LockedLink } from "./openLink.ts";
import { orderPaper } from "./proofPaper.ts";
import { tellOfShortage } from "./tellOfShortage.ts";
import { stampStops } from "./writeStops.ts";

/**
 * Stores the proof of a delivery under the id that the phone gave it: a proof that is sent again, also
 * at the same moment, is stored once. The signature becomes a document of the job, and so does the
 * printed proof when the announced photos have arrived.
 *
 * Locks: the job.
 * Refuses: request.tooMany · tripLink.unknown · tripLink.closed · tripProof.stopUnknown · tripProof.given ·
 *   tripProof.timeWrong · tripProof.signatureWrong · tripLink.notNow
 * Source: rule TR-8
 */
export function sendProof(database: Database, caller: Caller, ask: Proof): Promise<LinkedTrip> {
  return asDriver(database, caller, ask, (tx, link) =>
    writeProof(tx, { ...link, language: caller.language }, ask),
  );
}

/** A phone with an older page announces no photos. */
type Proof = Omit<Ask<typeof contract.sendProof>, "photos"> &
  Partial<Pick<Ask<typeof contract.sendProof>, "photos">>;

async function writeProof(
  tx: Tx,
  link: LockedLink & Pick<Caller, "language">,
  ask: Proof,
): Promise<void> {
  const { id, stopId, receiver, pieces, damage, deliveredAt, photos = 0 } = ask;
  const { shown, by, job, tripId } = link;
  const { companyId, userId } = by;
  const stop = shown.stops.find((each) => each.id === stopId && each.kind === "Deliver");
  if (!stop) throw refuseTrip("tripProof.stopUnknown");
  if (stop.proof?.id === id) return;
  if (stop.proof || (await isKnown(tx, "trip_proof", { companyId, id })))
    throw refuseTrip("tripProof.given");
  if (!shown.may.includes("prove")) throw refuseTrip("tripLink.notNow");
  const at = timeOf(deliveredAt ?? new Date().toISOString(), link.datetimeCreated);
  const bytes = signatureOf(ask.signature);
  const signature = { name: `${proofName(shown, stop)}.png`, mime: "image/png", bytes };
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
    signatureId: await fileOfProof(tx, link, signature, damage || receiver),
    photosAnnounced: photos,
    language: link.language,
    userCreated: userId,
    userModified: userId,
  });
  await orderPaper(tx, { companyId, proofId: id }, photos === 0);
  await stampStops(tx, by, [stop], fittedTime(shown.stops, stop, at));
  const open = shown.stops.filter(({ kind, proof }) => kind === "Deliver" && proof === null);
  const isLast = open.every((each) => each.id === stopId);
  const next = isLast ? nextState(tripSteps, shown.state, "prove") : null;
  // Proofs of a trip may arrive in another order than they were signed.
  const reported = shown.stops.flatMap(({ proof }) => proof?.deliveredAt ?? []);
  const delivered = next ? { state: next, deliveredAt: latestOf([...reported, at]) } : {};
  await changeTrip(
    tx,
    by,
    { id: tripId, version: link.tripVersion },
    // Not the time of the phone, which may have been without a connection for days.
    { ...delivered, deliveryReportedAt: "now" },
  );
  const apart = piecesApartWith(shown, stopId, pieces);
  await tellOfShortage(tx, by, job, { tripNo: shown.tripNo, apart, damage });
  if (isLast) await noteDelivery(tx, by, job);
  // After the bill, which tells only the day.
  await noteTrips(tx, by, job);
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
