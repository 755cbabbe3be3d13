import type { Day } from "@fairway/core/time/day.ts";
import type { Words } from "@fairway/core/words/words.ts";
import { maybe, rows, run, type Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";
import type { readingFeeds, readingStates, sourceStates } from "../model/ecusReading.ts";

/** A reading as it is worked on. */
export interface Reading {
  readonly companyId: string;
  readonly id: string;
  readonly feed: keyof typeof readingFeeds;
  readonly isStored: boolean;
  readonly isNightly: boolean;
  readonly state: keyof typeof readingStates;
  readonly fromDay: Day | null;
  readonly toDay: Day | null;
  readonly officeId: string | null;
  readonly departmentId: string | null;
  readonly groupId: string | null;
  readonly userCreated: string;
}

/** How many rows of a source became what. */
export interface RowCounts {
  readonly readCount: number;
  readonly newCount: number;
  readonly knownCount: number;
  readonly changedCount: number;
  readonly twiceCount: number;
  readonly doubtfulCount: number;
  readonly failedCount: number;
}

/** A connection or a file of a reading. */
export interface ReadingSource extends RowCounts {
  readonly id: string;
  readonly connectionId: string | null;
  readonly name: string;
  readonly state: keyof typeof sourceStates;
  readonly reason: Words | null;
  readonly cursorDay: string | null;
  readonly cursorKey: string | null;
}

type Key = Pick<Reading, "companyId" | "id">;

/** Returns a reading; null when it is gone. */
export function findReading(tx: Tx, { companyId, id }: Key): Promise<Reading | null> {
  return maybe<Reading>(
    tx,
    sql`select company_id, id, feed, is_stored, is_nightly, state, from_day, to_day, office_id,
        department_id, group_id, user_created
      from ecus_reading where company_id = ${companyId} and id = ${id}`,
  );
}

/** Returns the newest readings of a user. */
export function readingsOf(tx: Tx, companyId: string, userId: string, most: number) {
  return rows<Reading & { readonly datetimeCreated: string; readonly endedAt: string | null }>(
    tx,
    sql`select id, feed, is_stored, is_nightly, state, from_day, to_day, user_created,
        datetime_created, ended_at
      from ecus_reading where company_id = ${companyId} and user_created = ${userId}
      order by id desc limit ${most}`,
  );
}

/** Marks a reading as running; false when it has ended or is gone. */
export async function beginReading(tx: Tx, { companyId, id }: Key): Promise<boolean> {
  const begun = await run(
    tx,
    sql`update ecus_reading set state = 'Running'
      where company_id = ${companyId} and id = ${id} and state in ('Waiting', 'Running')`,
  );
  return begun === 1;
}

/** Ends a reading: canceled where somebody asked for that. Returns the state. */
export function endReading(tx: Tx, { companyId, id }: Key) {
  return maybe<Pick<Reading, "state" | "isNightly" | "userCreated">>(
    tx,
    sql`update ecus_reading set ended_at = now(),
        state = case when is_cancel_asked then 'Canceled' else 'Done' end
      where company_id = ${companyId} and id = ${id} and state = 'Running'
      returning state, is_nightly, user_created`,
  );
}

/** Asks a waiting or running reading to end after its page; a waiting one ends at once. */
export function askCancel(tx: Tx, { companyId, id }: Key): Promise<number> {
  return run(
    tx,
    sql`update ecus_reading set is_cancel_asked = true,
        ended_at = case when state = 'Waiting' then now() end,
        state = case when state = 'Waiting' then 'Canceled' else state end
      where company_id = ${companyId} and id = ${id} and state in ('Waiting', 'Running')`,
  );
}

/** Was the reading asked to end? Also true for one that is gone. */
export async function isCancelAsked(tx: Tx, { companyId, id }: Key): Promise<boolean> {
  const found = await maybe<{ isCancelAsked: boolean }>(
    tx,
    sql`select is_cancel_asked from ecus_reading where company_id = ${companyId} and id = ${id}`,
  );
  return found?.isCancelAsked ?? true;
}

/** Has the user a reading of connections that has not ended? One that stands still counts for an hour. */
export async function isReading(tx: Tx, companyId: string, userId: string): Promise<boolean> {
  const found = await maybe(
    tx,
    sql`select 1 from ecus_reading where company_id = ${companyId} and user_created = ${userId}
      and state in ('Waiting', 'Running') and datetime_created > now() - interval '1 hour' limit 1`,
  );
  return found !== null;
}

/** Deletes the readings of a user but the newest, with their rows. */
export function forgetReadings(tx: Tx, companyId: string, userId: string, kept: number) {
  return run(
    tx,
    sql`delete from ecus_reading where company_id = ${companyId} and id in (
      select id from ecus_reading where company_id = ${companyId} and user_created = ${userId}
        and state not in ('Waiting', 'Running')
      order by id desc offset ${kept})`,
  );
}

/** Returns the connections or files of readings, in their order. */
export function sourcesOf(tx: Tx, companyId: string, readingIds: readonly string[]) {
  return rows<ReadingSource & { readonly readingId: string }>(
    tx,
    sql`select id, reading_id, connection_id, name, state, reason, cursor_day, cursor_key,
        read_count, new_count, known_count, changed_count, twice_count, doubtful_count, failed_count
      from ecus_reading_source
      where company_id = ${companyId} and reading_id = any(${[...readingIds]}::uuid[])
      order by reading_id, position`,
  );
}

/** Sets the state of a source, with the reason of one that failed. */
export function setSource(
  tx: Tx,
  companyId: string,
  id: string,
  {
    state,
    reason = null,
  }: { readonly state: ReadingSource["state"]; readonly reason?: Words | null },
): Promise<number> {
  return run(
    tx,
    sql`update ecus_reading_source set state = ${state},
        reason = ${reason === null ? null : JSON.stringify(reason)}::jsonb
      where company_id = ${companyId} and id = ${id}`,
  );
}

/** Adds the counts of a page to its source, and where the next page begins. */
export function addToSource(
  tx: Tx,
  companyId: string,
  id: string,
  {
    counts,
    cursor,
  }: { readonly counts: RowCounts; readonly cursor: { day: string; key: string } | null },
): Promise<number> {
  return run(
    tx,
    sql`update ecus_reading_source set
        read_count = read_count + ${counts.readCount}, new_count = new_count + ${counts.newCount},
        known_count = known_count + ${counts.knownCount},
        changed_count = changed_count + ${counts.changedCount},
        twice_count = twice_count + ${counts.twiceCount},
        doubtful_count = doubtful_count + ${counts.doubtfulCount},
        failed_count = failed_count + ${counts.failedCount},
        cursor_day = ${cursor?.day ?? null}, cursor_key = ${cursor?.key ?? null}
      where company_id = ${companyId} and id = ${id}`,
  );
}
