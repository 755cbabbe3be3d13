import { documentHistory } from "@fairway/areas/document/server/documentHistory.ts";
import type { HistoryAsk } from "@fairway/core/history/historyAnswer.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import { invoiceSource } from "./invoiceTable.ts";

/**
 * Returns the changes of an invoice with their users. Refuses: record.notFound · access.forbidden
 */
export function invoiceHistory(tx: Tx, actor: Actor, ask: HistoryAsk) {
  return documentHistory(tx, actor, invoiceSource, ask);
}
