import type { Actor } from "@fairway/core/permission/actor.ts";
import { rows, type Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";
import type { ClaimSlot } from "../model/claimRules.ts";
import { asKeyed } from "../model/lineValue.ts";
import { storeValues } from "./storeValues.ts";
import { readSurcharges } from "./surchargeTable.ts";

/**
 * Releases the lines in one slot of a document, or only some of them; returns the number of
 * released sides. A line that the document valued is as keyed again; while another document holds
 * it, that document keeps its value.
 *
 * Shape: the caller holds the locks of the lines.
 * Source: rule CH-19, areas/charge/README.md
 */
export async function releaseCharges(
  tx: Tx,
  actor: Actor,
  document: { readonly slot: ClaimSlot; readonly documentId: string },
  chargeIds?: readonly string[],
): Promise<number> {
  const { slot, documentId } = document;
  const only = chargeIds ? sql`and charge_id = any(${[...chargeIds]}::uuid[])` : sql``;
  const released = await rows<{ chargeId: string }>(
    tx,
    sql`
      delete from charge_claim
      where company_id = ${actor.companyId} and slot = ${slot}
        and document_id = ${documentId} ${only}
      returning charge_id`,
  );
  if (released.length === 0) return 0;
  const ids = released.map((each) => each.chargeId);
  const ofDocument = sql`s.id = any(${ids}::uuid[]) and s.valued_by = ${documentId}`;
  const valued = await readSurcharges(tx, actor.companyId, ofDocument, { locked: true });
  const values = valued.map((each) => {
    const holder = each.claims.find((claim) => claim.slot === "note") ?? each.claims[0];
    return holder ? { ...each, valuedBy: holder.documentId } : asKeyed(each);
  });
  await storeValues(tx, actor, valued, values);
  return released.length;
}
