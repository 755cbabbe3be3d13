import type { Actor } from "@fairway/core/permission/actor.ts";
import { tellAll } from "@fairway/engine/realtime/tell.ts";
import { cleanMarkup } from "@fairway/engine/text/cleanMarkup.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import type { Language, Words } from "@fairway/core/words/words.ts";
import { notificationHub } from "../contract.ts";
import { insertNotifications, takeBack } from "./notificationTable.ts";

/**
 * A message to users; title and description may contain markup of words and their weight.
 *
 * Shape: a plain text is a text that a user typed; `Words` are shown to each user in the user's
 * language.
 */
export interface Message {
  readonly title: string | Words;
  readonly description?: string | Words | null;
  readonly actionLink?: string | null;
  /** The work that waits for the readers: `endMessages` takes the message back when it is done. */
  readonly subjectId?: string | null;
  readonly userIds: readonly string[] | "everybody";
}

/** The sender of a message: a user, or the company itself for a scheduled job. */
type Sender = Pick<Actor, "companyId"> & { readonly userId: string | null };

/** Sends a message to users in the transaction of its cause; they receive it when that commits. */
export async function notify(tx: Tx, actor: Sender, message: Message): Promise<string> {
  const [id = ""] = await notifyEach(tx, actor, [message]);
  return id;
}

/** Sends several messages in the same way; the number of statements does not depend on theirs. */
export async function notifyEach(
  tx: Tx,
  actor: Sender,
  messages: readonly Message[],
): Promise<string[]> {
  const { companyId } = actor;
  const ids = await insertNotifications(
    tx,
    { companyId, by: actor.userId },
    messages.map(({ userIds, title, description, actionLink = null, subjectId = null }) => ({
      type: userIds === "everybody" ? "System" : "User",
      title: textIn(title, "en") ?? "",
      titleVi: typeof title === "string" ? null : textIn(title, "vi"),
      description: textIn(description, "en"),
      descriptionVi: typeof description === "string" ? null : textIn(description, "vi"),
      actionLink,
      subjectId,
      userIds,
    })),
  );
  const event = { hub: notificationHub.path, companyId, event: "NotificationWhenChange" };
  await tellAll(
    tx,
    ids.map((id) => ({ ...event, id })),
  );
  return ids;
}

/** Takes the messages about work that is done back from all readers; one statement. */
export async function endMessages(
  tx: Tx,
  { companyId }: Pick<Sender, "companyId">,
  subjectIds: readonly string[],
): Promise<void> {
  if (subjectIds.length > 0) await takeBack(tx, companyId, subjectIds);
}

function textIn(text: string | Words | null | undefined, language: Language): string | null {
  if (!text) return null;
  return cleanMarkup(typeof text === "string" ? text : text[language]) || null;
}
