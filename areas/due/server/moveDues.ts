import type { Actor } from "@fairway/core/permission/actor.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import { type DueScope, insertTerms, lockRows, ofScope } from "./dueTable.ts";

/**
 * Moves the open items under an agreement to its new salesman; items that are cleared in full keep
 * theirs.
 *
 * Locks: the items in id order.
 * Source: rule DU-10, areas/due/README.md
 */
export async function moveDues(
  tx: Tx,
  actor: Actor,
  from: DueScope,
  saleManId: string,
): Promise<void> {
  const dues = await lockRows(tx, actor.companyId, ofScope(from));
  await insertTerms(
    tx,
    actor,
    "moved",
    dues.map((due) => ({ ...due, saleManId })),
  );
}
