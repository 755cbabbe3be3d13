import {
  previewArrivalNotice,
  previewAuthorizeLetter,
  previewDeliveryOrder,
  previewProofOfDelivery,
} from "@fairway/areas/arrival/server/previewArrival.ts";
import { checkInstruction } from "@fairway/areas/instruction/server/getInstruction.ts";
import { previewDetail } from "@fairway/areas/instruction/server/previewInstruction.ts";
import { listFiles } from "@fairway/areas/file/server/keptFiles.ts";
import { previewHouseBill } from "@fairway/areas/housebill/server/previewHouseBill.ts";
import { billPrint } from "@fairway/areas/housebill/model/billPlacing.ts";
import { listJobNotes } from "@fairway/areas/note/server/listJobNotes.ts";
import { previewNote } from "@fairway/areas/note/server/previewNote.ts";
import { serviceOf } from "@fairway/areas/service/model/serviceOf.ts";
import { jobFiles } from "@fairway/areas/shipment/model/fileFolders.ts";
import { localCurrency } from "@fairway/core/money/currency.ts";
import type { AnsweredFile } from "@fairway/core/contract/call.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import type { Language } from "@fairway/core/words/words.ts";
import { rows, type Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";
import type { OfferedFile } from "../model/mail.ts";
import type { MailKindName } from "../model/mailKinds.ts";
import { mailKind } from "../model/mailKinds.ts";
import type { MailPaper } from "../model/mailPapers.ts";
import type { FoundGround } from "./mailGround.ts";

/** A paper that a mail may attach, with its print. */
interface OfferedPaper extends OfferedFile {
  readonly print: () => Promise<AnsweredFile>;
}

type Offer = (
  tx: Tx,
  actor: Actor,
  ground: FoundGround,
  language: Language | undefined,
) => Promise<OfferedPaper[]> | OfferedPaper[];

type PrintOfBill = (
  tx: Tx,
  actor: Actor,
  hblid: string,
  language: Language | undefined,
) => Promise<AnsweredFile>;

const fileName = (number: string) => `${number.replaceAll("/", "_")}.pdf`;

const notePaper = (
  tx: Tx,
  actor: Actor,
  { jobId, code, language }: { jobId: string; code: string; language: Language | undefined },
): OfferedPaper => ({
  key: `note:${code}`,
  name: fileName(code),
  isChosen: true,
  print: () => previewNote(tx, actor, { jobId, creditDebitNo: code, currency: "ORIGIN", language }),
});

/** The papers of those bills for which one was saved. */
const savedPapers =
  (table: "arrival_notice" | "delivery_order", key: string, print: PrintOfBill): Offer =>
  async (tx, actor, { bills }, language) => {
    const { companyId } = actor;
    const ids = bills.map(({ id }) => id);
    const saved = await rows<{ id: string }>(
      tx,
      sql`select p.id from ${sql.table(table)} p
        where p.company_id = ${companyId} and p.id = any(${ids}::uuid[])`,
    );
    return bills
      .filter(({ id }) => saved.some((each) => each.id === id))
      .map(({ id, hwbno }) => ({
        key: `${key}:${id}`,
        name: `${key}_${fileName(hwbno)}`,
        isChosen: true,
        print: () => print(tx, actor, id, language),
      }));
  };

const offers: Readonly<Record<MailPaper, Offer>> = {
  houseBill: (tx, actor, { job, bills }, language) =>
    serviceOf(job.transactionType).papers.some((paper) => paper === "billOfLading")
      ? bills.map((bill) => ({
          key: `houseBill:${bill.id}`,
          name: fileName(bill.hwbno),
          isChosen: true,
          print: () =>
            previewHouseBill(tx, actor, {
              hblId: bill.id,
              kind: "COPY",
              ...billPrint.parse({}),
              language,
            }),
        }))
      : [],
  arrivalNotice: savedPapers("arrival_notice", "AN", (tx, actor, hblId, language) =>
    previewArrivalNotice(tx, actor, { hblId, currency: localCurrency, language }),
  ),
  deliveryOrder: savedPapers("delivery_order", "DO", (tx, actor, hblid, language) =>
    previewDeliveryOrder(tx, actor, { hblid, language }),
  ),
  authorizeLetter: savedPapers("delivery_order", "AL", (tx, actor, housbillId, language) =>
    previewAuthorizeLetter(tx, actor, { housbillId, printSign: true, language }),
  ),
  instruction: async (tx, actor, { job }, language) => {
    if (!(await checkInstruction(tx, actor, { jobId: job.id }))) return [];
    return [
      {
        key: `SI:${job.id}`,
        name: `SI_${fileName(job.jobNo)}`,
        isChosen: true,
        print: () => previewDetail(tx, actor, { jobId: job.id, language }),
      },
    ];
  },
  proofOfDelivery: (tx, actor, { bills }, language) =>
    bills.map(({ id, hwbno }) => ({
      key: `POD:${id}`,
      name: `POD_${fileName(hwbno)}`,
      isChosen: true,
      print: () => previewProofOfDelivery(tx, actor, { id, language }),
    })),
  note: (tx, actor, { job, note }, language) =>
    note ? [notePaper(tx, actor, { jobId: job.id, code: note.code, language })] : [],
  debitNotes: async (tx, actor, { job }, language) => {
    const notes = (await listJobNotes(tx, actor, { Id: job.id })).flatMap(
      (each) => each.listCDNote,
    );
    return notes
      .filter(({ type }) => type !== "CREDIT")
      .map(({ code }) => notePaper(tx, actor, { jobId: job.id, code, language }));
  },
};

/** The papers that a mail may attach, in the order of its declaration. */
export async function offeredPapers(
  tx: Tx,
  actor: Actor,
  kind: MailKindName,
  ground: FoundGround,
  language?: Language,
): Promise<OfferedPaper[]> {
  const found: OfferedPaper[] = [];
  for (const paper of mailKind(kind).papers) {
    for (const each of await offers[paper](tx, actor, ground, language)) found.push(each);
  }
  return found;
}

/** The files of the job that a mail may attach; none is chosen at first. */
export async function offeredFiles(
  tx: Tx,
  actor: Actor,
  jobId: string,
): Promise<(OfferedFile & { readonly fileId: string; readonly size: number })[]> {
  const files = await listFiles(tx, actor, { ...jobFiles, objectId: jobId });
  return files.map(({ id, name, size }) => ({
    key: `file:${id}`,
    name,
    isChosen: false,
    fileId: id,
    size,
  }));
}
