import type { Outcome } from "@fairway/areas/approval/server/approvalTypes.ts";
import type { DocumentHead } from "@fairway/core/contract/documentHead.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";
import { updateDocuments } from "./documentRows.ts";
import { type DocumentSource, readDocuments } from "./readDocuments.ts";

/**
 * Writes the approval statuses of documents as their `statusApproval`, with what `also` adds.
 *
 * Shape: one statement for each status; the caller has locked the documents.
 */
export async function writeStatuses<Doc extends DocumentHead>(
  tx: Tx,
  actor: Actor,
  source: DocumentSource<Doc>,
  outcomes: readonly Outcome[],
  also: (status: Outcome["status"]) => Readonly<Record<string, unknown>> = () => ({}),
): Promise<void> {
  const ids = outcomes.map(({ documentId }) => documentId);
  const found = await readDocuments(tx, actor.companyId, source, sql`d.id = any(${ids}::uuid[])`);
  for (const [statusApproval, ofStatus] of Map.groupBy(outcomes, ({ status }) => status)) {
    const these = new Set(ofStatus.map(({ documentId }) => documentId));
    const changed = found.filter(({ id }) => these.has(id));
    await updateDocuments(tx, actor, source.kind, changed, {
      statusApproval,
      ...also(statusApproval),
    });
  }
}
