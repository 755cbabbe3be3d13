import { releaseDocuments } from "@fairway/areas/document/server/claimDocuments.ts";
import { updateDocument } from "@fairway/areas/document/server/documentRows.ts";
import { beginVerb } from "@fairway/areas/document/server/openDocument.ts";
import type { Ask } from "@fairway/core/contract/call.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import type * as contract from "../contract.ts";
import { combineKind } from "../model/combineKind.ts";
import { allSeen } from "./getCombine.ts";
import { combineSource, keepCombineLines } from "./combineTable.ts";

/**
 * Deletes a combined billing: it is Canceled and keeps its number, documents and amounts; the
 * documents are free.
 *
 * Locks: the billing.
 * Refuses: record.notFound · access.forbidden · record.conflict · combine.state, .synced, .beyondReach
 * Source: rule CB-7, areas/combine/README.md
 */
export async function cancelCombine(tx: Tx, actor: Actor, ask: Ask<typeof contract.deleteCombine>) {
  const { id, version, reason } = ask;
  const billing = await beginVerb(tx, actor, combineSource, { verb: "cancel", id });
  await allSeen(tx, actor, billing);
  await keepCombineLines(tx, billing, actor.userId);
  await releaseDocuments(tx, actor, { slot: "combine", documentId: id });
  const changes = { status: "Canceled", canceledAt: "now", reasonCancel: reason };
  await updateDocument(tx, actor, combineKind, billing, changes, version);
  return { status: true as const };
}
