import type { AnsweredFile, SentFile } from "@fairway/core/contract/call.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { refuse } from "@fairway/core/refusal/commonRefusals.ts";
import { refuseImport } from "@fairway/core/imports/importRefusals.ts";
import type { Resource } from "@fairway/core/resource/resource.ts";
import type { UploadAnswer } from "@fairway/core/imports/importShapes.ts";
import { registerConstraints } from "@fairway/engine/db/constraintRefusals.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import { importTemplate } from "@fairway/engine/imports/importTemplate.ts";
import {
  readSheet,
  refuseWrong,
  sayRows,
  storeRows,
} from "@fairway/engine/imports/importRecords.ts";
import { type CheckedRow, checkRows, type SheetRow } from "@fairway/engine/imports/importRows.ts";
import type { PartnerType } from "../model/partnerTypes.ts";
import { madeCells, partnerSheet, withMadeCells } from "../model/partnerSheet.ts";
import { markIdentity, markProvinces } from "./importPartnerRules.ts";
import { mainPartners } from "./mainPartners.ts";
import { rightOn } from "./partnerPermit.ts";

registerConstraints({
  // Somebody else has stored the same partner since the sheet was checked.
  partner_account_no_key: ({ value }) =>
    refuse("record.exists", { what: value }, { field: "taxCode" }),
});

type OfType = { readonly type: PartnerType };

/** The empty sheet for partners of a type. Refuses: access.forbidden */
export async function partnerTemplate(tx: Tx, actor: Actor, ask: OfType): Promise<AnsweredFile> {
  return importTemplate(tx, actor, partnerSheet(ask.type));
}

/**
 * Reads a sheet of partners and returns its additions, changes and errors, cell by cell.
 *
 * Refuses: access.forbidden · excel.… · import.nothing · import.header
 */
export async function uploadPartners(
  tx: Tx,
  actor: Actor,
  ask: OfType & { readonly file: SentFile },
): Promise<UploadAnswer> {
  const resource = partnerSheet(ask.type);
  const sheet = await readSheet(actor, resource, ask.file);
  const checked = await checkPartners(tx, actor, ask.type, sheet, false);
  // A person sees the cells as they stand in the sheet, and each fault at one of them.
  const said = checked.map((row, at) => ({ ...row, cells: sheet[at]?.cells ?? row.cells }));
  return sayRows(actor, resource, said);
}

/**
 * Stores a sheet of partners, all of it or nothing; new ones are inactive.
 *
 * Locks: the partners that exist already.
 * Refuses: access.forbidden · import.nothing · import.wrongRows, with each wrong cell
 * Source: rules PA-1, PA-3, PA-4
 */
export async function importPartners(
  tx: Tx,
  actor: Actor,
  ask: OfType & { readonly rows: readonly SheetRow[] },
) {
  actor.mustHave(rightOn(ask.type, "import"));
  if (ask.rows.length === 0) throw refuseImport("import.nothing");
  const checked = await checkPartners(tx, actor, ask.type, ask.rows, true);
  refuseWrong(checked);
  const main = await mainPartners(tx, actor, checked);
  const resource = partnerSheet(ask.type);
  const data = await storeRows(tx, actor, resource, checked, (added) => main(added));
  return { status: true as const, data };
}

async function checkPartners(
  tx: Tx,
  actor: Actor,
  type: PartnerType,
  sheet: readonly SheetRow[],
  lock: boolean,
): Promise<CheckedRow[]> {
  const shown = partnerSheet(type);
  const whole: Resource = { ...shown, excel: [...new Set([...shown.excel, ...madeCells])] };
  const rows = sheet.map(({ row, cells }) => ({ row, cells: withMadeCells(type, cells) }));
  const checked = await checkRows(tx, actor, whole, rows, lock);
  markIdentity(actor, type, checked);
  await markProvinces(tx, actor, checked);
  return checked.map((row) => ({
    ...row,
    changed: row.changed.filter((name) => shown.excel.includes(name)),
    problems: row.problems.map((each) =>
      // The number and the groups are made; what is wrong with them is wrong with what is keyed.
      shown.excel.includes(each.field) ? each : { ...each, field: "taxCode" },
    ),
  }));
}
