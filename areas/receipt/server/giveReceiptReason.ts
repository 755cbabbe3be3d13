import { giveRateReason } from "@fairway/areas/document/server/giveRateReason.ts";
import type { Ask } from "@fairway/core/contract/call.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import type { giveReceiptReason as giveReceiptReasonCall } from "../contract.ts";
import { receiptSource } from "./receiptTable.ts";
import { shownReceipt } from "./shownReceipt.ts";

/**
 * Gives a receipt of before the rule the reason for its rate outside the bound.
 *
 * Locks: the receipt.
 * Refuses: record.notFound · access.forbidden · record.conflict · rate.reasonNotMissing
 * Source: rule RC-3.
 */
export async function giveReceiptReason(
  tx: Tx,
  actor: Actor,
  ask: Ask<typeof giveReceiptReasonCall>,
) {
  await giveRateReason(tx, actor, receiptSource, ask);
  return { status: true as const, data: await shownReceipt(tx, actor, ask.id) };
}
