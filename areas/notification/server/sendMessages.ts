import type { Ask } from "@fairway/core/contract/call.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { refuse, refuseFields } from "@fairway/core/refusal/commonRefusals.ts";
import { audit } from "@fairway/engine/audit/audit.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import { tell } from "@fairway/engine/realtime/tell.ts";
import { cleanMarkup } from "@fairway/engine/text/cleanMarkup.ts";
import type * as contract from "../contract.ts";
import { notificationHub } from "../contract.ts";
import { refuseNotification } from "../model/refusals.ts";
import { isScreen } from "../model/isScreen.ts";
import { notify } from "./notify.ts";

const right = "sysNotification.write";

// These messages go to users of every office, so the right must reach all offices.
function mustReachAll(actor: Actor): void {
  const { companyId } = actor;
  const everybody = { officeId: null, departmentId: null, groupId: null, userCreated: null };
  if (!actor.may(right, { companyId, ...everybody })) {
    throw refuse("access.forbidden", { permission: right });
  }
}

/**
 * Sends a message to all users or to some; it is stored in their lists.
 *
 * Refuses: notification.nobody · notification.notAScreen · field.required for a title of markup alone
 */
export async function sendNotification(
  tx: Tx,
  actor: Actor,
  ask: Ask<typeof contract.sendNotification>,
) {
  mustReachAll(actor);
  const { type, title, userIds, actionLink, description } = ask;
  refuseFields([
    ...(cleanMarkup(title) ? [] : [refuse.field("title", "field.required")]),
    ...(type === "System" || userIds.length > 0
      ? []
      : [refuseNotification.field("userIds", "notification.nobody")]),
    ...(!actionLink || isScreen(actionLink)
      ? []
      : [refuseNotification.field("actionLink", "notification.notAScreen")]),
  ]);
  const to = type === "System" ? ("everybody" as const) : userIds;
  const id = await notify(tx, actor, { title, description, actionLink, userIds: to });
  await audit(tx, actor, {
    kind: "systemMessage",
    object: title,
    recordId: id,
    after: { type, description, actionLink, userIds },
  });
  return { status: true as const, data: { id } };
}

/** Shows a text once to all connected users of the company; it is not stored. */
export async function sendToAll(tx: Tx, actor: Actor, ask: { msg: string }) {
  mustReachAll(actor);
  await say(tx, actor, { event: "SendMessageToAllClient", text: ask.msg });
  return { status: true as const };
}

/** Shows a text once on one connection of the company, if the connection exists. */
export async function sendToClient(
  tx: Tx,
  actor: Actor,
  ask: { msg: string; connectionId: string },
) {
  mustReachAll(actor);
  const { connectionId, msg } = ask;
  await say(tx, actor, { event: "SendMessageToClient", text: msg, connectionId });
  return { status: true as const };
}

/** Shows a text received over the hub to all connected users of the company. */
export async function broadcast(tx: Tx, actor: Actor, text: string): Promise<void> {
  mustReachAll(actor);
  await say(tx, actor, { event: "BroadCastMessage", text });
}

async function say(
  tx: Tx,
  actor: Actor,
  message: { event: string; text: string; connectionId?: string },
): Promise<void> {
  const { companyId } = actor;
  const text = cleanMarkup(message.text);
  if (!text) throw refuse("field.required", {}, { field: "msg" });
  await tell(tx, { hub: notificationHub.path, companyId, ...message, text });
  const { event, connectionId } = message;
  await audit(tx, actor, { kind: "systemMessage", object: text, after: { event, connectionId } });
}
