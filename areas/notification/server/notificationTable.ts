import { one, rows, run, type Tx } from "@fairway/engine/db/tx.ts";
import { insertRow, insertRows, newId } from "@fairway/engine/db/writeRows.ts";
import { sql } from "kysely";

/** One message to one person. */
export interface NotificationRow {
  id: string;
  title: string;
  description: string | null;
  type: string;
  actionLink: string | null;
  status: "New" | "Read" | "Closed";
  datetimeCreated: string;
}

/** Reads a page of somebody's messages; page 0 is the first hundred. */
export function readNotifications(
  tx: Tx,
  of: { companyId: string; userId: string },
  page: { limit: number; offset: number },
): Promise<NotificationRow[]> {
  return rows<NotificationRow>(
    tx,
    sql`select m.id, n.title, n.description, n.type, n.action_link, m.status, m.datetime_created
      from user_notification m
      join notification n on n.company_id = ${of.companyId} and n.id = m.notification_id
      where m.company_id = ${of.companyId} and m.user_id = ${of.userId}
      order by m.datetime_created desc, m.id desc limit ${page.limit} offset ${page.offset}`,
  );
}

/** Counts somebody's messages, and those not yet read. */
export function countNotifications(
  tx: Tx,
  of: { companyId: string; userId: string },
): Promise<{ totalItems: number; totalNoRead: number }> {
  return one(
    tx,
    sql`select count(*)::int as total_items,
        (count(*) filter (where status = 'New'))::int as total_no_read
      from user_notification where company_id = ${of.companyId} and user_id = ${of.userId}`,
  );
}

/** Marks a message of somebody as read and says whether there was one. */
export async function markRead(
  tx: Tx,
  of: { companyId: string; userId: string },
  id: string,
): Promise<boolean> {
  const touched = await run(
    tx,
    sql`update user_notification set status = 'Read', datetime_modified = now(),
        user_modified = ${of.userId}
      where company_id = ${of.companyId} and user_id = ${of.userId} and id = ${id}`,
  );
  return touched > 0;
}

/** Deletes a message of somebody and says whether there was one. */
export async function removeNotification(
  tx: Tx,
  of: { companyId: string; userId: string },
  id: string,
): Promise<boolean> {
  const touched = await run(
    tx,
    sql`delete from user_notification
      where company_id = ${of.companyId} and user_id = ${of.userId} and id = ${id}`,
  );
  return touched > 0;
}

/** Writes a message and hands it to everybody it is for. */
export async function insertNotification(
  tx: Tx,
  message: {
    companyId: string;
    title: string;
    description: string | null;
    type: string;
    actionLink: string | null;
    by: string | null;
    userIds: readonly string[];
  },
): Promise<void> {
  const { companyId, userIds, by, ...text } = message;
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
  await insertRows(
    tx,
    "user_notification",
    userIds.map((userId) => ({ companyId, id: newId(), notificationId, userId })),
  );
}
