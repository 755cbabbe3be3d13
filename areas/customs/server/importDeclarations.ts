import type { SentFile } from "@fairway/core/contract/call.ts";
import { refuseImport } from "@fairway/core/imports/importRefusals.ts";
import type { UploadAnswer } from "@fairway/core/imports/importShapes.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { refuse } from "@fairway/core/refusal/commonRefusals.ts";
import { loneSign } from "@fairway/core/text/numberBy.ts";
import { textKey } from "@fairway/core/text/textKey.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
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
import type { RecordRow } from "@fairway/engine/resource/recordRow.ts";
import { sheetDeclaration } from "../contract.ts";
import { numberCells, preparedCells } from "../model/preparedCells.ts";
import { refuseCustoms } from "../model/refusals.ts";
import { settledCargo } from "../model/settledCargo.ts";
import { declarationsByNumber } from "./declarationTable.ts";
import { type KnownPartner, partnersByCode, unknownCodes } from "./knownCodes.ts";

/** Writes the sheet to fill in. Refuses: access.forbidden */
export function downloadDeclarations(tx: Tx, actor: Actor) {
  return importTemplate(tx, actor, sheetDeclaration);
}

/**
 * Reads a sheet of declarations and returns what it would add and its errors, cell by cell.
 *
 * Refuses: access.forbidden · excel.… · import.nothing · import.header
 */
export async function uploadDeclarations(
  tx: Tx,
  actor: Actor,
  ask: { readonly file: SentFile },
): Promise<UploadAnswer> {
  const sheet = await readSheet(actor, sheetDeclaration, ask.file);
  return sayRows(actor, sheetDeclaration, await checkDeclarations(tx, actor, sheet));
}

/**
 * Stores a sheet of declarations as a whole or not at all; rows whose number exists are skipped.
 *
 * Refuses: access.forbidden · import.nothing · import.wrongRows, with each wrong cell ·
 *   customs.allKnown · customs.numberTaken
 * Source: rule CU-6
 */
export async function importDeclarations(
  tx: Tx,
  actor: Actor,
  ask: { readonly rows: readonly SheetRow[] },
) {
  actor.mustHave("opsCustomClearance.import");
  if (ask.rows.length === 0) throw refuseImport("import.nothing");
  const checked = await checkDeclarations(tx, actor, ask.rows);
  refuseWrong(checked);
  if (checked.every((row) => row.before !== null)) throw refuseCustoms("customs.allKnown");
  return { status: true as const, data: await storeRows(tx, actor, sheetDeclaration, checked) };
}

async function checkDeclarations(
  tx: Tx,
  actor: Actor,
  sheet: readonly SheetRow[],
): Promise<CheckedRow[]> {
  const { companyId } = actor;
  const prepared = sheet.map((row) => ({ ...row, cells: preparedCells(row.cells) }));
  const read = await checkRows(tx, actor, sheetDeclaration, prepared);
  const codes = await unknownCodes(
    tx,
    companyId,
    read.map((row) => row.values),
  );
  const partners = await partnersByCode(
    tx,
    companyId,
    read.map((row) => String(row.values["accountNo"] ?? "")),
  );
  const keys = read.map((row) => textKey(String(row.values["clearanceNo"] ?? "")));
  const known = await declarationsByNumber(tx, companyId, [...new Set(keys)].filter(Boolean));
  const seen = new Map<string, number>();
  return read.map((row, at) => {
    for (const name of numberCells) markThousands(row, name);
    markCells(row, codes.get(at) ?? []);
    settle(row, partners);
    const key = keys[at] as string;
    const same = known.filter((each) => each.key === key);
    const day = String(row.values["clearanceDate"] ?? "");
    const first = seen.get(`${key} ${day}`);
    if (key && day) {
      if (first !== undefined) {
        markCells(row, [
          refuseCustoms.field("clearanceNo", "customs.twiceInSheet", { row: first }),
        ]);
      } else seen.set(`${key} ${day}`, row.row);
      if (same.some((each) => each.clearanceDate === day)) {
        markCells(row, [refuseCustoms.field("clearanceNo", "customs.numberTaken")]);
      }
    }
    // A row whose number exists is skipped: nothing of it changes.
    const before = same[0] ? ({ ...same[0], may: [], name: null } as unknown as RecordRow) : null;
    return { ...row, before, changed: [] };
  });
}

function settle(row: CheckedRow, partners: ReadonlyMap<string, KnownPartner>): void {
  const { values } = row;
  const accountNo = String(values["accountNo"] ?? "");
  const partner = partners.get(textKey(accountNo));
  if (partner) Object.assign(values, partner);
  else if (accountNo)
    markCells(row, [refuse.field("accountNo", "field.unknown", { value: accountNo })]);
  const carriage = settledCargo({
    serviceType: (values["serviceType"] as string | null | undefined) ?? null,
    cargoType: (values["cargoType"] as string | null | undefined) ?? null,
  });
  Object.assign(values, carriage);
}

function markThousands(row: CheckedRow, name: string): void {
  const value = row.cells[name] ?? "";
  if (loneSign(value) === ",")
    markCells(row, [refuseCustoms.field(name, "customs.thousands", { value })]);
}
