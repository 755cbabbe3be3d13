import { rows, type Tx } from "@fairway/engine/db/tx.ts";
import { insertRows, newId } from "@fairway/engine/db/writeRows.ts";
import { type LinkRow, linkedPair } from "@fairway/areas/linkcharge/server/linkPair.ts";
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

/** The pairs of made line and source in which some lines stand, on either side. */
export function pairsOfReplicas(
  tx: Tx,
  companyId: string,
  ids: readonly string[],
): Promise<LinkRow[]> {
  const among = sql`any(${[...ids]}::uuid[])`;
  return rows<LinkRow>(
    tx,
    sql`select null::uuid as id, ${linkedPair}
      from replica_charge k
      join surcharge o on o.company_id = ${companyId} and o.id = k.source_id
      join surcharge l on l.company_id = ${companyId} and l.id = k.made_id
      where k.company_id = ${companyId} and k.id = any(array(
        select f.id from replica_charge f
        where f.company_id = ${companyId} and f.source_id = ${among}
        union
        select f.id from replica_charge f
        where f.company_id = ${companyId} and f.made_id = ${among}))
      order by k.id`,
  );
}
