import { mayDo, withMay } from "@fairway/areas/document/model/documentKind.ts";
import { documentHistory } from "@fairway/areas/document/server/documentHistory.ts";
import { getDocument, mustSeeDocument } from "@fairway/areas/document/server/openDocument.ts";
import { personNames } from "@fairway/areas/organisation/server/personNames.ts";
import type { Ask } from "@fairway/core/contract/call.ts";
import type { HistoryAsk } from "@fairway/core/history/historyAnswer.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { refuse } from "@fairway/core/refusal/commonRefusals.ts";
import { maybe, type Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";
import type * as contract from "../contract.ts";
import type { Soa, SoaDetail, SoaLine } from "../model/soa.ts";
import { groupsOf } from "../model/soaGroups.ts";
import { soaKind } from "../model/soaKind.ts";
import { totalsOf } from "../model/soaSums.ts";
import { countLines, readLines, readRevisions, readSums, soaSource } from "./soaTable.ts";

type OfNumber = { readonly soaNo: string };

type OfRevision = OfNumber & { readonly revision?: number | undefined };

/**
 * Returns a statement with its sums and, unless they are not asked for, its lines; those of an older
 * revision where one is asked for.
 */
export async function getSoa(
  tx: Tx,
  actor: Actor,
  ask: OfRevision & { readonly withLines?: boolean },
): Promise<SoaDetail> {
  const soa = await openSoaNo(tx, actor, ask);
  const { revision = soa.revision, withLines = true } = ask;
  if (withLines) return detailOf(tx, actor, soa, revision);
  const sums = await readSums(tx, soa, revision);
  return shown(tx, actor, soa, { totals: totalsOf(soa.type, sums), chargeShipments: [] });
}

/** Reads a statement with its lines; the caller has checked the right. */
export async function soaById(tx: Tx, actor: Actor, id: string): Promise<SoaDetail> {
  return detailOf(tx, actor, await getDocument(tx, actor.companyId, soaSource, id));
}

async function detailOf(
  tx: Tx,
  actor: Actor,
  soa: Soa,
  revision: number = soa.revision,
): Promise<SoaDetail> {
  const chargeShipments = await readLines(tx, soa, revision);
  return shown(tx, actor, soa, { totals: totalsOf(soa.type, chargeShipments), chargeShipments });
}

async function shown(
  tx: Tx,
  actor: Actor,
  soa: Soa,
  lines: Pick<SoaDetail, "totals" | "chargeShipments">,
): Promise<SoaDetail> {
  const revisions = await readRevisions(tx, soa);
  const staff = await staffOf(tx, actor, soa);
  return { ...withMay(soaKind, actor, soa), ...lines, staff, revisions };
}

/** The people of the criteria of a statement with their names. */
export async function staffOf(
  tx: Tx,
  actor: Actor,
  { creatorShipment }: Pick<Soa, "creatorShipment">,
): Promise<SoaDetail["staff"]> {
  if (creatorShipment.length === 0) return [];
  const names = await personNames(tx, actor, creatorShipment);
  return creatorShipment.map((id) => ({ id, name: names.get(id) ?? "" }));
}

/** Reads a statement by its number for users who may open it. Refuses: record.notFound · access.forbidden */
export async function openSoaNo(tx: Tx, actor: Actor, { soaNo }: OfNumber): Promise<Soa> {
  const soa = await getDocument(tx, actor.companyId, soaSource, await idOfNumber(tx, actor, soaNo));
  await mustSeeDocument(tx, actor, soaSource, soa);
  return soa;
}

/** The id of a statement by its number. Refuses: record.notFound */
export async function idOfNumber(tx: Tx, { companyId }: Actor, soaNo: string): Promise<string> {
  const found = await maybe<{ id: string }>(
    tx,
    sql`select id from document
      where company_id = ${companyId} and kind = 'soa' and number_key(number) = number_key(${soaNo})`,
  );
  if (!found) throw refuse("record.notFound");
  return found.id;
}

/** Returns one page of the lines of a statement. */
export async function linesOfSoa(
  tx: Tx,
  actor: Actor,
  ask: Ask<typeof contract.linesOfSoa>,
): Promise<{ data: SoaLine[]; page: number; size: number; totalItems: number; capped: boolean }> {
  const soa = await openSoaNo(tx, actor, ask);
  const { page, size, revision = soa.revision } = ask;
  const data = await readLines(tx, soa, revision, { from: (page - 1) * size, count: size });
  const totalItems =
    revision === soa.revision ? soa.totalCharge : await countLines(tx, soa, revision);
  return { data, page, size, totalItems, capped: false };
}

/** Returns the lines of a statement by job and bill, each group with its sums. */
export async function groupsOfSoa(tx: Tx, actor: Actor, ask: OfRevision) {
  const soa = await openSoaNo(tx, actor, ask);
  return groupsOf(soa.type, await readLines(tx, soa, ask.revision ?? soa.revision));
}

/** Returns the changes of a statement. */
export function soaHistory(tx: Tx, actor: Actor, ask: HistoryAsk) {
  return documentHistory(tx, actor, soaSource, ask);
}

/** Returns whether this user may delete a statement now. */
export async function mayDeleteSoa(tx: Tx, actor: Actor, { soaId }: { readonly soaId: string }) {
  const soa = await getDocument(tx, actor.companyId, soaSource, soaId);
  if (!actor.may("acctSOA.detail", soa)) actor.must("acctSOA.delete", soa);
  return mayDo(soaKind, actor, "delete", soa);
}

/** Returns whether this user may open a statement. */
export async function mayOpenSoa(tx: Tx, actor: Actor, { soaId }: { readonly soaId: string }) {
  const soa = await getDocument(tx, actor.companyId, soaSource, soaId);
  await mustSeeDocument(tx, actor, soaSource, soa);
  return true;
}
