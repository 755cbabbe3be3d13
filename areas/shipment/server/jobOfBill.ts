import type { Actor } from "@fairway/core/permission/actor.ts";
import { refuse } from "@fairway/core/refusal/commonRefusals.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";
import type { Shipment } from "../model/shipment.ts";
import { lockShipment, shipmentRows } from "./shipmentTable.ts";

/**
 * Reads the job of a house bill and locks it with `locked`. The caller checks the right, because
 * the owner of the bill counts as an owner too.
 *
 * Locks: the job, before any of its bills.
 */
export async function jobOfBill(
  tx: Tx,
  actor: Pick<Actor, "companyId" | "language">,
  jobId: string,
  locked?: "locked",
): Promise<Shipment> {
  const [job] = locked
    ? [await lockShipment(tx, actor.companyId, jobId)]
    : await shipmentRows(tx, actor, sql`s.id = ${jobId}`);
  if (!job) throw refuse("record.notFound");
  return job;
}

/** Reads the jobs of several house bills by id with one statement. The caller checks the right. */
export async function shipmentsOfBills(
  tx: Tx,
  actor: Pick<Actor, "companyId" | "language">,
  jobIds: readonly string[],
): Promise<ReadonlyMap<string, Shipment>> {
  if (jobIds.length === 0) return new Map();
  const jobs = await shipmentRows(tx, actor, sql`s.id = any(${[...jobIds]}::uuid[])`);
  return new Map(jobs.map((job) => [job.id, job]));
}
