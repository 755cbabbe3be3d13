import { mayDo, withMay } from "@fairway/areas/document/model/documentKind.ts";
import { getDocument, mustSeeDocument } from "@fairway/areas/document/server/openDocument.ts";
import { documentHistory } from "@fairway/areas/document/server/documentHistory.ts";
import { approvalOf, denialsOf } from "@fairway/areas/approval/server/approvalOf.ts";
import type { HistoryAsk } from "@fairway/core/history/historyAnswer.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { refuse } from "@fairway/core/refusal/commonRefusals.ts";
import { maybe, type Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";
import type { Advance, AdvanceDetail, AdvanceLine } from "../model/advance.ts";
import { advanceKind } from "../model/advanceKind.ts";
import { advanceSource, readLines } from "./advanceTable.ts";

/** Returns an advance with its lines to users who may open it, or who take part in its approval. */
export async function getAdvance(
  tx: Tx,
  actor: Actor,
  { advanceId }: { readonly advanceId: string },
): Promise<AdvanceDetail> {
  return withLines(tx, actor, await openAdvance(tx, actor, advanceId));
}

/** Reads an advance with its lines; the caller has checked the right. */
export async function advanceById(tx: Tx, actor: Actor, id: string): Promise<AdvanceDetail> {
  return withLines(tx, actor, await getDocument(tx, actor.companyId, advanceSource, id));
}

async function withLines(tx: Tx, actor: Actor, advance: Advance): Promise<AdvanceDetail> {
  const lines = await readLines(tx, actor.companyId, [advance.id]);
  return {
    ...withMay(advanceKind, actor, advance),
    advanceRequests: lines.map(({ advanceId: _, advanceNo: __, ...line }) => line),
  };
}

/** Reads an advance that the user may open (`advanceSource.mustSee`). */
export async function openAdvance(tx: Tx, actor: Actor, id: string): Promise<Advance> {
  const advance = await getDocument(tx, actor.companyId, advanceSource, id);
  await mustSeeDocument(tx, actor, advanceSource, advance);
  return advance;
}

/** Reads an advance by its number, as `openAdvance`. */
export async function openAdvanceNo(
  tx: Tx,
  actor: Actor,
  { advanceNo }: { readonly advanceNo: string },
): Promise<Advance> {
  return openAdvance(tx, actor, await advanceNoId(tx, actor, advanceNo));
}

/** Returns the id of an advance by its number; the caller checks the right. Refuses: record.notFound */
export async function advanceNoId(tx: Tx, actor: Actor, advanceNo: string): Promise<string> {
  const found = await maybe<{ id: string }>(
    tx,
    sql`select id from document where company_id = ${actor.companyId} and kind = 'advance'
      and number = ${advanceNo}`,
  );
  if (!found) throw refuse("record.notFound");
  return found.id;
}

/** Returns the lines of an advance. */
export async function linesOfAdvance(
  tx: Tx,
  actor: Actor,
  ask: { readonly advanceNo: string },
): Promise<AdvanceLine[]> {
  const { id } = await openAdvanceNo(tx, actor, ask);
  const lines = await readLines(tx, actor.companyId, [id]);
  return lines.map(({ advanceId: _, advanceNo: __, ...line }) => line);
}

/** Returns the levels of the approval of an advance; null before it was sent. */
export async function approvalOfAdvance(tx: Tx, actor: Actor, ask: { readonly advanceNo: string }) {
  const { id } = await openAdvanceNo(tx, actor, ask);
  return approvalOf(tx, actor, id);
}

/** Returns the denials of an advance. */
export async function denialsOfAdvance(tx: Tx, actor: Actor, ask: { readonly advanceNo: string }) {
  const { id } = await openAdvanceNo(tx, actor, ask);
  return denialsOf(tx, actor, id);
}

/** Returns the changes of an advance. */
export function advanceHistory(tx: Tx, actor: Actor, ask: HistoryAsk) {
  return documentHistory(tx, actor, advanceSource, ask);
}

/** Returns whether this user may delete an advance now. */
export async function mayDeleteAdvance(tx: Tx, actor: Actor, { id }: { readonly id: string }) {
  const advance = await getDocument(tx, actor.companyId, advanceSource, id);
  if (!actor.may("acctAP.detail", advance)) actor.must("acctAP.delete", advance);
  return mayDo(advanceKind, actor, "delete", advance);
}

/** Returns whether this user may open an advance (`advanceSource.mustSee`). */
export async function mayOpenAdvance(tx: Tx, actor: Actor, { id }: { readonly id: string }) {
  await openAdvance(tx, actor, id);
  return true;
}
