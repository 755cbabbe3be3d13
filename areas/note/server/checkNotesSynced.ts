import { getCharges } from "@fairway/areas/charge/server/getCharges.ts";
import type { Ask } from "@fairway/core/contract/call.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { refuse } from "@fairway/core/refusal/commonRefusals.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import type { checkNotesSynced as checkNotesSyncedCall } from "../contract.ts";
import { mustSeeJob } from "./readJobOfNotes.ts";

/**
 * Returns whether accounting has a note or a statement over one of these charges: their claims in the
 * slot `sync`.
 *
 * Refuses: record.notFound · access.forbidden
 * Source: rule DN-15, areas/note/README.md
 */
export async function checkNotesSynced(
  tx: Tx,
  actor: Actor,
  ask: Ask<typeof checkNotesSyncedCall>,
): Promise<boolean> {
  const ids = [...new Set(ask.chargeIds)];
  const charges = await getCharges(tx, actor, { chargeIds: ids });
  if (charges.length < ids.length) throw refuse("record.notFound");
  for (const jobId of new Set(charges.map((each) => each.jobId)))
    await mustSeeJob(tx, actor, jobId);
  return charges.some(({ claims }) => claims.some(({ slot }) => slot === "sync"));
}
