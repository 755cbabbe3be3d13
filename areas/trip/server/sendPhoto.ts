import { kindOf } from "@fairway/areas/file/model/fileKinds.ts";
import type { Ask } from "@fairway/core/contract/call.ts";
import { withoutPlace } from "@fairway/core/pictures/withoutPlace.ts";
import type { Database } from "@fairway/engine/db/database.ts";
import { one, type Tx } from "@fairway/engine/db/tx.ts";
import { insertRow } from "@fairway/engine/db/writeRows.ts";
import type { Caller } from "@fairway/engine/http/serve.ts";
import { sql } from "kysely";
import type * as contract from "../contractDriver.ts";
import { mostPhotos } from "../model/deliveryBounds.ts";
import type { LinkedTrip } from "../model/linkedTrip.ts";
import { refuseTrip } from "../model/refusals.ts";
import { fileOfProof, isKnown } from "./fileOfProof.ts";
import { asDriver, type LockedLink } from "./openLink.ts";
import { orderPaper } from "./proofPaper.ts";

/**
 * Stores a photo of a delivery once, as a document of the job, without the place at which it was taken
 * unless the link allows it.
 *
 * Locks: the job.
 * Refuses: request.tooMany · tripLink.unknown · tripLink.closed · tripProof.unknown ·
 *   tripProof.tooManyPhotos · tripProof.photoUnreadable · file.tooLarge
 * Source: rule TR-8
 */
export function sendPhoto(
  database: Database,
  caller: Caller,
  ask: Ask<typeof contract.sendPhoto>,
): Promise<LinkedTrip> {
  const { file: _, ...texts } = ask;
  return asDriver(database, caller, texts, (tx, link) => writePhoto(tx, link, ask));
}

type Photo = Ask<typeof contract.sendPhoto>;

async function writePhoto(tx: Tx, link: LockedLink, { id, proofId, file }: Photo): Promise<void> {
  const { shown, by, keepsPosition } = link;
  const { companyId, userId } = by;
  const proof = shown.stops.map((stop) => stop.proof).find((each) => each?.id === proofId);
  if (!proof) throw refuseTrip("tripProof.unknown");
  if (proof.photos.includes(id)) return;
  if (await isKnown(tx, "trip_photo", { companyId, id })) throw refuseTrip("tripProof.unknown");
  if (proof.photos.length >= mostPhotos) {
    throw refuseTrip("tripProof.tooManyPhotos", { most: mostPhotos });
  }
  const plain = withoutPlace(file.bytes);
  const kind = plain && kindOf(plain);
  if (!plain || (kind !== "jpeg" && kind !== "png")) {
    throw refuseTrip("tripProof.photoUnreadable", {}, { field: "uploadedFile" });
  }
  const ending = kind === "jpeg" ? "jpg" : "png";
  const name = `POD_${shown.tripNo.replaceAll("/", "_")}_${proof.photos.length + 1}.${ending}`;
  const bytes = keepsPosition ? file.bytes : plain;
  const fileId = await fileOfProof(tx, link, { name, mime: `image/${kind}`, bytes });
  await insertRow(tx, "trip_photo", {
    companyId,
    id,
    proofId,
    fileId,
    userCreated: userId,
    userModified: userId,
  });
  const { announced } = await one<{ announced: number }>(
    tx,
    sql`select photos_announced as announced from trip_proof
      where company_id = ${companyId} and id = ${proofId}`,
  );
  await orderPaper(tx, { companyId, proofId }, proof.photos.length + 1 >= announced);
}
