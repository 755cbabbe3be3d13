import { documentHistory } from "@fairway/areas/document/server/documentHistory.ts";
import { prepaidHistory } from "@fairway/areas/credit/server/prepaidHistory.ts";
import type { HistoryAnswer, HistoryAsk } from "@fairway/core/history/historyAnswer.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import { noteSource } from "./noteTable.ts";

/**
 * Returns the changes of a note and of its prepaid confirmation with their users, newest first.
 *
 * Refuses: record.notFound
 * Source: rule CK-14, areas/credit/README.md
 */
export async function noteHistory(tx: Tx, actor: Actor, ask: HistoryAsk): Promise<HistoryAnswer> {
  const own = await documentHistory(tx, actor, noteSource, ask);
  const confirmed = await prepaidHistory(tx, actor, ask);
  return [...own, ...confirmed].sort((a, b) => (a.at < b.at ? 1 : a.at > b.at ? -1 : 0));
}
