import type { Ask } from "@fairway/core/contract/call.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { stampChange } from "@fairway/engine/db/stamp.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import { updateVersioned } from "@fairway/engine/db/writeRows.ts";
import type { quickUpdateReceipt as quickUpdateReceiptCall } from "../contract.ts";
import { refuseReceipt } from "../model/refusals.ts";
import { readReceipt, shownReceipt } from "./shownReceipt.ts";

/**
 * Changes number, paid date, method and bank account of a done receipt; its money stays.
 *
 * Refuses: record.conflict · access.forbidden · receipt.notDone, .synced, .numberTaken
 */
export async function quickUpdateReceipt(
  tx: Tx,
  actor: Actor,
  ask: Ask<typeof quickUpdateReceiptCall>,
) {
  const receipt = await readReceipt(tx, actor.companyId, ask.id, "locked");
  actor.must("acctARP.write", receipt);
  const { paymentRefNo: receiptNo, status } = receipt;
  if (status !== "Done") throw refuseReceipt("receipt.notDone", { receiptNo, status });
  if (receipt.syncStatus === "Synced") throw refuseReceipt("receipt.synced", { receiptNo });
  const { version, paymentRefNo, paymentDate, paymentMethod, bankAccountNo } = ask;
  await updateVersioned(
    tx,
    "receipt",
    { companyId: actor.companyId, id: ask.id, version },
    { ...stampChange(actor), paymentRefNo, paymentDate, paymentMethod, bankAccountNo },
  );
  return { status: true as const, data: await shownReceipt(tx, actor, ask.id) };
}
