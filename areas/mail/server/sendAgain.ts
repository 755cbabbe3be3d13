import { jobOfBill } from "@fairway/areas/shipment/server/jobOfBill.ts";
import type { Ask } from "@fairway/core/contract/call.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { sayInstant } from "@fairway/core/words/dates.ts";
import { stampChange } from "@fairway/engine/db/stamp.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import { updateVersioned } from "@fairway/engine/db/writeRows.ts";
import type * as contract from "../contract.ts";
import type { SentMail } from "../model/mail.ts";
import type { MailKindName } from "../model/mailKinds.ts";
import { refuseMail } from "../model/refusals.ts";
import { enqueueMail } from "./deliverMail.ts";
import { holdFiles } from "./heldFiles.ts";
import { mailsOfJob, readMail } from "./mailsOfJob.ts";
import { mustSend } from "./maySend.ts";

/**
 * Tries to deliver a mail again, as it was written.
 *
 * Locks: the job.
 * Refuses: record.notFound · access.forbidden · mail.alreadySent · mail.canceled · mail.fileDeleted · record.conflict
 * Source: rule MA-6
 */
export async function sendAgain(
  tx: Tx,
  actor: Actor,
  ask: Ask<typeof contract.sendAgain>,
): Promise<{ status: true; data: SentMail }> {
  const { companyId } = actor;
  const { jobId } = await readMail(tx, actor, ask.id);
  // Users who may not open the job are not told that the mail exists.
  await mailsOfJob(tx, actor, { jobId });
  const job = await jobOfBill(tx, actor, jobId, "locked");
  const mail = await readMail(tx, actor, ask.id);
  mustSend(actor, mail.kind as MailKindName, { jobs: [job], bills: [] });
  if (mail.state === "Canceled") {
    const at = sayInstant(mail.canceledAt, actor.timeZone);
    throw refuseMail("mail.canceled", { user: mail.canceledName ?? "–", at });
  }
  if (mail.state === "Sent") {
    throw refuseMail("mail.alreadySent", { at: sayInstant(mail.sentAt, actor.timeZone) });
  }
  const key = { companyId, id: ask.id, version: ask.version };
  await updateVersioned(tx, "mail", key, { state: "Waiting", ...stampChange(actor) });
  await holdFiles(tx, { companyId, id: ask.id });
  await enqueueMail(tx, { companyId, id: ask.id });
  return { status: true, data: await readMail(tx, actor, ask.id) };
}
