import { serviceOf } from "@fairway/areas/service/model/serviceOf.ts";
import { lockShipmentRow } from "@fairway/areas/shipment/server/lockShipmentRow.ts";
import type { Ask } from "@fairway/core/contract/call.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { addDays } from "@fairway/core/time/day.ts";
import { sayDay } from "@fairway/core/words/dates.ts";
import { maybe, run, type Tx } from "@fairway/engine/db/tx.ts";
import { newId } from "@fairway/engine/db/writeRows.ts";
import { sql } from "kysely";
import type * as contract from "../contract.ts";
import { longestSnooze } from "../model/radar.ts";
import { refuseRadar } from "../model/refusals.ts";
import { openRows } from "./openRows.ts";

/**
 * Puts a row off until a day: until then the radar, its tiles and its messages leave it out. Another day
 * or reason replaces the former one.
 *
 * Locks: the job.
 * Refuses: record.notFound · access.forbidden · radar.untilTooEarly · radar.untilTooLate ·
 *   radar.notThere
 * Source: rule RA-6, areas/radar/README.md
 */
export async function snoozeRow(
  tx: Tx,
  actor: Actor,
  { jobId, kind, containerNo, until, reason }: Ask<typeof contract.snoozeRow>,
): Promise<{ status: true; data: null }> {
  const job = await jobOfRow(tx, actor, jobId);
  const { companyId, userId, today } = actor;
  const at = { field: "until" };
  const latest = addDays(today, longestSnooze);
  if (until <= today) throw refuseRadar("radar.untilTooEarly", { until: sayDay(until) }, at);
  if (until > latest) throw refuseRadar("radar.untilTooLate", { latest: sayDay(latest) }, at);
  const isAsked = (alias: string) => sql`${sql.ref(`${alias}.job_id`)} = ${jobId}
    and ${sql.ref(`${alias}.kind`)} = ${kind}`;
  const there = await maybe(
    tx,
    sql`select 1 as is from (${openRows(companyId, isAsked)}) d
      where d.container_no = ${containerNo}`,
  );
  if (!there) throw refuseRadar("radar.notThere", { jobNo: job.jobNo });
  await run(
    tx,
    sql`insert into radar_mark as m (company_id, id, job_id, kind, container_no, until, reason,
        snoozed_by, user_created, user_modified)
      values (${companyId}, ${newId()}, ${jobId}, ${kind}, ${containerNo}, ${until}, ${reason},
        ${userId}, ${userId}, ${userId})
      on conflict (company_id, job_id, kind, container_no) do update
      set until = excluded.until, reason = excluded.reason, snoozed_by = excluded.snoozed_by,
        user_modified = excluded.user_modified, datetime_modified = now(), version = m.version + 1`,
  );
  return { status: true, data: null };
}

/**
 * Shows a row again that was put off.
 *
 * Locks: the job.
 * Refuses: record.notFound · access.forbidden
 * Source: rule RA-6
 */
export async function wakeRow(
  tx: Tx,
  actor: Actor,
  { jobId, kind, containerNo }: Ask<typeof contract.wakeRow>,
): Promise<{ status: true; data: null }> {
  await jobOfRow(tx, actor, jobId);
  await run(
    tx,
    sql`update radar_mark set until = null, reason = null, snoozed_by = null,
        user_modified = ${actor.userId}, datetime_modified = now(), version = version + 1
      where company_id = ${actor.companyId} and job_id = ${jobId} and kind = ${kind}
        and container_no = ${containerNo}`,
  );
  return { status: true, data: null };
}

async function jobOfRow(tx: Tx, actor: Actor, jobId: string) {
  const job = await lockShipmentRow(tx, actor, jobId);
  actor.must(`${serviceOf(job.transactionType).menu}.write`, job);
  return job;
}
