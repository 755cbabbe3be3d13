import { notifyEach } from "@fairway/areas/notification/server/notify.ts";
import type { Words } from "@fairway/core/words/words.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import { planAgain } from "@fairway/engine/db/planAgain.ts";
import { insertRows, newId } from "@fairway/engine/db/writeRows.ts";
import { customsHome } from "../model/customsHome.ts";
import { channels } from "../model/declarationTerms.ts";
import type { EcusDeclaration, ReadRow } from "../model/declarationOfEcus.ts";
import { type Difference, differencesOf } from "../model/differences.ts";
import type { RowOutcome } from "../model/ecusReading.ts";
import {
  insertDeclarations,
  lockByNumber,
  setRoutes,
  type StoredDeclaration,
} from "./declarationTable.ts";
import { partnersByTaxCode } from "./knownCodes.ts";
import { numbersRead } from "./readingRowTable.ts";
import { addToSource, isCancelAsked, type Reading } from "./readingTable.ts";

/** A page of a connection or file. */
interface Page {
  readonly sourceId: string;
  readonly rows: readonly ReadRow[];
  /** Where the next page begins; null after the last. */
  readonly cursor: { readonly day: string; readonly key: string } | null;
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
 * Stores what became of the rows of a page, and the new declarations where the reading stores them.
 * Returns false when the reading was asked to end.
 *
 * Shape: as many statements for a thousand rows as for one.
 * Locks: the known declarations.
 * Source: rules CU-15, CU-16
 */
export async function storePage(tx: Tx, reading: Reading, page: Page): Promise<boolean> {
  const { companyId } = reading;
  if (await isCancelAsked(tx, reading)) return false;
  const results = await classified(tx, reading, page.rows);
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

async function classified(tx: Tx, reading: Reading, read: readonly ReadRow[]): Promise<Result[]> {
  const { companyId } = reading;
  const sound = read.flatMap((row) => ("declaration" in row ? [row.clearanceNo] : []));
  const seen = new Set(await numbersRead(tx, reading, sound));
  const known = new Map(
    (await lockByNumber(tx, companyId, sound)).map((stored) => [stored.key, stored]),
  );
  const changed: Changed[] = [];
  const results = read.map((row): Result => {
    const { clearanceNo } = row;
    if ("doubts" in row) return { ...resultOf(clearanceNo, "Doubtful"), reasons: row.doubts };
    if (seen.has(clearanceNo)) return resultOf(clearanceNo, "Twice");
    seen.add(clearanceNo);
    const { declaration } = row;
    const stored = known.get(clearanceNo);
    if (!stored) return { ...resultOf(clearanceNo, "New"), declared: declaration };
    const change = changeOf(stored, declaration);
    if (change) changed.push(change);
    const differences = differencesOf(stored, { ...declaration });
    return {
      ...resultOf(clearanceNo, "Known"),
      differences: differences.length > 0 ? differences : null,
      isChanged: change !== null,
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

/** A known declaration with another channel, or with a release. */
interface Changed {
  readonly stored: StoredDeclaration;
  readonly route: string | null;
  readonly releasedOn: string | null;
}

function changeOf(stored: StoredDeclaration, read: EcusDeclaration): Changed | null {
  const route = read.route ?? stored.route;
  const releasedOn = read.releasedOn ?? stored.releasedOn;
  const isSame = route === stored.route && releasedOn === stored.releasedOn;
  return isSame ? null : { stored, route, releasedOn };
}

async function takeChanges(tx: Tx, reading: Reading, changed: readonly Changed[]): Promise<void> {
  const { companyId, userCreated } = reading;
  await setRoutes(
    tx,
    companyId,
    userCreated,
    changed.map(({ stored: { id }, route, releasedOn }) => ({ id, route, releasedOn })),
  );
  const told = changed.filter(({ stored }) => stored.personIncharge !== null);
  if (told.length === 0) return;
  await notifyEach(
    tx,
    { companyId, userId: null },
    told.map(({ stored, route, releasedOn }) => ({
      title: titleOf(stored, route, releasedOn),
      actionLink: `${customsHome}/detail/${stored.id}`,
      userIds: [String(stored.personIncharge)],
    })),
  );
}

function titleOf(
  stored: StoredDeclaration,
  route: string | null,
  releasedOn: string | null,
): Words {
  const number = String(stored["clearanceNo"]);
  const job = String(stored.jobNo);
  if (releasedOn !== null && releasedOn !== stored.releasedOn) {
    return {
      en: `Declaration ${number} of job ${job} is cleared`,
      vi: `Tờ khai ${number} của lô ${job} đã thông quan`,
    };
  }
  const channel = channels[route as keyof typeof channels];
  return {
    en: `Declaration ${number} of job ${job}: channel ${channel.en}`,
    vi: `Tờ khai ${number} của lô ${job}: ${channel.vi}`,
  };
}
