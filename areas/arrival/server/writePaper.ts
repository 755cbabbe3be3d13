import type { BillAndJob } from "@fairway/areas/housebill/model/houseBill.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { refuse } from "@fairway/core/refusal/commonRefusals.ts";
import { stampChange } from "@fairway/engine/db/stamp.ts";
import { one, type Tx } from "@fairway/engine/db/tx.ts";
import { insertRow, updateVersioned } from "@fairway/engine/db/writeRows.ts";
import { sql } from "kysely";

/** A paper to be written: its row, and the version that the user has read. */
interface PaperWrite {
  readonly table: "arrival_notice" | "delivery_order";
  readonly version: number | null | undefined;
  readonly row: object;
}

/**
 * Writes the paper of a bill: the first time with the next number of its job. Rule AR-1
 *
 * Locks: nothing more; the caller has locked the job, which keeps its numbers.
 * Refuses: record.conflict when another version is stored, or when one is stored unread
 */
export async function writePaper(
  tx: Tx,
  actor: Actor,
  { bill, job }: BillAndJob,
  { table, version, row }: PaperWrite,
): Promise<void> {
  const { companyId, userId } = actor;
  if (typeof version === "number") {
    const key = { companyId, id: bill.id, version };
    await updateVersioned(tx, table, key, { ...row, ...stampChange(actor) });
    return;
  }
  const { next, isStored } = await one<{ next: number; isStored: boolean }>(
    tx,
    sql`select coalesce(max(p.serial), 0) + 1 as next, 
        coalesce(bool_or(p.id = ${bill.id}), false) as is_stored
      from ${sql.table(table)} p where p.company_id = ${companyId} and p.job_id = ${job.id}`,
  );
  if (isStored) throw refuse("record.conflict");
  await insertRow(tx, table, {
    ...row,
    serial: Number(next),
    companyId,
    id: bill.id,
    jobId: job.id,
    userCreated: userId,
    userModified: userId,
  });
}
