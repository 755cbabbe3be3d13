import { sendWithLines } from "@fairway/areas/charge/server/sendWithLines.ts";
import type { Ask } from "@fairway/core/contract/call.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import type * as contract from "../contract.ts";
import { settlementSource } from "./settlementTable.ts";

/**
 * Sends approved settlements with their lines to the accounting system, all or none.
 *
 * Locks: the jobs, then the lines, then the settlements.
 * Refuses: record.notFound · access.forbidden · settlement.notDone, .synced, .paid · charge.taken
 *   when another document sent a line
 * Source: rule ST-16, areas/settlement/README.md
 */
export async function accountSettlements(
  tx: Tx,
  actor: Actor,
  { ids }: Ask<typeof contract.accountSettlements>,
) {
  const settlements = await sendWithLines(tx, actor, settlementSource, {
    verb: "account",
    ids,
    slot: "settlement",
    dataType: "SETTLEMENT",
  });
  return { status: true as const, data: settlements.map(({ settlementNo }) => settlementNo) };
}
