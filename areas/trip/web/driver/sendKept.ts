import type { LinkedTrip } from "../../model/linkedTrip.ts";
import { askServer, type Driver, Unsent } from "./askServer.ts";
import { forgetProof, keepProof, type KeptProof } from "./keptProofs.ts";

/**
 * Sends a signed proof and then each of its photos. What was sent is noted at once, so that a broken
 * connection repeats nothing; the server also recognizes what is repeated. A photo that is refused
 * waits, and the others are sent.
 *
 * Shape: returns the trip as the last answer says; throws `Unsent` where it stopped, or for the first
 *   photo that was refused.
 */
export async function sendKept(driver: Driver, kept: KeptProof): Promise<LinkedTrip> {
  const { id, stopId, receiver, pieces, hasDamage, damage, deliveredAt, signature } = kept;
  let proof = kept;
  let trip = proof.isSent
    ? await askServer(driver, "Read", {})
    : await askServer(driver, "Send", {
        id,
        stopId,
        receiver,
        pieces: Number(pieces),
        damage: hasDamage ? damage : null,
        deliveredAt,
        signature,
        photos: kept.photos.length,
      });
  proof = { ...proof, isSent: true };
  await keepProof(proof);
  let refused: Unsent | null = null;
  for (const photo of kept.photos) {
    if (photo.isSent) continue;
    const form = new FormData();
    form.set("id", photo.id);
    form.set("proofId", id);
    form.set("uploadedFile", photo.blob, photo.blob.type === "image/png" ? "1.png" : "1.jpg");
    // One after the other: a phone's connection is narrow.
    try {
      // oxlint-disable-next-line no-await-in-loop
      trip = await askServer(driver, "Photo", form);
    } catch (error) {
      if (!(error instanceof Unsent) || error.isLost || error.isOver) throw error;
      refused ??= error;
      continue;
    }
    const photos = proof.photos.map((each) =>
      each.id === photo.id ? { ...each, isSent: true } : each,
    );
    proof = { ...proof, photos };
    // oxlint-disable-next-line no-await-in-loop
    await keepProof(proof);
  }
  if (refused) throw refused;
  await forgetProof(id);
  return trip;
}
