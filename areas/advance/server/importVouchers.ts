import { readDocuments } from "@fairway/areas/document/server/readDocuments.ts";
import { whyNot } from "@fairway/areas/document/model/documentKind.ts";
import type { AnsweredFile, SentFile } from "@fairway/core/contract/call.ts";
import { refuseImport } from "@fairway/core/imports/importRefusals.ts";
import type { UploadAnswer } from "@fairway/core/imports/importShapes.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import type { FieldRefusal } from "@fairway/core/refusal/refusal.ts";
import { numberKey } from "@fairway/core/text/textKey.ts";
import { lockRows } from "@fairway/engine/db/lockRow.ts";
import { rows, type Tx } from "@fairway/engine/db/tx.ts";
import { importTemplate } from "@fairway/engine/imports/importTemplate.ts";
import { readSheet, refuseWrong, sayRows } from "@fairway/engine/imports/importRecords.ts";
import {
  type CheckedRow,
  checkRows,
  markCells,
  type SheetRow,
} from "@fairway/engine/imports/importRows.ts";
import type { RecordRow } from "@fairway/engine/resource/recordRow.ts";
import { sql } from "kysely";
import { declaredVouchers } from "../contract.ts";
import type { Advance } from "../model/advance.ts";
import { advanceKind } from "../model/advanceKind.ts";
import { refuseAdvance } from "../model/refusals.ts";
import { advanceSource } from "./advanceTable.ts";
import { whyNotVoucherDay } from "../model/whyNotAdvance.ts";
import { writeVouchers } from "./changeAdvance.ts";

/** The most rows of a sheet of vouchers. */
const mostVouchers = 1000;

/** The empty sheet for vouchers. Refuses: access.forbidden */
export async function voucherTemplate(tx: Tx, actor: Actor): Promise<AnsweredFile> {
  actor.mustHave("acctAP.UpdateVoucher");
  return importTemplate(tx, actor, declaredVouchers);
}

/**
 * Reads a sheet of vouchers and returns its changes and errors, cell by cell.
 *
 * Refuses: access.forbidden · excel.… · import.nothing · import.header · advance.tooManyRows
 * Source: rule AD-13
 */
export async function uploadVouchers(
  tx: Tx,
  actor: Actor,
  ask: { readonly file: SentFile },
): Promise<UploadAnswer> {
  actor.mustHave("acctAP.UpdateVoucher");
  const sheet = await readSheet(actor, declaredVouchers, ask.file);
  const { checked } = await checkVouchers(tx, actor, sheet, false);
  return sayRows(actor, declaredVouchers, checked);
}

/**
 * Stores the vouchers of a sheet, all of them or none; the deadlines follow.
 *
 * Locks: the advances.
 * Refuses: access.forbidden · import.nothing · import.wrongRows, with each wrong cell ·
 *   advance.tooManyRows
 * Source: rules AD-2 and AD-13
 */
export async function importVouchers(
  tx: Tx,
  actor: Actor,
  ask: { readonly rows: readonly SheetRow[] },
) {
  actor.mustHave("acctAP.UpdateVoucher");
  if (ask.rows.length === 0) throw refuseImport("import.nothing");
  const { checked, advances } = await checkVouchers(tx, actor, ask.rows, true);
  refuseWrong(checked);
  const changed = checked.filter((row) => row.changed.length > 0);
  await writeVouchers(
    tx,
    actor,
    advances,
    changed.map(({ before, values }) => ({
      advanceNo: String(before?.["advanceNo"]),
      voucherNo: String(values["voucherNo"]),
      voucherDate: String(values["voucherDate"]),
    })),
  );
  const count = changed.length;
  return { status: true as const, data: { count, added: 0, changed: count } };
}

async function checkVouchers(
  tx: Tx,
  actor: Actor,
  sheet: readonly SheetRow[],
  lock: boolean,
): Promise<{ readonly checked: CheckedRow[]; readonly advances: Advance[] }> {
  if (sheet.length > mostVouchers)
    throw refuseAdvance("advance.tooManyRows", { most: mostVouchers });
  const read = await checkRows(tx, actor, declaredVouchers, sheet);
  const keys = read.map(({ values }) => numberKey(String(values["advanceNo"] ?? "")));
  const advances = await advancesByKeys(tx, actor, keys, lock);
  const byKey = new Map(advances.map((each) => [numberKey(each.advanceNo), each]));
  const seen = new Set<string>();
  const checked = read.map((row, at): CheckedRow => {
    const key = keys[at] ?? "";
    const advance = byKey.get(key);
    const voucher = { voucherDate: (row.values["voucherDate"] ?? null) as string | null };
    const problems = [
      ...[key ? (problemOf(actor, row, advance, seen.has(key)) ?? []) : []].flat(),
      ...whyNotVoucherDay(voucher, actor.today, "voucherDate"),
    ];
    seen.add(key);
    markCells(row, problems);
    if (!advance || problems.length > 0) return row;
    const changed = (["voucherNo", "voucherDate"] as const).filter(
      (name) => (row.values[name] ?? null) !== advance[name],
    );
    return { ...row, before: advance as unknown as RecordRow, changed };
  });
  return { checked, advances };
}

/** Returns why an advance gets no voucher from a sheet. Rule AD-13 */
function problemOf(
  actor: Actor,
  { cells }: CheckedRow,
  advance: Advance | undefined,
  isTwice: boolean,
): FieldRefusal | null {
  const advanceNo = String(cells["advanceNo"] ?? "");
  // An advance out of reach is refused like one that does not exist.
  if (!advance || !actor.may("acctAP.detail", advance)) {
    return refuseAdvance.field("advanceNo", "advance.unknown", { advanceNo });
  }
  if (isTwice) return refuseAdvance.field("advanceNo", "advance.voucherTwice", { advanceNo });
  const refused = whyNot(advanceKind, "voucher", advance);
  if (!refused) return null;
  const { code, entry: words, facts } = refused;
  return { field: "advanceNo", code, words, facts };
}

async function advancesByKeys(
  tx: Tx,
  actor: Actor,
  keys: readonly string[],
  lock: boolean,
): Promise<Advance[]> {
  const { companyId } = actor;
  const found = await rows<{ id: string }>(
    tx,
    sql`select id from document where company_id = ${companyId} and kind = 'advance'
      and number_key(number) = any(${keys}::text[])`,
  );
  const ids = found.map(({ id }) => id);
  if (lock) await lockRows(tx, "document", { companyId, ids });
  return readDocuments(tx, companyId, advanceSource, sql`d.id = any(${ids}::uuid[])`);
}
