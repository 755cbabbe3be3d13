import { type AuditedPerson, auditEach } from "@fairway/engine/audit/audit.ts";
import { run, type Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";
import { type ToldJob, tellOfJobs } from "./tellOfJob.ts";

/** A job that is locked or unlocked. */
export type LockedJob = ToldJob & {
  readonly isLocked: boolean;
  readonly personIncharge: string | null;
};

/** Who locks or unlocks: a user, or the system without an id. */
type Locker = Omit<AuditedPerson, "userId"> & { readonly userId: string | null };

/**
 * Locks or unlocks jobs, logs it and tells the persons in charge.
 *
 * Shape: the caller has checked the rights and locked the rows; jobs that are so already are passed
 *   over. The statements do not depend on the number of jobs.
 * Source: rule SH-7
 */
export async function writeLocks(
  tx: Tx,
  who: Locker,
  jobs: readonly LockedJob[],
  isLocked: boolean,
): Promise<void> {
  const { userId, ...person } = who;
  const { companyId } = person;
  const changed = jobs.filter((job) => job.isLocked !== isLocked);
  if (changed.length === 0) return;
  const change = isLocked
    ? sql`is_locked = true, locked_date = now(), locked_user = ${userId}::uuid`
    : sql`is_locked = false, locked_date = null, locked_user = null, last_date_unlocked = now()`;
  await run(
    tx,
    sql`update shipment s set ${change}, user_modified = ${userId}::uuid,
        datetime_modified = now(), version = s.version + 1
      where s.company_id = ${companyId} and s.id = any(${changed.map(({ id }) => id)}::uuid[])`,
  );
  await tellOfJobs(tx, who, changed, {
    kind: isLocked ? "jobLocked" : "jobUnlocked",
    to: (job) => [job.personIncharge],
    over: [isLocked ? "jobUnlocked" : "jobLocked"],
  });
  await auditEach(
    tx,
    userId === null ? person : { ...person, userId },
    changed.map(({ id, jobNo }) => ({
      kind: isLocked ? ("lock" as const) : ("unlock" as const),
      object: jobNo,
      recordId: id,
      before: { isLocked: !isLocked },
      after: { isLocked },
    })),
  );
}
