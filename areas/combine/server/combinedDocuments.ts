import { claimDocuments } from "@fairway/areas/document/server/claimDocuments.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { lockRows } from "@fairway/engine/db/lockRow.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";
import { refuseCombine } from "../model/refusals.ts";
import { findChargeTwice, readCandidates } from "./combineTable.ts";
import { combinedWithin } from "./combineReach.ts";

/** A billing, and the notes and statements that join it. */
export interface Joining {
  readonly combineId: string;
  readonly partner: { readonly id: string; readonly name: string };
  readonly documentIds: readonly string[];
}

/**
 * Claims notes and statements for a combined billing.
 *
 * Shape: the caller has locked the partner, so that two billings do not take one charge by its note
 *   and by its statement.
 * Locks: the notes and statements in the order of their ids.
 * Refuses: combine.unknownDocument, .otherPartner, .documentCanceled, .chargeTwice · document.taken
 * Source: rules CB-1 and CB-3, areas/combine/README.md
 */
export async function joinDocuments(
  tx: Tx,
  actor: Actor,
  { combineId, partner, documentIds }: Joining,
): Promise<void> {
  const { companyId } = actor;
  const ids = [...new Set(documentIds)];
  if (ids.length === 0) return;
  await lockRows(tx, "document", { companyId, ids });
  const found = await readCandidates(
    tx,
    companyId,
    sql`c.id = any(${ids}::uuid[]) and ${combinedWithin(actor)}`,
    ids.length,
  );
  if (found.length < ids.length) throw refuseCombine("combine.unknownDocument");
  for (const { documentNo, partnerId, state } of found) {
    if (partnerId !== partner.id) {
      throw refuseCombine("combine.otherPartner", { documentNo, partnerName: partner.name });
    }
    if (state === "Canceled") throw refuseCombine("combine.documentCanceled", { documentNo });
  }
  await claimDocuments(tx, actor, { slot: "combine", documentId: combineId }, ids);
  const twice = await findChargeTwice(tx, companyId, ids);
  if (twice) throw refuseCombine("combine.chargeTwice", twice);
}
