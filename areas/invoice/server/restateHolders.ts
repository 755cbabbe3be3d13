import { restateNotes } from "@fairway/areas/note/server/restateNotes.ts";
import { restateSettlements } from "@fairway/areas/settlement/server/restateSettlements.ts";
import { restateSoas } from "@fairway/areas/soa/server/restateSoas.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";

/** A line with the note, the statement and the settlement that hold its charge. */
interface HeldLine {
  readonly cdNoteId?: string | null;
  readonly soaId?: string | null;
  readonly settlementId?: string | null;
}

/** Sets the states of the notes, statements and settlements of lines by what holds their charges now. */
export async function restateHolders(
  tx: Tx,
  actor: Actor,
  lines: readonly HeldLine[],
): Promise<void> {
  const ids = (name: keyof HeldLine) => [...new Set(lines.flatMap((line) => line[name] ?? []))];
  await restateNotes(tx, actor, ids("cdNoteId"));
  await restateSoas(tx, actor, ids("soaId"));
  await restateSettlements(tx, actor, ids("settlementId"));
}
