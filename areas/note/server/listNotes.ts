import { withMay } from "./shownNote.ts";
import {
  byNumbers,
  countDocuments,
  type DocumentsAsked,
  isValue,
  listDocuments,
} from "@fairway/areas/document/server/listDocuments.ts";
import { exportDocuments } from "@fairway/areas/document/server/exportDocuments.ts";
import type { Ask, AskInput } from "@fairway/core/contract/call.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import type { Desk } from "@fairway/engine/http/serve.ts";
import { sql } from "kysely";
import type { z } from "zod";
import {
  type exportNotes as exportNotesCall,
  pageNotes,
  type queryNotes as queryNotesCall,
} from "../contract.ts";
import { notesToInvoice, openOnNote } from "./notesToInvoice.ts";
import { accountedBetween } from "./accountedBetween.ts";
import { noteSource } from "./noteTable.ts";

/**
 * Lists the notes within the user's reach; without a filter those of the last three months up to
 * the newest.
 */
export async function listNotes(tx: Tx, actor: Actor, ask: Ask<typeof pageNotes>) {
  const found = await listDocuments(tx, actor, noteSource, notesAsked(actor, ask), ask);
  return { ...found, data: found.data.map((note) => withMay(actor, note)) };
}

const mostQueried = 100;

/** Lists the first notes of the same list. */
export async function queryNotes(tx: Tx, actor: Actor, ask: Ask<typeof queryNotesCall>) {
  const { data } = await listNotes(tx, actor, { ...ask, page: 1, size: mostQueried });
  return data;
}

/** Exports the same list as a sheet. Refuses: access.forbidden */
export function exportNotes(tx: Tx, actor: Actor, ask: Ask<typeof exportNotesCall>, desk?: Desk) {
  return exportDocuments(tx, actor, noteSource, notesAsked(actor, ask), { ...ask, desk });
}

/** Counts the notes of the same list, and adds up what waits on them for an invoice. */
export function countNotes(tx: Tx, actor: Actor, ask: AskInput<typeof pageNotes>) {
  return countDocuments(tx, actor, noteSource, notesAsked(actor, pageNotes.body.parse(ask)));
}

/** The conditions of the list of notes. */
export function notesAsked(
  { companyId }: Actor,
  ask: z.output<typeof pageNotes.body>,
): DocumentsAsked {
  const { partnerId, creatorId, status: state, fromDate: createdFrom, toDate: createdTo } = ask;
  return {
    filters: {
      partnerId,
      creatorId,
      state,
      rateOutside: ask.rateOutside,
      createdFrom,
      createdTo,
    },
    ofHead: [...byNumbers(ask.referenceNos), ...isValue("d.sync_status", ask.syncStatus)],
    ofOwn: [
      ...isValue("o.type", ask.type),
      ...(ask.accountingFrom || ask.accountingTo ? [accountedBetween(companyId, ask)] : []),
      ...(ask.work ? [sql`d.id in (${notesToInvoice(companyId, ask.work)})`] : []),
    ],
    amount: ask.work ? openOnNote(companyId, ask.work) : undefined,
  };
}
