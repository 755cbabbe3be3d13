import { rows, type Tx } from "@fairway/engine/db/tx.ts";
import { insertRows, newId } from "@fairway/engine/db/writeRows.ts";
import { sql } from "kysely";

/** Made on the job that a replica copies, or on the replica of its own costs. */
export type ReplicaChargeKind = "REPLICATE" | "AUTO_RATE";

/** A line that was made of a line of a replica. */
export interface ReplicaCharge {
  readonly kind: ReplicaChargeKind;
  readonly sourceId: string;
  readonly madeId: string;
}

/** Stores what was made of which line, with one statement. */
export async function insertReplicaCharges(
  tx: Tx,
  { companyId, userId }: { readonly companyId: string; readonly userId: string },
  made: readonly ReplicaCharge[],
): Promise<void> {
  await insertRows(
    tx,
    "replica_charge",
    made.map((each) => ({
      ...each,
      companyId,
      id: newId(),
      userCreated: userId,
      userModified: userId,
    })),
  );
}

/** The lines that were made on a job. */
export function madeOnJob(tx: Tx, companyId: string, jobId: string): Promise<ReplicaCharge[]> {
  return rows<ReplicaCharge>(
    tx,
    sql`select k.kind, k.source_id, k.made_id
      from surcharge m
      join replica_charge k on k.company_id = ${companyId} and k.made_id = m.id
      where m.company_id = ${companyId} and m.job_id = ${jobId}
      order by m.type, m.line_no, m.id`,
  );
}

/** What was made of some lines. */
export function madeOf(
  tx: Tx,
  companyId: string,
  sourceIds: readonly string[],
): Promise<ReplicaCharge[]> {
  return rows<ReplicaCharge>(
    tx,
    sql`select kind, source_id, made_id from replica_charge
      where company_id = ${companyId} and source_id = any(${[...sourceIds]}::uuid[])`,
  );
}
