import { one, rows, type Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";

/** The series of a number; every period starts a new series. */
export interface NumberSeries {
  readonly companyId: string;
  /** What is numbered: "job", "houseBill", "cdNote" … */
  readonly kind: string;
  readonly prefix: string;
  /** The month as "2611", or "" for a series without periods. */
  readonly period: string;
}

/** A counter to draw from; `atLeast` skips ahead to that number, past typed numbers. */
export interface Drawing extends NumberSeries {
  readonly atLeast?: number;
}

/**
 * Draws the next number of each of these different series with one statement, in their order.
 *
 * Shape: a counter that skips ahead writes the numbers between to `number_skip`, which explains the
 *   gap.
 * Locks: the counter rows until the transaction ends, so they are drawn as late as possible, and
 *   always in the order of their kinds, so that two callers never wait for each other.
 */
export async function nextOfEach(tx: Tx, series: readonly Drawing[]): Promise<number[]> {
  if (series.length === 0) return [];
  const asked = series.map((each, at) => ({ atLeast: 1, ...each, at }));
  const drawn = await rows<{ at: number; lastNumber: string }>(
    tx,
    sql`
      with asked as (
        select x."companyId" as company_id, x.kind, x.prefix, x.period,
          x."atLeast" as last_number, x.at
        from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb) as x ("companyId" uuid, kind text,
          prefix text, period text, "atLeast" bigint, at int)
      ), before as materialized (
        select s.* from document_sequence s
        join asked a using (company_id, kind, prefix, period)
        order by s.kind, s.prefix, s.period for no key update of s
      ), drawn as (
        insert into document_sequence as s (company_id, kind, prefix, period, last_number)
        select a.company_id, a.kind, a.prefix, a.period,
          greatest(coalesce(b.last_number, 0) + 1, a.last_number)
        from asked a left join before b using (company_id, kind, prefix, period)
        order by a.kind, a.prefix, a.period
        on conflict (company_id, kind, prefix, period)
        do update set last_number = greatest(s.last_number + 1, excluded.last_number)
        returning company_id, kind, prefix, period, last_number
      ), skipped as (
        insert into number_skip (company_id, kind, prefix, period, first_number, last_number)
        select d.company_id, d.kind, d.prefix, d.period, coalesce(b.last_number, 0) + 1,
          d.last_number - 1
        from drawn d
        join asked a using (company_id, kind, prefix, period)
        left join before b using (company_id, kind, prefix, period)
        where a.last_number > coalesce(b.last_number, 0) + 1
      )
      select a.at, d.last_number from drawn d join asked a using (company_id, kind, prefix, period)
      order by a.at`,
  );
  return drawn.map((each) => Number(each.lastNumber));
}

/** Draws the next number of a series, starting at 1 and without gaps. Locks: as `nextOfEach`. */
export async function nextNumber(tx: Tx, series: NumberSeries, atLeast = 1): Promise<number> {
  const [drawn] = await nextOfEach(tx, [{ ...series, atLeast }]);
  return drawn as number;
}

/**
 * Draws several consecutive numbers of a series and returns the first.
 *
 * Locks: as `nextNumber`.
 */
export async function nextNumbers(tx: Tx, series: NumberSeries, count: number): Promise<number> {
  const { companyId, kind, prefix, period } = series;
  const drawn = await one<{ lastNumber: string }>(
    tx,
    sql`insert into document_sequence as s (company_id, kind, prefix, period, last_number)
      values (${companyId}, ${kind}, ${prefix}, ${period}, ${count}::bigint)
      on conflict (company_id, kind, prefix, period)
      do update set last_number = s.last_number + excluded.last_number
      returning last_number`,
  );
  return Number(drawn.lastNumber) - count + 1;
}

/** Returns the next number of a series without drawing it. */
export async function peekNumber(tx: Tx, series: NumberSeries): Promise<number> {
  const { companyId, kind, prefix, period } = series;
  const found = await one<{ next: string }>(
    tx,
    sql`select coalesce(max(last_number), 0) + 1 as next from document_sequence
      where company_id = ${companyId} and kind = ${kind} and prefix = ${prefix}
        and period = ${period}`,
  );
  return Number(found.next);
}
