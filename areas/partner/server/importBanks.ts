import type { AnsweredFile, SentFile } from "@fairway/core/contract/call.ts";
import { refuseImport } from "@fairway/core/imports/importRefusals.ts";
import type { UploadAnswer } from "@fairway/core/imports/importShapes.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { refuse } from "@fairway/core/refusal/commonRefusals.ts";
import { stampNew } from "@fairway/engine/db/stamp.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import { insertRows, newId } from "@fairway/engine/db/writeRows.ts";
import { importTemplate } from "@fairway/engine/imports/importTemplate.ts";
import { readSheet, refuseWrong, sayRows } from "@fairway/engine/imports/importRecords.ts";
import { type CheckedRow, checkRows, type SheetRow } from "@fairway/engine/imports/importRows.ts";
import { knowConstraints } from "@fairway/engine/resource/constraints.ts";
import { bankSheet } from "../model/bankSheet.ts";
import { bankApprovers } from "../model/partnerBank.ts";
import { mayImportTo, sheetPartners } from "./sheetPartners.ts";

/** The empty sheet for bank accounts. Refuses: access.forbidden */
export async function bankTemplate(tx: Tx, actor: Actor): Promise<AnsweredFile> {
  actor.mustHave(...bankApprovers);
  return importTemplate(tx, actor, bankSheet);
}

/**
 * Reads a sheet of bank accounts and returns its additions and errors, cell by cell.
 *
 * Refuses: access.forbidden · excel.… · import.nothing · import.header
 */
export async function uploadBanks(
  tx: Tx,
  actor: Actor,
  ask: { readonly file: SentFile },
): Promise<UploadAnswer> {
  actor.mustHave(...bankApprovers);
  const sheet = await readSheet(actor, bankSheet, ask.file);
  return sayRows(actor, bankSheet, await checkBanks(tx, actor, sheet));
}

/**
 * Stores a sheet of bank accounts, all of it or nothing. They are approved: only those who may
 * approve accounts bring such a sheet.
 *
 * Refuses: access.forbidden · import.nothing · import.wrongRows, with each wrong cell
 * Source: rule PA-23
 */
export async function importBanks(
  tx: Tx,
  actor: Actor,
  ask: { readonly rows: readonly SheetRow[] },
) {
  actor.mustHave("catPartnerdata.import");
  actor.mustHave(...bankApprovers);
  knowConstraints(bankSheet);
  if (ask.rows.length === 0) throw refuseImport("import.nothing");
  const checked = await checkBanks(tx, actor, ask.rows);
  refuseWrong(checked);
  const accounts = checked.map(({ values }) => ({
    ...values,
    ...stampNew(actor),
    id: newId(),
    approveStatus: "Approved",
    source: "Import",
    userCreated: values["userCreated"] ?? actor.userId,
    datetimeCreated: values["datetimeCreated"] ?? "now",
  }));
  await insertRows(tx, "partner_bank", accounts);
  const count = accounts.length;
  return { status: true as const, data: { count, added: count, changed: 0 } };
}

async function checkBanks(tx: Tx, actor: Actor, sheet: readonly SheetRow[]): Promise<CheckedRow[]> {
  const checked = await checkRows(tx, actor, bankSheet, sheet);
  const partners = await sheetPartners(tx, actor, checked);
  for (const row of checked) {
    const given = row.values["partnerId"];
    const partner = partners.get(String(given));
    // A partner out of reach is refused like one that does not exist.
    if (given && !(partner && mayImportTo(actor, partner))) {
      const value = String(row.cells["partnerId"] ?? "");
      row.problems.push(refuse.field("partnerId", "field.unknown", { value }));
    }
  }
  return checked;
}
