import { chargeLine } from "@fairway/areas/charge/model/chargeLine.ts";
import type { Surcharge } from "@fairway/areas/charge/model/surcharge.ts";
import {
  deleteDocumentLines,
  writeDocumentLines,
} from "@fairway/areas/charge/server/documentLines.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import { refuseSettlement } from "../model/refusals.ts";
import type { DirectLineForm } from "../model/settlement.ts";
import { whyNotRepeated } from "./repeatedCosts.ts";

/** The lines of a settlement before, and as they are sent. */
interface DirectLines {
  /** Null for a new settlement. */
  readonly settlementId: string | null;
  readonly before: readonly string[];
  readonly sent: readonly DirectLineForm[];
}

/**
 * Writes the lines that are born on a settlement into the bills of their jobs, and deletes those that it
 * no longer has; returns the charges in the order of the lines.
 *
 * Locks and refuses: as `writeDocumentLines` · settlement.unknownJob · settlement.duplicate
 * Source: rule ST-3
 */
export function writeDirectLines(
  tx: Tx,
  actor: Actor,
  { settlementId, before, sent }: DirectLines,
): Promise<Surcharge[]> {
  return writeDocumentLines(tx, actor, {
    slot: "settlement",
    documentId: settlementId,
    before,
    sent: sent.map(({ id, hblid, type, ...line }) => ({
      id,
      hblid,
      type,
      line: chargeLine.parse({ ...line, id: null, version: null }),
    })),
    list: "direct",
    unknownBill: (at, name) =>
      refuseSettlement(
        "settlement.unknownJob",
        { line: at + 1 },
        { field: `direct.${at}.${name}` },
      ),
    mustTake: async () => {
      const repeated = await whyNotRepeated(tx, actor, settlementId, sent);
      if (repeated) throw repeated;
    },
  });
}

/** Deletes the lines of a settlement. Locks and refuses: as `writeDirectLines` */
export const deleteDirectLines = (
  tx: Tx,
  actor: Actor,
  settlementId: string,
  before: readonly string[],
): Promise<void> =>
  deleteDocumentLines(tx, actor, { slot: "settlement", documentId: settlementId, before });
