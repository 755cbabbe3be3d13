import type { GridContent } from "@fairway/ui/grid/gridState.ts";
import { type ChargeRow, isBlank } from "./chargeRow.ts";

/** The lines when saving began: all of them, and those that were sent. */
export interface Sending {
  readonly all: readonly ChargeRow[];
  readonly rows: readonly ChargeRow[];
  readonly gone: readonly ChargeRow[];
}

/**
 * The saved lines under their keys on the screen: a new line keeps the key under which it was
 * typed.
 */
export function underOldKeys(answered: readonly ChargeRow[], sent: Sending): readonly ChargeRow[] {
  const known = new Set(sent.all.flatMap(({ stored }) => (stored ? [stored.id] : [])));
  const added = sent.rows.filter((row) => row.stored === null);
  let next = 0;
  return answered.map((row) => {
    if (known.has(row.stored?.id ?? "")) return row;
    const typed = added[next];
    next += 1;
    return typed ? { ...row, key: typed.key } : row;
  });
}

/**
 * Returns the saved lines with the changes typed while they were being saved; null without changes.
 *
 * A line removed meanwhile stays removed, a line added meanwhile comes last.
 */
export function typedMeanwhile(
  now: GridContent<ChargeRow>,
  sent: Sending,
  saved: readonly ChargeRow[],
): GridContent<ChargeRow> | null {
  const before = new Map(sent.all.map((row) => [row.key, row]));
  const same =
    now.rows.length === sent.all.length && now.rows.every((row, at) => row === sent.all[at]);
  if (same && now.wrong.size === 0) return null;
  const here = new Map(now.rows.map((row) => [row.key, row]));
  const kept = saved.flatMap((row) => {
    const typed = here.get(row.key);
    if (!typed) return before.has(row.key) ? [] : [row];
    return [typed === before.get(row.key) ? row : { ...typed, stored: row.stored }];
  });
  const keys = new Set(saved.map((row) => row.key));
  const added = now.rows.filter((row) => !keys.has(row.key) && !row.stored && !isBlank(row));
  return { rows: [...kept, ...added], wrong: now.wrong };
}
