import type { Actor } from "@fairway/core/permission/actor.ts";
import { run, type Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";
import type { ClaimKind } from "../model/surcharge.ts";

/** Frees the lines of a document, or only some of them, and says how many sides became free. */
export function releaseCharges(
  tx: Tx,
  actor: Actor,
  document: { readonly kind: ClaimKind; readonly documentId: string },
  chargeIds?: readonly string[],
): Promise<number> {
  const only = chargeIds ? sql`and charge_id = any(${[...chargeIds]}::uuid[])` : sql``;
  return run(
    tx,
    sql`
      delete from charge_claim
      where company_id = ${actor.companyId} and kind = ${document.kind}
        and document_id = ${document.documentId} ${only}`,
  );
}
