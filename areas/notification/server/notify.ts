import type { Actor } from "@fairway/core/permission/actor.ts";
import { tell } from "@fairway/engine/realtime/tell.ts";
import { cleanMarkup } from "@fairway/engine/text/cleanMarkup.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import { notificationHub } from "../contract.ts";
import { insertNotification } from "./notificationTable.ts";

/** A message to users; title and description may contain markup of words and their weight. */
export interface Message {
  readonly title: string;
  readonly description?: string | null;
  readonly actionLink?: string | null;
  readonly userIds: readonly string[] | "everybody";
}

/** Who sends a message: a person, or the company itself when the clock does. */
type Sender = Pick<Actor, "companyId"> & { readonly userId: string | null };

/** Sends a message to users in the transaction of its cause; they receive it when that commits. */
export async function notify(tx: Tx, actor: Sender, message: Message): Promise<string> {
  const { companyId } = actor;
  const { userIds, title, description, actionLink = null } = message;
  const id = await insertNotification(
    tx,
    {
      companyId,
      by: actor.userId,
      type: userIds === "everybody" ? "System" : "User",
      title: cleanMarkup(title),
      description: (description && cleanMarkup(description)) || null,
      actionLink,
    },
    userIds,
  );
  await tell(tx, { hub: notificationHub.path, companyId, event: "NotificationWhenChange", id });
  return id;
}
