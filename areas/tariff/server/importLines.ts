import type { SentFile } from "@fairway/core/contract/call.ts";
import { refuseImport } from "@fairway/core/imports/importRefusals.ts";
import type { UploadAnswer } from "@fairway/core/imports/importShapes.ts";
import { decimal } from "@fairway/core/money/decimal.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import type { Owned } from "@fairway/core/permission/permission.ts";
import { rows, run, type Tx } from "@fairway/engine/db/tx.ts";
import { exportRecords } from "@fairway/engine/exports/exportRecords.ts";
import { importTemplate } from "@fairway/engine/imports/importTemplate.ts";
import {
  readSheet,
  refuseWrong,
  sayRows,
  storeRows,
} from "@fairway/engine/imports/importRecords.ts";
import {
  type CheckedRow,
  checkRows,
  type SheetRow,
  markCells,
} from "@fairway/engine/imports/importRows.ts";
import { openRecord } from "@fairway/engine/resource/getRecord.ts";
import { mayOn } from "@fairway/engine/resource/permit.ts";
import { sql } from "kysely";
import { declaredLine, declaredTariff } from "../contract.ts";
import { refuseTariff } from "../model/refusals.ts";
import { type ComparedLine, whyNotTogether } from "../model/tariffLine.ts";
import { whyNotCharges } from "./whyNotCharges.ts";

/** The empty sheet for lines of tariffs. Refuses: access.forbidden */
export const lineTemplate = (tx: Tx, actor: Actor) => importTemplate(tx, actor, declaredLine);

/**
 * Reads a sheet of lines and returns its changes and errors, cell by cell.
 *
 * Refuses: access.forbidden · excel.… · import.nothing · import.header
 */
export async function uploadLines(
  tx: Tx,
  actor: Actor,
  ask: { readonly file: SentFile },
): Promise<UploadAnswer> {
  const sheet = await readSheet(actor, declaredLine, ask.file);
  return sayRows(actor, declaredLine, await checkLines(tx, actor, sheet, false));
}

/**
 * Stores a sheet of lines as a whole or not at all; a row with the number of a line changes it, a row
 * without a number adds a line at the end of its tariff.
 *
 * Locks: the tariffs and the existing lines.
 * Refuses: access.forbidden · import.nothing · import.wrongRows, with each wrong cell
 * Source: rule TF-13
 */
export async function importLines(
  tx: Tx,
  actor: Actor,
  ask: { readonly rows: readonly SheetRow[] },
) {
  actor.mustHave("settingTariff.import");
  if (ask.rows.length === 0) throw refuseImport("import.nothing");
  const checked = await checkLines(tx, actor, ask.rows, true);
  refuseWrong(checked);
  const last = await lastNumbers(tx, actor, tariffsIn(checked));
  const data = await storeRows(tx, actor, declaredLine, checked, (added) =>
    added.map((row) => {
      if (row["lineNo"] !== null && row["lineNo"] !== undefined) return row;
      const next = (last.get(String(row["tariffId"])) ?? 0) + 1;
      last.set(String(row["tariffId"]), next);
      return { ...row, lineNo: String(next) };
    }),
  );
  await raiseVersions(
    tx,
    actor,
    tariffsIn(checked.filter((row) => !row.before || row.changed.length)),
  );
  return { status: true as const, data };
}

/** Writes the lines of a tariff as the sheet that an import reads. Refuses: record.notFound · access.forbidden */
export async function exportLines(
  tx: Tx,
  actor: Actor,
  { id, format }: { readonly id: string; readonly format?: "xlsx" | "csv" | undefined },
) {
  await openRecord(tx, actor, declaredTariff, id);
  return exportRecords(tx, actor, declaredLine, { tariffId: id, format });
}

const tariffsIn = (checked: readonly CheckedRow[]) => [
  ...new Set(checked.flatMap(({ values }) => (values["tariffId"] as string | null) ?? [])),
];

async function checkLines(
  tx: Tx,
  actor: Actor,
  sheet: readonly SheetRow[],
  lock: boolean,
): Promise<CheckedRow[]> {
  const checked = await checkRows(tx, actor, declaredLine, sheet, lock);
  const ids = tariffsIn(checked);
  const tariffs = await readTariffs(tx, actor, ids, lock);
  const stored = Map.groupBy(await readStored(tx, actor, ids), (each) => each.tariffId);
  const sent = Map.groupBy(checked, ({ values }) => String(values["tariffId"] ?? ""));
  const storedCharges = new Map(
    [...stored].map(([id, lines]) => [id, new Set(lines.map((each) => each.chargeId))]),
  );
  for (const row of checked) {
    const tariff = tariffs.get(String(row.values["tariffId"] ?? ""));
    if (tariff && !mayOn(actor, declaredTariff, "write", tariff)) {
      const facts = { name: tariff.tariffName };
      markCells(row, [refuseTariff.field("tariffId", "tariffLine.tariffNotYours", facts)]);
    }
  }
  const charges = checked.map(({ values }) => String(values["chargeId"] ?? ""));
  const known = charges.map((id) => (id ? id : "00000000-0000-0000-0000-000000000000"));
  const wrong = await whyNotCharges(tx, actor.companyId, known, (chargeId, at) => {
    const tariffId = String(checked[at]?.values["tariffId"] ?? "");
    const service = tariffs.get(tariffId)?.productService ?? "";
    return { service, isStored: storedCharges.get(tariffId)?.has(chargeId) ?? false };
  });
  for (const [at, problem] of wrong) {
    const row = checked[at] as CheckedRow;
    const isOpen = row.problems.every(({ field }) => field !== "tariffId");
    if (isOpen && tariffs.has(String(row.values["tariffId"] ?? ""))) markCells(row, [problem]);
  }
  for (const id of ids) markTogether(sent.get(id) ?? [], stored.get(id) ?? []);
  return checked;
}

/** Marks rows of a tariff that clash with another line of it, as it will be after the import. */
function markTogether(sent: readonly CheckedRow[], stored: readonly StoredLine[]): void {
  const mine = sent.filter(({ problems }) => problems.length === 0);
  const changed = new Set(mine.flatMap(({ before }) => before?.id ?? []));
  const others = stored.filter((each) => !changed.has(each.id));
  const lines = [...others, ...mine.map(({ values }) => values as ComparedLine)];
  for (const [at, problem] of whyNotTogether(lines)) {
    const row = mine[at - others.length];
    if (!row) continue;
    const line = Number(problem.facts?.["line"]) - 1;
    const other = mine[line - others.length];
    // A stored line is named by its number, a row of the sheet by its row.
    const named = other ? other.row : Number(others[line]?.lineNo);
    markCells(row, [{ ...problem, facts: { line: named } }]);
  }
}

type Tariff = Owned & {
  readonly id: string;
  readonly tariffName: string;
  readonly productService: string;
};

async function readTariffs(tx: Tx, actor: Actor, ids: readonly string[], lock: boolean) {
  const found = await rows<Tariff>(
    tx,
    sql`select id, tariff_name, product_service, company_id, office_id, department_id, group_id,
        user_created
      from tariff where company_id = ${actor.companyId} and id = any(${[...ids]}::uuid[])
      order by id ${lock ? sql`for update` : sql``}`,
  );
  return new Map(found.map((each) => [each.id, each]));
}

type StoredLine = ComparedLine & {
  readonly id: string;
  readonly tariffId: string;
  readonly lineNo: string;
};

function readStored(tx: Tx, actor: Actor, ids: readonly string[]): Promise<StoredLine[]> {
  return rows<StoredLine>(
    tx,
    sql`select id, tariff_id, line_no::text, charge_id, unit_id, use_for, route, pol, pod, carrier_id,
        commodity_id, payer_id, port_id, warehouse_id, type, range_type, range_from::text,
        range_to::text
      from tariff_line
      where company_id = ${actor.companyId} and tariff_id = any(${[...ids]}::uuid[])
      order by tariff_id, line_no`,
  );
}

async function lastNumbers(tx: Tx, actor: Actor, ids: readonly string[]) {
  const found = await rows<{ tariffId: string; last: number }>(
    tx,
    sql`select tariff_id, max(line_no)::int as last from tariff_line
      where company_id = ${actor.companyId} and tariff_id = any(${[...ids]}::uuid[])
      group by 1`,
  );
  return new Map(found.map((each) => [each.tariffId, decimal(String(each.last)).toNumber()]));
}

/** The version of a tariff covers its lines. */
async function raiseVersions(tx: Tx, actor: Actor, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await run(
    tx,
    sql`update tariff set version = version + 1, user_modified = ${actor.userId},
        datetime_modified = now()
      where company_id = ${actor.companyId} and id = any(${[...ids]}::uuid[])`,
  );
}
