import type { LinkedTrip } from "../../model/linkedTrip.ts";
import { askServer, type Driver } from "./askServer.ts";
import { forgetProof, keepProof, type KeptProof } from "./keptProofs.ts";

/**
 * Sends a signed proof and then each of its photos. What was sent is noted at once, so that a broken
 * connection repeats nothing; the server also recognizes what is repeated.
 *
 * Shape: returns the trip as the last answer says; throws `Unsent` where it stopped.
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
      });
  proof = { ...proof, isSent: true };
  await keepProof(proof);
  for (const photo of kept.photos) {
    if (photo.isSent) continue;
    const form = new FormData();
    form.set("id", photo.id);
    form.set("proofId", id);
    form.set("uploadedFile", photo.blob, photo.blob.type === "image/png" ? "1.png" : "1.jpg");
    // One after the other: a phone's connection is narrow.
    // oxlint-disable-next-line no-await-in-loop
    trip = await askServer(driver, "Photo", form);
    const photos = proof.photos.map((each) =>
      each.id === photo.id ? { ...each, isSent: true } : each,
    );
    proof = { ...proof, photos };
    // oxlint-disable-next-line no-await-in-loop
    await keepProof(proof);
  }
  await forgetProof(id);
  return trip;
}
