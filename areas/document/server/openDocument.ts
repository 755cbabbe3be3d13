import type { Actor } from "@fairway/core/permission/actor.ts";
import type { DocumentHead } from "@fairway/core/contract/documentHead.ts";
import { refuse } from "@fairway/core/refusal/commonRefusals.ts";
import { lockedFirst, lockRow, lockRows } from "@fairway/engine/db/lockRow.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";
import { type DocumentKind, rightFor, whyNot, whyNotAuthor } from "../model/documentKind.ts";
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
  const doc = await lockDocument(tx, actor.companyId, source, id);
  mustDo(actor, source.kind, verb, { doc, known });
  return doc;
}

/**
 * Begins one verb on several documents as `beginVerb` does on one, with the same two statements for
 * any number; returns the documents in the order of their ids.
 *
 * Shape: every document is checked before the caller writes any.
 * Locks: their heads in the order of the ids.
 * Refuses: as `beginVerb`, with the first document that is refused
 * Source: rule DO-4, areas/document/README.md
 */
export async function beginVerbs<Doc extends DocumentHead>(
  tx: Tx,
  actor: Actor,
  source: DocumentSource<Doc>,
  {
    verb,
    ids,
    known,
  }: {
    readonly verb: string;
    readonly ids: readonly string[];
    readonly known?: (doc: Doc) => Known;
  },
): Promise<Doc[]> {
  const { companyId } = actor;
  const asked = [...new Set(ids)];
  await lockRows(tx, "document", { companyId, ids: asked });
  const docs = await readDocuments(tx, companyId, source, sql`d.id = any(${asked}::uuid[])`);
  if (docs.length < asked.length) throw refuse("record.notFound");
  for (const doc of docs) mustDo(actor, source.kind, verb, { doc, known: known?.(doc) });
  return docs;
}

type Known = Partial<Standing>;

/** Refuses users without the rights of a verb, and a document on which the verb is not open. */
function mustDo<Doc extends DocumentHead>(
  actor: Actor,
  kind: DocumentKind<Doc>,
  verb: string,
  { doc, known }: { readonly doc: Doc; readonly known?: Known | undefined },
): void {
  const rule = kind.verbs[verb];
  if (rule?.right) actor.must(rule.right, doc);
  if (rule?.also) actor.mustHave(rightFor(rule.also, doc));
  const problem = whyNotAuthor(kind, actor, verb, doc) ?? whyNot(kind, verb, doc, known);
  if (problem) throw problem;
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
