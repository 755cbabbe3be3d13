import type { Actor } from "@fairway/core/permission/actor.ts";
import type { Day } from "@fairway/core/time/day.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import { firstDayWith } from "../model/openByDay.ts";
import { opposite, type Worth } from "../model/worth.ts";
import { insertMoves } from "./dueTable.ts";
import { readOpenByDay } from "./readOpenByDay.ts";

/** The part of an item that a document clears, or the part of an advance that it uses. */
export interface DueClearing extends Worth {
  readonly dueId: string;
  readonly cause: "cleared" | "used";
}

/**
 * Clears locked items by a document; paid and open amounts of the items change in the same
 * statement.
 *
 * Shape: money from before the day of an item clears it on the first day on which it is open.
 * Refuses: by the constraints due_never_overcleared and due_not_below_zero.
 * Source: rules DU-3 and DU-11, areas/due/README.md
 */
export async function clearDues(
  tx: Tx,
  actor: Actor,
  by: { readonly documentId: string; readonly day: Day },
  clearings: readonly DueClearing[],
): Promise<void> {
  const { documentId, day } = by;
  const dueIds = clearings.filter(({ cause }) => cause === "cleared").map(({ dueId }) => dueId);
  const byDay = await readOpenByDay(tx, actor.companyId, dueIds, day);
  const moves = clearings.map(({ dueId, cause, ...worth }) => {
    const open = byDay.get(dueId);
    return {
      ...opposite(worth),
      dueId,
      cause,
      documentId,
      // Without a day the item is smaller, and the database refuses.
      day: (open && firstDayWith(open, day, worth)) ?? day,
      ofTotal: false,
    };
  });
  await insertMoves(tx, actor, moves);
}
