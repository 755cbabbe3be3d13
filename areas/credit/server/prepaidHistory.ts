import { type PaymentStatus, paymentTags } from "@fairway/areas/due/model/paymentStatus.ts";
import type { HistoryAnswer, HistoryAsk } from "@fairway/core/history/historyAnswer.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { say } from "@fairway/core/words/words.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import { parsed, storedLines } from "@fairway/engine/history/readHistory.ts";
import { sql } from "kysely";

const mostChanges = 500;
const words = {
  paymentStatus: { en: "Payment", vi: "Thanh toán" },
  comment: { en: "Comment", vi: "Ghi chú" },
};

/**
 * Returns the confirmations of a prepaid note and those that were taken back, newest first, as
 * changes of its payment. Does not check permissions; the caller does.
 *
 * Source: rule CK-14, areas/credit/README.md
 */
export async function prepaidHistory(
  tx: Tx,
  actor: Actor,
  { id: noteId, olderThan }: HistoryAsk,
): Promise<HistoryAnswer> {
  const { language } = actor;
  const stored = await storedLines(tx, actor, {
    where: sql`h.table_name = 'prepaid_confirmation' and h.record_id = ${noteId}`,
    most: mostChanges,
    olderThan,
  });
  const said = (status: PaymentStatus) => say(paymentTags[status].words, language);
  return stored.map(({ id, at, by, action, after }) => {
    const isPaid = action !== "delete";
    const comment = parsed(after)["comment"];
    return {
      id,
      at,
      by,
      action: "update" as const,
      changes: [
        {
          field: "paymentStatus",
          label: say(words.paymentStatus, language),
          was: said(isPaid ? "Unpaid" : "Paid"),
          now: said(isPaid ? "Paid" : "Unpaid"),
        },
        ...(typeof comment === "string" && comment !== ""
          ? [{ field: "comment", label: say(words.comment, language), was: "", now: comment }]
          : []),
      ],
    };
  });
}
