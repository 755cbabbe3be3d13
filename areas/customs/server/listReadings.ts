import type { Actor } from "@fairway/core/permission/actor.ts";
import { refuse } from "@fairway/core/refusal/commonRefusals.ts";
import { say } from "@fairway/core/words/words.ts";
import { one, rows, type Tx } from "@fairway/engine/db/tx.ts";
import { type RawBuilder, sql } from "kysely";
import type { RowOutcome } from "../model/ecusReading.ts";
import type { ReadingRow } from "./readingRowTable.ts";
import { findReading, readingsOf, sourcesOf } from "./readingTable.ts";
import { keptReadings } from "./startReading.ts";
import { type WaitingCriteria, waitingRows } from "./waitingRows.ts";

interface Paged {
  readonly page?: number | undefined;
  readonly size?: number | undefined;
  readonly pageNumber?: number | undefined;
  readonly pageSize?: number | undefined;
}

/** Returns the newest readings of the actor, each with its connections or files. */
export async function listReadings(tx: Tx, actor: Actor) {
  actor.mustHave("opsCustomClearance.import");
  const { companyId, userId } = actor;
  const readings = await readingsOf(tx, companyId, userId, keptReadings);
  const sources = await sourcesOf(
    tx,
    companyId,
    readings.map(({ id }) => id),
  );
  return readings.map((reading) => ({
    id: reading.id,
    feed: reading.feed,
    isStored: reading.isStored,
    isNightly: reading.isNightly,
    state: reading.state,
    fromDay: reading.fromDay,
    toDay: reading.toDay,
    datetimeCreated: reading.datetimeCreated,
    endedAt: reading.endedAt,
    sources: sources
      .filter(({ readingId }) => readingId === reading.id)
      .map(({ readingId: _, reason, cursorDay: __, cursorKey: ___, ...source }) => ({
        ...source,
        reason: reason && say(reason, actor.language),
      })),
  }));
}

/** Returns one reading of the actor. Refuses: record.notFound */
export async function getReading(tx: Tx, actor: Actor, { id }: { readonly id: string }) {
  const found = (await listReadings(tx, actor)).find((reading) => reading.id === id);
  if (!found) throw refuse("record.notFound");
  return found;
}

/** Returns one page of the rows of a reading, those that need attention first. Refuses: record.notFound */
export async function listReadRows(
  tx: Tx,
  actor: Actor,
  ask: Paged & { readonly readingId: string; readonly outcome?: RowOutcome | null | undefined },
) {
  actor.mustHave("opsCustomClearance.import");
  const reading = await findReading(tx, { companyId: actor.companyId, id: ask.readingId });
  if (reading?.userCreated !== actor.userId) throw refuse("record.notFound");
  const only = ask.outcome ? sql`t.outcome = ${ask.outcome}` : sql`true`;
  return pageOfRows(tx, actor, reading.id, only, ask);
}

/**
 * Returns one page of what waits for a choice in the newest reading, new declarations and changes of
 * known ones: by numbers, by bills or by customer.
 *
 * Refuses: record.notFound, for a reading of another user
 * Source: rule CU-18
 */
export async function listUnstored(
  tx: Tx,
  actor: Actor,
  ask: Paged & WaitingCriteria & { readonly readingId?: string | null | undefined },
) {
  actor.mustHave("opsCustomClearance.import");
  const { companyId, userId } = actor;
  const reading = ask.readingId
    ? await findReading(tx, { companyId, id: ask.readingId })
    : (await readingsOf(tx, companyId, userId, keptReadings)).find((each) => !each.isStored);
  if (ask.readingId && reading?.userCreated !== userId) throw refuse("record.notFound");
  if (!reading) return { data: [], page: 1, size: sizeOf(ask), totalItems: 0, capped: false };
  return pageOfRows(tx, actor, reading.id, waitingRows(companyId, ask), ask);
}

const sizeOf = (ask: Paged) => ask.size ?? ask.pageSize ?? 15;

async function pageOfRows(
  tx: Tx,
  actor: Actor,
  readingId: string,
  only: RawBuilder<unknown>,
  ask: Paged,
) {
  const { companyId, language } = actor;
  const page = ask.page ?? ask.pageNumber ?? 1;
  const size = sizeOf(ask);
  const which = sql`t.company_id = ${companyId} and t.reading_id = ${readingId} and ${only}`;
  const { total } = await one<{ total: string }>(
    tx,
    sql`select count(*) as total from ecus_reading_row t where ${which}`,
  );
  const found = await rows<ReadingRow & { readonly sourceName: string }>(
    tx,
    sql`select t.id, t.source_id, t.clearance_no, t.outcome, t.reasons, t.differences, t.is_changed,
        t.declared, t.declaration_id, s.name as source_name
      from ecus_reading_row t
      join ecus_reading_source s on s.company_id = ${companyId} and s.id = t.source_id
      where ${which}
      order by array_position(array['Failed', 'Doubtful', 'Twice', 'New', 'Known'], t.outcome), t.id
      limit ${size} offset ${(page - 1) * size}`,
  );
  const data = found.map(({ reasons, differences, declared, ...row }) => ({
    ...row,
    differences: [...(differences ?? [])],
    declared: declared && { ...declared },
    reasons: (reasons ?? []).map((each) => say(each, language)),
  }));
  return { data, page, size, totalItems: Number(total), capped: false };
}
