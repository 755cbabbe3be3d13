import type { Actor } from "@fairway/core/permission/actor.ts";
import type { DocumentHead } from "@fairway/core/contract/documentHead.ts";
import { refuse } from "@fairway/core/refusal/commonRefusals.ts";
import { lockedFirst, lockRow } from "@fairway/engine/db/lockRow.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";
import { whyNot } from "../model/documentKind.ts";
import type { Standing } from "../model/standing.ts";
import { type DocumentSource, readDocuments } from "./readDocuments.ts";

/** Reads one document by its id without checking permissions. Refuses: record.notFound */
export async function getDocument<Doc extends DocumentHead>(
  tx: Tx,
  companyId: string,
  source: DocumentSource<Doc>,
  id: string,
): Promise<Doc> {
  return only(await readDocuments(tx, companyId, source, sql`d.id = ${id}`));
}

/** The one document that was read; two rows of one id are a fault of the source's joins. */
function only<Doc extends DocumentHead>([found, second]: readonly Doc[]): Doc {
  if (second) throw new Error(`document ${second.id} is read as more than one row`);
  if (!found) throw refuse("record.notFound");
  return found;
}

/**
 * Locks one document and reads it after the lock without checking permissions.
 *
 * Locks: its head, and its own row where it stands alone. Otherwise a second statement reads the
 *   document, because the statement that waits returns joined rows as they were before the wait.
 * Refuses: record.notFound
 */
export async function lockDocument<Doc extends DocumentHead>(
  tx: Tx,
  companyId: string,
  source: DocumentSource<Doc>,
  id: string,
): Promise<Doc> {
  if (source.standsAlone) {
    const before = lockedFirst("document", [source.kind.table], { companyId, ids: [id] });
    return only(await readDocuments(tx, companyId, source, sql`d.id = ${id}`, { before }));
  }
  await lockRow(tx, "document", { companyId, id });
  return getDocument(tx, companyId, source, id);
}

/**
 * Begins a verb of the declaration on a document: locks and reads it, and refuses users without the
 * verb's rights and documents on which the verb is not open.
 *
 * Shape: `known` adds facts that only the caller has, such as the number of a document that holds
 *   this one.
 * Locks: its head; the caller locks everything else before.
 * Refuses: record.notFound · access.forbidden, and the kind's refusals of the verb
 * Source: rule DO-4, areas/document/README.md
 */
export async function beginVerb<Doc extends DocumentHead>(
  tx: Tx,
  actor: Actor,
  source: DocumentSource<Doc>,
  { verb, id, known }: { readonly verb: string; readonly id: string; readonly known?: Known },
): Promise<Doc> {
  const { kind } = source;
  const doc = await lockDocument(tx, actor.companyId, source, id);
  const rule = kind.verbs[verb];
  if (rule?.right) actor.must(rule.right, doc);
  if (rule?.also) actor.mustHave(rule.also);
  const problem = whyNot(kind, verb, doc, known);
  if (problem) throw problem;
  return doc;
}

type Known = Partial<Standing>;

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
