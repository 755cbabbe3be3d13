import { readShownCharges } from "@fairway/areas/charge/server/readShownCharges.ts";
import { actorOn, actorsOn } from "@fairway/areas/shipment/server/actorOn.ts";
import { shipmentsOfBills } from "@fairway/areas/shipment/server/jobOfBill.ts";
import type { Answer, Ask } from "@fairway/core/contract/call.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { refuse } from "@fairway/core/refusal/commonRefusals.ts";
import { rows, type Tx } from "@fairway/engine/db/tx.ts";
import { type RawBuilder, sql } from "kysely";
import type * as contract from "../contract.ts";
import { refuseReplica } from "../model/refusals.ts";
import { autoRateJobs } from "./autoRateJobs.ts";

/**
 * Sells the costs of a replica, or of the replicas whose lines a settlement holds, to the offices of
 * their jobs.
 *
 * Locks: each replica in the order of the ids.
 * Shape: jobs out of reach are left out; without one the number is unknown.
 * Refuses: replica.unknownNumber · as autoRateJobs
 * Source: rules RE-2, RE-7 and RE-8
 */
export async function autoRateReplicas(
  tx: Tx,
  actor: Actor,
  { jobNo, settleNo }: Ask<typeof contract.autoRateReplicas>,
): Promise<Answer<typeof contract.autoRateReplicas>> {
  const number = jobNo ?? settleNo;
  if (!number)
    throw refuse("ask.invalid", {}, { fields: [refuse.field("jobNo", "field.required")] });
  const { companyId } = actor;
  const found = jobNo
    ? await numbered(tx, companyId, jobNo)
    : await ofSettlement(tx, companyId, number);
  // A job out of reach is answered as one that does not exist.
  const seen = await actorsOn(tx, actor, found, "detail");
  const ids = found.filter(({ id }) => seen.has(id)).map(({ id }) => id);
  if (ids.length === 0) throw refuseReplica("replica.unknownNumber", { number });
  const pairs = await autoRateJobs(
    tx,
    async (jobs) => {
      const writers = await actorsOn(tx, actor, jobs, "write");
      for (const job of jobs) if (!writers.has(job.id)) await actorOn(tx, actor, job, "write");
      return writers;
    },
    { companyId, jobIds: ids, settled: false },
  );
  const sold = await readShownCharges(
    tx,
    actor,
    sql`s.job_id = any(${ids}::uuid[]) and s.type = 'SELL'`,
  );
  const sources = new Map(pairs.map(({ sourceId, madeId }) => [madeId, sourceId]));
  const lines = sold.flatMap((line) => {
    const sourceId = sources.get(line.id);
    return sourceId ? [{ ...line, sourceId }] : [];
  });
  return { status: true, data: { added: lines.length, lines } };
}

const numbered = (tx: Tx, companyId: string, jobNo: string) =>
  jobsWhere(
    tx,
    companyId,
    sql`select id from shipment where company_id = ${companyId}
      and number_key(job_no) = number_key(${jobNo}) and current_status <> 'Canceled'`,
  );

const ofSettlement = (tx: Tx, companyId: string, settleNo: string) =>
  jobsWhere(
    tx,
    companyId,
    sql`select distinct j.id from document d
      join charge_claim k on k.company_id = ${companyId} and k.document_id = d.id
        and k.slot = 'settlement'
      join surcharge s on s.company_id = ${companyId} and s.id = k.charge_id
      join shipment j on j.company_id = ${companyId} and j.id = s.job_id
        and j.replica_of is not null and j.current_status <> 'Canceled'
      where d.company_id = ${companyId} and d.kind = 'settlement'
        and number_key(d.number) = number_key(${settleNo})`,
  );

async function jobsWhere(tx: Tx, companyId: string, ids: RawBuilder<unknown>) {
  const found = await rows<{ id: string }>(tx, ids);
  const jobs = await shipmentsOfBills(
    tx,
    { companyId, language: "en" },
    found.map(({ id }) => id),
  );
  return [...jobs.values()];
}
