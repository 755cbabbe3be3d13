import { call } from "@fairway/core/contract/call.ts";
import { id, maybeId, maybeInstant, maybeText, needText } from "@fairway/core/contract/shapes.ts";
import { z } from "zod";
import { mostPhotos, mostPieces } from "./model/deliveryBounds.ts";
import { linkedTrip } from "./model/linkedTrip.ts";
import { driverVerbs } from "./model/tripSteps.ts";

// Nobody signs in for these calls: the link of the trip is their bearer token, so that it stands in no
// address and in no log.

export const readLinkedTrip = call({
  method: "POST",
  path: "TripProof/Read",
  writes: false,
  right: "public",
  answer: linkedTrip,
  summary: "The trip of a driver's link: its stops and pieces",
});

export const reportStep = call({
  method: "POST",
  path: "TripProof/Report",
  right: "public",
  body: z.object({
    verb: z.enum(driverVerbs),
    /** Made by the phone, so that a repeated report is known. */
    id: maybeId,
    /** Now by default; a phone without a connection sends it later. */
    reportedAt: maybeInstant,
  }),
  answer: linkedTrip,
  summary: "What a driver reports: accepted, picked up, empty returned",
});

export const sendProof = call({
  method: "POST",
  path: "TripProof/Send",
  right: "public",
  body: z.object({
    /** Made by the phone, so that a repeated proof is known. */
    id,
    stopId: id,
    receiver: needText(200),
    pieces: z.number().int().min(0).max(mostPieces),
    damage: maybeText(1000),
    /** Now by default. */
    deliveredAt: maybeInstant,
    /** A PNG as base64. */
    signature: z.string().min(1).max(400_000),
    /** How many photos follow; the printed proof waits for them. */
    photos: z.number().int().min(0).max(mostPhotos).default(0),
  }),
  answer: linkedTrip,
  summary: "The proof of a delivery: receiver, pieces, damage and signature",
});

export const sendPhoto = call({
  method: "POST",
  path: "TripProof/Photo",
  right: "public",
  upload: true,
  body: z.object({ id, proofId: id }),
  answer: linkedTrip,
  summary: "A photo of a delivery",
});
