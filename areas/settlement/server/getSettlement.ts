import { approvalOf, denialsOf } from "@fairway/areas/approval/server/approvalOf.ts";
import { mayDo, withMay } from "@fairway/areas/document/model/documentKind.ts";
import { documentHistory } from "@fairway/areas/document/server/documentHistory.ts";
import { getDocument, mustSeeDocument } from "@fairway/areas/document/server/openDocument.ts";
import type { HistoryAsk } from "@fairway/core/history/historyAnswer.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { refuse } from "@fairway/core/refusal/commonRefusals.ts";
import { maybe, type Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";
import { groupKey, groupsOf } from "../model/groupsOf.ts";
import type { Settlement, SettlementDetail, SettlementGroup } from "../model/settlement.ts";
import { settlementKind } from "../model/settlementKind.ts";
import { readLines, settlementSource, takenParts } from "./settlementTable.ts";

type OfNumber = { readonly settlementNo: string };
type Paged = { readonly page: number; readonly size: number };

/** Returns a settlement with its lines to users who may open it, or who take part in its approval. */
export async function getSettlement(
  tx: Tx,
  actor: Actor,
  { settlementId }: { readonly settlementId: string },
): Promise<SettlementDetail> {
  return withLines(tx, actor, await openSettlement(tx, actor, settlementId));
}

/** Reads a settlement with its lines; the caller has checked the right. */
export async function settlementById(tx: Tx, actor: Actor, id: string): Promise<SettlementDetail> {
  return withLines(tx, actor, await getDocument(tx, actor.companyId, settlementSource, id));
}

/** Reads a settlement that the user may open (`settlementSource.mustSee`). */
export async function openSettlement(tx: Tx, actor: Actor, id: string): Promise<Settlement> {
  const settlement = await getDocument(tx, actor.companyId, settlementSource, id);
  await mustSeeDocument(tx, actor, settlementSource, settlement);
  return settlement;
}

/** Reads a settlement by its number, as `openSettlement`. */
export async function openSettlementNo(
  tx: Tx,
  actor: Actor,
  { settlementNo }: OfNumber,
): Promise<Settlement> {
  const found = await maybe<{ id: string }>(
    tx,
    sql`select id from document where company_id = ${actor.companyId} and kind = 'settlement'
      and number = ${settlementNo}`,
  );
  if (!found) throw refuse("record.notFound");
  return openSettlement(tx, actor, found.id);
}

async function withLines(tx: Tx, actor: Actor, settlement: Settlement): Promise<SettlementDetail> {
  const { companyId } = actor;
  const { id, currencyId } = settlement;
  const found = await readLines(tx, companyId, sql`l.settlement_id = ${id}`);
  const surcharges = found.map(({ settlementId: _, settlementNo: __, ...line }) => line);
  const parts = await takenParts(tx, companyId, id);
  return {
    ...withMay(settlementKind, actor, settlement),
    surcharges,
    groups: groupsOf(currencyId, surcharges, parts),
  };
}

async function detailOfNumber(tx: Tx, actor: Actor, ask: OfNumber): Promise<SettlementDetail> {
  return withLines(tx, actor, await openSettlementNo(tx, actor, ask));
}

/** Returns the jobs and bills of a settlement with their sums. */
export async function jobsOfSettlement(
  tx: Tx,
  actor: Actor,
  ask: OfNumber,
): Promise<SettlementGroup[]> {
  return (await detailOfNumber(tx, actor, ask)).groups;
}

/** Returns one page of the lines of a settlement. */
export async function linesOfSettlement(tx: Tx, actor: Actor, ask: OfNumber & Paged) {
  return pageIn(ask, (await detailOfNumber(tx, actor, ask)).surcharges);
}

/** Returns one page of the groups of a settlement, each with its lines. */
export async function groupsOfSettlement(tx: Tx, actor: Actor, ask: OfNumber & Paged) {
  const { groups, surcharges } = await detailOfNumber(tx, actor, ask);
  const lines = Map.groupBy(surcharges, groupKey);
  const whole = groups.map((group) => ({ ...group, surcharges: lines.get(groupKey(group)) ?? [] }));
  return pageIn(ask, whole);
}

function pageIn<Row>({ page, size }: Paged, all: readonly Row[]) {
  const data = all.slice((page - 1) * size, page * size);
  return { data, totalItems: all.length, capped: false, page, size };
}

/** Returns the lines that were born on a settlement. */
export async function directLinesOfSettlement(tx: Tx, actor: Actor, ask: OfNumber) {
  const { settlementType, surcharges } = await detailOfNumber(tx, actor, ask);
  return settlementType === "DIRECT" ? [...surcharges] : [];
}

/** Returns the levels of the approval of a settlement; null before it was sent. */
export async function approvalOfSettlement(tx: Tx, actor: Actor, ask: OfNumber) {
  const { id } = await openSettlementNo(tx, actor, ask);
  return approvalOf(tx, actor, id);
}

/** Returns the denials of a settlement. */
export async function denialsOfSettlement(tx: Tx, actor: Actor, ask: OfNumber) {
  const { id } = await openSettlementNo(tx, actor, ask);
  return denialsOf(tx, actor, id);
}

/** Returns the changes of a settlement. */
export function settlementHistory(tx: Tx, actor: Actor, ask: HistoryAsk) {
  return documentHistory(tx, actor, settlementSource, ask);
}

/** Returns whether this user may delete a settlement now. */
export async function mayDeleteSettlement(tx: Tx, actor: Actor, { id }: { readonly id: string }) {
  const settlement = await getDocument(tx, actor.companyId, settlementSource, id);
  if (!actor.may("acctSP.detail", settlement)) actor.must("acctSP.delete", settlement);
  return mayDo(settlementKind, actor, "delete", settlement);
}

/** Returns whether this user may open a settlement (`settlementSource.mustSee`). */
export async function mayOpenSettlement(tx: Tx, actor: Actor, { id }: { readonly id: string }) {
  await openSettlement(tx, actor, id);
  return true;
}
