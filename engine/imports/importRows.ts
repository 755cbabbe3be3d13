import { setImmediate as pause } from "node:timers/promises";
import { decimal } from "@fairway/core/money/decimal.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { refuse } from "@fairway/core/refusal/commonRefusals.ts";
import type { FieldRefusal } from "@fairway/core/refusal/refusal.ts";
import { fromCell } from "@fairway/core/resource/cellText.ts";
import type { Field, LinkTarget } from "@fairway/core/resource/field.ts";
import { refuseValue } from "@fairway/core/resource/refusals.ts";
import { importedFields, type Resource } from "@fairway/core/resource/resource.ts";
import { isNumber, isSet, readValues, startValues } from "@fairway/core/resource/values.ts";
import { textKey } from "@fairway/core/text/textKey.ts";
import { sql } from "kysely";
import { columnName } from "../db/columnNames.ts";
import { rows, type Tx } from "../db/tx.ts";
import { numberCell } from "./numberCell.ts";
import { idsBySpelling } from "./offeredRecords.ts";
import { columnOf, joinsOf, ownRows, selectOf } from "../resource/recordSql.ts";
import { type RecordRow, recordRow } from "../resource/recordRow.ts";

/** A row of a sheet by field, with its row number in Excel. */
export interface SheetRow {
  readonly row: number;
  readonly cells: Readonly<Record<string, string | null>>;
}

/** A row after all checks: values to store, the values they replace, or errors. */
export interface CheckedRow extends SheetRow {
  readonly values: Record<string, unknown>;
  readonly problems: FieldRefusal[];
  /** The existing record with the row's key. */
  readonly before: RecordRow | null;
  /** Fields whose values differ from the record's. */
  readonly changed: readonly string[];
}

/**
 * Checks every cell of a sheet: pattern, links, duplicates in the sheet and in the table.
 *
 * Shape: one statement per link, one for the existing records and one per unique group, however
 *   many rows. A column that the sheet lacks leaves the record's value unchanged.
 * Locks: with `lock`, the existing records.
 */
export async function checkRows(
  tx: Tx,
  actor: Actor,
  resource: Resource,
  sheet: readonly SheetRow[],
  lock = false,
): Promise<CheckedRow[]> {
  const targets = new Map<string, Map<string, string>>();
  for (const [name, spec] of Object.entries(resource.fields)) {
    if (spec.to && importedFields(resource).includes(name)) {
      targets.set(name, await idsByKey(tx, actor, spec, name, sheet));
    }
  }
  const read = await inTurns(sheet, (each) => readCells(resource, each, targets));
  const known = await knownBy(tx, actor, resource, read, lock);
  const checked = await inTurns(read, (row) =>
    finished(resource, row, known.get(row.known ?? "") ?? null),
  );
  markRepeated(resource, checked);
  await markExisting(tx, actor, resource, checked);
  for (const row of checked) {
    const mine = row.before?.may.includes("update") && resource.shared === "company";
    if (row.before && row.changed.length > 0 && !mine)
      markSame(row, [resource.key], "field.exists");
  }
  return checked;
}

const rowsAtOnce = 500;

/** Reads many rows in parts; between them the server answers other users. */
async function inTurns<From, To>(all: readonly From[], read: (one: From) => To): Promise<To[]> {
  const made: To[] = [];
  for (let from = 0; from < all.length; from += rowsAtOnce) {
    if (from > 0) await pause();
    for (const each of all.slice(from, from + rowsAtOnce)) made.push(read(each));
  }
  return made;
}

/** The values of a row's cells, before it is known whether the record exists. */
interface ReadCells extends SheetRow {
  readonly raw: Record<string, unknown>;
  readonly problems: FieldRefusal[];
  readonly known: string | null;
}

function readCells(
  resource: Resource,
  sheetRow: SheetRow,
  targets: ReadonlyMap<string, ReadonlyMap<string, string>>,
): ReadCells {
  const raw: Record<string, unknown> = {};
  const problems: FieldRefusal[] = [];
  for (const name of importedFields(resource)) {
    if (!(name in sheetRow.cells)) continue;
    const spec = resource.fields[name] as Field;
    const cell = sheetRow.cells[name] ?? null;
    const read = isNumber(spec)
      ? numberCell(name, spec, cell?.trim() ?? "")
      : fromCell(name, spec, cell);
    if ("problem" in read) {
      problems.push(read.problem);
      continue;
    }
    const found = spec.to ? resolved(read.value, targets.get(name)) : { value: read.value };
    if ("unknown" in found) {
      problems.push(refuse.field(name, "field.unknown", { value: found.unknown }));
    } else raw[name] = found.value;
  }
  return { ...sheetRow, raw, problems, known: keyOf(raw, knownFields(resource)) };
}

function finished(resource: Resource, row: ReadCells, before: RecordRow | null): CheckedRow {
  const given = Object.entries(row.raw).filter(
    ([name, value]) => value !== null || before || !resource.fields[name]?.start,
  );
  const start = before ?? startValues(resource);
  const read = readValues(resource, { ...start, ...Object.fromEntries(given) });
  const marked = new Set(row.problems.map((each) => each.field));
  const problems = [...row.problems, ...read.problems.filter((each) => !marked.has(each.field))];
  const changed = Object.keys(row.raw).filter(
    (name) =>
      before &&
      name in read.values &&
      !alike(resource.fields[name] as Field, read.values[name], before[name]),
  );
  for (const name of changed) {
    // The key matched as it looks, so a field that is set once keeps its stored spelling.
    if (resource.fields[name]?.locked) read.values[name] = before?.[name];
  }
  return {
    row: row.row,
    cells: row.cells,
    values: read.values,
    problems,
    before,
    changed: changed.filter((name) => !resource.fields[name]?.locked),
  };
}

function alike(spec: Field, one: unknown, other: unknown): boolean {
  if (isSet(spec)) return [one].flat().sort().join() === [other ?? []].flat().sort().join();
  if (one && other && isNumber(spec)) return decimal(String(one)).equals(String(other));
  return (one ?? null) === (other ?? null);
}

/** The fields that identify the record of a row: the unique group that contains the key. */
function knownFields(resource: Resource): readonly string[] {
  return resource.unique.find((fields) => fields.includes(resource.key)) ?? [];
}

async function knownBy(
  tx: Tx,
  actor: Actor,
  resource: Resource,
  sheet: readonly ReadCells[],
  lock: boolean,
): Promise<Map<string, RecordRow>> {
  const fields = knownFields(resource);
  const keys = sheet.map((row) => row.known).filter((key) => key !== null);
  if (fields.length === 0 || keys.length === 0) return new Map();
  const joined = joinedKey(fields);
  const found = await rows<Record<string, unknown> & { known: string }>(
    tx,
    sql`select ${joined} as known, ${selectOf(resource, actor.language)}
      from ${sql.table(resource.table)} as t
      ${joinsOf(resource, actor.companyId)}
      where ${ownRows(resource, actor.companyId)} and ${sameAs(fields, keys)}
      ${lock ? sql`order by t.id for update of t` : sql``}`,
  );
  return new Map(found.map(({ known, ...row }) => [known, recordRow(actor, resource, row)]));
}

function resolved(
  value: unknown,
  ids: ReadonlyMap<string, string> | undefined,
): { value: unknown } | { unknown: string } {
  if (value === null) return { value };
  const keys = Array.isArray(value) ? value.map(String) : [String(value)];
  const missing = keys.find((key) => !ids?.has(textKey(key)));
  if (missing !== undefined) return { unknown: missing };
  const found = keys.map((key) => ids?.get(textKey(key)) as string);
  return { value: Array.isArray(value) ? found : found[0] };
}

async function idsByKey(
  tx: Tx,
  actor: Actor,
  spec: Field,
  name: string,
  sheet: readonly SheetRow[],
): Promise<Map<string, string>> {
  const to = spec.to as LinkTarget;
  const keys = new Set<string>();
  for (const { cells } of sheet) {
    const cell = cells[name]?.trim();
    if (!cell) continue;
    for (const each of isSet(spec) ? cell.split(";") : [cell]) keys.add(textKey(each));
  }
  if (keys.size === 0) return new Map();
  const key = sql.ref(columnName(to.key));
  const company = to.shared === "company" ? sql`company_id = ${actor.companyId} and` : sql``;
  const found = await rows<{ id: string; key: string }>(
    tx,
    sql`select id, text_key(${key}) as key from ${sql.table(to.table)}
      where ${company} text_key(${key}) = any(${[...keys]}::text[])`,
  );
  const ids = new Map(found.map((each) => [each.key, each.id]));
  const rest = [...keys].filter((each) => !ids.has(each));
  for (const [text, id] of await idsBySpelling(tx, actor, to, rest)) ids.set(text, id);
  return ids;
}

function markRepeated(resource: Resource, checked: readonly CheckedRow[]): void {
  for (const fields of resource.unique) {
    const seen = new Set<string>();
    for (const row of checked) {
      const key = keyOf(row.values, fields);
      if (key === null) continue;
      if (seen.has(key)) markSame(row, fields, "field.twice");
      seen.add(key);
    }
  }
}

/** Marks values that another record has already. */
async function markExisting(
  tx: Tx,
  actor: Actor,
  resource: Resource,
  checked: readonly CheckedRow[],
): Promise<void> {
  for (const fields of resource.unique) {
    const keys = checked.map((row) => keyOf(row.values, fields)).filter((key) => key !== null);
    if (keys.length === 0) continue;
    const joined = joinedKey(fields);
    const found = await rows<{ id: string; key: string }>(
      tx,
      sql`select t.id, ${joined} as key from ${sql.table(resource.table)} as t
        where ${ownRows(resource, actor.companyId)} and ${sameAs(fields, keys)}`,
    );
    const holders = new Map(found.map((each) => [each.key, each.id]));
    for (const row of checked) {
      const holder = holders.get(keyOf(row.values, fields) ?? "");
      if (holder !== undefined && holder !== row.before?.id) markSame(row, fields, "field.exists");
    }
  }
}

const partOf = (name: string) => sql`text_key(${columnOf(name)}::text)`;

function joinedKey(fields: readonly string[]) {
  return sql.join(fields.map(partOf), sql` || chr(31) || `);
}

/** Has a row one of the keys? The first field alone is compared as well, because it has an index. */
function sameAs(fields: readonly string[], keys: readonly string[]) {
  const firsts = [...new Set(keys.map((key) => key.split("\u001f")[0]))];
  return sql`${partOf(fields[0] as string)} = any(${firsts}::text[])
    and ${joinedKey(fields)} = any(${keys}::text[])`;
}

function keyOf(values: Readonly<Record<string, unknown>>, fields: readonly string[]) {
  const parts = fields.map((name) => values[name]);
  if (parts.length === 0 || parts.some((value) => value === null || value === undefined)) {
    return null;
  }
  return parts.map((value) => textKey(String(value))).join("\u001f");
}

function markSame(
  row: CheckedRow,
  fields: readonly string[],
  code: "field.twice" | "field.exists",
) {
  const field = fields[0] as string;
  markCells(row, [refuseValue.field(field, code, { value: String(row.values[field]) })]);
}

/** Marks cells of a row; a cell that is marked keeps its first problem. */
export function markCells(row: CheckedRow, problems: readonly FieldRefusal[]): void {
  for (const problem of problems) {
    if (!row.problems.some((each) => each.field === problem.field)) row.problems.push(problem);
  }
}
