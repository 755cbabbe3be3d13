import type { AnsweredFile, SentFile } from "@fairway/core/contract/call.ts";
import { decimal } from "@fairway/core/money/decimal.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { refuseImport } from "@fairway/core/imports/importRefusals.ts";
import type { Resource } from "@fairway/core/resource/resource.ts";
import type { UploadAnswer } from "@fairway/core/imports/importShapes.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import { importTemplate } from "@fairway/engine/imports/importTemplate.ts";
import { readSheet, refuseWrong, sayRows } from "@fairway/engine/imports/importRecords.ts";
import { type CheckedRow, checkRows, type SheetRow } from "@fairway/engine/imports/importRows.ts";
import type { RecordRow } from "@fairway/engine/resource/recordRow.ts";
import { bookingRates } from "../model/rateKinds.ts";
import { rateSheet as declared } from "../model/rateSheet.ts";
import { refuseRate, wrongDay } from "../model/refusals.ts";
import { type RateMark, withinBound } from "../model/typedRate.ts";
import { markDayRates } from "./markDayRates.ts";
import { type NewRate, pairOnDay, type StoredRate } from "./rateTable.ts";
import { lockRates, storeRates } from "./storeRates.ts";

const rateSheet = declared as unknown as Resource;

/** Returns the empty template for a table of rates. Refuses: access.forbidden */
export async function rateTemplate(tx: Tx, actor: Actor): Promise<AnsweredFile> {
  return importTemplate(tx, actor, rateSheet);
}

/**
 * Reads a table of rates and returns its additions, changes and errors cell by cell.
 *
 * Refuses: access.forbidden · excel.… · import.nothing · import.header
 */
export async function uploadRates(
  tx: Tx,
  actor: Actor,
  ask: { readonly file: SentFile },
): Promise<UploadAnswer> {
  const sheet = await readSheet(actor, rateSheet, ask.file);
  return sayRows(actor, rateSheet, await checkRates(tx, actor, sheet));
}

/**
 * Stores a table of rates completely or not at all; existing equal rates are skipped.
 *
 * Locks: the rates of the company.
 * Refuses: access.forbidden · import.nothing · import.wrongRows, with each wrong cell
 */
export async function importRates(
  tx: Tx,
  actor: Actor,
  ask: { readonly rows: readonly SheetRow[] },
) {
  actor.mustHave("settingExchangeRate.import");
  if (ask.rows.length === 0) throw refuseImport("import.nothing");
  await lockRates(tx, actor);
  const checked = await checkRates(tx, actor, ask.rows);
  refuseWrong(checked);
  const rates = checked.map((row) => ({
    ...(row.values as unknown as NewRate),
    ...row.mark,
    before: row.replaces,
  }));
  const { added, changed } = await storeRates(tx, actor, bookingRates, rates);
  return { status: true as const, data: { count: checked.length, added, changed } };
}

type MarkedRow = CheckedRow & {
  readonly mark: RateMark;
  readonly replaces: StoredRate | null;
};

async function checkRates(
  tx: Tx,
  actor: Actor,
  sheet: readonly SheetRow[],
): Promise<readonly MarkedRow[]> {
  const checked = (await checkRows(tx, actor, rateSheet, sheet)).map((row) =>
    row.problems.length > 0
      ? row
      : { ...row, problems: wrongDay((row.values as unknown as NewRate).effectiveOn, actor.today) },
  );
  const right = checked.filter((row) => row.problems.length === 0);
  const judged = await markDayRates(
    tx,
    actor,
    bookingRates,
    right.map((row) => {
      const rate = row.values as unknown as NewRate & { readonly rateReason: string | null };
      return { ...rate, field: "rate", reason: rate.rateReason };
    }),
  );
  const judgedOf = new Map(right.map((row, at) => [row, judged[at]]));
  const seen = new Set<string>();
  return checked.map((unmarked): MarkedRow => {
    const { mark = withinBound, wrong = [], before = null } = judgedOf.get(unmarked) ?? {};
    const row = { ...unmarked, mark, replaces: before };
    if (row.problems.length > 0) return row;
    if (wrong.length > 0) return { ...row, problems: [...wrong] };
    const rate = row.values as unknown as NewRate;
    const pair = pairOnDay(rate);
    if (seen.has(pair)) {
      const facts = { currency: rate.currencyFrom };
      return { ...row, problems: [refuseRate.field("currencyFrom", "rate.twice", facts)] };
    }
    seen.add(pair);
    if (!before) return row;
    const isSame = decimal(before.rate).eq(decimal(rate.rate));
    return { ...row, before: before as unknown as RecordRow, changed: isSame ? [] : ["rate"] };
  });
}
