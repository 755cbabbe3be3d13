import {
  type HandedOver,
  handOver,
  type Teller,
} from "@fairway/areas/notification/server/handOver.ts";
import type { HandOverKey } from "@fairway/areas/notification/model/handOverKeys.ts";
import { jobHome } from "@fairway/areas/service/model/jobHome.ts";
import { serviceOf } from "@fairway/areas/service/model/serviceOf.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";

export type ToldJob = HandedOver["owner"] & {
  readonly id: string;
  readonly jobNo: string;
  readonly transactionType: string;
};

interface JobMessage<To> {
  readonly kind: HandOverKey;
  readonly to: To;
  readonly over?: readonly HandOverKey[];
  /** The part of the job's page that it opens, as a search. */
  readonly search?: string;
}

/**
 * Tells users about a job; `over` names the messages about it that no longer hold.
 *
 * Shape: the users count as owners of the job. Those who may not open jobs of its service are not
 *   told.
 */
export function tellOfJob(
  tx: Tx,
  actor: Actor,
  job: ToldJob,
  message: JobMessage<readonly (string | null)[]>,
): Promise<void> {
  return tellOfJobs(tx, actor, [job], { ...message, to: () => message.to });
}

/** Tells users about several jobs in the same way, with one statement. */
export function tellOfJobs<Job extends ToldJob>(
  tx: Tx,
  actor: Teller,
  jobs: readonly Job[],
  message: JobMessage<(job: Job) => readonly (string | null)[]>,
): Promise<void> {
  const { kind, to, over = [], search = "" } = message;
  return handOver(tx, actor, {
    done: over.length > 0 ? [{ kinds: over, subjects: jobs.map(({ id }) => id) }] : [],
    told: jobs.map((job) => ({
      kind,
      to: to(job),
      subjectId: job.id,
      number: job.jobNo,
      address: `${jobHome(job)}${search}`,
      menu: serviceOf(job.transactionType).menu,
      owner: job,
    })),
  });
}

/** Tells the new person in charge of a job; the former one is told nothing of it any more. */
export function tellOfAssigned(
  tx: Tx,
  actor: Actor,
  job: ToldJob,
  { personIncharge }: { readonly personIncharge: string | null },
): Promise<void> {
  return tellOfAllAssigned(tx, actor, [{ ...job, personIncharge }]);
}

/** Tells the persons in charge of several jobs, with one statement. */
export function tellOfAllAssigned(
  tx: Tx,
  actor: Actor,
  jobs: readonly (ToldJob & { readonly personIncharge: string | null })[],
): Promise<void> {
  return tellOfJobs(tx, actor, jobs, {
    kind: "jobAssigned",
    to: ({ personIncharge }) => [personIncharge],
    over: ["jobAssigned", "jobLocked", "jobUnlocked"],
  });
}
