import type { Actor } from "@fairway/core/permission/actor.ts";
import { maybe, run, type Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";
import { refuseCharge } from "../model/refusals.ts";
import type { ClaimKind, ClaimSide } from "../model/surcharge.ts";

/** The document that takes lines, and which side of them. */
export interface ClaimingDocument {
  readonly side: ClaimSide;
  readonly kind: ClaimKind;
  readonly documentId: string;
  readonly documentNo: string;
}

/**
 * Puts one side of each of these lines on a document.
 *
 * Locks: the claim's key, so that of two documents made at once only one gets a line.
 * Refuses: charge.taken (the line and the document that has it) · charge.wrongSide
 */
export async function claimCharges(
  tx: Tx,
  actor: Actor,
  document: ClaimingDocument,
  chargeIds: readonly string[],
): Promise<void> {
  const ids = [...new Set(chargeIds)];
  if (ids.length === 0) return;
  const { side, kind, documentId, documentNo } = document;
  const claimed = await run(
    tx,
    sql`
      insert into charge_claim
        (company_id, charge_id, side, kind, document_id, document_no, user_created)
      select s.company_id, s.id, ${side}, ${kind}, ${documentId}, ${documentNo}, ${actor.userId}
      from surcharge s
      where s.company_id = ${actor.companyId} and s.id = any(${ids}::uuid[])
        and s.type in ('OBH', ${side === "debit" ? "SELL" : "BUY"})
      order by s.id
      on conflict (company_id, charge_id, side, kind) do nothing`,
  );
  if (claimed !== ids.length) throw await whyNotClaimed(tx, actor, document, ids);
}

async function whyNotClaimed(
  tx: Tx,
  actor: Actor,
  { side, kind, documentId }: ClaimingDocument,
  ids: readonly string[],
) {
  const companyId = actor.companyId;
  const first = await maybe<{ chargeCode: string; documentNo: string | null }>(
    tx,
    sql`
      select c.code as charge_code, k.document_no
      from surcharge s
      join charge c on c.company_id = ${companyId} and c.id = s.charge_id
      left join charge_claim k on k.company_id = ${companyId} and k.charge_id = s.id
        and k.side = ${side} and k.kind = ${kind}
      where s.company_id = ${companyId} and s.id = any(${[...ids]}::uuid[])
        and (k.charge_id is null or k.document_id <> ${documentId}
          or k.datetime_created < now())
      order by k.document_no nulls last, s.id limit 1`,
  );
  if (!first) return refuseCharge("charge.gone");
  const { chargeCode, documentNo } = first;
  return documentNo === null
    ? refuseCharge("charge.wrongSide", { chargeCode, side })
    : refuseCharge("charge.taken", { chargeCode, documentNo });
}
