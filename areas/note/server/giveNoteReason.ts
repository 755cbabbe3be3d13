import { getCharges } from "@fairway/areas/charge/server/getCharges.ts";
import { giveLinesReason } from "@fairway/areas/charge/server/giveLinesReason.ts";
import { lockCharges } from "@fairway/areas/charge/server/lockCharges.ts";
import { giveRateReason } from "@fairway/areas/document/server/giveRateReason.ts";
import type { Ask } from "@fairway/core/contract/call.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import type { giveNoteReason as giveNoteReasonCall } from "../contract.ts";
import { giveRatesReason, noteSource } from "./noteTable.ts";
import { readNote, shownNote } from "./shownNote.ts";

/**
 * Gives a note of before the rule, and its lines, the reason for a rate outside the bound.
 *
 * Locks: the job, the lines, then the note.
 * Refuses: record.notFound · access.forbidden · record.conflict · rate.reasonNotMissing
 * Source: rule DN-7.
 */
export async function giveNoteReason(tx: Tx, actor: Actor, ask: Ask<typeof giveNoteReasonCall>) {
  const note = await readNote(tx, actor.companyId, ask.id);
  actor.must("accManagement.detail", note);
  const lines = await getCharges(tx, actor, { documentId: ask.id });
  const locked = await lockCharges(tx, actor, { chargeIds: lines.map(({ id }) => id) });
  await giveRateReason(tx, actor, noteSource, ask);
  await giveRatesReason(tx, note, ask.rateReason);
  await giveLinesReason(tx, actor, locked, ask.rateReason);
  return { status: true as const, data: await shownNote(tx, actor, ask.id) };
}
