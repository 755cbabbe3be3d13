import { lacksReason } from "@fairway/areas/rate/model/typedRate.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import { updateRows } from "@fairway/engine/db/writeRows.ts";
import type { Surcharge } from "../model/surcharge.ts";

/**
 * Writes the reason of a document to its locked lines with a mark and without a reason, whatever
 * holds them and also on a closed job. Does not check permissions; the caller does.
 *
 * Source: rule CH-15, areas/charge/README.md
 */
export async function giveLinesReason(
  tx: Tx,
  actor: Actor,
  locked: readonly Surcharge[],
  rateReason: string,
): Promise<void> {
  const lines = locked.filter(lacksReason).map(({ id, version }) => ({
    id,
    version,
    rateReason,
    userModified: actor.userId,
    datetimeModified: "now",
  }));
  await updateRows(tx, "surcharge", actor.companyId, lines);
}
