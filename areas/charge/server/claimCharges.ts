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
  const ids = [...new Set(chargeIds)];
  if (ids.length === 0) return;
  const { companyId } = actor;
  const { side, slot, documentId, isFirm = true, valued } = document;
  const valuedOn = valued
    ? sql`case when s.id = any(${[...valued.leftAlone]}::uuid[]) then ${valued.on}::date end`
    : sql`null`;
  const claimed = await run(
    tx,
    sql`
      insert into charge_claim
        (company_id, charge_id, side, slot, document_id, is_firm, user_created, valued_on)
      select s.company_id, s.id, ${side}, ${slot}, d.id, ${isFirm}, ${actor.userId}, ${valuedOn}
      from document d
      join surcharge s on s.company_id = ${companyId} and s.id = any(${ids}::uuid[])
      where d.company_id = ${companyId} and d.id = ${documentId}
        and may_claim(${slot}, d.kind, ${side}, s.type)
      order by s.id
      on conflict (company_id, charge_id, side, slot) do nothing`,
  );
  if (claimed !== ids.length) throw await whyNotClaimed(tx, actor, document, ids);
}

async function whyNotClaimed(
  tx: Tx,
  actor: Actor,
  { side, slot, documentId }: ClaimingDocument,
  ids: readonly string[],
) {
  const companyId = actor.companyId;
  const first = await maybe<{ chargeCode: string; documentNo: string | null }>(
    tx,
    sql`
      select c.code as charge_code, d.number as document_no
      from surcharge s
      join charge c on c.company_id = ${companyId} and c.id = s.charge_id
      left join charge_claim k on k.company_id = ${companyId} and k.charge_id = s.id
        and k.side = ${side} and k.slot = ${slot}
      left join document d on d.company_id = ${companyId} and d.id = k.document_id
      where s.company_id = ${companyId} and s.id = any(${[...ids]}::uuid[])
        and (k.charge_id is null or k.document_id <> ${documentId}
          or k.datetime_created < now())
      order by d.number nulls last, s.id limit 1`,
  );
  if (!first) return refuseCharge("charge.gone");
  const { chargeCode, documentNo } = first;
  return documentNo === null
    ? refuseCharge("charge.wrongSide", { chargeCode, side })
    : refuseCharge("charge.taken", { chargeCode, documentNo });
}
