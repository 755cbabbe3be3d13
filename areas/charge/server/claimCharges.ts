import "./constraints.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import type { Day } from "@fairway/core/time/day.ts";
import { maybe, run, type Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";
import type { ClaimSide, ClaimSlot } from "../model/claimRules.ts";
import { refuseCharge } from "../model/refusals.ts";

/** The document that takes lines, its slot, and the side of the lines. */
export interface ClaimingDocument {
  readonly side: ClaimSide;
  readonly slot: ClaimSlot;
  readonly documentId: string;
  /** False while the document may still be dropped; true by default. */
  readonly isFirm?: boolean;
  /** The day on which it values lines, and those of them that it leaves alone (CH-19). */
  readonly valued?: { readonly on: Day; readonly leftAlone: readonly string[] };
}

/**
 * Claims one side of each of these lines for a document.
 *
 * Locks: the claim's key, so that only one of two concurrent documents gets a line.
 * Refuses: charge.taken (the line and the document that has it) · charge.wrongSide
 * Source: rule CH-14, areas/charge/README.md
 */
export async function claimCharges(
  tx: Tx,
  actor: Actor,
  document: ClaimingDocument,
  chargeIds: readonly string[],
): Promise<void> {
  await claimForDocuments(tx, actor, [{ ...document, chargeIds }]);
}

/**
 * Claims lines for several documents with one statement, each as `claimCharges` does: all of them or
 * none.
 *
 * Locks: the keys of the claims in the order of the lines.
 * Refuses: charge.taken, also when two of the documents take the same side · charge.wrongSide
 * Source: rule CH-14, areas/charge/README.md
 */
export async function claimForDocuments(
  tx: Tx,
  actor: Actor,
  documents: readonly (ClaimingDocument & { readonly chargeIds: readonly string[] })[],
): Promise<void> {
  const claims = documents.flatMap(claimsOf);
  if (claims.length === 0) return;
  const { companyId } = actor;
  const claimed = await run(
    tx,
    sql`
      insert into charge_claim
        (company_id, charge_id, side, slot, document_id, is_firm, user_created, valued_on)
      select s.company_id, s.id, a.side, a.slot, d.id, a.is_firm, ${actor.userId}, a.valued_on
      from ${asked(claims)}
      join document d on d.company_id = ${companyId} and d.id = a.document_id
      join surcharge s on s.company_id = ${companyId} and s.id = a.charge_id
      where may_claim(a.slot, d.kind, a.side, s.type)
      order by s.id, a.side
      on conflict (company_id, charge_id, side, slot) do nothing`,
  );
  if (claimed !== claims.length) throw await whyNotClaimed(tx, companyId, claims);
}

/** A side of a line that a document takes. */
interface AskedClaim {
  readonly charge_id: string;
  readonly document_id: string;
  readonly side: ClaimSide;
  readonly slot: ClaimSlot;
  readonly is_firm: boolean;
  readonly valued_on: Day | null;
}

function claimsOf({
  side,
  slot,
  documentId,
  isFirm = true,
  valued,
  chargeIds,
}: ClaimingDocument & { readonly chargeIds: readonly string[] }): AskedClaim[] {
  const leftAlone = new Set(valued?.leftAlone);
  return [...new Set(chargeIds)].map((id) => ({
    charge_id: id,
    document_id: documentId,
    side,
    slot,
    is_firm: isFirm,
    valued_on: valued && leftAlone.has(id) ? valued.on : null,
  }));
}

const asked = (claims: readonly AskedClaim[]) => sql`
  jsonb_to_recordset(${JSON.stringify(claims)}::jsonb) as a (charge_id uuid, document_id uuid,
    side text, slot text, is_firm boolean, valued_on date)`;

async function whyNotClaimed(tx: Tx, companyId: string, claims: readonly AskedClaim[]) {
  const first = await maybe<{
    chargeCode: string;
    documentNo: string | null;
    side: ClaimSide;
  }>(
    tx,
    sql`
      select c.code as charge_code, d.number as document_no, a.side
      from ${asked(claims)}
      join surcharge s on s.company_id = ${companyId} and s.id = a.charge_id
      join charge c on c.company_id = ${companyId} and c.id = s.charge_id
      left join charge_claim k on k.company_id = ${companyId} and k.charge_id = s.id
        and k.side = a.side and k.slot = a.slot
      left join document d on d.company_id = ${companyId} and d.id = k.document_id
      where k.charge_id is null or k.document_id <> a.document_id or k.datetime_created < now()
      order by d.number nulls last, s.id limit 1`,
  );
  if (!first) return refuseCharge("charge.gone");
  const { chargeCode, documentNo, side } = first;
  return documentNo === null
    ? refuseCharge("charge.wrongSide", { chargeCode, side })
    : refuseCharge("charge.taken", { chargeCode, documentNo });
}
