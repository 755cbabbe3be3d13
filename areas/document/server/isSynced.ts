import type { DocumentHead } from "@fairway/core/contract/documentHead.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import { getDocument, mustSeeDocument } from "./openDocument.ts";
import type { DocumentSource } from "./readDocuments.ts";

/** Returns whether the accounting system has a document. Refuses: record.notFound · access.forbidden */
export async function isSynced<Doc extends DocumentHead & { readonly syncStatus: string | null }>(
  tx: Tx,
  actor: Actor,
  source: DocumentSource<Doc>,
  id: string,
): Promise<boolean> {
  const found = await getDocument(tx, actor.companyId, source, id);
  await mustSeeDocument(tx, actor, source, found);
  return found.syncStatus === "Synced";
}
