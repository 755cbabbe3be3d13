import { one, type Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";

/** The series of a number; every period starts a new series. */
export interface NumberSeries {
  readonly companyId: string;
  /** What is numbered: "job", "houseBill", "debitNote" … */
  readonly kind: string;
  readonly prefix: string;
  /** The month as "2611", or "" for a series without periods. */
  readonly period: string;
}

/**
 * Draws the next number of a series, starting at 1 and without gaps.
 *
 * Shape: `atLeast` skips ahead to that number, past typed numbers.
 * Locks: the counter row until the transaction ends, so it is drawn as late as possible.
 */
export async function nextNumber(tx: Tx, series: NumberSeries, atLeast = 1): Promise<number> {
  const { companyId, kind, prefix, period } = series;
  const drawn = await one<{ lastNumber: string }>(
    tx,
    sql`insert into document_sequence as s (company_id, kind, prefix, period, last_number)
      values (${companyId}, ${kind}, ${prefix}, ${period}, ${atLeast}::bigint)
      on conflict (company_id, kind, prefix, period)
      do update set last_number = greatest(s.last_number + 1, excluded.last_number)
      returning last_number`,
  );
  return Number(drawn.lastNumber);
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
