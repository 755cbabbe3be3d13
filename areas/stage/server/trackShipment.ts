import { numberedJobs } from "@fairway/areas/shipment/server/numberedJobs.ts";
import { readShipment } from "@fairway/areas/shipment/server/readShipment.ts";
import type { Answer, Ask } from "@fairway/core/contract/call.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { refuse } from "@fairway/core/refusal/commonRefusals.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";
import type { trackShipment as trackCall } from "../contract.ts";
import { jobProgress } from "../model/jobProgress.ts";
import { stageRows } from "./stageTable.ts";

/**
 * Returns how far a shipment is: by its job, or by the number of its master or house bill.
 *
 * Refuses: record.notFound, also for a job that the user may not open
 * Source: rule OP-10, areas/stage/README.md
 */
export async function trackShipment(
  tx: Tx,
  actor: Actor,
  ask: Ask<typeof trackCall>,
): Promise<Answer<typeof trackCall>> {
  const job = await readShipment(tx, actor, ask.jobId ?? (await jobByNumbers(tx, actor, ask)));
  const stages = await stageRows(tx, actor, sql`a.job_id = ${job.id}`);
  const { id: jobId, jobNo, mawb, transactionType, currentStatus } = job;
  return { jobId, jobNo, mawb, transactionType, currentStatus, steps: jobProgress(job, stages) };
}

async function jobByNumbers(
  tx: Tx,
  actor: Actor,
  { mawb, hawb, shipmentType }: Ask<typeof trackCall>,
): Promise<string> {
  if (!mawb && !hawb) throw refuse("record.notFound");
  const ofMaster = mawb ? sql`text_key(s.mawb) = text_key(${mawb})` : sql`true`;
  const ofHouse = hawb
    ? sql`s.id in (select b.job_id from house_bill b where b.company_id = ${actor.companyId}
        and not b.is_virtual and number_key(b.hwbno) = number_key(${hawb}))`
    : sql`true`;
  const ofService = shipmentType ? sql`s.transaction_type = ${shipmentType}` : sql`true`;
  const [found] = await numberedJobs(tx, actor, sql`${ofMaster} and ${ofHouse} and ${ofService}`);
  if (!found) throw refuse("record.notFound");
  return found.id;
}
