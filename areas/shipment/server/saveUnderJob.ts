import type { Actor } from "@fairway/core/permission/actor.ts";
import { refuse } from "@fairway/core/refusal/commonRefusals.ts";
import { stampChange } from "@fairway/engine/db/stamp.ts";
import { maybe, type Tx } from "@fairway/engine/db/tx.ts";
import { insertRow, updateVersioned } from "@fairway/engine/db/writeRows.ts";
import { sql } from "kysely";

/**
 * Saves the one record that a job or a bill has in a table under its key.
 *
 * Shape: `version` is null at the first saving; `first` adds what only that one writes, such as a
 *   number.
 * Locks: nothing; the lock of the job, which the caller holds, keeps a second first saving away.
 * Refuses: record.conflict
 */
export async function saveUnderJob(
  tx: Tx,
  actor: Actor,
  saved: {
    readonly table: string;
    readonly id: string;
    readonly version: number | null;
    readonly row: object;
    readonly first?: () => Promise<object>;
  },
): Promise<void> {
  const { companyId, userId } = actor;
  const { table, id, version, row, first } = saved;
  if (version !== null) {
    const changes = { ...row, ...stampChange(actor) };
    await updateVersioned(tx, table, { companyId, id, version }, changes);
    return;
  }
  const stored = await maybe(
    tx,
    sql`select 1 as saved from ${sql.table(table)} where company_id = ${companyId} and id = ${id}`,
  );
  if (stored) throw refuse("record.conflict");
  const added = await first?.();
  const stamp = { companyId, id, userCreated: userId, userModified: userId };
  await insertRow(tx, table, { ...row, ...added, ...stamp });
}
