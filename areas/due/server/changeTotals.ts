import type { DecimalText } from "@fairway/core/money/decimal.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import type { LockedDue } from "../model/due.ts";
import { opposite, together, type Worth } from "../model/worth.ts";
import { insertMoves, updateRate } from "./dueTable.ts";

/**
 * Gives a locked item of which nothing is cleared another total and another rate, by an entry on the
 * day of its document.
 *
 * Source: rule DU-16, areas/due/README.md
 */
export async function changeTotal(
  tx: Tx,
  actor: Actor,
  due: LockedDue,
  to: { readonly worth: Worth; readonly excRateUsdToLocal: DecimalText | null },
): Promise<void> {
  const was = { amount: due.total, amountVnd: due.totalVnd, amountUsd: due.totalUsd };
  const by = together(to.worth, opposite(was));
  await updateRate(tx, actor, due.id, to.excRateUsdToLocal);
  const { id: dueId, documentId, raisedOn: day } = due;
  await insertMoves(tx, actor, [{ ...by, dueId, documentId, day, cause: "raised", ofTotal: true }]);
}
