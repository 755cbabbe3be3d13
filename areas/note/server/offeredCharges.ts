import { openCharges } from "@fairway/areas/charge/server/openCharges.ts";
import type { Ask } from "@fairway/core/contract/call.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import type { offeredCharges as offeredChargesCall } from "../contract.ts";
import { sideOf } from "../model/note.ts";
import { copyClaims } from "./getNoteDetails.ts";
import { mustSeeJob } from "./readJobOfNotes.ts";

/** Lists the charges of a job that a note of this type could take. Refuses: record.notFound */
export async function offeredCharges(tx: Tx, actor: Actor, ask: Ask<typeof offeredChargesCall>) {
  await mustSeeJob(tx, actor, ask.jobId);
  const charges = await openCharges(tx, actor, {
    jobId: ask.jobId,
    side: sideOf(ask.type),
    slots: ["note"],
    ...(ask.partnerId ? { partnerId: ask.partnerId } : {}),
    ...(ask.cdNoteId ? { orOnDocumentId: ask.cdNoteId } : {}),
  });
  return charges.map(copyClaims);
}
