import { peekNumber } from "@fairway/areas/numbering/server/drawNumbers.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import { receiptSeries } from "../model/receiptKind.ts";

/** Returns the next receipt number. */
export async function generateReceiptNo(
  tx: Tx,
  actor: Actor,
  ask: { paymentDate?: string | null | undefined },
) {
  actor.mustHave("acctARP.add");
  const receiptNo = await peekNumber(tx, actor, receiptSeries(ask.paymentDate ?? actor.today));
  return { receiptNo };
}
