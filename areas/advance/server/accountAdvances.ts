import { sendDocuments } from "@fairway/areas/document/server/sendDocuments.ts";
import type { Ask } from "@fairway/core/contract/call.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import type * as contract from "../contract.ts";
import { advanceSource } from "./advanceTable.ts";

/**
 * Sends approved advances without a voucher to the accounting system, all or none.
 *
 * Locks: the advances.
 * Refuses: record.notFound · access.forbidden · advance.notDone, .synced, .vouchered
 * Source: rule AD-17, areas/advance/README.md
 */
export async function accountAdvances(
  tx: Tx,
  actor: Actor,
  { ids }: Ask<typeof contract.accountAdvances>,
) {
  const sent = { verb: "account", ids, dataType: "ADVANCE" } as const;
  const advances = await sendDocuments(tx, actor, advanceSource, sent);
  return { status: true as const, data: advances.map(({ advanceNo }) => advanceNo) };
}
