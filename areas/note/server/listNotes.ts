import { withMay } from "./shownNote.ts";
import {
  byNumbers,
  type DocumentsAsked,
  isValue,
  listDocuments,
} from "@fairway/areas/document/server/listDocuments.ts";
import { exportDocuments } from "@fairway/areas/document/server/exportDocuments.ts";
import type { Ask } from "@fairway/core/contract/call.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import type { Desk } from "@fairway/engine/http/serve.ts";
import type { exportNotes as exportNotesCall, pageNotes } from "../contract.ts";
import { noteSource } from "./noteTable.ts";

/**
 * Lists the notes within the user's reach; without a filter those of the last three months up to
 * the newest.
 */
export async function listNotes(tx: Tx, actor: Actor, ask: Ask<typeof pageNotes>) {
  const found = await listDocuments(tx, actor, noteSource, asked(ask), ask);
  return { ...found, data: found.data.map((note) => withMay(actor, note)) };
}

/** Exports the same list as a sheet. Refuses: access.forbidden */
export function exportNotes(tx: Tx, actor: Actor, ask: Ask<typeof exportNotesCall>, desk?: Desk) {
  return exportDocuments(tx, actor, noteSource, asked(ask), { format: ask.format, desk });
}

function asked(ask: Ask<typeof exportNotesCall>): DocumentsAsked {
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
    ofHead: byNumbers(ask.referenceNos),
    ofOwn: isValue("o.type", ask.type),
  };
}
