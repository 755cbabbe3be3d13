import { paperHead } from "@fairway/areas/organisation/server/paperHead.ts";
import type { AnsweredFile } from "@fairway/core/contract/call.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import type { Language } from "@fairway/core/words/words.ts";
import { rows, type Tx } from "@fairway/engine/db/tx.ts";
import { answeredPaper } from "@fairway/engine/paper/answeredPaper.ts";
import { printingIn } from "@fairway/engine/paper/paper.ts";
import { openRecord } from "@fairway/engine/resource/getRecord.ts";
import { sql } from "kysely";
import { declaredNote } from "../contract.ts";
import type { BookingNote } from "../model/bookingNote.ts";
import { printedBooking } from "../model/printedBooking.ts";
import { bookingPaper } from "./paper/bookingNote.paper.ts";

/**
 * Prints a booking note with the letterhead of its office, with at most five statements.
 *
 * Refuses: record.notFound · access.forbidden
 * Source: rule BK-7
 */
export async function previewBookingNote(
  tx: Tx,
  user: Actor,
  ask: { readonly id: string; readonly language?: Language | undefined },
): Promise<AnsweredFile> {
  const actor = printingIn(user, bookingPaper, ask.language);
  const opened = await openRecord(tx, actor, declaredNote, ask.id);
  const note = opened as unknown as BookingNote;
  const ports = await portTexts(tx, actor, [note.pol, note.pod]);
  const head = await paperHead(tx, actor, opened.officeId ?? actor.officeId, note.userCreated);
  const content = printedBooking(head, note, ports, actor.language);
  return answeredPaper(content.bookingNo, bookingPaper, content, { language: actor.language });
}

/** The names of ports with their countries, as papers write them, by id. */
async function portTexts(
  tx: Tx,
  { companyId }: Actor,
  ids: readonly (string | null)[],
): Promise<ReadonlyMap<string, string>> {
  const found = await rows<{ id: string; text: string }>(
    tx,
    sql`select p.id, upper(concat_ws(', ', p.name_en, c.name_en)) as text
      from place p left join country c on c.id = p.country_id
      where p.company_id = ${companyId} and p.id = any(${ids.filter((id) => id !== null)}::uuid[])`,
  );
  return new Map(found.map(({ id, text }) => [id, text]));
}
