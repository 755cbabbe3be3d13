import { attachFiles } from "@fairway/areas/file/server/attachFiles.ts";
import { askOwner } from "@fairway/areas/file/server/fileOwners.ts";
import { freeNames } from "@fairway/areas/file/model/freeName.ts";
import { billFiles } from "@fairway/areas/housebill/model/fileFolders.ts";
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
import { folderName } from "@fairway/engine/paper/folderName.ts";
import { writeZip } from "@fairway/engine/paper/writeZip.ts";
import type * as contract from "../contract.ts";
import { papersOfSets } from "../model/paperSet.ts";
import type { MissingPaper, OfferedPaper, PaperName } from "../model/paperSetShapes.ts";
import { refuseDossier } from "../model/refusals.ts";
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
  return offeredPapers(tx, actor, job);
}

async function offeredPapers(tx: Tx, actor: Actor, job: Shipment): Promise<OfferedPaper[]> {
  const bills = await readBillsOfJob(tx, actor.companyId, job.id, actor.language);
  const saved = await savedForSet(tx, job);
  return serviceOf(job.transactionType).paperSet.flatMap((paper) => {
    const { whyNot } = setPapers[paper];
    const printedFor = papersOfSets[paper].of === "job" ? [null] : bills;
    return printedFor.map((bill) => ({
      paper,
      recordId: bill?.id ?? job.id,
      hwbno: bill?.hwbno ?? null,
      why: whyNot({ job, saved, bill })?.say(actor.language) ?? null,
    }));
  });
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
  const offered = await offeredPapers(tx, actor, job);
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
      const record = { id: each.recordId, language: ask.language };
      made.push({ ...each, file: await setPapers[each.paper].print(tx, actor, record, job) });
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
 * Prints chosen papers of the set of a job: one as itself, several as an archive, those of a bill in
 * a folder of its number. Papers that cannot be printed stand in a list of the archive.
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
  const wanted = made.map(({ hwbno, file }) =>
    hwbno ? `${folderName(hwbno)}/${file.name}` : file.name,
  );
  const names = freeNames(wanted, []);
  const list = missing.map((each) => `${nameOf(each, actor)}: ${each.why}`).join("\r\n");
  return {
    name: `${folderName(job.jobNo)}-PAPERS.zip`,
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

function nameOf({ paper, hwbno }: OfferedPaper, { language }: Actor): string {
  return [say(papersOfSets[paper].words, language), hwbno].filter(Boolean).join(" ");
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
    const place = each.hwbno ? billFiles : jobFiles;
    const owner = { ...place, objectId: each.recordId };
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
