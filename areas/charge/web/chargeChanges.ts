import { type SurchargeType, surchargeTypes } from "../model/surcharge.ts";
import { type ChargeEntry, entryOf, linesIn, savedLines } from "./chargeEntry.ts";
import type { ChargeRow } from "./chargeRow.ts";

/** The stored lines as they were loaded or saved last, by their keys on the screen. */
export type SavedLines = ReadonlyMap<string, ChargeRow>;

/** The lines of one type that saving sends, and those that it removes. */
export interface Changes {
  readonly rows: readonly ChargeRow[];
  readonly gone: readonly ChargeRow[];
}

/** All lines when saving began, by key, and what was sent of each type. */
export interface Sending {
  readonly lines: SavedLines;
  readonly changes: Readonly<Record<SurchargeType, Changes>>;
}

/** Compares the rows with the saved lines, type by type. */
export function changesOf(
  entries: readonly ChargeEntry[],
  saved: SavedLines,
): Readonly<Record<SurchargeType, Changes>> {
  const lines = entries.flatMap(savedLines);
  const here = new Set(lines.map((line) => line.key));
  const changes = surchargeTypes.map((type) => [
    type,
    {
      rows: lines.filter((line) => line.type === type && line !== saved.get(line.key)),
      gone: [...saved.values()].filter((line) => line.type === type && !here.has(line.key)),
    },
  ]);
  return Object.fromEntries(changes);
}

/** All lines of some rows by their keys. */
export function byKey(entries: readonly ChargeEntry[]): SavedLines {
  return new Map(entries.flatMap((entry) => linesIn(entry)).map((line) => [line.key, line]));
}

/**
 * The saved lines of a type under their keys on the screen: a new line keeps the key under which it
 * was typed.
 */
export function underOldKeys(
  type: SurchargeType,
  answered: readonly ChargeRow[],
  { lines, changes }: Sending,
): readonly ChargeRow[] {
  const known = new Set([...lines.values()].flatMap(({ stored }) => stored?.id ?? []));
  const added = changes[type].rows.filter((row) => row.stored === null);
  let next = 0;
  return answered.map((row) => {
    if (known.has(row.stored?.id ?? "")) return row;
    const typed = added[next];
    next += 1;
    return typed ? { ...row, key: typed.key } : row;
  });
}

/**
 * The rows after one type of lines was saved; what was typed meanwhile stays.
 *
 * A line removed meanwhile stays removed, a line of another user comes last, and what was not sent
 * and not touched since, such as an empty row, is gone.
 */
export function withSaved(
  entries: readonly ChargeEntry[],
  type: SurchargeType,
  answered: readonly ChargeRow[],
  sending: Sending,
): ChargeEntry[] {
  const fresh = new Map(answered.map((line) => [line.key, line]));
  const kept = entries.flatMap((entry) => {
    const line = entry[type];
    if (!line) return [entry];
    const next = afterSave(line, fresh.get(line.key) ?? null, sending);
    const made = { ...entry, [type]: next };
    return linesIn(made).length > 0 ? [made] : [];
  });
  const here = new Set(entries.flatMap((entry) => entry[type]?.key ?? []));
  const foreign = answered.filter((line) => !here.has(line.key) && !sending.lines.has(line.key));
  return [...kept, ...foreign.map(entryOf)];
}

function afterSave(line: ChargeRow, fresh: ChargeRow | null, { lines }: Sending): ChargeRow | null {
  const isSame = line === lines.get(line.key);
  if (!fresh) return isSame ? null : line;
  return isSame ? fresh : { ...line, stored: fresh.stored };
}
