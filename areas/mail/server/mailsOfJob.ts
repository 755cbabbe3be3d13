import { mustSeeJob } from "@fairway/areas/note/server/readJobOfNotes.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { refuse } from "@fairway/core/refusal/commonRefusals.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";
import type { SentMail } from "../model/mail.ts";
import type { MailKindName } from "../model/mailKinds.ts";
import { mayHandle } from "./maySend.ts";
import { mailRows } from "./mailTable.ts";

/** Lists the mails about a job, the latest first. Refuses: record.notFound · access.forbidden */
export async function mailsOfJob(
  tx: Tx,
  actor: Actor,
  ask: { jobId: string },
): Promise<SentMail[]> {
  const job = await mustSeeJob(tx, actor, ask.jobId);
  const { companyId } = actor;
  const mails = await mailRows(
    tx,
    companyId,
    sql`(m.job_id = ${ask.jobId} or m.id in (select x.mail_id from mail_job x
      where x.company_id = ${companyId} and x.job_id = ${ask.jobId}))`,
  );
  // A mail of several jobs is handled on the first one.
  return mails.map((mail) =>
    mail.jobId === ask.jobId && mayHandle(actor, mail.kind as MailKindName, job)
      ? mail
      : { ...mail, may: [] },
  );
}

/** Reads one mail about a job; the caller checks the right on its job. Refuses: record.notFound */
export async function readMail(tx: Tx, actor: Actor, id: string): Promise<SentMail> {
  const [mail] = await mailRows(tx, actor.companyId, sql`m.id = ${id} and m.job_id is not null`);
  if (!mail) throw refuse("record.notFound");
  return mail;
}
