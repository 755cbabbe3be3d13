import type { DocumentHead } from "@fairway/core/contract/documentHead.ts";
import type { HistoryAnswer, HistoryAsk } from "@fairway/core/history/historyAnswer.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import { readHistory } from "@fairway/engine/history/readHistory.ts";
import { getDocument, mustSeeDocument } from "./openDocument.ts";
import type { DocumentSource } from "./readDocuments.ts";

/**
 * Returns the changes of a document with their users, newest first, for users who may open it.
 *
 * Refuses: record.notFound · access.forbidden
 * Source: rule DO-7, areas/document/README.md
 */
export async function documentHistory<Doc extends DocumentHead>(
  tx: Tx,
  actor: Actor,
  source: DocumentSource<Doc>,
  ask: HistoryAsk,
): Promise<HistoryAnswer> {
  const doc = await getDocument(tx, actor.companyId, source, ask.id);
  await mustSeeDocument(tx, actor, source, doc);
  const { table, fields } = source.kind;
  return readHistory(tx, actor, { table, fields }, ask);
}
