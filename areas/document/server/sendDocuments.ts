import type { DataType } from "@fairway/areas/outbox/model/item.ts";
import type { DocumentHead } from "@fairway/core/contract/documentHead.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import { beginVerbs } from "./openDocument.ts";
import type { DocumentSource } from "./readDocuments.ts";
import { sendToAccounting } from "./sendToAccounting.ts";

/**
 * Sends documents without charge lines to accounting: all or none; returns them as they were.
 *
 * Locks: the documents in id order.
 * Refuses: record.notFound · access.forbidden · the refusals of the kind
 * Source: rule DO-16
 */
export async function sendDocuments<
  Doc extends DocumentHead & { readonly syncStatus: string | null },
>(
  tx: Tx,
  actor: Actor,
  source: DocumentSource<Doc>,
  sent: { readonly verb: string; readonly ids: readonly string[]; readonly dataType: DataType },
): Promise<readonly Doc[]> {
  const begun = await beginVerbs(tx, actor, source, sent);
  await sendToAccounting(tx, actor, source.kind, begun, sent);
  return begun;
}
