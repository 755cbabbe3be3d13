import type { Actor } from "@fairway/core/permission/actor.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";
import type { ShownNote } from "../model/note.ts";
import { readNotes } from "./noteTable.ts";
import { mustSeeJob } from "./readJobOfNotes.ts";
import { withMay } from "./shownNote.ts";

/** The notes of one partner on a job. */
interface PartnerNotes {
  partnerId: string;
  partnerCode: string;
  partnerName: string;
  listCDNote: ShownNote[];
}

/** Lists the notes of a job, grouped by partner. Refuses: record.notFound */
export async function listJobNotes(tx: Tx, actor: Actor, { Id }: { Id: string }) {
  await mustSeeJob(tx, actor, Id);
  const notes = await readNotes(tx, actor.companyId, sql`o.job_id = ${Id}`);
  const groups = new Map<string, PartnerNotes>();
  for (const note of notes) {
    const { partnerId, partnerCode, partnerName } = note;
    const group = groups.get(partnerId) ?? { partnerId, partnerCode, partnerName, listCDNote: [] };
    group.listCDNote.push(withMay(actor, note));
    groups.set(partnerId, group);
  }
  return [...groups.values()].sort((a, b) => a.partnerName.localeCompare(b.partnerName));
}
