import { ratesOfDay } from "@fairway/areas/rate/server/readRates.ts";
import { localCurrency, secondCurrency } from "@fairway/core/money/currency.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import type { Language } from "@fairway/core/words/words.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
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
  return draft(tx, actor, { kind, jobId, hblId, cdNo: null }, language);
};

/** Drafts the mail of a note. Refuses: as draftOf */
export function draftOfNote(
  tx: Tx,
  actor: Actor,
  ask: { cdNo: string; jobId?: string | undefined; language?: Language | undefined },
): Promise<MailDraft> {
  const { cdNo, jobId = null } = ask;
  return draft(tx, actor, { kind: "note", jobId, hblId: null, cdNo }, ask.language);
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
  const found = await correspondents(tx, actor, ground, { language, kind });
  const { from, to, cc, toPartners, template, said } = found;
  const saved = await savedPapers(tx, actor, kind, ground);
  const papers = offeredPapers({ tx, actor, kind, ground, saved, toPartners, language });
  const files = await offeredFiles(tx, actor, job.id);
  const exchangeRate = await rateOf(tx, actor, template, saved.noticeDay);
  const more = {
    ...said,
    cdNo: note?.code ?? null,
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
    cdNo: ask.cdNo,
    from,
    to,
    cc,
    ...draftMail({ template, job, bills, more }),
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
