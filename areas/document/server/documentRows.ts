import { deleteFiles } from "@fairway/areas/file/server/keptFiles.ts";
import type { DocumentHead } from "@fairway/core/contract/documentHead.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { Refused } from "@fairway/core/refusal/refusal.ts";
import { registerConstraints } from "@fairway/engine/db/constraintRefusals.ts";
import {
  deleteParted,
  insertParted,
  insertPartedWith,
  type Parted,
  updateParted,
  updatePartedRows,
} from "@fairway/engine/db/partedRows.ts";
import { stampChange } from "@fairway/engine/db/stamp.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import type { RawBuilder } from "kysely";
import type { DocumentKind } from "../model/documentKind.ts";
import { refuseDocument } from "../model/refusals.ts";

/** The fields of a document under the kind's names, with the user who writes them. */
type Written = { readonly id: string; readonly companyId: string; readonly userModified: string };

/** Writes a new document, head and own row, with one statement. */
export async function insertDocument<Doc extends DocumentHead, New extends Written>(
  tx: Tx,
  kind: DocumentKind<Doc>,
  document: New,
): Promise<void> {
  const row = stored(kind, document, document as never);
  const { number } = kind.row(document as never);
  await refusingInWords(kind, number, () => insertParted(tx, partedOf(kind), [row]));
}

/** Writes a new document as `insertDocument`, with a number that the same statement draws. */
export async function insertNumbered<Doc extends DocumentHead, New extends Written>(
  tx: Tx,
  kind: DocumentKind<Doc>,
  document: New,
  drawn: RawBuilder<string>,
): Promise<void> {
  const row = stored(kind, document, document as never);
  await insertPartedWith(tx, partedOf(kind), row, ["number", drawn]);
}

/**
 * Changes fields of a document and returns the raised version.
 *
 * Shape: `doc` is the document that was read; number and search words are computed from it and the
 *   changes.
 * Refuses: record.conflict when `version` is not that of the stored row.
 */
export function updateDocument<Doc extends DocumentHead>(
  tx: Tx,
  actor: Actor,
  kind: DocumentKind<Doc>,
  doc: Doc,
  changes: Readonly<Record<string, unknown>>,
  version: number = doc.version,
): Promise<number> {
  const key = { companyId: actor.companyId, id: doc.id, version };
  const whole = { ...doc, ...changes };
  const row = stored(kind, { ...stampChange(actor), ...changes }, whole);
  const stamped = row as typeof row & { userModified: string };
  const { number } = kind.row(whole);
  return refusingInWords(kind, number, () => updateParted(tx, partedOf(kind), key, stamped));
}

/**
 * Makes the same changes to several documents with one statement and raises their versions.
 *
 * Shape: the documents were read under their lock (`beginVerbs`), so that their versions are those
 *   of the stored rows.
 */
export function updateDocuments<Doc extends DocumentHead>(
  tx: Tx,
  actor: Actor,
  kind: DocumentKind<Doc>,
  docs: readonly Doc[],
  changes: Readonly<Record<string, unknown>>,
): Promise<void> {
  return updateEachDocument(
    tx,
    actor,
    kind,
    docs.map((doc) => ({ doc, changes })),
  );
}

/** Changes the same fields of several documents, each with its own values, as `updateDocuments`. */
export async function updateEachDocument<Doc extends DocumentHead>(
  tx: Tx,
  actor: Actor,
  kind: DocumentKind<Doc>,
  each: readonly { readonly doc: Doc; readonly changes: Readonly<Record<string, unknown>> }[],
): Promise<void> {
  const { companyId, userId: userModified } = actor;
  const changed = each.map(({ doc, changes }) =>
    stored(kind, { id: doc.id, ...changes }, { ...doc, ...changes }),
  );
  await updatePartedRows(tx, partedOf(kind), { companyId, userModified }, changed);
}

/** Deletes a document with its files; the history keeps its values and the user. */
export async function deleteDocument<Doc extends DocumentHead>(
  tx: Tx,
  actor: Actor,
  kind: DocumentKind<Doc>,
  id: string,
): Promise<void> {
  const { companyId, userId } = actor;
  await deleteFiles(tx, actor, { ...kind.files, objectId: id });
  await deleteParted(tx, partedOf(kind), { companyId, id }, userId);
}

// PostgreSQL reports the compared form of a number, in lower case and without leading zeros.
registerConstraints({
  document_number_unique: ({ values }) =>
    refuseDocument("document.numberTaken", { number: values.slice(2, -1).join(", ") }),
});

/** Refuses a taken number with the refusal of its kind. */
async function refusingInWords<Doc extends DocumentHead, Answer>(
  { refusals }: DocumentKind<Doc>,
  number: string,
  write: () => Promise<Answer>,
): Promise<Answer> {
  try {
    return await write();
  } catch (error) {
    const isTaken = error instanceof Refused && error.code === "document.numberTaken";
    if (!isTaken) throw error;
    throw refusals.numberTaken?.(number) ?? refuseDocument("document.numberTaken", { number });
  }
}

function partedOf<Doc extends DocumentHead>(kind: DocumentKind<Doc>): Parted {
  return {
    root: "document",
    part: kind.table,
    partFields: kind.own,
    ...(kind.ownCurrency ? { bothFields: ["currencyId"] } : {}),
  };
}

/**
 * The given fields under the names of columns; number, state and words are computed from `whole`.
 */
function stored<Doc extends DocumentHead, Given extends object>(
  { names, own, row }: DocumentKind<Doc>,
  given: Given,
  whole: Doc,
): Given {
  const { words, ...head } = row(whole);
  const partner = `${names.partner}Id`;
  const fields = Object.entries(given).flatMap(([field, value]): [string, unknown][] => {
    if (field === partner) return [["partnerId", value]];
    const isHeads = (field === names.number || field === names.state) && !own.includes(field);
    return isHeads ? [] : [[field, value]];
  });
  return {
    ...Object.fromEntries(fields),
    ...head,
    words: words.filter(Boolean).join(" "),
  } as unknown as Given;
}
