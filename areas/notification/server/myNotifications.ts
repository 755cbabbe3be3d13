import { refuseActing } from "@fairway/areas/access/server/refuseActing.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { refuse } from "@fairway/core/refusal/commonRefusals.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import { endCollected } from "./handOverTable.ts";
import {
  countNotifications,
  markAllRead,
  markRead,
  readNotifications,
  removeNotification,
} from "./notificationTable.ts";

const MOST = 100;

/** Returns a page of the user's own messages; page 0 returns the maximum at once. */
export async function pageNotifications(tx: Tx, actor: Actor, ask: { page: number; size: number }) {
  const limit = ask.page === 0 ? MOST : ask.size;
  const offset = Math.max(0, ask.page - 1) * limit;
  const data = await readNotifications(tx, actor, { limit, offset });
  return { data, page: ask.page, size: limit, ...(await countNotifications(tx, actor)) };
}

/** Marks one of the user's own messages as read. Refuses: record.notFound · acting.notNow */
export async function readNotification(tx: Tx, actor: Actor, ask: { id: string }) {
  // The user would never see a message that an acting administrator read or deleted.
  refuseActing(actor);
  const mine = { companyId: actor.companyId, userId: actor.userId };
  if (!(await markRead(tx, mine, ask.id)) && !(await endCollected(tx, mine, ask.id, "read"))) {
    throw refuse("record.notFound");
  }
  return { status: true as const };
}

/** Marks all of the user's own messages as read. Refuses: acting.notNow */
export async function readAllNotifications(tx: Tx, actor: Actor) {
  refuseActing(actor);
  await markAllRead(tx, actor);
  return { status: true as const };
}

/** Deletes one of the user's own messages. Refuses: record.notFound · acting.notNow */
export async function deleteNotification(tx: Tx, actor: Actor, ask: { id: string }) {
  refuseActing(actor);
  const mine = { companyId: actor.companyId, userId: actor.userId };
  const isGone =
    (await removeNotification(tx, mine, ask.id)) ||
    (await endCollected(tx, mine, ask.id, "delete"));
  if (!isGone) throw refuse("record.notFound");
  return { status: true as const };
}
