import { jobOfBill } from "@fairway/areas/shipment/server/jobOfBill.ts";
import type { Ask } from "@fairway/core/contract/call.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { say } from "@fairway/core/words/words.ts";
import { stampChange } from "@fairway/engine/db/stamp.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import { updateVersioned } from "@fairway/engine/db/writeRows.ts";
import type * as contract from "../contract.ts";
import { mailStates, type SentMail } from "../model/mail.ts";
import type { MailKindName } from "../model/mailKinds.ts";
import { refuseMail } from "../model/refusals.ts";
import { releaseFiles } from "./heldFiles.ts";
import { mailsOfJob, readMail } from "./mailsOfJob.ts";
import { mustHandle } from "./maySend.ts";
import { isBeingSent } from "./sendingMail.ts";

/**
 * Cancels a mail that waits: it is never sent, and its files can be deleted. A canceled mail stays.
 *
 * Locks: the job, then the mail.
 * Refuses: record.notFound · access.forbidden · mail.isSending · mail.notWaiting · record.conflict
 * Source: rule MA-16
 */
export async function cancelMail(
  tx: Tx,
  actor: Actor,
  ask: Ask<typeof contract.cancelMail>,
): Promise<{ status: true; data: SentMail }> {
  const key = { companyId: actor.companyId, id: ask.id };
  const { jobId } = await readMail(tx, actor, ask.id);
  // Users who may not open the job are not told that the mail exists.
  await mailsOfJob(tx, actor, { jobId });
  const job = await jobOfBill(tx, actor, jobId, "locked");
  const isSending = await isBeingSent(tx, key);
  const { kind, state } = await readMail(tx, actor, ask.id);
  mustHandle(actor, kind as MailKindName, job);
  if (state !== "Waiting") {
    throw refuseMail("mail.notWaiting", { state: say(mailStates[state], actor.language) });
  }
  if (isSending) throw refuseMail("mail.isSending");
  await updateVersioned(
    tx,
    "mail",
    { ...key, version: ask.version },
    { state: "Canceled", canceledAt: "now", canceledBy: actor.userId, ...stampChange(actor) },
  );
  await releaseFiles(tx, key);
  return { status: true, data: await readMail(tx, actor, ask.id) };
}
