import type { Actor } from "@fairway/core/permission/actor.ts";
import type { FieldRefusal } from "@fairway/core/refusal/refusal.ts";
import { fromCell } from "@fairway/core/resource/cellText.ts";
import type { Field, LinkTarget } from "@fairway/core/resource/field.ts";
import { refuseValue } from "@fairway/core/resource/refusals.ts";
import type { Resource } from "@fairway/core/resource/resource.ts";
import { isSet, readValues, startValues } from "@fairway/core/resource/values.ts";
import { sql } from "kysely";
import { columnName } from "../db/columnNames.ts";
import { rows, type Tx } from "../db/tx.ts";
import { columnOf, ownRows } from "./recordSql.ts";

/** A row of a sheet by field, with its number in Excel. */
export interface SheetRow {
  readonly row: number;
  readonly cells: Readonly<Record<string, string | null>>;
}

/** A row after every check: values to store, or what is wrong. */
export interface CheckedRow extends SheetRow {
  readonly values: Record<string, unknown>;
  readonly problems: FieldRefusal[];
}

/**
 * Checks every cell of a sheet: its form, its links, duplicates in the sheet and in the table.
 *
 * Shape: one statement per link and one for the duplicates, however many rows.
 */
export async function checkRows(
  tx: Tx,
  actor: Actor,
  resource: Resource,
  sheet: readonly SheetRow[],
): Promise<CheckedRow[]> {
  const targets = new Map<string, Map<string, string>>();
  for (const [name, spec] of Object.entries(resource.fields)) {
    if (spec.to) targets.set(name, await idsByKey(tx, actor, spec, name, sheet));
  }
  const checked = sheet.map((each) => readRow(resource, each, targets));
  markRepeated(resource, checked);
  await markExisting(tx, actor, resource, checked);
  return checked;
}

function readRow(
  resource: Resource,
  sheetRow: SheetRow,
  targets: ReadonlyMap<string, ReadonlyMap<string, string>>,
): CheckedRow {
  const raw: Record<string, unknown> = { ...startValues(resource) };
  const problems: FieldRefusal[] = [];
  for (const name of resource.excel) {
    const spec = resource.fields[name] as Field;
    const read = fromCell(name, spec, sheetRow.cells[name] ?? null);
    if ("problem" in read) {
      problems.push(read.problem);
      continue;
    }
    const found = spec.to ? resolved(read.value, targets.get(name)) : { value: read.value };
    if ("unknown" in found) {
      problems.push(refuseValue.field(name, "field.unknown", { value: found.unknown }));
    } else if (found.value !== null) raw[name] = found.value;
    else if (!spec.start) raw[name] = null;
  }
  const read = readValues(resource, raw);
  const marked = new Set(problems.map((each) => each.field));
  problems.push(...read.problems.filter((each) => !marked.has(each.field)));
  return { ...sheetRow, values: read.values, problems };
}

function resolved(
  value: unknown,
  ids: ReadonlyMap<string, string> | undefined,
): { value: unknown } | { unknown: string } {
  if (value === null) return { value };
  const keys = Array.isArray(value) ? value.map(String) : [String(value)];
  const missing = keys.find((key) => !ids?.has(key.toLowerCase()));
  if (missing !== undefined) return { unknown: missing };
  const found = keys.map((key) => ids?.get(key.toLowerCase()) as string);
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
    for (const each of isSet(spec) ? cell.split(";") : [cell]) keys.add(each.trim().toLowerCase());
  }
  if (keys.size === 0) return new Map();
  const key = sql.ref(columnName(to.key));
  const company = to.shared === "company" ? sql`company_id = ${actor.companyId} and` : sql``;
  const found = await rows<{ id: string; key: string }>(
    tx,
    sql`select id, lower(${key}) as key from ${sql.table(to.table)}
      where ${company} lower(${key}) = any(${[...keys]}::text[])`,
  );
  return new Map(found.map((each) => [each.key, each.id]));
}

function markRepeated(resource: Resource, checked: readonly CheckedRow[]): void {
  for (const fields of resource.unique) {
    const seen = new Set<string>();
    for (const row of checked) {
      const key = keyOf(row, fields);
      if (key === null) continue;
      if (seen.has(key)) mark(row, fields, "field.twice");
      seen.add(key);
    }
  }
}

async function markExisting(
  tx: Tx,
  actor: Actor,
  resource: Resource,
  checked: readonly CheckedRow[],
): Promise<void> {
  for (const fields of resource.unique) {
    const keys = checked.map((row) => keyOf(row, fields)).filter((key) => key !== null);
    if (keys.length === 0) continue;
    const parts = fields.map((name) => sql`lower(${columnOf(name)}::text)`);
    const joined = sql.join(parts, sql` || chr(31) || `);
    const found = await rows<{ key: string }>(
      tx,
      sql`select ${joined} as key from ${sql.table(resource.table)} as t
        where ${ownRows(resource, actor.companyId)} and ${joined} = any(${keys}::text[])`,
    );
    const taken = new Set(found.map((each) => each.key));
    for (const row of checked) {
      if (taken.has(keyOf(row, fields) ?? "")) mark(row, fields, "field.exists");
    }
  }
}

function keyOf(row: CheckedRow, fields: readonly string[]): string | null {
  const values = fields.map((name) => row.values[name]);
  if (values.some((value) => value === null || value === undefined)) return null;
  return values.map((value) => String(value).toLowerCase()).join("\u001f");
}

function mark(row: CheckedRow, fields: readonly string[], code: "field.twice" | "field.exists") {
  const field = fields[0] as string;
  if (row.problems.some((each) => each.field === field)) return;
  row.problems.push(refuseValue.field(field, code, { value: String(row.values[field]) }));
}
