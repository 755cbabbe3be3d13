import { notify } from "@fairway/areas/notification/server/notify.ts";
import { jobHome } from "@fairway/areas/service/model/jobHome.ts";
import { jobOfBill } from "@fairway/areas/shipment/server/jobOfBill.ts";
import type { Shipment } from "@fairway/areas/shipment/model/shipment.ts";
import { noteStages } from "@fairway/areas/stage/server/noteStage.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { escapeMarkup } from "@fairway/core/text/escapeMarkup.ts";
import { addressesOf } from "@fairway/core/text/mailAddresses.ts";
import type { Database } from "@fairway/engine/db/database.ts";
import { inTransaction, maybe, readOnly, rows, run, type Tx } from "@fairway/engine/db/tx.ts";
import { insertRow, newId } from "@fairway/engine/db/writeRows.ts";
import { fileStore } from "@fairway/engine/files/fileStore.ts";
import { enqueue, enqueueAll, type Job } from "@fairway/engine/jobs/jobs.ts";
import type { OutgoingMail } from "@fairway/engine/mail/mailServer.ts";
import { sql } from "kysely";
import { type MailKindName, mailKind } from "../model/mailKinds.ts";
import { releaseFiles } from "./heldFiles.ts";
import { mailServer } from "./mailServer.ts";
import { beginSending } from "./sendingMail.ts";

type MailKey = { readonly companyId: string; readonly id: string };

interface WaitingMail {
  readonly kind: MailKindName;
  /** Null for a mail about several jobs. */
  readonly jobId: string | null;
  /** The other jobs of a mail with notes of several. */
  readonly otherJobIds: readonly string[];
  readonly hblid: string | null;
  readonly bills: readonly { readonly id: string; readonly jobId: string }[];
  readonly mailFrom: string | null;
  readonly mailTo: string;
  readonly mailCc: string;
  readonly mailBcc: string;
  readonly subject: string;
  readonly body: string;
  readonly userCreated: string;
}

/**
 * How long a mail waits after each failed try, in seconds: a mail server that restarts is back by
 * then. After one more try its author is told that it cannot be delivered. Rule MA-6.
 */
const pauses = [60, 600] as const;

/** Delivers a mail after the present transaction; a mail that waits twice is delivered once. */
export function enqueueMail(tx: Tx, { companyId, id }: MailKey): Promise<void> {
  return enqueueMails(tx, companyId, [id]);
}

/** Delivers several mails after the present transaction; one statement. */
export function enqueueMails(tx: Tx, companyId: string, ids: readonly string[]): Promise<void> {
  return enqueueAll(
    tx,
    "deliverMail",
    ids.map((id) => ({ payload: { companyId, id }, key: keyOf({ id }) })),
  );
}

const keyOf = ({ id }: Pick<MailKey, "id">) => `mail ${id}`;

/**
 * The job that delivers mails. Each try is stored; a mail that cannot be delivered stays with the
 * reason of each try.
 */
export function deliverMail(database: Database): Job {
  return async (payload, attempt) => {
    const { tried = attempt.number - 1, ...key } = payload as unknown as MailKey & {
      /** The failed tries before; a try that broke off is counted by the queue. */
      readonly tried?: number;
    };
    const server = mailServer();
    const waiting = server
      ? await inTransaction(database, async (tx) =>
          (await beginSending(tx, key)) ? waitingMail(tx, key) : null,
        )
      : null;
    if (!server || !waiting) return;
    let fault: unknown = null;
    let rejected: readonly string[] = [];
    try {
      const files = await readOnly(database, (tx) => attachments(tx, key));
      rejected = await server.send(outgoing(key, waiting, files));
    } catch (error) {
      fault = error ?? new Error("unknown");
    }
    const pause = pauses[tried];
    const isLast = fault !== null && pause === undefined;
    await inTransaction(database, async (tx) => {
      await noteAttempt(tx, key, waiting, { fault, rejected, isLast });
      if (fault === null || pause === undefined) return;
      const again = { ...key, tried: tried + 1 };
      await enqueue(tx, "deliverMail", again, { key: keyOf(key), afterSeconds: pause });
    });
  };
}

/** Enqueues the mails of a company that wait although no job holds them: there was no mail server. */
export async function enqueueWaiting(tx: Tx, companyId: string): Promise<void> {
  if (!mailServer()) return;
  const waiting = await rows<{ id: string }>(
    tx,
    sql`select m.id from mail m where m.company_id = ${companyId} and m.state = 'Waiting'
      and not exists (select from graphile_worker.jobs j where j.key = 'mail ' || m.id)`,
  );
  await enqueueMails(
    tx,
    companyId,
    waiting.map(({ id }) => id),
  );
}

function waitingMail(tx: Tx, { companyId, id }: MailKey): Promise<WaitingMail | null> {
  return maybe<WaitingMail>(
    tx,
    sql`select m.kind, m.job_id, b.id as hblid, m.mail_from, m.mail_to, m.mail_cc, m.mail_bcc, m.subject,
        m.body,
        m.user_created,
        array(select x.job_id from mail_job x
          where x.company_id = ${companyId} and x.mail_id = m.id) as other_job_ids,
        coalesce((select jsonb_agg(jsonb_build_object('id', o.id, 'jobId', o.job_id) order by o.id)
          from house_bill o
          where o.company_id = ${companyId} and o.id = any(m.hblids)), '[]'::jsonb) as bills
      from mail m
      left join house_bill b on b.company_id = ${companyId} and b.id = m.hblid
      where m.company_id = ${companyId} and m.id = ${id} and m.state = 'Waiting'`,
  );
}

async function attachments(tx: Tx, { companyId, id }: MailKey): Promise<OutgoingMail["files"]> {
  const found = await rows<{
    name: string;
    fileId: string | null;
    mime: string | null;
    isShown: boolean;
  }>(
    tx,
    sql`select a.name, a.file_id, a.is_shown, f.mime from mail_attachment a
      left join attached_file f on f.company_id = ${companyId} and f.id = a.file_id
      where a.company_id = ${companyId} and a.mail_id = ${id}
      order by a.position`,
  );
  const files: OutgoingMail["files"][number][] = [];
  for (const { name, fileId, mime, isShown } of found) {
    const bytes = fileId ? await fileStore().read(tx, companyId, fileId) : null;
    if (!bytes || !mime) throw new Error(`the file ${name} was deleted`);
    files.push({ name, mime, bytes, isShown });
  }
  return files;
}

function outgoing(key: MailKey, mail: WaitingMail, files: OutgoingMail["files"]): OutgoingMail {
  return {
    id: key.id,
    from: mail.mailFrom,
    to: addressesOf(mail.mailTo),
    cc: addressesOf(mail.mailCc),
    bcc: addressesOf(mail.mailBcc),
    subject: mail.subject,
    html: mail.body,
    text: plain(mail.body),
    files,
  };
}

/** The same text for readers without markup. */
function plain(markup: string): string {
  return markup
    .replace(/<br ?\/?>/g, "\n")
    .replace(/<[^>]*>/g, "")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&amp;", "&");
}

/** How a try ended. */
interface Outcome {
  /** Null where the mail server took the mail. */
  readonly fault: unknown;
  /** The receivers that it refused nevertheless, each with its reason. */
  readonly rejected: readonly string[];
  readonly isLast: boolean;
}

async function noteAttempt(
  tx: Tx,
  { companyId, id }: MailKey,
  mail: WaitingMail,
  { fault, rejected, isLast }: Outcome,
): Promise<void> {
  const by: Pick<Actor, "companyId" | "userId" | "language"> = {
    companyId,
    userId: mail.userCreated,
    language: "en",
  };
  // Before the mail, as every verb locks.
  const jobs = await lockJobs(tx, by, mail);
  const job = jobs.find((each) => each.id === mail.jobId) ?? null;
  const error = fault === null ? reasons(rejected) : reason(fault);
  await insertRow(tx, "mail_attempt", {
    companyId,
    id: newId(),
    mailId: id,
    error,
    userModified: by.userId,
  });
  const state = fault === null ? "Sent" : isLast ? "Failed" : "Waiting";
  await run(
    tx,
    // What was sent counts as sent, also when it was canceled meanwhile.
    sql`update mail set state = ${state}, version = version + 1, sending_since = null,
        sent_at = case when ${state}::text = 'Sent' then now() end,
        canceled_at = null, canceled_by = null, datetime_modified = now()
      where company_id = ${companyId} and id = ${id}
        and (state = 'Waiting' or ${state}::text = 'Sent')`,
  );
  if (state !== "Waiting") await releaseFiles(tx, { companyId, id });
  const { stage, about } = mailKind(mail.kind);
  if (!job) return;
  if (state === "Sent" && stage) {
    for (const each of jobs) {
      const billed = mail.bills
        .filter(({ jobId }) => jobId === each.id)
        .map(({ id: hblid }) => hblid);
      const told = about === "note" && billed.length > 0 ? billed : [mail.hblid];
      await noteStages(
        tx,
        by,
        each,
        told.map((hblid) => ({ code: stage, hblid })),
      );
    }
  }
  // Sent again, the others would get it twice: the author decides.
  if (state === "Failed" || rejected.length > 0) {
    await notify(
      tx,
      { companyId, userId: null },
      {
        userIds: [mail.userCreated],
        title:
          state === "Failed"
            ? {
                en: `A mail about ${job.jobNo} could not be delivered`,
                vi: `Không gửi được email về lô hàng ${job.jobNo}`,
              }
            : {
                en: `A mail about ${job.jobNo} did not reach all its receivers`,
                vi: `Email về lô hàng ${job.jobNo} không đến được mọi người nhận`,
              },
        description: escapeMarkup(error ?? ""),
        actionLink: `${jobHome(job)}?mails=open`,
      },
    );
  }
}

/** Locks the jobs of a mail in the order of their ids. */
async function lockJobs(
  tx: Tx,
  by: Parameters<typeof jobOfBill>[1],
  { jobId, otherJobIds }: WaitingMail,
): Promise<Shipment[]> {
  const jobs: Shipment[] = [];
  const ids = [jobId, ...otherJobIds].filter((each) => each !== null);
  for (const each of ids.toSorted()) jobs.push(await jobOfBill(tx, by, each, "locked"));
  return jobs;
}

/** The refused receivers; null where there are none. */
function reasons(rejected: readonly string[]): string | null {
  return rejected.length === 0 ? null : rejected.join("; ").replace(/\s+/g, " ").slice(0, 500);
}

/** The first line of what the mail server answered. */
function reason(fault: unknown): string {
  const text = fault instanceof Error ? fault.message : String(fault);
  return (text.split("\n")[0] ?? "").slice(0, 500);
}
