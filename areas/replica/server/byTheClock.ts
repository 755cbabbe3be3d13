import { actorIn } from "@fairway/areas/access/server/actorIn.ts";
import type { Shipment } from "@fairway/areas/shipment/model/shipment.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { refuse } from "@fairway/core/refusal/commonRefusals.ts";
import { Refused } from "@fairway/core/refusal/refusal.ts";
import { companyIds } from "@fairway/engine/db/companyIds.ts";
import type { Database } from "@fairway/engine/db/database.ts";
import { inTransaction, readOnly, rows, type Tx } from "@fairway/engine/db/tx.ts";
import type { Job } from "@fairway/engine/jobs/jobs.ts";
import { sql } from "kysely";
import { autoRateJobs } from "./autoRateJobs.ts";

/** The job that rates a replica after a settlement is done. Source: rule RE-8 */
export function autoRateReplica(database: Database): { readonly autoRateReplica: Job } {
  return {
    autoRateReplica: async (payload) =>
      rate(database, payload as { readonly companyId: string; readonly jobId: string }),
  };
}

/**
 * The job of every fourth hour: replicas whose costs are on documents and were not rated yet, because
 * something stopped it. Source: rule RE-8
 */
export function retryAutoRates(database: Database): {
  readonly retryAutoRates: () => Promise<void>;
} {
  return {
    retryAutoRates: async () => {
      for (const companyId of await companyIds(database)) {
        const due = await readOnly(database, (tx) => replicasToRate(tx, companyId));
        for (const jobId of due) await rate(database, { companyId, jobId });
      }
    },
  };
}

/** Rates one replica; what is refused stays for the next time. */
async function rate(
  database: Database,
  { companyId, jobId }: { readonly companyId: string; readonly jobId: string },
): Promise<void> {
  try {
    await inTransaction(database, (tx) =>
      autoRateJobs(tx, (jobs) => personsOf(tx, jobs), {
        companyId,
        jobIds: [jobId],
        settled: true,
      }),
    );
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
  }
}

/** The person in charge of a replica, with the level and the rights in its office. */
async function personsOf(tx: Tx, jobs: readonly Shipment[]): Promise<ReadonlyMap<string, Actor>> {
  const persons = new Map<string, Actor>();
  for (const { id, companyId, personIncharge: userId, officeId } of jobs) {
    const person = await actorIn(tx, { companyId, userId, language: "en" }, officeId);
    if (!person) throw refuse("record.notFound");
    persons.set(id, person);
  }
  return persons;
}

/** Open replicas with a bought line on a document, or with a vendor's invoice, that was not rated yet. */
async function replicasToRate(tx: Tx, companyId: string): Promise<string[]> {
  const found = await rows<{ id: string }>(
    tx,
    sql`select r.id from shipment r
      where r.company_id = ${companyId} and r.replica_of is not null and not r.is_locked
        and r.current_status not in ('Canceled', 'Finish')
        and exists (
          select from surcharge s
          join charge c on c.company_id = ${companyId} and c.id = s.charge_id
            and c.debit_charge is not null
          where s.company_id = ${companyId} and s.job_id = r.id and s.type = 'BUY'
            and (s.invoice_no is not null or exists (
              select from charge_claim k where k.company_id = ${companyId} and k.charge_id = s.id
                and k.side = 'credit' and k.is_firm))
            and not exists (select from replica_charge m where m.company_id = ${companyId}
              and m.source_id = s.id and m.kind = 'AUTO_RATE'))
      order by r.id`,
  );
  return found.map(({ id }) => id);
}
