import type { Actor } from "@fairway/core/permission/actor.ts";
import { refuse } from "@fairway/core/refusal/commonRefusals.ts";
import { maybe, rows, run, type Tx } from "@fairway/engine/db/tx.ts";
import { registerConstraints } from "@fairway/engine/db/constraintRefusals.ts";
import { sql } from "kysely";
import type { DocumentSlot } from "../model/documentClaims.ts";
import { refuseDocument } from "../model/refusals.ts";

/** The document that claims others, and the slot. */
export interface StandingDocument {
  readonly slot: DocumentSlot;
  readonly documentId: string;
}

/** A claim of one document by another. */
export interface DocumentClaim extends StandingDocument {
  readonly claimedId: string;
  readonly kind: string;
  readonly documentNo: string;
  /** False while the claiming document may still be dropped. */
  readonly isFirm: boolean;
}

/**
 * Claims documents in a slot for another document.
 *
 * Locks: the claimed documents in id order, then the claim's key, so that only one of two
 *   concurrent documents gets a document.
 * Refuses: record.notFound · document.taken (the document and the one that holds it) ·
 *   document.wrongKind
 * Source: rule DO-8, areas/document/README.md
 */
export async function claimDocuments(
  tx: Tx,
  actor: Actor,
  document: StandingDocument & { readonly isFirm?: boolean },
  claimedIds: readonly string[],
): Promise<void> {
  const ids = [...new Set(claimedIds)];
  if (ids.length === 0) return;
  const { companyId, userId } = actor;
  const { slot, documentId, isFirm = true } = document;
  const claimed = await run(
    tx,
    sql`
      insert into document_claim
        (company_id, claimed_id, slot, document_id, is_firm, user_created)
      select x.company_id, x.id, ${slot}, d.id, ${isFirm}, ${userId}
      from document d
      join (
        select c.company_id, c.id, c.kind from document c
        where c.company_id = ${companyId} and c.id = any(${ids}::uuid[])
        order by c.id for no key update) x on may_stand_on(${slot}, d.kind, x.kind)
      where d.company_id = ${companyId} and d.id = ${documentId}
      on conflict (company_id, claimed_id, slot) do nothing`,
  );
  if (claimed !== ids.length) throw await whyNotClaimed(tx, companyId, document, ids);
}

/** Releases the documents in one slot of a document, or only some of them; returns their number. */
export function releaseDocuments(
  tx: Tx,
  { companyId }: Actor,
  { slot, documentId }: StandingDocument,
  claimedIds?: readonly string[],
): Promise<number> {
  const only = claimedIds ? sql`and claimed_id = any(${[...claimedIds]}::uuid[])` : sql``;
  return run(
    tx,
    sql`delete from document_claim
      where company_id = ${companyId} and slot = ${slot} and document_id = ${documentId} ${only}`,
  );
}

/** Marks the claims of a document as firm or not firm; returns the number of changed claims. */
export function confirmDocuments(
  tx: Tx,
  { companyId }: Actor,
  { slot, documentId }: StandingDocument,
  isFirm: boolean,
): Promise<number> {
  return run(
    tx,
    sql`update document_claim set is_firm = ${isFirm}
      where company_id = ${companyId} and slot = ${slot} and document_id = ${documentId}
        and is_firm <> ${isFirm}`,
  );
}

/** Reads the claims on these documents and by them, in the order of numbers. */
export function readDocumentClaims(
  tx: Tx,
  companyId: string,
  documentIds: readonly string[],
): Promise<DocumentClaim[]> {
  return rows<DocumentClaim>(
    tx,
    sql`
      select k.claimed_id, k.slot, k.document_id, d.kind, d.number as document_no, k.is_firm
      from document_claim k
      join document d on d.company_id = ${companyId} and d.id = k.document_id
      where k.company_id = ${companyId} and (k.claimed_id = any(${[...documentIds]}::uuid[])
        or k.document_id = any(${[...documentIds]}::uuid[]))
      order by d.number, k.claimed_id, k.slot`,
  );
}

registerConstraints({
  document_claim_claimed_fk: () => refuseDocument("document.held"),
});

async function whyNotClaimed(
  tx: Tx,
  companyId: string,
  { slot, documentId }: StandingDocument,
  ids: readonly string[],
) {
  const first = await maybe<{ number: string; documentNo: string | null }>(
    tx,
    sql`
      select c.number, d.number as document_no
      from document c
      left join document_claim k on k.company_id = ${companyId} and k.claimed_id = c.id
        and k.slot = ${slot}
      left join document d on d.company_id = ${companyId} and d.id = k.document_id
      where c.company_id = ${companyId} and c.id = any(${[...ids]}::uuid[])
        and (k.claimed_id is null or k.document_id <> ${documentId} or k.datetime_created < now())
      order by d.number nulls last, c.id limit 1`,
  );
  if (!first) return refuse("record.notFound");
  const { number, documentNo } = first;
  return documentNo === null
    ? refuseDocument("document.wrongKind", { number })
    : refuseDocument("document.taken", { number, documentNo });
}
