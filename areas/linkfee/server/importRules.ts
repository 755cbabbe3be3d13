import type { SentFile } from "@fairway/core/contract/call.ts";
import { refuseImport } from "@fairway/core/imports/importRefusals.ts";
import type { UploadAnswer } from "@fairway/core/imports/importShapes.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { textKey } from "@fairway/core/text/textKey.ts";
import { rows, type Tx } from "@fairway/engine/db/tx.ts";
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
import { declaredRule } from "../contract.ts";
import { refuseLinkFee } from "../model/refusals.ts";
import { sql } from "kysely";
import { combination, type RuleTerms, whyNotRules } from "./whyNotRules.ts";

/**
 * Reads a sheet of rules and returns its changes and errors, cell by cell.
 *
 * Refuses: access.forbidden · excel.… · import.nothing · import.header
 */
export async function uploadRules(
  tx: Tx,
  actor: Actor,
  ask: { readonly file: SentFile },
): Promise<UploadAnswer> {
  const sheet = await readSheet(actor, declaredRule, ask.file);
  return sayRows(actor, declaredRule, await checkRules(tx, actor, sheet, false));
}

/**
 * Stores a sheet of rules as a whole or not at all; a row with the name of a rule changes it.
 *
 * Locks: the existing rules.
 * Refuses: access.forbidden · import.nothing · import.wrongRows, with each wrong cell
 * Source: rule LF-6
 */
export async function importRules(
  tx: Tx,
  actor: Actor,
  ask: { readonly rows: readonly SheetRow[] },
) {
  actor.mustHave("settingLinkFee.import");
  if (ask.rows.length === 0) throw refuseImport("import.nothing");
  const checked = await checkRules(tx, actor, ask.rows, true);
  refuseWrong(checked);
  return { status: true as const, data: await storeRows(tx, actor, declaredRule, checked) };
}

async function checkRules(
  tx: Tx,
  actor: Actor,
  sheet: readonly SheetRow[],
  lock: boolean,
): Promise<CheckedRow[]> {
  const checked = await checkRows(tx, actor, declaredRule, await dated(tx, actor, sheet), lock);
  const rules = checked.map(
    ({ values, before }) => ({ ...values, id: before?.id ?? null }) as unknown as RuleTerms,
  );
  for (const [at, problems] of await whyNotRules(tx, actor.companyId, rules)) {
    markCells(checked[at] as CheckedRow, problems);
  }
  const seen = new Map<string, number>();
  for (const [at, rule] of rules.entries()) {
    const row = checked[at] as CheckedRow;
    if (row.problems.length > 0) continue;
    const first = seen.get(combination(rule));
    if (first === undefined) seen.set(combination(rule), row.row);
    else
      markCells(row, [refuseLinkFee.field("chargeSelling", "linkFee.sameInSheet", { row: first })]);
  }
  return checked;
}

/** A new rule without a first day begins today, an existing one keeps its own. Rule LF-6 */
async function dated(tx: Tx, actor: Actor, sheet: readonly SheetRow[]): Promise<SheetRow[]> {
  const nameOf = ({ cells }: SheetRow) => textKey(cells["ruleName"] ?? "");
  const undated = sheet.filter(({ cells }) => !cells["effectiveDate"]?.trim());
  if (undated.length === 0) return [...sheet];
  const found = await rows<{ name: string }>(
    tx,
    sql`select text_key(rule_name) as name from link_fee_rule
      where company_id = ${actor.companyId}
        and text_key(rule_name) = any(${undated.map(nameOf)}::text[])`,
  );
  const known = new Set(found.map(({ name }) => name));
  const open = new Set(undated);
  return sheet.map((row) => {
    if (!open.has(row)) return row;
    const { effectiveDate: _none, ...cells } = row.cells;
    return {
      ...row,
      cells: known.has(nameOf(row)) ? cells : { ...cells, effectiveDate: actor.today },
    };
  });
}
