import { byNumbers, listDocuments } from "@fairway/areas/document/server/listDocuments.ts";
import type { Ask } from "@fairway/core/contract/call.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";
import type { pageNotes } from "../contract.ts";
import { noteSource } from "./noteTable.ts";
import { withMay } from "./shownNote.ts";

/** Pages the notes a person may see; with no filter the last three months up to the newest. */
export async function listNotes(tx: Tx, actor: Actor, ask: Ask<typeof pageNotes>) {
  const { partnerId, creatorId, status: state, fromDate: createdFrom, toDate: createdTo } = ask;
  const found = await listDocuments(tx, actor, noteSource, {
    filters: { partnerId, creatorId, state, createdFrom, createdTo },
    ofHead: byNumbers(ask.referenceNos),
    ofOwn: ask.type ? [sql`o.type = ${ask.type}`] : [],
    page: ask,
  });
  return { ...found, data: found.data.map((note) => withMay(actor, note)) };
}
