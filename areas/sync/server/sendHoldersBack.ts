import { lastSynced, rejectSynced, type StoredItem } from "@fairway/areas/outbox/server/tries.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import { rejectRecord } from "./noteOutcome.ts";

/**
 * Sends the documents back that sent lines of a canceled invoice or voucher; returns their items.
 *
 * Locks: the jobs, the lines, the documents, then their items.
 * Source: rules SY-7 and SY-8, areas/sync/README.md
 */
export async function sendHoldersBack(
  tx: Tx,
  actor: Actor,
  documentIds: readonly string[],
  reason: string,
): Promise<StoredItem[]> {
  const { companyId } = actor;
  const sent: StoredItem[] = [];
  for (const id of documentIds) {
    const item = await lastSynced(tx, companyId, id);
    if (item?.state !== "Synced") continue;
    await rejectRecord(tx, actor, item, reason);
    await rejectSynced(tx, { companyId, id: item.id }, reason);
    sent.push(item);
  }
  return sent;
}
