import type { Actor } from "@fairway/core/permission/actor.ts";
import type { Day } from "@fairway/core/time/day.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import { opposite, type Worth } from "../model/worth.ts";
import { insertMoves } from "./dueTable.ts";

/** The part of an item that a document clears, or the part of an advance that it uses. */
export interface DueClearing extends Worth {
  readonly dueId: string;
  readonly cause: "cleared" | "used";
}

/**
 * Clears locked items by a document; paid and open amounts of the items change in the same
 * statement.
 *
 * Refuses: by the constraints due_never_overcleared and due_not_below_zero.
 * Source: rule DU-3, areas/due/README.md
 */
export async function clearDues(
  tx: Tx,
  actor: Actor,
  by: { readonly documentId: string; readonly day: Day },
  clearings: readonly DueClearing[],
): Promise<void> {
  const { documentId, day } = by;
  const moves = clearings.map(({ dueId, cause, ...worth }) => ({
    ...opposite(worth),
    dueId,
    cause,
    documentId,
    day,
    ofTotal: false,
  }));
  await insertMoves(tx, actor, moves);
}
