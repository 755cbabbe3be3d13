import { mayDo, withMay } from "@fairway/areas/document/model/documentKind.ts";
import { documentHistory } from "@fairway/areas/document/server/documentHistory.ts";
import { getDocument, mustSeeDocument } from "@fairway/areas/document/server/openDocument.ts";
import type { HistoryAsk } from "@fairway/core/history/historyAnswer.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import type { Combine, CombineDetail } from "../model/combine.ts";
import { combineKind } from "../model/combineKind.ts";
import { refuseCombine } from "../model/refusals.ts";
import { combineSource, type LineOfCombine, readCombineLines } from "./combineTable.ts";

type OfId = { readonly id: string };

/** Returns a combined billing with its documents. Refuses: record.notFound · access.forbidden */
export async function getCombine(tx: Tx, actor: Actor, { id }: OfId): Promise<CombineDetail> {
  return detailOf(tx, actor, await openCombine(tx, actor, id));
}

/** Reads a combined billing with its documents; the caller has checked the right. */
export async function combineById(tx: Tx, actor: Actor, id: string): Promise<CombineDetail> {
  return detailOf(tx, actor, await getDocument(tx, actor.companyId, combineSource, id));
}

/** Reads a combined billing for users who may open it. Refuses: record.notFound · access.forbidden */
export async function openCombine(tx: Tx, actor: Actor, id: string): Promise<Combine> {
  const billing = await getDocument(tx, actor.companyId, combineSource, id);
  await mustSeeDocument(tx, actor, combineSource, billing);
  return billing;
}

/** A billing with the documents that the user may see; with others it is only looked at. Rule CB-11 */
async function detailOf(tx: Tx, actor: Actor, billing: Combine): Promise<CombineDetail> {
  const lines = await readCombineLines(tx, actor, [billing.id]);
  const shipments = lines.filter(({ isSeen }) => isSeen);
  const hiddenCount = lines.length - shipments.length;
  const shown = withMay(combineKind, actor, billing);
  return { ...shown, may: hiddenCount > 0 ? [] : shown.may, shipments, hiddenCount };
}

/**
 * Reads the documents of a billing for a verb that works on all of them.
 *
 * Refuses: combine.beyondReach where the user may not see one of them
 * Source: rule CB-11, areas/combine/README.md
 */
export async function allSeen(
  tx: Tx,
  actor: Actor,
  { id, combineBillingNo }: Pick<Combine, "id" | "combineBillingNo">,
): Promise<LineOfCombine[]> {
  const lines = await readCombineLines(tx, actor, [id]);
  const count = lines.filter(({ isSeen }) => !isSeen).length;
  if (count > 0) throw refuseCombine("combine.beyondReach", { combineBillingNo, count });
  return lines;
}

/** Returns whether this user may delete a combined billing now. */
export async function mayCancelCombine(tx: Tx, actor: Actor, { id }: OfId): Promise<boolean> {
  const billing = await openCombine(tx, actor, id);
  if (!mayDo(combineKind, actor, "cancel", billing)) return false;
  return (await readCombineLines(tx, actor, [id])).every(({ isSeen }) => isSeen);
}

/** Returns whether this user may open a combined billing. */
export async function mayOpenCombine(tx: Tx, actor: Actor, { id }: OfId): Promise<true> {
  await openCombine(tx, actor, id);
  return true;
}

/** Returns the changes of a combined billing. */
export function combineHistory(tx: Tx, actor: Actor, ask: HistoryAsk) {
  return documentHistory(tx, actor, combineSource, ask);
}
