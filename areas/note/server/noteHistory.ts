import { documentHistory } from "@fairway/areas/document/server/documentHistory.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import { noteSource } from "./noteTable.ts";

/** Returns the changes of a note with their users. Refuses: record.notFound */
export function noteHistory(tx: Tx, actor: Actor, { id }: { id: string }) {
  return documentHistory(tx, actor, noteSource, id);
}
