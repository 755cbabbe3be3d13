import { serviceOf } from "@fairway/areas/service/model/serviceOf.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { refuse } from "@fairway/core/refusal/commonRefusals.ts";
import type { Refused } from "@fairway/core/refusal/refusal.ts";
import { lockRows } from "@fairway/engine/db/lockRow.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";
import type { JobOutcome } from "../model/jobOutcome.ts";
import { refuseShipment, whyJobClosed } from "../model/refusals.ts";
import type { Shipment } from "../model/shipment.ts";
import { shipmentRows } from "./shipmentTable.ts";
import { rightsToLock, unlockRight } from "../model/lockRights.ts";
import { writeLocks } from "./writeLocks.ts";

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
  await lockRows(tx, "shipment", { companyId: actor.companyId, ids });
  const jobs = await shipmentRows(tx, actor, sql`s.id = any(${[...ids]}::uuid[])`);
  const byId = new Map(jobs.map((job) => [job.id, job]));
  const verdicts = [...new Set(ids)].map((id) => {
    const job = byId.get(id);
    if (!job || !isSeen(actor, job)) throw refuse("record.notFound");
    return { job, refused: whyNot(actor, job, isLocked) };
  });
  const fit = verdicts.flatMap(({ job, refused }) => (refused ? [] : [job]));
  await writeLocks(tx, actor, fit, isLocked);
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
  const lacking = (locks ? rightsToLock(job) : [unlockRight]).find(
    (right) => !actor.may(right, job),
  );
  if (lacking) return refuse("access.forbidden", { permission: lacking });
  if (!locks && !job.isLocked) return refuseShipment("shipment.notLocked", { jobNo: job.jobNo });
  return whyJobClosed(locks ? job : { ...job, isLocked: false });
}
