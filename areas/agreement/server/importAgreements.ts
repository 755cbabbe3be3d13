import type { AnsweredFile, SentFile } from "@fairway/core/contract/call.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { refuse } from "@fairway/core/refusal/commonRefusals.ts";
import { refuseImport } from "@fairway/core/imports/importRefusals.ts";
import type { Resource } from "@fairway/core/resource/resource.ts";
import type { UploadAnswer } from "@fairway/core/imports/importShapes.ts";
import { stampNew } from "@fairway/engine/db/stamp.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import { insertRows, newId } from "@fairway/engine/db/writeRows.ts";
import { importTemplate } from "@fairway/engine/imports/importTemplate.ts";
import { readSheet, refuseWrong, sayRows } from "@fairway/engine/imports/importRecords.ts";
import type { SheetRow } from "@fairway/engine/imports/importRows.ts";
import { agreementSheet } from "../model/agreementSheet.ts";
import { setMainSalesmen } from "@fairway/areas/partner/server/mainSalesmen.ts";
import { partnerMenus } from "@fairway/areas/partner/model/partnerMenus.ts";
import { checkAgreements } from "./importAgreementRules.ts";

/** The empty sheet for agreements. Refuses: access.forbidden */
export async function agreementTemplate(tx: Tx, actor: Actor): Promise<AnsweredFile> {
  return importTemplate(tx, actor, sheetFor(actor));
}

/**
 * Reads a sheet of agreements and returns its additions and errors, cell by cell.
 *
 * Refuses: access.forbidden · excel.… · import.nothing · import.header
 */
export async function uploadAgreements(
  tx: Tx,
  actor: Actor,
  ask: { readonly file: SentFile },
): Promise<UploadAnswer> {
  const resource = sheetFor(actor);
  const sheet = await readSheet(actor, resource, ask.file);
  const { checked } = await checkAgreements(tx, actor, sheet);
  const said = checked.map((row, at) => ({ ...row, cells: sheet[at]?.cells ?? row.cells }));
  return sayRows(actor, resource, said);
}

/**
 * Stores a sheet of agreements as a whole or not at all; each agreement is inactive at first.
 *
 * Refuses: access.forbidden · import.nothing · import.wrongRows, with each wrong cell
 * Source: rules AG-1 and AG-11
 */
export async function importAgreements(
  tx: Tx,
  actor: Actor,
  ask: { readonly rows: readonly SheetRow[] },
) {
  sheetFor(actor);
  if (ask.rows.length === 0) throw refuseImport("import.nothing");
  const { checked, terms } = await checkAgreements(tx, actor, ask.rows);
  refuseWrong(checked);
  const agreements = terms.map(({ partnerId, terms: { officeId, saleService, ...rest } }) => {
    const row = { ...rest, ...stampNew(actor), id: newId(), partnerId };
    return { row: { ...row, arconfirmed: false, active: false }, officeId, saleService };
  });
  const line = { companyId: actor.companyId, userModified: actor.userId };
  await insertRows(
    tx,
    "partner_agreement",
    agreements.map((each) => each.row),
  );
  await insertRows(
    tx,
    "partner_agreement_office",
    agreements.flatMap(({ row, officeId }) =>
      officeId.map((each) => ({ ...line, id: newId(), agreementId: row.id, officeId: each })),
    ),
  );
  await insertRows(
    tx,
    "partner_agreement_service",
    agreements.flatMap(({ row, saleService }) =>
      saleService.map((service) => ({ ...line, id: newId(), agreementId: row.id, service })),
    ),
  );
  const partnerIds = [...new Set(terms.map((each) => each.partnerId))];
  await setMainSalesmen(tx, actor.companyId, partnerIds);
  const data = { count: checked.length, added: checked.length, changed: 0 };
  return { status: true as const, data };
}

/** Returns the sheet of the first screen on which the actor may import. Refuses: access.forbidden */
function sheetFor(actor: Actor): Resource {
  const menu = Object.values(partnerMenus).find((each) => actor.reach(`${each}.import`) !== "None");
  if (!menu) throw refuse("access.forbidden", { permission: "commercialCustomer.import" });
  return { ...agreementSheet, menu };
}
