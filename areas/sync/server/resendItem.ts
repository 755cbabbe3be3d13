import { itemTags } from "@fairway/areas/outbox/model/item.ts";
import { refuseOutbox } from "@fairway/areas/outbox/model/refusals.ts";
import { enqueueItem } from "@fairway/areas/outbox/server/enqueueItem.ts";
import { lockItem } from "@fairway/areas/outbox/server/tries.ts";
import type { Ask } from "@fairway/core/contract/call.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { stampChange } from "@fairway/engine/db/stamp.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import { updateVersioned } from "@fairway/engine/db/writeRows.ts";
import type * as contract from "../contract.ts";
import { findItem } from "./listItems.ts";

/**
 * Tries to deliver a record again that could not be delivered. An earlier try may have reached the
 * accounting system; it is asked for the record first.
 *
 * Locks: the item.
 * Refuses: record.notFound · access.forbidden · outbox.notFailed · record.conflict
 * Source: rule OB-4, areas/outbox/README.md
 */
export async function resendItem(tx: Tx, actor: Actor, ask: Ask<typeof contract.resendItem>) {
  const { companyId } = actor;
  const seen = await findItem(tx, actor, ask.id);
  const item = await lockItem(tx, { companyId, id: ask.id });
  if (item) actor.must("accManagement.write", { ...item, companyId });
  if (item?.state !== "Failed") {
    const { words } = itemTags[seen.state];
    throw refuseOutbox("outbox.notFailed", { number: seen.number, state: words });
  }
  const key = { companyId, id: ask.id, version: ask.version };
  const again = { state: "Waiting", tried: 0, nextTryAt: null };
  await updateVersioned(tx, "sync_item", key, { ...again, ...stampChange(actor) });
  await enqueueItem(tx, { companyId, id: ask.id });
  const { request: _, ...shown } = await findItem(tx, actor, ask.id);
  return { status: true as const, data: shown };
}
