import { documentHistory } from "@fairway/areas/document/server/documentHistory.ts";
import type { HistoryAsk } from "@fairway/core/history/historyAnswer.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import { noteSource } from "./noteTable.ts";

/** Returns the changes of a note with their users. Refuses: record.notFound */
export function noteHistory(tx: Tx, actor: Actor, ask: HistoryAsk) {
  return documentHistory(tx, actor, noteSource, ask);
}
