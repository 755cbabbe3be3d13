import type { Actor } from "@fairway/core/permission/actor.ts";
import { run, type Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";
import type { ClaimSlot } from "../model/claimRules.ts";

/**
 * Marks the claims of a document as firm, e.g. when a settlement is approved, or as not firm when
 * it may be dropped again; returns the number of changed claims.
 *
 * Source: rule CH-14, areas/charge/README.md
 */
export function confirmClaims(
  tx: Tx,
  { companyId }: Actor,
  { slot, documentId }: { readonly slot: ClaimSlot; readonly documentId: string },
  isFirm: boolean,
): Promise<number> {
  return run(
    tx,
    sql`
      update charge_claim set is_firm = ${isFirm}
      where company_id = ${companyId} and slot = ${slot} and document_id = ${documentId}
        and is_firm <> ${isFirm}`,
  );
}
