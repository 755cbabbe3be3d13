import { ratesOfDay } from "@fairway/areas/rate/server/readRates.ts";
import type { Ask } from "@fairway/core/contract/call.ts";
import { localCurrency, secondCurrency } from "@fairway/core/money/currency.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import type { Language } from "@fairway/core/words/words.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import type { draftNoteMail } from "../contract.ts";
import { draftMail } from "../model/draftMail.ts";
import type { MailDraft, OfferedFile } from "../model/mail.ts";
import type { MailKindName } from "../model/mailKinds.ts";
import { type MailTemplate, namesPlace } from "../model/mailTemplate.ts";
import { changesSince } from "../model/sentFacts.ts";
import { correspondents } from "./correspondents.ts";
import { type AskedMail, type FoundGround, mailGround } from "./mailGround.ts";
import { offeredFiles, offeredPapers } from "./mailPapers.ts";
import { mailServer } from "./mailServer.ts";
import { maySend } from "./maySend.ts";
import { type SavedPapers, savedPapers } from "./savedPapers.ts";
import { mostBytes } from "./sendMail.ts";

interface Asked {
  readonly jobId?: string | undefined;
  readonly hblId?: string | undefined;
  readonly language?: Language | undefined;
}

/**
 * Drafts a mail of a job or one of its bills, with at most six statements.
 *
 * Refuses: record.notFound · access.forbidden · mail.notOfService · mail.billMissing
 */
export const draftOf = (kind: MailKindName) => (tx: Tx, actor: Actor, ask: Asked) => {
  const { jobId = null, hblId = null, language } = ask;
  return draft(tx, actor, { kind, jobId, hblId, cdNos: [] }, language);
};

/** Drafts the mail of one note or of several. Refuses: as draftOf · as notesOfMail */
export function draftOfNotes(
  tx: Tx,
  actor: Actor,
  ask: Ask<typeof draftNoteMail>,
): Promise<MailDraft> {
  const { cdNo, furtherNos, jobId = null } = ask;
  const cdNos = [...new Set([cdNo, ...furtherNos])];
  return draft(tx, actor, { kind: "note", jobId, hblId: null, cdNos }, ask.language);
}

async function draft(
  tx: Tx,
  actor: Actor,
  ask: AskedMail,
  language: Language = actor.language,
): Promise<MailDraft> {
  const { kind } = ask;
  const ground = await mailGround(tx, actor, ask);
  const { job, jobs, bills, notes } = ground;
  const found = await correspondents(tx, actor, ground, { language, kind });
  const { from, to, cc, toPartners, template, said } = found;
  const saved = await savedPapers(tx, actor, kind, ground);
  const papers = offeredPapers({ tx, actor, kind, ground, saved, toPartners, language });
  const files = await offeredFiles(tx, actor, jobs, kind);
  const exchangeRate = await rateOf(tx, actor, template, saved.noticeDay);
  const more = {
    ...said,
    cdNo: notes.map(({ code }) => code).join(", ") || null,
    notes,
    hwbnos: bills.map(({ hwbno }) => hwbno).join(", "),
    exchangeRate,
    containers: saved.containers,
    link: null,
  };
  const shown = ({ key, name, isChosen }: OfferedFile) => ({ key, name, isChosen });
  return {
    kind,
    jobId: job.id,
    transactionType: job.transactionType,
    hblId: ask.hblId,
    cdNo: notes[0]?.code ?? null,
    notes: [...notes, ...ground.offeredNotes].map((each) => ({
      cdNo: each.code,
      jobNo: ground.jobNos.get(each.jobId) ?? "",
      hwbnos: each.hwbnos,
      isChosen: notes.includes(each),
    })),
    from,
    to,
    cc,
    ...draftMail({ template, jobs, bills, more }),
    changes: changesOf(saved, ground, ask.hblId),
    attachFiles: [...papers.map(shown), ...files.map(shown)],
    mostBytes,
    hasServer: mailServer() !== null,
    may: maySend(actor, kind, ground) ? ["send"] : [],
  };
}

/** What changed since the last mail about the same bills; nothing where none was sent. */
function changesOf(saved: SavedPapers, { job, bills }: FoundGround, hblId: string | null) {
  const said = saved.said.filter(
    (each) => each.of === job.id || bills.some(({ id }) => id === each.of),
  );
  const wasSent = hblId === null || said.some((each) => each.of === hblId);
  return wasSent ? changesSince(said, job, bills, { isWhole: hblId === null }) : [];
}

/** The rate of the day of the notice, today's without one; read only where the texts name it. */
async function rateOf(tx: Tx, actor: Actor, template: MailTemplate, day: string | null) {
  if (!namesPlace(template, "exchangeRate")) return null;
  const ask = { date: day ?? actor.today, localCurrency, fromCurrency: secondCurrency };
  const [found] = await ratesOfDay(tx, actor, ask);
  return found?.rate ?? null;
}
