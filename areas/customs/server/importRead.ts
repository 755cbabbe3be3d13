import type { Actor } from "@fairway/core/permission/actor.ts";
import { refuse } from "@fairway/core/refusal/commonRefusals.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";
import { lockByNumber } from "./declarationTable.ts";
import { reachOfActor } from "./readingReach.ts";
import { lockChosenRows, settleRows } from "./readingRowTable.ts";
import { findReading } from "./readingTable.ts";
import { addDeclarations } from "./storePage.ts";
import { changeOf, takeChanges } from "./takeChanges.ts";
import { type WaitingCriteria, waitingRows } from "./waitingRows.ts";

/**
 * Stores the chosen declarations of a reading, or all that wait and match the criteria: new ones, and
 * the changes of known ones that the user may change.
 *
 * Shape: as many statements for many declarations as for one.
 * Locks: the rows of the reading, then the known declarations.
 * Refuses: access.forbidden · record.notFound
 * Source: rules CU-15 and CU-18
 */
export async function importRead(
  tx: Tx,
  actor: Actor,
  ask: WaitingCriteria & {
    readonly readingId: string;
    readonly ids?: readonly string[] | null | undefined;
  },
) {
  actor.mustHave("opsCustomClearance.import");
  const { companyId } = actor;
  const reading = await findReading(tx, { companyId, id: ask.readingId });
  if (reading?.userCreated !== actor.userId) throw refuse("record.notFound");
  const which = ask.ids ? sql`t.id = any(${[...ask.ids]}::uuid[])` : waitingRows(companyId, ask);
  const chosen = await lockChosenRows(tx, companyId, reading.id, which);
  const numbers = chosen.map(({ declared }) => declared.clearanceNo);
  const { opens, writes } = reachOfActor(actor);
  const known = new Map(
    (await lockByNumber(tx, companyId, numbers)).map((stored) => [stored.key, stored]),
  );
  const changed = chosen.flatMap(({ declared }) => {
    const stored = known.get(declared.clearanceNo);
    return (stored && writes(stored) && changeOf(stored, declared)) || [];
  });
  await takeChanges(tx, reading, changed);
  const fresh = chosen.filter(({ declared }) => !known.has(declared.clearanceNo));
  const added = await addDeclarations(
    tx,
    reading,
    fresh.map(({ declared }) => declared),
  );
  const ids = new Map(fresh.map(({ id }, at) => [id, added[at] ?? null]));
  await settleRows(
    tx,
    companyId,
    chosen.map(({ id, declared }) => {
      const own = ids.get(id) ?? null;
      const stored = known.get(declared.clearanceNo);
      const declarationId = own ?? (stored && opens(stored) ? stored.id : null);
      return { id, outcome: own ? ("New" as const) : ("Known" as const), declarationId };
    }),
  );
  const count = added.filter((id) => id !== null).length;
  const data = { count, known: chosen.length - count, changed: changed.length };
  return { status: true as const, data };
}
