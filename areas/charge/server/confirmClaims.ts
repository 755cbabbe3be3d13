import type { Actor } from "@fairway/core/permission/actor.ts";
import { run, type Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";
import type { ClaimSlot } from "../model/claimRules.ts";

/** One document, or several. */
type OfDocuments = { readonly documentId: string } | { readonly documentIds: readonly string[] };

/**
 * Marks the claims of documents as firm, e.g. when a settlement is approved, or as not firm when
 * they may be dropped again; returns the number of changed claims.
 *
 * Source: rule CH-14, areas/charge/README.md
 */
export function confirmClaims(
  tx: Tx,
  { companyId }: Actor,
  { slot, ...holders }: { readonly slot: ClaimSlot } & OfDocuments,
  isFirm: boolean,
): Promise<number> {
  const ids = "documentIds" in holders ? [...holders.documentIds] : [holders.documentId];
  return run(
    tx,
    sql`
      update charge_claim set is_firm = ${isFirm}
      where company_id = ${companyId} and slot = ${slot} and document_id = any(${ids}::uuid[])
        and is_firm <> ${isFirm}`,
  );
}
