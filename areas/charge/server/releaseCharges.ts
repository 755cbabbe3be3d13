import type { Actor } from "@fairway/core/permission/actor.ts";
import { run, type Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";
import type { ClaimSlot } from "../model/claimRules.ts";

/**
 * Releases the lines in one slot of a document, or only some of them; returns the number of
 * released sides.
 */
export function releaseCharges(
  tx: Tx,
  actor: Actor,
  document: { readonly slot: ClaimSlot; readonly documentId: string },
  chargeIds?: readonly string[],
): Promise<number> {
  const only = chargeIds ? sql`and charge_id = any(${[...chargeIds]}::uuid[])` : sql``;
  return run(
    tx,
    sql`
      delete from charge_claim
      where company_id = ${actor.companyId} and slot = ${document.slot}
        and document_id = ${document.documentId} ${only}`,
  );
}
