import type { Actor } from "@fairway/core/permission/actor.ts";
import { numberKey } from "@fairway/core/text/textKey.ts";
import { one, rows, type Tx } from "@fairway/engine/db/tx.ts";
import { type RawBuilder, sql } from "kysely";
import { periodOf, type SeriesOf, stemOf } from "../model/numberRule.ts";

type Company = Pick<Actor, "companyId">;

/**
 * A request for numbers of one series; `avoid` are numbers that the same transaction is writing.
 */
export interface Drawing extends SeriesOf {
  readonly count?: number;
  readonly avoid?: readonly string[];
}

/**
 * Draws the next numbers of some series with one statement and skips numbers that records have.
 *
 * Shape: a list of numbers for each drawing, in the order of the drawings.
 * Locks: the counters until the transaction ends, so the caller draws as late as possible; always in
 * the order of their series, so that two callers cannot deadlock.
 * Source: rules NU-1 to NU-3, areas/numbering/README.md
 */
export async function drawNumbers(
  tx: Tx,
  { companyId }: Company,
  drawings: readonly Drawing[],
): Promise<string[][]> {
  if (drawings.length === 0) return [];
  const asked = drawings
    .map((each, at) => ({
      at,
      kind: each.rule.series,
      prefix: each.prefix,
      period: periodOf(each),
      stem: stemOf(each),
      digits: each.rule.digits,
      count: each.count ?? 1,
      avoid: (each.avoid ?? []).map(numberKey),
    }))
    .toSorted((a, b) => inOrder([a.kind, a.prefix, a.period], [b.kind, b.prefix, b.period]));
  const [first] = asked;
  if (first && asked.length === 1 && first.count === 1 && first.avoid.length === 0) {
    const drawing = drawings[0] as Drawing;
    return [[await drawNumber(tx, { companyId }, drawing)]];
  }
  const drawn = await rows<{ at: number; number: string }>(
    tx,
    sql`select a.at, n.number
      from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb) as a (at int, kind text, prefix text,
        period text, stem text, digits int, count int, avoid text[])
      cross join lateral draw_numbers(${companyId}, a.kind, a.prefix, a.period, a.stem, a.digits,
        a.count, a.avoid) with ordinality as n (number, no)
      order by a.at, n.no`,
  );
  return drawings.map((_, at) => drawn.filter((each) => each.at === at).map((each) => each.number));
}

/**
 * The next number of a series as an expression, for the statement that writes its record: one
 * statement less, and half the time of the general one. Locks: as `drawNumbers`.
 */
export function drawnNumber({ companyId }: Company, series: SeriesOf): RawBuilder<string> {
  const { rule, prefix } = series;
  return sql`draw_number(${companyId}, ${rule.series}, ${prefix}, ${periodOf(series)},
    ${stemOf(series)}, ${rule.digits})`;
}

/** Draws the next number of a series. Locks: as `drawNumbers`. */
export async function drawNumber(tx: Tx, actor: Company, series: SeriesOf): Promise<string> {
  const { number } = await one<{ number: string }>(
    tx,
    sql`select ${drawnNumber(actor, series)} as number`,
  );
  return number;
}

/** Returns the next number without drawing it. */
export async function peekNumber(
  tx: Tx,
  { companyId }: Company,
  series: SeriesOf,
): Promise<string> {
  const { number } = await one<{ number: string }>(
    tx,
    sql`select peek_number(${companyId}, ${series.rule.series}, ${series.prefix},
      ${periodOf(series)}, ${stemOf(series)}, ${series.rule.digits}) as number`,
  );
  return number;
}

function inOrder(a: readonly string[], b: readonly string[]): number {
  const at = a.findIndex((text, place) => text !== b[place]);
  return at < 0 ? 0 : (a[at] as string) < (b[at] as string) ? -1 : 1;
}
