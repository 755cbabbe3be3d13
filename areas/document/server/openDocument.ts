import type { Actor } from "@fairway/core/permission/actor.ts";
import type { DocumentHead } from "@fairway/core/contract/documentHead.ts";
import { refuse } from "@fairway/core/refusal/commonRefusals.ts";
import { lockRow } from "@fairway/engine/db/lockRow.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";
import { type DocumentSource, readDocuments } from "./readDocuments.ts";

/** Reads one document by its id, without a check of rights. Refuses: record.notFound */
export async function getDocument<Doc extends DocumentHead>(
  tx: Tx,
  companyId: string,
  source: DocumentSource<Doc>,
  id: string,
): Promise<Doc> {
  const [found] = await readDocuments(tx, companyId, source, sql`d.id = ${id}`);
  if (!found) throw refuse("record.notFound");
  return found;
}

/** Locks and reads one document, without a check of rights. Refuses: record.notFound */
export async function lockDocument<Doc extends DocumentHead>(
  tx: Tx,
  companyId: string,
  source: DocumentSource<Doc>,
  id: string,
): Promise<Doc> {
  await lockRow(tx, "document", { companyId, id });
  return getDocument(tx, companyId, source, id);
}

/** Refuses users who may not open a document. Refuses: access.forbidden · record.notFound */
export async function mustSeeDocument<Doc extends DocumentHead>(
  tx: Tx,
  actor: Actor,
  { kind, mustSee }: DocumentSource<Doc>,
  doc: Doc,
): Promise<void> {
  if (mustSee) await mustSee(tx, actor, doc);
  else actor.must(kind.rights.detail, doc);
}
