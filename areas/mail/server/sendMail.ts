import { fileKinds, kindOf } from "@fairway/areas/file/model/fileKinds.ts";
import { freeNames } from "@fairway/areas/file/model/freeName.ts";
import { attachFiles } from "@fairway/areas/file/server/attachFiles.ts";
import type { Ask, SentFile } from "@fairway/core/contract/call.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import { insertRow, insertRows, newId } from "@fairway/engine/db/writeRows.ts";
import { fileStore } from "@fairway/engine/files/fileStore.ts";
import { cleanMarkup } from "@fairway/engine/text/cleanMarkup.ts";
import { jobOfBill } from "@fairway/areas/shipment/server/jobOfBill.ts";
import type * as contract from "../contract.ts";
import { mailFiles } from "../model/fileFolder.ts";
import type { SentMail } from "../model/mail.ts";
import { refuseMail } from "../model/refusals.ts";
import { factsToKeep } from "../model/sentFacts.ts";
import { correspondents } from "./correspondents.ts";
import { enqueueMail } from "./deliverMail.ts";
import { mailGround } from "./mailGround.ts";
import { offeredFiles, offeredPapers } from "./mailPapers.ts";
import { readMail } from "./mailsOfJob.ts";
import { mustSend } from "./maySend.ts";
import { jobIdsOfNotes } from "./notesOfMail.ts";
import { savedPapers } from "./savedPapers.ts";

/** A file of a mail: one of the job, or a print that is kept with the mail. */
interface Attached {
  readonly name: string;
  readonly fileId: string | null;
  readonly print: SentFile | null;
  /** Shown below the text, as a signature is. */
  readonly isShown?: true;
}

/** The most bytes of all files of a mail; common mail servers refuse larger mails. */
export const mostBytes = 25 * 1024 * 1024;

/**
 * Stores a mail with its papers as they are now; it is delivered after the commit.
 *
 * Locks: the job; the jobs of several notes in the order of their ids.
 * Refuses: record.notFound · access.forbidden · shipment.locked · shipment.canceled · the refusals of
 *   mailGround · mail.fileUnknown · mail.tooLarge · what printing a paper refuses
 * Source: rules MA-1, MA-2, MA-5
 */
export async function sendMail(
  tx: Tx,
  actor: Actor,
  ask: Ask<typeof contract.sendMail>,
): Promise<{ status: true; data: SentMail }> {
  const { companyId, userId } = actor;
  const { kind, hblId, cdNo, to, cc, subject, language } = ask;
  const cdNos = [...new Set([cdNo, ...ask.furtherNos])].filter((code) => code !== null);
  const jobIds = cdNos.length > 1 ? await jobIdsOfNotes(tx, actor, cdNos) : [ask.jobId];
  for (const jobId of jobIds) await jobOfBill(tx, actor, jobId, "locked");
  const ground = await mailGround(tx, actor, { kind, jobId: ask.jobId, hblId, cdNos });
  mustSend(actor, kind, ground);
  const { job, jobs, bills } = ground;
  const { from, toPartners, signatureId } = await correspondents(tx, actor, ground, {
    language: language ?? actor.language,
    kind,
  });
  const saved = await savedPapers(tx, actor, kind, ground);
  const papers = offeredPapers({ tx, actor, kind, ground, saved, toPartners, language });
  const files = await offeredFiles(tx, actor, jobs, kind);
  const wanted = [...new Set(ask.attachFiles)];
  let bytes = 0;
  const count = (more: number) => {
    bytes += more;
    if (bytes <= mostBytes) return;
    const inMb = (size: number) => Math.ceil(size / 1024 / 1024);
    throw refuseMail("mail.tooLarge", { size: inMb(bytes), most: inMb(mostBytes) });
  };
  const id = newId();
  const attached: Attached[] = [];
  // Before anything is printed.
  count(files.reduce((sum, { key, size }) => (wanted.includes(key) ? sum + size : sum), 0));
  for (const key of wanted) {
    const file = files.find((each) => each.key === key);
    const paper = papers.find((each) => each.key === key);
    if (file) {
      attached.push({ name: file.name, fileId: file.fileId, print: null });
    } else if (paper) {
      const printed = await paper.print();
      if (!(printed.bytes instanceof Uint8Array)) throw new Error(`${key} is not a paper`);
      count(printed.bytes.length);
      const print = { name: paper.name, mime: printed.mime, bytes: printed.bytes };
      attached.push({ name: paper.name, fileId: null, print });
    } else {
      throw refuseMail("mail.fileUnknown", { key }, { field: "attachFiles" });
    }
  }
  const signature = signatureId ? await fileStore().read(tx, companyId, signatureId) : null;
  if (signature) {
    count(signature.length);
    const isJpeg = kindOf(signature) === "jpeg";
    const { mime } = fileKinds[isJpeg ? "jpeg" : "png"];
    const print = { name: isJpeg ? "signature.jpg" : "signature.png", mime, bytes: signature };
    attached.push({ name: print.name, fileId: null, print, isShown: true });
  }
  // Two bills without a number have papers of one name.
  const names = freeNames(
    attached.map(({ name }) => name),
    [],
  );
  await insertRow(tx, "mail", {
    companyId,
    id,
    kind,
    jobId: job.id,
    hblid: hblId,
    hblids: bills.map((bill) => bill.id),
    mailFrom: from,
    mailTo: to,
    mailCc: cc,
    subject,
    body: cleanMarkup(ask.body),
    facts: factsToKeep(kind, job, bills, hblId),
    userCreated: userId,
    userModified: userId,
  });
  await insertRows(
    tx,
    "mail_job",
    jobs.slice(1).map((each) => ({
      companyId,
      id: newId(),
      mailId: id,
      jobId: each.id,
      userModified: userId,
    })),
  );
  const prints = attached.flatMap(({ print }, at) =>
    print ? [{ ...print, name: names[at] ?? print.name }] : [],
  );
  const stored =
    prints.length === 0
      ? []
      : await attachFiles(tx, actor, {
          owner: { ...mailFiles, objectId: id },
          files: prints,
          numbers: { jobNo: job.jobNo, mawb: job.mawb, hwbno: bills[0]?.hwbno ?? null },
          source: "Mail",
        });
  const idOfPrint = new Map(stored.map((file) => [file.name, file.id]));
  await insertRows(
    tx,
    "mail_attachment",
    attached.map(({ fileId, isShown = false }, position) => ({
      companyId,
      id: newId(),
      mailId: id,
      position,
      name: names[position],
      ...held(fileId ?? idOfPrint.get(names[position] ?? "") ?? null),
      isShown,
      userModified: userId,
    })),
  );
  await enqueueMail(tx, { companyId, id });
  return { status: true, data: await readMail(tx, actor, id) };
}

/** A file is held until the mail is sent. Rule MA-15 */
const held = (fileId: string | null) => ({ fileId, heldFileId: fileId });
