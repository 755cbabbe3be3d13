import { mayDo } from "@fairway/areas/document/model/documentKind.ts";
import { updateDocument } from "@fairway/areas/document/server/documentRows.ts";
import { getDocument, beginVerb } from "@fairway/areas/document/server/openDocument.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import { receiptKind } from "../model/receiptKind.ts";
import { receiptSource } from "./receiptTable.ts";

/**
 * Drops a draft, which has no effect: it is canceled and keeps its number, its lines and its files.
 *
 * Locks: the receipt.
 * Refuses: record.notFound · access.forbidden · record.conflict · receipt.notDraft
 */
export async function deleteReceipt(
  tx: Tx,
  actor: Actor,
  { id, version }: { readonly id: string; readonly version?: number | undefined },
) {
  const draft = await beginVerb(tx, actor, receiptSource, { verb: "delete", id });
  const changes = { status: "Cancel", cancelledAt: "now", cancelledBy: actor.userId };
  await updateDocument(tx, actor, receiptKind, draft, changes, version);
  return { status: true as const, data: true };
}

/** Returns whether this user may delete a receipt now. */
export async function checkAllowDeleteReceipt(tx: Tx, actor: Actor, { id }: { id: string }) {
  const receipt = await getDocument(tx, actor.companyId, receiptSource, id);
  if (!actor.may("acctARP.detail", receipt)) actor.must("acctARP.delete", receipt);
  return mayDo(receiptKind, actor, "delete", receipt);
}
