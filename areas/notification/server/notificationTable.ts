import { one, rows, run, type Tx } from "@fairway/engine/db/tx.ts";
import { insertRows, newId } from "@fairway/engine/db/writeRows.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import type { Language } from "@fairway/core/words/words.ts";
import { type RawBuilder, sql } from "kysely";
import { channel } from "@fairway/engine/realtime/tell.ts";
import { notificationHub } from "../contract.ts";
import { type Collected, collected, ofReader, saidOf } from "./handOverTable.ts";

// The message between server processes is limited; other browsers count by themselves.
const mostTold = 100;

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

type Found = NotificationRow & { [Each in keyof Collected]: Collected[Each] | null };

/** Reads a page of a user's messages, collected hand-overs among them; page 0 is the first hundred. */
export async function readNotifications(
  tx: Tx,
  actor: Actor,
  page: { limit: number; offset: number },
): Promise<NotificationRow[]> {
  const { companyId, userId, language } = actor;
  const newest = sql`order by datetime_created desc, id desc`;
  const found = await rows<Found>(
    tx,
    sql`select * from (
        (select m.id, ${textsIn(language)}, n.type, n.action_link, m.status, m.datetime_created,
          null as kind, null::int as count, null::text[] as numbers, null::jsonb as newest
        from user_notification m
        join notification n on n.company_id = ${companyId} and n.id = m.notification_id
        where m.company_id = ${companyId} and m.user_id = ${userId}
        ${newest} limit ${page.offset + page.limit})
        union all
        select c.id, null, null, 'User', null, c.status, c.datetime_created, c.kind, c.count,
          c.numbers, c.newest
        from (${collected(companyId, ofReader(actor))}) c
      ) message ${newest} limit ${page.limit} offset ${page.offset}`,
  );
  return found.map(({ kind, count, numbers, newest: told, ...row }) =>
    kind && count && numbers && told
      ? { ...row, ...saidOf({ kind, count, numbers, newest: told }, language) }
      : row,
  );
}

/** Counts a user's messages and the unread ones. */
export function countNotifications(
  tx: Tx,
  actor: Actor,
): Promise<{ totalItems: number; totalNoRead: number }> {
  const { companyId, userId } = actor;
  return one(
    tx,
    sql`select count(*)::int as total_items,
        (count(*) filter (where status = 'New'))::int as total_no_read
      from (
        select status from user_notification
        where company_id = ${companyId} and user_id = ${userId}
        union all
        select c.status from (${collected(companyId, ofReader(actor))}) c) message`,
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

/** Marks all of a user's messages as read, hand-overs among them. */
export async function markAllRead(
  tx: Tx,
  { companyId, userId }: { companyId: string; userId: string },
): Promise<void> {
  await run(
    tx,
    sql`with collected as (
        update hand_over set status = 'Read'
        where company_id = ${companyId} and user_id = ${userId} and status = 'New')
      update user_notification set status = 'Read', datetime_modified = now(),
        user_modified = ${userId}
      where company_id = ${companyId} and user_id = ${userId} and status = 'New'`,
  );
}

/** Takes the messages about finished work back from their readers, and tells their browsers. */
export async function takeBack(
  tx: Tx,
  companyId: string,
  subjectIds: readonly string[],
): Promise<void> {
  const event = { hub: notificationHub.path, companyId, event: "NotificationWhenGone" };
  await run(
    tx,
    sql`with gone as (
        delete from user_notification m using notification n
        where m.company_id = ${companyId} and n.company_id = ${companyId}
          and n.id = m.notification_id and n.subject_id = any(${[...subjectIds]}::uuid[])
        returning m.user_id)
      select pg_notify(${channel}, (${JSON.stringify(event)}::jsonb || jsonb_build_object('userIds',
        to_jsonb((array_agg(distinct user_id))[:${mostTold}::int])))::text)
      from gone having count(*) > 0`,
  );
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
  readonly title: string;
  /** For users with the language Vietnamese; null where the text is the same. */
  readonly titleVi: string | null;
  readonly description: string | null;
  readonly descriptionVi: string | null;
  readonly type: string;
  readonly actionLink: string | null;
  /** The work that waits, by which the message is taken back. */
  readonly subjectId: string | null;
  readonly userIds: readonly string[] | "everybody";
}

/** Writes messages with a copy for each recipient; returns their ids in the same order. */
export async function insertNotifications(
  tx: Tx,
  { companyId, by }: { readonly companyId: string; readonly by: string | null },
  messages: readonly NewNotification[],
): Promise<string[]> {
  const made = messages.map((message) => ({ ...message, id: newId() }));
  await insertRows(
    tx,
    "notification",
    made.map(({ userIds: _, ...text }) => ({
      ...text,
      companyId,
      userCreated: by,
      userModified: by,
      datetimeCreated: "now",
      datetimeModified: "now",
      version: 1,
    })),
  );
  const toAll = made.filter(({ userIds }) => userIds === "everybody").map(({ id }) => id);
  if (toAll.length > 0) {
    await run(
      tx,
      sql`insert into user_notification (company_id, id, notification_id, user_id)
        select u.company_id, new_id(), n.id, u.id
        from sys_user u cross join unnest(${toAll}::uuid[]) as n (id)
        where u.company_id = ${companyId} and u.active and u.working_status <> 'Off'`,
    );
  }
  const copies = made.flatMap(({ id: notificationId, userIds }) =>
    userIds === "everybody"
      ? []
      : [...new Set(userIds)].map((userId) => ({ companyId, id: newId(), notificationId, userId })),
  );
  await insertRows(tx, "user_notification", copies);
  return made.map(({ id }) => id);
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
