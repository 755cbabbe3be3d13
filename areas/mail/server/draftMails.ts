import type { Actor } from "@fairway/core/permission/actor.ts";
import { refuse } from "@fairway/core/refusal/commonRefusals.ts";
import type { Language } from "@fairway/core/words/words.ts";
import { maybe, type Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";
import { draftMail } from "../model/draftMail.ts";
import type { MailDraft, OfferedFile } from "../model/mail.ts";
import type { MailKindName } from "../model/mailKinds.ts";
import { correspondents } from "./correspondents.ts";
import { type AskedMail, mailGround } from "./mailGround.ts";
import { maySend } from "./maySend.ts";
import { mailServer } from "./mailServer.ts";
import { offeredFiles, offeredPapers } from "./mailPapers.ts";
import { mostBytes } from "./sendMail.ts";

interface Asked {
  readonly jobId?: string | undefined;
  readonly hblId?: string | undefined;
  readonly language?: Language | undefined;
}

/**
 * Drafts a mail of a job or one of its bills.
 *
 * Refuses: record.notFound · access.forbidden · mail.notOfService · mail.billMissing
 */
export const draftOf = (kind: MailKindName) => (tx: Tx, actor: Actor, ask: Asked) => {
  const { jobId = null, hblId = null, language } = ask;
  return draft(tx, actor, { kind, jobId, hblId, cdNo: null }, language);
};

/** Drafts the mail of a note. Refuses: as draftOf */
export async function draftOfNote(
  tx: Tx,
  actor: Actor,
  ask: { cdNo: string; jobId?: string | undefined; language?: Language | undefined },
): Promise<MailDraft> {
  const jobId = ask.jobId ?? (await jobOfNote(tx, actor, ask.cdNo));
  return draft(tx, actor, { kind: "note", jobId, hblId: null, cdNo: ask.cdNo }, ask.language);
}

async function jobOfNote(tx: Tx, { companyId }: Actor, cdNo: string): Promise<string> {
  const found = await maybe<{ jobId: string }>(
    tx,
    sql`select n.job_id from document d
      join cd_note n on n.company_id = ${companyId} and n.id = d.id
      where d.company_id = ${companyId} and d.number = ${cdNo}`,
  );
  if (!found) throw refuse("record.notFound");
  return found.jobId;
}

async function draft(
  tx: Tx,
  actor: Actor,
  ask: AskedMail,
  language: Language = actor.language,
): Promise<MailDraft> {
  const { kind } = ask;
  const ground = await mailGround(tx, actor, ask);
  const { job, bills, note } = ground;
  const { from, to, cc, signature } = await correspondents(tx, actor, ground, { language, kind });
  const papers = await offeredPapers(tx, actor, kind, ground);
  const files = await offeredFiles(tx, actor, job.id);
  const shown = ({ key, name, isChosen }: OfferedFile) => ({ key, name, isChosen });
  return {
    kind,
    jobId: job.id,
    hblId: ask.hblId,
    cdNo: ask.cdNo,
    from,
    to,
    cc,
    ...draftMail({ kind, language, job, bills, cdNo: note?.code ?? null, signature }),
    attachFiles: [...papers.map(shown), ...files.map(shown)],
    mostBytes,
    hasServer: mailServer() !== null,
    may: maySend(actor, kind, ground) ? ["send"] : [],
  };
}
