import { deleteFiles } from "@fairway/areas/file/server/keptFiles.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import { deleteRows } from "@fairway/engine/db/writeRows.ts";
import { receiptFiles } from "../model/fileFolders.ts";
import { refuseReceipt } from "../model/refusals.ts";
import { readReceipt } from "./shownReceipt.ts";

/**
 * Deletes a draft with its lines and files; it had no effect yet.
 *
 * Locks: the receipt.
 * Refuses: record.notFound · access.forbidden · receipt.notDraft
 */
export async function deleteReceipt(tx: Tx, actor: Actor, { id }: { id: string }) {
  const receipt = await readReceipt(tx, actor.companyId, id, "locked");
  actor.must("acctARP.delete", receipt);
  if (receipt.status !== "Draft") {
    throw refuseReceipt("receipt.notDraft", { receiptNo: receipt.paymentRefNo });
  }
  await deleteFiles(tx, actor, { ...receiptFiles, objectId: id });
  await deleteRows(tx, "receipt", actor.companyId, [id], actor.userId);
  return { status: true as const, data: true };
}

/** Says whether the person may delete a receipt now. */
export async function checkAllowDeleteReceipt(tx: Tx, actor: Actor, { id }: { id: string }) {
  const receipt = await readReceipt(tx, actor.companyId, id);
  if (!actor.may("acctARP.detail", receipt)) actor.must("acctARP.delete", receipt);
  return receipt.status === "Draft" && actor.may("acctARP.delete", receipt);
}
