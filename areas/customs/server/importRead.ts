import type { Actor } from "@fairway/core/permission/actor.ts";
import { refuse } from "@fairway/core/refusal/commonRefusals.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import { lockByNumber } from "./declarationTable.ts";
import { lockChosenRows, settleRows } from "./readingRowTable.ts";
import { findReading } from "./readingTable.ts";
import { addDeclarations } from "./storePage.ts";

/**
 * Stores the chosen declarations of a reading, or all that are new; what has been stored since
 * counts as known.
 *
 * Shape: as many statements for many declarations as for one.
 * Locks: the rows of the reading.
 * Refuses: access.forbidden · record.notFound
 * Source: rule CU-18
 */
export async function importRead(
  tx: Tx,
  actor: Actor,
  ask: { readonly readingId: string; readonly ids?: readonly string[] | null | undefined },
) {
  actor.mustHave("opsCustomClearance.import");
  const { companyId } = actor;
  const reading = await findReading(tx, { companyId, id: ask.readingId });
  if (reading?.userCreated !== actor.userId) throw refuse("record.notFound");
  const chosen = await lockChosenRows(tx, companyId, reading.id, ask.ids ?? null);
  const numbers = chosen.map(({ declared }) => declared.clearanceNo);
  const known = new Map(
    (await lockByNumber(tx, companyId, numbers)).map(({ key, id }) => [key, id]),
  );
  const fresh = chosen.filter(({ declared }) => !known.has(declared.clearanceNo));
  const stored = await addDeclarations(
    tx,
    reading,
    fresh.map(({ declared }) => declared),
  );
  const ids = new Map(fresh.map(({ id }, at) => [id, stored[at] ?? null]));
  await settleRows(
    tx,
    companyId,
    chosen.map(({ id, declared }) => {
      const added = ids.get(id) ?? null;
      const declarationId = added ?? known.get(declared.clearanceNo) ?? null;
      return { id, outcome: added ? ("New" as const) : ("Known" as const), declarationId };
    }),
  );
  const count = stored.filter((id) => id !== null).length;
  return { status: true as const, data: { count, known: chosen.length - count } };
}
