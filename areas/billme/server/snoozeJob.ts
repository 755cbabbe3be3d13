import { serviceOf } from "@fairway/areas/service/model/serviceOf.ts";
import { lockShipmentRow } from "@fairway/areas/shipment/server/lockShipmentRow.ts";
import { unbilledJobs } from "@fairway/areas/shipment/server/unbilledJobs.ts";
import type { Ask } from "@fairway/core/contract/call.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { addDays } from "@fairway/core/time/day.ts";
import { sayDay } from "@fairway/core/words/dates.ts";
import { maybe, run, type Tx } from "@fairway/engine/db/tx.ts";
import { newId } from "@fairway/engine/db/writeRows.ts";
import { keptRows } from "@fairway/engine/kept/kept.ts";
import { sql } from "kysely";
import type * as contract from "../contract.ts";
import { longestSnooze } from "../model/billMe.ts";
import { refuseBillMe } from "../model/refusals.ts";

/**
 * Puts a job off until a day: until then the list and the tile leave it out. Another day or reason
 * replaces the former one.
 *
 * Locks: the job.
 * Refuses: record.notFound · access.forbidden · billme.notToBill · billme.untilTooEarly ·
 *   billme.untilTooLate
 * Source: rule BM-3, areas/billme/README.md
 */
export async function snoozeJob(
  tx: Tx,
  actor: Actor,
  { jobId, until, reason }: Ask<typeof contract.snoozeJob>,
): Promise<{ status: true; data: null }> {
  const job = await jobToPutOff(tx, actor, jobId);
  const { companyId, userId, today } = actor;
  const at = { field: "until" };
  const latest = addDays(today, longestSnooze);
  if (until <= today) throw refuseBillMe("billme.untilTooEarly", { until: sayDay(until) }, at);
  if (until > latest) throw refuseBillMe("billme.untilTooLate", { latest: sayDay(latest) }, at);
  const where = sql`d.job_id = ${jobId}`;
  const open = await maybe(tx, keptRows(unbilledJobs, companyId, where, "byKey"));
  if (!open) throw refuseBillMe("billme.notToBill", { jobNo: job.jobNo });
  await run(
    tx,
    sql`insert into bill_snooze (company_id, id, job_id, until, reason, user_created, user_modified)
      values (${companyId}, ${newId()}, ${jobId}, ${until}, ${reason}, ${userId}, ${userId})
      on conflict (company_id, job_id) do update
      set until = excluded.until, reason = excluded.reason, user_created = excluded.user_created,
        user_modified = excluded.user_modified, datetime_modified = now(),
        version = bill_snooze.version + 1`,
  );
  return { status: true, data: null };
}

/**
 * Shows a job again that was put off.
 *
 * Locks: the job.
 * Refuses: record.notFound · access.forbidden
 * Source: rule BM-3
 */
export async function wakeJob(
  tx: Tx,
  actor: Actor,
  { jobId }: Ask<typeof contract.wakeJob>,
): Promise<{ status: true; data: null }> {
  await jobToPutOff(tx, actor, jobId);
  await run(
    tx,
    sql`delete from bill_snooze where company_id = ${actor.companyId} and job_id = ${jobId}`,
  );
  return { status: true, data: null };
}

/** The locked job; a closed one may still have to be billed. */
async function jobToPutOff(tx: Tx, actor: Actor, jobId: string) {
  const job = await lockShipmentRow(tx, actor, jobId);
  actor.must(`${serviceOf(job.transactionType).menu}.write`, job);
  return job;
}
