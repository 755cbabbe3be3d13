import { serviceOf } from "@fairway/areas/service/model/serviceOf.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { refuse } from "@fairway/core/refusal/commonRefusals.ts";
import type { Refused } from "@fairway/core/refusal/refusal.ts";
import { auditEach } from "@fairway/engine/audit/audit.ts";
import { run, type Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";
import type { JobOutcome } from "../model/jobOutcome.ts";
import { refuseShipment, whyJobClosed } from "../model/refusals.ts";
import type { Shipment } from "../model/shipment.ts";
import { shipmentRows } from "./shipmentTable.ts";
import { tellOfJobs } from "./tellOfJob.ts";

type Ask = { readonly ids: readonly string[] };
type Told = Promise<{ status: true; data: JobOutcome[] }>;

/**
 * Locks several jobs; those that cannot be locked stay and are named with the reason.
 *
 * Shape: in the order of the ids; the statements do not depend on their number.
 * Locks: the jobs in the order of their ids.
 * Refuses: record.notFound when the user may not see one of them
 * Source: rule SH-27, areas/shipment/README.md
 */
export function lockShipments(tx: Tx, actor: Actor, { ids }: Ask): Told {
  return setLocks(tx, actor, ids, true);
}

/** Unlocks several jobs in the same way. Source: rule SH-27 */
export function unlockShipments(tx: Tx, actor: Actor, { ids }: Ask): Told {
  return setLocks(tx, actor, ids, false);
}

async function setLocks(tx: Tx, actor: Actor, ids: readonly string[], isLocked: boolean): Told {
  const { companyId, userId } = actor;
  await run(
    tx,
    sql`select s.id from shipment s where s.company_id = ${companyId}
      and s.id = any(${[...ids]}::uuid[]) order by s.id for update`,
  );
  const jobs = await shipmentRows(tx, actor, sql`s.id = any(${[...ids]}::uuid[])`);
  const byId = new Map(jobs.map((job) => [job.id, job]));
  const verdicts = [...new Set(ids)].map((id) => {
    const job = byId.get(id);
    if (!job || !isSeen(actor, job)) throw refuse("record.notFound");
    return { job, refused: whyNot(actor, job, isLocked) };
  });
  const fit = verdicts.flatMap(({ job, refused }) => (refused ? [] : [job]));
  if (fit.length > 0) {
    const change = isLocked
      ? sql`is_locked = true, locked_date = now(), locked_user = ${userId}`
      : sql`is_locked = false, locked_date = null, locked_user = null, last_date_unlocked = now()`;
    await run(
      tx,
      sql`update shipment s set ${change}, user_modified = ${userId}, datetime_modified = now(),
          version = s.version + 1
        where s.company_id = ${companyId} and s.id = any(${fit.map(({ id }) => id)}::uuid[])`,
    );
    await tellOfJobs(tx, actor, fit, {
      kind: isLocked ? "jobLocked" : "jobUnlocked",
      to: (job) => [job.personIncharge],
      over: [isLocked ? "jobUnlocked" : "jobLocked"],
    });
    await auditEach(
      tx,
      actor,
      fit.map(({ id, jobNo }) => ({
        kind: isLocked ? ("lock" as const) : ("unlock" as const),
        object: jobNo,
        recordId: id,
        before: { isLocked: !isLocked },
        after: { isLocked },
      })),
    );
  }
  const data = verdicts.map(
    ({ job, refused }): JobOutcome => ({
      id: job.id,
      jobNo: job.jobNo,
      isDone: refused === null,
      code: refused?.code ?? null,
      reason: refused?.say(actor.language) ?? null,
    }),
  );
  return { status: true, data };
}

function isSeen(actor: Actor, job: Shipment): boolean {
  const { menu } = serviceOf(job.transactionType);
  return actor.may(`${menu}.detail`, job) || actor.may(`${menu}.write`, job);
}

/** Why a job cannot be locked or unlocked; the same reasons as for a single one. Rule SH-7 */
function whyNot(actor: Actor, job: Shipment, locks: boolean): Refused | null {
  const { menu } = serviceOf(job.transactionType);
  const lacking = ["write", "LockShipment"].find((right) => !actor.may(`${menu}.${right}`, job));
  if (lacking) return refuse("access.forbidden", { permission: `${menu}.${lacking}` });
  if (!locks && !job.isLocked) return refuseShipment("shipment.notLocked", { jobNo: job.jobNo });
  return whyJobClosed(locks ? job : { ...job, isLocked: false });
}
