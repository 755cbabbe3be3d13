import { openServices } from "@fairway/areas/service/model/serviceOf.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { type Language, say } from "@fairway/core/words/words.ts";
import { within } from "@fairway/engine/db/reach.ts";
import { cleanMarkup } from "@fairway/engine/text/cleanMarkup.ts";
import { rows, run, type Tx } from "@fairway/engine/db/tx.ts";
import { type RawBuilder, sql } from "kysely";
import type { HandOverKey } from "../model/handOverKeys.ts";
import { handOvers } from "../model/handOvers.ts";
import type { NotificationRow } from "./notificationTable.ts";

/** The handed on work of one reader in one message. */
export interface Collected {
  readonly kind: HandOverKey;
  readonly count: number;
  readonly newest: Told;
  /** The numbers of the newest records. */
  readonly numbers: readonly string[];
}

interface Told {
  readonly number: string;
  readonly partner: string | null;
  readonly address: string;
  readonly byEn: string | null;
  readonly byVi: string | null;
}

const named = 3;
const menus = ["accManagement", "acctARP", ...openServices.map(({ menu }) => menu)];
const waiting = Object.entries(handOvers).flatMap(([kind, { turn }]) => (turn ? [kind] : []));

/** The day of a told record `i` by which it is collected; all work that waits is collected at once. */
const collectedBy = sql`case when i.kind = any(${waiting}::text[]) then null
  else (i.told_at at time zone 'UTC')::date end`;

/** The rows `i` of a user that the user may still open. Rule NO-11. */
export function ofReader(actor: Actor): RawBuilder<boolean> {
  const seen = menus
    .filter((menu) => actor.reach(`${menu}.detail`) !== "None")
    .map(
      (menu) =>
        sql`(i.menu = ${menu} and ${within(actor, `${menu}.detail`, "i", sql<boolean>`i.is_named`)})`,
    );
  return sql<boolean>`i.company_id = ${actor.companyId} and i.user_id = ${actor.userId}
    and (${sql.join([sql`false`, ...seen], sql` or `)})`;
}

/** Selects the messages that collect rows `i`: one for each kind, and day of what does not wait. */
export function collected(companyId: string, which: RawBuilder<boolean>): RawBuilder<unknown> {
  return sql`
    select (array_agg(i.id order by i.told_at desc, i.id desc))[1] as id, i.user_id, i.kind,
      count(*)::int as count, max(i.told_at) as datetime_created,
      case when bool_or(i.status = 'New') then 'New' else 'Read' end as status,
      (array_agg(i.number order by i.told_at desc, i.id desc))[:${named}::int] as numbers,
      (array_agg(jsonb_build_object('number', i.number, 'partner', i.partner, 'address', i.address,
        'byEn', e.employee_name_en, 'byVi', e.employee_name_vn)
        order by i.told_at desc, i.id desc))[1] as newest
    from hand_over i
    left join sys_user b on b.company_id = ${companyId} and b.id = i.told_by
    left join employee e on e.company_id = ${companyId} and e.id = b.employee_id
    where i.company_id = ${companyId} and ${which}
    group by i.user_id, i.kind, ${collectedBy}`;
}

/** The words of a collected message: of one record, or of several with the newest numbers. */
export function saidOf(
  { kind, count, newest, numbers }: Collected,
  language: Language,
): Pick<NotificationRow, "title" | "description" | "actionLink"> {
  const { one, many, turn } = handOvers[kind];
  const { number, partner, byEn, byVi } = newest;
  const by = language === "vi" ? byVi : byEn;
  const listed = count > numbers.length ? [...numbers, "…"] : numbers;
  return {
    title: cleanMarkup(
      count === 1 ? say(one, language, { number }) : say(many, language, { count }),
    ),
    description:
      cleanMarkup(
        count === 1 ? [partner, by].filter((each) => each !== null).join(" · ") : listed.join(", "),
      ) || null,
    actionLink: count > 1 && turn ? turn.list : newest.address,
  };
}

/** Marks or deletes the rows of the reader's message that the row with an id is in. */
export async function endCollected(
  tx: Tx,
  reader: { companyId: string; userId: string },
  id: string,
  change: "read" | "delete",
): Promise<boolean> {
  const { companyId, userId } = reader;
  // What came after the message was shown stays new.
  const those = sql`i.company_id = ${companyId} and i.user_id = ${userId} and i.kind = shown.kind
    and i.told_at <= shown.told_at and (i.kind = any(${waiting}::text[])
      or (i.told_at at time zone 'UTC')::date = (shown.told_at at time zone 'UTC')::date)`;
  const shown = sql`hand_over shown where shown.company_id = ${companyId}
    and shown.user_id = ${userId} and shown.id = ${id}`;
  const touched = await run(
    tx,
    change === "read"
      ? sql`update hand_over i set status = 'Read' from ${shown} and ${those}`
      : sql`delete from hand_over i using ${shown} and ${those}`,
  );
  return touched > 0;
}

/** A collected message of one of several users, as a browser is told of it. */
export type ToldCopy = NotificationRow & { readonly userId: string };

/**
 * Reads the collected messages of connected users about records that were told just now, in one
 * language; without those who have an unread message of this kind from the minutes before.
 */
export async function readToldCopies(
  tx: Tx,
  told: {
    companyId: string;
    kind: HandOverKey;
    subjectIds: readonly string[];
    language: Language;
  },
  userIds: readonly string[],
): Promise<ToldCopy[]> {
  const { companyId, kind, language } = told;
  const justTold = sql`= any(${[...told.subjectIds]}::uuid[])`;
  const found = await rows<Collected & ToldCopy>(
    tx,
    collected(
      companyId,
      sql<boolean>`i.kind = ${kind} and i.subject_id ${justTold}
        and i.user_id = any(${[...userIds]}::uuid[])
        and not exists (select from hand_over h where h.company_id = ${companyId}
          and h.user_id = i.user_id and h.kind = ${kind} and h.status = 'New'
          and h.told_at < i.told_at and h.told_at > i.told_at - interval '10 minutes'
          and not h.subject_id ${justTold})`,
    ),
  );
  return found.map(({ id, userId, status, datetimeCreated, ...work }) => ({
    id,
    userId,
    type: "User",
    status,
    datetimeCreated,
    ...saidOf(work, language),
  }));
}
