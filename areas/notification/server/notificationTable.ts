import { one, rows, run, type Tx } from "@fairway/engine/db/tx.ts";
import { insertRow, insertRows, newId } from "@fairway/engine/db/writeRows.ts";
import type { Language } from "@fairway/core/words/words.ts";
import { type RawBuilder, sql } from "kysely";

/** One message to one user. */
export interface NotificationRow {
  id: string;
  title: string;
  description: string | null;
  type: string;
  actionLink: string | null;
  status: "New" | "Read" | "Closed";
  datetimeCreated: string;
}

/** The texts of the message `n` in one language. */
function textsIn(language: Language): RawBuilder<unknown> {
  return language === "vi"
    ? sql`coalesce(n.title_vi, n.title) as title,
        coalesce(n.description_vi, n.description) as description`
    : sql`n.title, n.description`;
}

/** Reads a page of a user's messages; page 0 is the first hundred. */
export function readNotifications(
  tx: Tx,
  reader: { companyId: string; userId: string; language: Language },
  page: { limit: number; offset: number },
): Promise<NotificationRow[]> {
  return rows<NotificationRow>(
    tx,
    sql`select m.id, ${textsIn(reader.language)}, n.type, n.action_link, m.status, m.datetime_created
      from user_notification m
      join notification n on n.company_id = ${reader.companyId} and n.id = m.notification_id
      where m.company_id = ${reader.companyId} and m.user_id = ${reader.userId}
      order by m.datetime_created desc, m.id desc limit ${page.limit} offset ${page.offset}`,
  );
}

/** Counts a user's messages and the unread ones. */
export function countNotifications(
  tx: Tx,
  reader: { companyId: string; userId: string },
): Promise<{ totalItems: number; totalNoRead: number }> {
  return one(
    tx,
    sql`select count(*)::int as total_items,
        (count(*) filter (where status = 'New'))::int as total_no_read
      from user_notification where company_id = ${reader.companyId} and user_id = ${reader.userId}`,
  );
}

/** Marks a user's message as read; false if there is none. */
export async function markRead(
  tx: Tx,
  reader: { companyId: string; userId: string },
  id: string,
): Promise<boolean> {
  const touched = await run(
    tx,
    sql`update user_notification set status = 'Read', datetime_modified = now(),
        user_modified = ${reader.userId}
      where company_id = ${reader.companyId} and user_id = ${reader.userId} and id = ${id}`,
  );
  return touched > 0;
}

/** Deletes a user's message; false if there is none. */
export async function removeNotification(
  tx: Tx,
  reader: { companyId: string; userId: string },
  id: string,
): Promise<boolean> {
  const touched = await run(
    tx,
    sql`delete from user_notification
      where company_id = ${reader.companyId} and user_id = ${reader.userId} and id = ${id}`,
  );
  return touched > 0;
}

/** A message before it has an id. */
export interface NewNotification {
  readonly companyId: string;
  readonly title: string;
  /** For users with the language Vietnamese; null where the text is the same. */
  readonly titleVi: string | null;
  readonly description: string | null;
  readonly descriptionVi: string | null;
  readonly type: string;
  readonly actionLink: string | null;
  readonly by: string | null;
}

/** Writes a message with a copy for each recipient. */
export async function insertNotification(
  tx: Tx,
  message: NewNotification,
  userIds: readonly string[] | "everybody",
): Promise<string> {
  const { companyId, by, ...text } = message;
  const notificationId = newId();
  await insertRow(tx, "notification", {
    companyId,
    id: notificationId,
    ...text,
    userCreated: by,
    userModified: by,
    datetimeCreated: "now",
    datetimeModified: "now",
    version: 1,
  });
  if (userIds === "everybody") {
    await run(
      tx,
      sql`insert into user_notification (company_id, id, notification_id, user_id)
        select u.company_id, new_id(), ${notificationId}::uuid, u.id from sys_user u
        where u.company_id = ${companyId} and u.active and u.working_status <> 'Off'`,
    );
  } else {
    const rowsOf = [...new Set(userIds)].map((userId) => ({
      companyId,
      id: newId(),
      notificationId,
      userId,
    }));
    await insertRows(tx, "user_notification", rowsOf);
  }
  return notificationId;
}

/** Reads the copies of one message for some users, in one language. */
export function readCopies(
  tx: Tx,
  notification: { companyId: string; id: string; language: Language },
  userIds: readonly string[],
): Promise<(NotificationRow & { userId: string })[]> {
  return rows(
    tx,
    sql`select m.id, m.user_id, ${textsIn(notification.language)}, n.type, n.action_link, m.status,
        m.datetime_created
      from user_notification m
      join notification n on n.company_id = ${notification.companyId} and n.id = m.notification_id
      where m.company_id = ${notification.companyId} and m.notification_id = ${notification.id}
        and m.user_id = any(${[...userIds]}::uuid[])`,
  );
}
