import type { Ask } from "@fairway/core/contract/call.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import { maybe } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";
import type * as contract from "../contract.ts";
import type { ContainerLine } from "../model/container.ts";
import { containerRows } from "./containerTable.ts";
import { readShipment } from "./readShipment.ts";

/** All container lines of a job's own list. */
export async function containersOfJob(
  tx: Tx,
  actor: Actor,
  ask: { id: string },
): Promise<ContainerLine[]> {
  const job = await readShipment(tx, actor, ask.id);
  return read(tx, actor, { mblid: job.id, hblid: null });
}

/** Container lines of a job's own list, or of one of its house bills. */
export async function queryContainers(
  tx: Tx,
  actor: Actor,
  ask: Ask<typeof contract.queryContainers>,
): Promise<ContainerLine[]> {
  const jobId = ask.mblid ?? (ask.hblid ? await jobIdOfBill(tx, actor, ask.hblid) : null);
  if (!jobId) return [];
  const job = await readShipment(tx, actor, jobId);
  return read(tx, actor, { mblid: job.id, hblid: ask.hblid });
}

async function read(tx: Tx, actor: Actor, list: { mblid: string; hblid: string | null }) {
  const found = await containerRows(
    tx,
    actor.companyId,
    sql`k.mblid = ${list.mblid} and k.hblid is not distinct from ${list.hblid}::uuid`,
  );
  return found;
}

async function jobIdOfBill(tx: Tx, actor: Actor, hblid: string): Promise<string | null> {
  const found = await maybe<{ jobId: string }>(
    tx,
    sql`select job_id from house_bill where company_id = ${actor.companyId} and id = ${hblid}`,
  );
  return found?.jobId ?? null;
}
