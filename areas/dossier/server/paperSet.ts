import { attachFiles } from "@fairway/areas/file/server/attachFiles.ts";
import { askOwner } from "@fairway/areas/file/server/fileOwners.ts";
import { freeNames } from "@fairway/areas/file/model/freeName.ts";
import { billFiles } from "@fairway/areas/housebill/model/fileFolders.ts";
import type { HouseBill } from "@fairway/areas/housebill/model/houseBill.ts";
import { readBillsOfJob } from "@fairway/areas/housebill/server/readHouseBill.ts";
import { serviceOf } from "@fairway/areas/service/model/serviceOf.ts";
import { jobFiles } from "@fairway/areas/shipment/model/fileFolders.ts";
import type { Shipment } from "@fairway/areas/shipment/model/shipment.ts";
import { readShipment } from "@fairway/areas/shipment/server/readShipment.ts";
import type { Answer, AnsweredFile, Ask } from "@fairway/core/contract/call.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { refuse } from "@fairway/core/refusal/commonRefusals.ts";
import { Refused } from "@fairway/core/refusal/refusal.ts";
import { say } from "@fairway/core/words/words.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import { printTogether } from "@fairway/engine/paper/answeredPaper.ts";
import { folderName } from "@fairway/engine/paper/folderName.ts";
import { writeZip } from "@fairway/engine/paper/writeZip.ts";
import type * as contract from "../contract.ts";
import { papersOfSets } from "../model/paperSet.ts";
import type { MissingPaper, OfferedPaper, PaperName } from "../model/paperSetShapes.ts";
import { refuseDossier } from "../model/refusals.ts";
import { missingSheet } from "./paper/missingSheet.ts";
import { savedForSet } from "./paperSetTable.ts";
import { setPapers } from "./setPapers.ts";

/**
 * Lists the papers of the set of a job, and why one cannot be printed, with three statements.
 *
 * Refuses: record.notFound
 * Source: rule DS-5
 */
export async function listPaperSet(
  tx: Tx,
  actor: Actor,
  ask: Ask<typeof contract.paperSet>,
): Promise<OfferedPaper[]> {
  const job = await readShipment(tx, actor, ask.id);
  return (await offeredPapers(tx, actor, job)).offered;
}

async function offeredPapers(tx: Tx, actor: Actor, job: Shipment) {
  const bills = await readBillsOfJob(tx, actor.companyId, job.id, actor.language);
  const saved = await savedForSet(tx, job);
  const offered = serviceOf(job.transactionType).paperSet.flatMap((paper): OfferedPaper[] => {
    const { whyNot } = setPapers[paper];
    const why = (bill: HouseBill | null) =>
      whyNot({ job, saved, bill })?.say(actor.language) ?? null;
    const ofJob = { paper, recordId: job.id, hwbno: null, noteNo: null, why: why(null) };
    switch (papersOfSets[paper].of) {
      case "job":
        return [ofJob];
      case "bill":
        return bills.map((bill) => {
          const { id: recordId, hwbno } = bill;
          return { ...ofJob, recordId, hwbno, why: why(bill) };
        });
      case "note":
        // Without a note one line says why.
        return saved.debitNotes.length === 0
          ? [ofJob]
          : saved.debitNotes.map(({ id, no }) => ({ ...ofJob, recordId: id, noteNo: no }));
    }
  });
  return { offered, saved };
}

interface MadePaper extends OfferedPaper {
  readonly file: AnsweredFile;
}

/** Prints chosen papers of the set of a job one after the other; what refuses is named. */
async function print(
  tx: Tx,
  actor: Actor,
  ask: Pick<Ask<typeof contract.printPaperSet>, "id" | "papers" | "language">,
): Promise<{ job: Shipment; made: MadePaper[]; missing: MissingPaper[] }> {
  const job = await readShipment(tx, actor, ask.id);
  const { offered, saved } = await offeredPapers(tx, actor, job);
  const chosen = (each: PaperName) =>
    ask.papers.some(({ paper, recordId }) => paper === each.paper && recordId === each.recordId);
  const papers = offered.filter(chosen);
  if (papers.length < ask.papers.length) throw refuse("record.notFound");
  const made: MadePaper[] = [];
  const missing: MissingPaper[] = [];
  for (const each of papers) {
    if (each.why !== null) {
      missing.push({ ...each, why: each.why });
      continue;
    }
    try {
      const record = { id: each.recordId, noteNo: each.noteNo, language: ask.language };
      const file = await setPapers[each.paper].print(tx, actor, record, { job, saved });
      made.push({ ...each, file });
    } catch (fault) {
      if (!(fault instanceof Refused)) throw fault;
      missing.push({ ...each, why: fault.say(actor.language) });
    }
  }
  if (made.length === 0) {
    const reasons = [...new Set(missing.map(({ why }) => why))].join(" ");
    throw refuseDossier("dossier.nothingToPrint", { jobNo: job.jobNo, reasons });
  }
  return { job, made, missing };
}

/**
 * Prints chosen papers of the set of a job: one as itself, several as one PDF or as an archive, those
 * of a bill in a folder of its number. Papers that cannot be printed stand in a list of the archive,
 * in a PDF on its last page.
 *
 * Refuses: record.notFound · dossier.nothingToPrint
 * Source: rule DS-6
 */
export async function printPaperSet(
  tx: Tx,
  actor: Actor,
  ask: Ask<typeof contract.printPaperSet>,
): Promise<AnsweredFile> {
  const { job, made, missing } = await print(tx, actor, ask);
  const [only] = made;
  if (only && ask.papers.length === 1) return only.file;
  const named = missing.map((each) => ({ name: nameOf(each, actor), why: each.why }));
  const name = `${folderName(job.jobNo)}-PAPERS`;
  if (ask.together) {
    const files = made.map(({ file }) => file);
    const language = ask.language ?? actor.language;
    const left = named.length > 0 ? [missingSheet(job.jobNo, named, language)] : [];
    return {
      name: `${name}.pdf`,
      mime: "application/pdf",
      bytes: await printTogether(files, left),
    };
  }
  const wanted = made.map(({ hwbno, file }) =>
    hwbno ? `${folderName(hwbno)}/${file.name}` : file.name,
  );
  const names = freeNames(wanted, []);
  const list = named.map((each) => `${each.name}: ${each.why}`).join("\r\n");
  return {
    name: `${name}.zip`,
    mime: "application/zip",
    bytes: writeZip([
      ...made.map(({ file }, at) => ({
        name: names[at] ?? file.name,
        bytes: file.bytes as Uint8Array,
      })),
      ...(missing.length > 0 ? [{ name: "NOT-PRINTED.txt", bytes: Buffer.from(list) }] : []),
    ]),
  };
}

function nameOf({ paper, hwbno, noteNo }: OfferedPaper, { language }: Actor): string {
  return [say(papersOfSets[paper].words, language), hwbno, noteNo].filter(Boolean).join(" ");
}

/**
 * Files chosen papers of the set of a job with the job, those of a bill with the bill, each under
 * its type of document.
 *
 * Locks: as the rules of the files of a job and of a bill.
 * Refuses: as printPaperSet · access.forbidden · shipment.locked · shipment.canceled
 * Source: rule DS-6
 */
export async function filePaperSet(
  tx: Tx,
  actor: Actor,
  ask: Ask<typeof contract.filePaperSet>,
): Promise<Answer<typeof contract.filePaperSet>> {
  const { made, missing } = await print(tx, actor, ask);
  const filed = [];
  for (const { file, ...each } of made) {
    const owner = each.hwbno
      ? { ...billFiles, objectId: each.recordId }
      : { ...jobFiles, objectId: ask.id };
    const numbers = await askOwner(tx, actor, owner, "change");
    const [kept] = await attachFiles(tx, actor, {
      owner,
      numbers,
      source: "Preview",
      files: [{ name: file.name, mime: file.mime, bytes: file.bytes as Buffer }],
      particulars: { documentType: papersOfSets[each.paper].fileAs },
    });
    filed.push({ ...each, name: kept?.name ?? file.name });
  }
  return { status: true, data: { filed, missing } };
}
