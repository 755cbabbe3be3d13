import { isJobClosed } from "@fairway/areas/document/model/jobClosed.ts";
import type { SeenJob } from "@fairway/areas/note/server/readJobOfNotes.ts";
import { serviceOf } from "@fairway/areas/service/model/serviceOf.ts";
import { refuseClosed } from "@fairway/areas/shipment/server/lockShipmentRow.ts";
import { whyJobClosed } from "@fairway/areas/shipment/model/refusals.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { refuse } from "@fairway/core/refusal/commonRefusals.ts";
import { type MailKindName, mailKind } from "../model/mailKinds.ts";
import type { FoundGround } from "./mailGround.ts";

type Covered = { readonly job: SeenJob; readonly bills: FoundGround["bills"] };
type OfJobs = Pick<FoundGround, "jobs" | "bills">;

/** Checks whether a right covers the job or the bill of a mail, or its note. Rule MA-2. */
function isCovered(actor: Actor, kind: MailKindName, { job, bills }: Covered): boolean {
  const right = `${serviceOf(job.transactionType).menu}.write` as const;
  const { about } = mailKind(kind);
  if (about === "note" && actor.may("accManagement.write", job)) return true;
  return (
    actor.may(right, job) || (about === "bill" && bills.some((bill) => actor.may(right, bill)))
  );
}

/** May the user try a mail about this job again, or cancel it? */
export function mayHandle(actor: Actor, kind: MailKindName, job: SeenJob): boolean {
  return isCovered(actor, kind, { job, bills: [] });
}

/**
 * Refuses users who may not handle a mail about this job. A locked or canceled job hinders nobody
 * from canceling its mails.
 *
 * Refuses: access.forbidden
 */
export function mustHandle(actor: Actor, kind: MailKindName, job: SeenJob): void {
  if (mayHandle(actor, kind, job)) return;
  const { menu } = serviceOf(job.transactionType);
  throw refuse("access.forbidden", { permission: `${menu}.write` });
}

/** May the user send this mail now? */
export function maySend(actor: Actor, kind: MailKindName, { jobs, bills }: OfJobs): boolean {
  const isNote = mailKind(kind).about === "note";
  return jobs.every(
    (job) =>
      (isNote ? !isJobClosed("canceled", job) : !whyJobClosed(job)) &&
      isCovered(actor, kind, { job, bills }),
  );
}

/**
 * Refuses users who may not send this mail now. Notes are sent of locked jobs, too.
 *
 * Refuses: access.forbidden · shipment.locked · shipment.canceled
 */
export function mustSend(actor: Actor, kind: MailKindName, { jobs, bills }: OfJobs): void {
  const isNote = mailKind(kind).about === "note";
  for (const job of jobs) {
    if (!isCovered(actor, kind, { job, bills })) {
      const { menu } = serviceOf(job.transactionType);
      throw refuse("access.forbidden", { permission: `${menu}.write` });
    }
    refuseClosed(isNote ? { ...job, isLocked: false } : job);
  }
}
