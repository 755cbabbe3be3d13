import type { SentFile } from "@fairway/core/contract/call.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { refuseImport } from "@fairway/core/imports/importRefusals.ts";
import type { Field } from "@fairway/core/resource/field.ts";
import { importedFields, type Resource } from "@fairway/core/resource/resource.ts";
import {
  correctedMime,
  importBody,
  type UploadAnswer,
} from "@fairway/core/imports/importShapes.ts";
import { holdsMoreValues } from "@fairway/core/json/holdsMoreValues.ts";
import { columnCalled } from "@fairway/core/words/title.ts";
import { say } from "@fairway/core/words/words.ts";
import { stampChange } from "../db/stamp.ts";
import type { Tx } from "../db/tx.ts";
import { insertRows, updateRows } from "../db/writeRows.ts";
import { readExcel } from "../paper/readExcel.ts";
import { knowConstraints } from "../resource/constraints.ts";
import { newRow } from "../resource/createRecord.ts";
import { type CheckedRow, checkRows, type SheetRow } from "./importRows.ts";
import { isGuide, isRequired } from "./importTemplate.ts";
import { saidFields } from "../exports/exportRecords.ts";
import { mustHave } from "../resource/permit.ts";
import type { RecordRow } from "../resource/recordRow.ts";
import { activeStamp } from "../resource/updateRecord.ts";

/**
 * Reads a sheet and returns its changes and errors cell by cell; stores nothing.
 *
 * Refuses: access.forbidden · excel.… · import.nothing · import.header
 */
export async function uploadRecords(
  tx: Tx,
  actor: Actor,
  resource: Resource,
  ask: { readonly file: SentFile },
): Promise<UploadAnswer> {
  const sheet = await readSheet(actor, resource, ask.file);
  return sayRows(actor, resource, await checkRows(tx, actor, resource, sheet));
}

/**
 * Reads the rows of a sheet by the column titles of a declaration, in either language.
 *
 * Shape: an Excel file, or the rows of one as JSON after a correction in the preview. The rows that
 *   explain a template are left out.
 * Refuses: access.forbidden · excel.… · import.nothing · import.header
 */
export async function readSheet(
  actor: Actor,
  resource: Resource,
  file: SentFile,
): Promise<SheetRow[]> {
  mustHave(actor, resource, "import");
  const sheet = file.mime === correctedMime ? corrected(resource, file) : await uploaded();
  if (sheet.length === 0) throw refuseImport("import.nothing");
  return sheet;

  async function uploaded(): Promise<SheetRow[]> {
    const read = await readExcel(file.bytes);
    const columns = columnsOf(resource, read.headers, actor);
    return read.rows
      .filter(({ cells }) => !isGuide(cells))
      .map(({ row, cells }) => ({
        row,
        cells: Object.fromEntries([...columns].map(([name, at]) => [name, cells[at] ?? null])),
      }));
  }
}

const mostCells = 2_000_000;

/** The rows of a sheet that a user corrected in the preview; they come back to be checked. */
function corrected(resource: Resource, file: SentFile): SheetRow[] {
  const text = new TextDecoder().decode(file.bytes);
  const read = holdsMoreValues(text, mostCells) ? null : importBody.safeParse(parsed(text)).data;
  if (!read) throw refuseImport("import.nothing");
  const names = importedFields(resource);
  return read.rows.map(({ row, cells }) => ({
    row,
    cells: Object.fromEntries(Object.entries(cells).filter(([name]) => names.includes(name))),
  }));
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Describes for checked rows what storing them would change, and the errors of their cells. */
export function sayRows(
  actor: Actor,
  resource: Resource,
  checked: readonly CheckedRow[],
): UploadAnswer {
  const data = checked.map(({ row, cells, problems, before, changed }) => ({
    row,
    cells,
    isValid: problems.length === 0,
    errors: Object.fromEntries(
      problems.map((each) => [each.field, say(each.words, actor.language, each.facts)]),
    ),
    state: !before ? ("new" as const) : changed.length ? ("changed" as const) : ("same" as const),
    was: before ? saidFields(resource, before, changed, actor.language) : {},
  }));
  return { data, totalRows: data.length, totalValidRows: data.filter((row) => row.isValid).length };
}

/**
 * Stores all rows of a sheet or none; every cell is checked again, rows without a change are
 * skipped.
 *
 * Locks: the existing records.
 * Refuses: access.forbidden · import.nothing · import.wrongRows, with each wrong cell
 */
export async function importRecords(
  tx: Tx,
  actor: Actor,
  resource: Resource,
  ask: { readonly rows: readonly SheetRow[] },
): Promise<{ count: number; added: number; changed: number }> {
  mustHave(actor, resource, "import");
  knowConstraints(resource);
  if (ask.rows.length === 0) throw refuseImport("import.nothing");
  const checked = await checkRows(tx, actor, resource, ask.rows, true);
  refuseWrong(checked);
  return storeRows(tx, actor, resource, checked);
}

/** Refuses a sheet with a wrong cell. Refuses: import.wrongRows, with each wrong cell */
export function refuseWrong(checked: readonly CheckedRow[]): void {
  const wrong = checked.filter((row) => row.problems.length > 0);
  if (wrong.length === 0) return;
  const fields = wrong.flatMap(({ row, problems }) =>
    problems.map((each) => ({ ...each, field: `rows.${row}.${each.field}` })),
  );
  throw refuseImport("import.wrongRows", { count: wrong.length }, { fields });
}

/**
 * Writes checked rows with one statement for new and one for changed records.
 *
 * Shape: `finish` completes new rows with the area's own columns. Does not check permissions; the
 *   caller does.
 */
export async function storeRows(
  tx: Tx,
  actor: Actor,
  resource: Resource,
  checked: readonly CheckedRow[],
  finish: (rows: Record<string, unknown>[]) => Record<string, unknown>[] = (rows) => rows,
): Promise<{ count: number; added: number; changed: number }> {
  const added = checked.filter((row) => !row.before);
  const changed = checked.filter((row) => row.before && row.changed.length > 0);
  const newRows = added.map((row) => newRow(actor, resource, row.values));
  await insertRows(tx, resource.table, finish(newRows));
  const changes = changed.map((row) => changedRow(actor, row.before as RecordRow, row.values));
  await updateRows(tx, resource.table, actor.companyId, changes);
  return { count: checked.length, added: added.length, changed: changed.length };
}

function changedRow(actor: Actor, before: RecordRow, values: Readonly<Record<string, unknown>>) {
  return {
    ...values,
    ...("active" in values ? { inactiveOn: before["inactiveOn"] ?? null } : {}),
    ...activeStamp(before, values),
    ...stampChange(actor),
    id: before.id,
    version: before.version + 1,
  };
}

/** Finds the column of each field by its title in either language or by a former one. */
function columnsOf(resource: Resource, headers: readonly string[], actor: Actor) {
  const columns = new Map<string, number>();
  for (const name of importedFields(resource)) {
    const spec = resource.fields[name] as Field;
    const at = columnCalled(headers, spec.label, name);
    if (at >= 0) columns.set(name, at);
    else if (isRequired(spec)) {
      throw refuseImport("import.header", { column: say(spec.label, actor.language) });
    }
  }
  return columns;
}
