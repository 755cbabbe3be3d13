import type { Words } from "@fairway/core/words/words.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import { planAgain } from "@fairway/engine/db/planAgain.ts";
import { insertRows, newId } from "@fairway/engine/db/writeRows.ts";
import type { EcusDeclaration, ReadRow } from "../model/declarationOfEcus.ts";
import { type Difference, differencesOf } from "../model/differences.ts";
import type { RowOutcome } from "../model/ecusReading.ts";
import { insertDeclarations, lockByNumber } from "./declarationTable.ts";
import { partnersByTaxCode } from "./knownCodes.ts";
import { type ReadingReach, reachOfReading } from "./readingReach.ts";
import { numbersRead } from "./readingRowTable.ts";
import { addToSource, isCancelAsked, type Reading } from "./readingTable.ts";
import { type Changed, changeOf, takeChanges } from "./takeChanges.ts";

/** A page of a connection or file. */
interface Page {
  readonly sourceId: string;
  readonly rows: readonly ReadRow[];
  /** Where the next page begins; null after the last. */
  readonly cursor: { readonly day: string; readonly key: string } | null;
  /** The reach of the signed-in user; by the clock, that of the reading is read. */
  readonly reach?: ReadingReach;
}

interface Result {
  readonly id: string;
  readonly clearanceNo: string;
  outcome: RowOutcome;
  reasons: readonly Words[] | null;
  differences: readonly Difference[] | null;
  isChanged: boolean;
  declared: EcusDeclaration | null;
  declarationId: string | null;
}

/**
 * Stores what became of the rows of a page, and where the reading stores them the new declarations
 * and the changes of known ones. Of a known declaration outside the user's reach only the number is
 * kept.
 * Returns false when the reading was asked to end.
 *
 * Shape: as many statements for a thousand rows as for one.
 * Locks: the known declarations.
 * Source: rules CU-15, CU-16
 */
export async function storePage(tx: Tx, reading: Reading, page: Page): Promise<boolean> {
  const { companyId } = reading;
  if (await isCancelAsked(tx, reading)) return false;
  const results = await classified(tx, reading, page);
  if (reading.isStored) await storeNew(tx, reading, results);
  await writeResults(tx, reading, page.sourceId, results);
  const count = (outcome: RowOutcome) => results.filter((row) => row.outcome === outcome).length;
  await addToSource(tx, companyId, page.sourceId, {
    counts: {
      readCount: results.length,
      newCount: count("New"),
      knownCount: count("Known"),
      changedCount: results.filter((row) => row.isChanged).length,
      twiceCount: count("Twice"),
      doubtfulCount: count("Doubtful"),
      failedCount: 0,
    },
    cursor: page.cursor,
  });
  return true;
}

/** Stores rows whose page the database refused, each with the reason. */
export async function storeFailed(
  tx: Tx,
  reading: Reading,
  page: Page,
  reason: Words,
): Promise<void> {
  const failed = page.rows.map(
    ({ clearanceNo }): Result => ({
      ...resultOf(clearanceNo, "Failed"),
      reasons: [reason],
    }),
  );
  await writeResults(tx, reading, page.sourceId, failed);
  const none = { newCount: 0, knownCount: 0, changedCount: 0, twiceCount: 0, doubtfulCount: 0 };
  const counts = { ...none, readCount: failed.length, failedCount: failed.length };
  await addToSource(tx, reading.companyId, page.sourceId, { counts, cursor: page.cursor });
}

async function classified(tx: Tx, reading: Reading, page: Page): Promise<Result[]> {
  const { rows: read } = page;
  const { companyId } = reading;
  const sound = read.flatMap((row) => ("declaration" in row ? [row.clearanceNo] : []));
  const seen = new Set(await numbersRead(tx, reading, sound));
  const known = new Map(
    (await lockByNumber(tx, companyId, sound)).map((stored) => [stored.key, stored]),
  );
  const reach = page.reach ?? (await reachOfReading(tx, reading));
  const changed: Changed[] = [];
  const results = read.map((row): Result => {
    const { clearanceNo } = row;
    if ("doubts" in row) return { ...resultOf(clearanceNo, "Doubtful"), reasons: row.doubts };
    if (seen.has(clearanceNo)) return resultOf(clearanceNo, "Twice");
    seen.add(clearanceNo);
    const { declaration } = row;
    const stored = known.get(clearanceNo);
    if (!stored) return { ...resultOf(clearanceNo, "New"), declared: declaration };
    if (!reach.opens(stored)) return resultOf(clearanceNo, "Known");
    const change = reach.writes(stored) ? changeOf(stored, declaration) : null;
    if (change && reading.isStored) changed.push(change);
    const differences = differencesOf(stored, { ...declaration });
    return {
      ...resultOf(clearanceNo, "Known"),
      differences: differences.length > 0 ? differences : null,
      isChanged: change !== null,
      // What changes waits for the choice, too.
      declared: change && !reading.isStored ? declaration : null,
      declarationId: stored.id,
    };
  });
  await takeChanges(tx, reading, changed);
  return results;
}

const resultOf = (clearanceNo: string, outcome: RowOutcome): Result => ({
  id: newId(),
  clearanceNo,
  outcome,
  reasons: null,
  differences: null,
  isChanged: false,
  declared: null,
  declarationId: null,
});

async function storeNew(tx: Tx, reading: Reading, results: readonly Result[]): Promise<void> {
  const added = results.flatMap((row) => (row.declared ? [{ row, read: row.declared }] : []));
  const stored = await addDeclarations(
    tx,
    reading,
    added.map(({ read }) => read),
  );
  for (const [at, { row }] of added.entries()) {
    const id = stored[at] ?? null;
    row.declared = null;
    row.declarationId = id;
    if (id === null) row.outcome = "Known";
  }
}

/**
 * Stores declarations of customs software and returns their ids, in the same order; null for one
 * that another reading stored in the same moment.
 *
 * Source: rule CU-13
 */
export async function addDeclarations(
  tx: Tx,
  reading: Reading,
  declarations: readonly EcusDeclaration[],
): Promise<(string | null)[]> {
  const { companyId, officeId, departmentId, groupId, userCreated } = reading;
  const codes = declarations.flatMap(({ partnerTaxCode }) => partnerTaxCode ?? []);
  const partners = await partnersByTaxCode(tx, companyId, codes);
  const rows = declarations.map((declaration) => {
    const { partnerTaxCode } = declaration;
    const partner = partnerTaxCode === null ? undefined : partners.get(partnerTaxCode);
    return {
      ...declaration,
      customerId: null,
      accountNo: partnerTaxCode,
      ...partner,
      source: "Ecus",
      companyId,
      id: newId(),
      officeId,
      departmentId,
      groupId,
      userCreated,
      userModified: userCreated,
    };
  });
  const stored = await insertDeclarations(tx, rows);
  return rows.map(({ id }) => (stored.has(id) ? id : null));
}

async function writeResults(
  tx: Tx,
  { companyId, id }: Reading,
  sourceId: string,
  results: readonly Result[],
): Promise<void> {
  const rows = results.map((row) => ({
    ...row,
    clearanceNo: row.clearanceNo.slice(0, 100),
    companyId,
    readingId: id,
    sourceId,
  }));
  await planAgain(tx);
  await insertRows(tx, "ecus_reading_row", rows);
}
