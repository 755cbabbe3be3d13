import { documentHistory } from "@fairway/areas/document/server/documentHistory.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import { invoiceSource } from "./invoiceTable.ts";

/**
 * Returns the changes of an invoice with their users. Refuses: record.notFound · access.forbidden
 */
export function invoiceHistory(tx: Tx, actor: Actor, { id }: { id: string }) {
  return documentHistory(tx, actor, invoiceSource, id);
}
