import { masterPlacing } from "@fairway/areas/airwaybill/model/masterPlacing.ts";
import { previewAirWayBill } from "@fairway/areas/airwaybill/server/previewAirWayBill.ts";
import {
  previewArrivalNotice,
  previewAuthorizeLetter,
  previewDeliveryOrder,
  previewProofOfDelivery,
} from "@fairway/areas/arrival/server/previewArrival.ts";
import { listFilesOfSeveral } from "@fairway/areas/file/server/keptFiles.ts";
import { billPrint } from "@fairway/areas/housebill/model/billPlacing.ts";
import type { HouseBill } from "@fairway/areas/housebill/model/houseBill.ts";
import { offeredWaybills, waybillPlacing } from "@fairway/areas/housebill/model/waybillPlacing.ts";
import { previewHouseBill } from "@fairway/areas/housebill/server/previewHouseBill.ts";
import { previewHouseWaybill } from "@fairway/areas/housebill/server/previewHouseWaybill.ts";
import {
  previewByContainer,
  previewByPackage,
  previewDetail,
  previewSummary,
} from "@fairway/areas/instruction/server/previewInstruction.ts";
import { manifestLayout } from "@fairway/areas/manifest/model/manifestLayout.ts";
import {
  previewAir,
  previewSeaExport,
  previewSeaImport,
} from "@fairway/areas/manifest/server/previewManifest.ts";
import { previewNote } from "@fairway/areas/note/server/previewNote.ts";
import type { Service } from "@fairway/areas/service/model/serviceDeclaration.ts";
import { serviceOf } from "@fairway/areas/service/model/serviceOf.ts";
import { jobFiles } from "@fairway/areas/shipment/model/fileFolders.ts";
import type { AnsweredFile } from "@fairway/core/contract/call.ts";
import { localCurrency } from "@fairway/core/money/currency.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import type { Language } from "@fairway/core/words/words.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import type { OfferedFile } from "../model/mail.ts";
import { type MailKindName, mailKind } from "../model/mailKinds.ts";
import type { MailPaper } from "../model/mailPapers.ts";
import type { FoundGround } from "./mailGround.ts";
import type { SavedPapers } from "./savedPapers.ts";

/** A paper that a mail may attach, with its print. */
interface OfferedPaper extends OfferedFile {
  readonly print: () => Promise<AnsweredFile>;
}

/** What the papers of a mail are chosen and printed from. */
interface PaperGround {
  readonly tx: Tx;
  readonly actor: Actor;
  readonly kind: MailKindName;
  readonly ground: FoundGround;
  readonly saved: SavedPapers;
  /** The partners that the mail is offered to. */
  readonly toPartners: readonly string[];
  readonly language: Language | undefined;
}

type Offer = (from: PaperGround) => OfferedPaper[];

const fileName = (number: string) => `${number.replaceAll("/", "_")}.pdf`;

const paper = (
  key: string,
  name: string,
  print: OfferedPaper["print"],
  isChosen = true,
): OfferedPaper => ({ key, name: fileName(name), isChosen, print });

function notePaper(
  { tx, actor, kind, language }: PaperGround,
  note: { readonly code: string; readonly jobId: string; readonly currencies?: readonly string[] },
  isChosen = true,
) {
  const currency = mailKind(kind).noteCurrency ?? ("ORIGIN" as const);
  const { code, jobId } = note;
  const ask = { jobId, creditDebitNo: code, currency, language };
  // A print that is filed with the job has the same number.
  const printed = currency === "ORIGIN" ? (note.currencies ?? []) : [currency];
  const name = [code, (language ?? actor.language).toUpperCase(), ...printed].join("_");
  return paper(`note:${code}`, name, () => previewNote(tx, actor, ask), isChosen);
}

const manifests = { seaExport: previewSeaExport, seaImport: previewSeaImport, air: previewAir };

/** How the instruction is printed, in the order in which it is offered; one by the kind of goods. */
const instructions = [
  { key: "SI", print: previewDetail, goods: null },
  { key: "SI_SUMMARY", print: previewSummary, goods: null },
  { key: "SI_CONTAINERS", print: previewByContainer, goods: "containers" },
  { key: "SI_PACKAGES", print: previewByPackage, goods: "looseGoods" },
] as const;

type PrintBill = (from: PaperGround, bill: HouseBill) => OfferedPaper["print"];

/** How a bill is printed, by the paper that its service declares. */
const billPrints: Partial<Record<Service["papers"][number], PrintBill>> = {
  billOfLading: ({ tx, actor, language }, { id: hblId }) => {
    const placing = billPrint.parse({});
    return () => previewHouseBill(tx, actor, { hblId, kind: "COPY", ...placing, language });
  },
  houseAirWaybill: ({ tx, actor, ground: { job }, language }, { id: hblId }) => {
    const offered = offeredWaybills(serviceOf(job.transactionType));
    const framed = Object.keys(offered).find((each) => each.endsWith("FRAME"));
    const placing = waybillPlacing.parse({ reportType: framed });
    return () => previewHouseWaybill(tx, actor, { hblId, ...placing, language });
  },
};

const offers: Readonly<Record<MailPaper, Offer>> = {
  houseBill: (from) => {
    const { job, bills } = from.ground;
    const [print] = serviceOf(job.transactionType).papers.flatMap((each) => billPrints[each] ?? []);
    if (!print) return [];
    return bills.map((bill) => paper(`houseBill:${bill.id}`, bill.hwbno, print(from, bill)));
  },
  masterWaybill: ({ tx, actor, ground: { job }, saved, language }) => {
    if (!saved.hasWaybill) return [];
    const ask = { jobId: job.id, ...masterPlacing.parse({}), language };
    return [
      paper(`MAWB:${job.id}`, `MAWB_${job.mawb ?? job.jobNo}`, () =>
        previewAirWayBill(tx, actor, ask),
      ),
    ];
  },
  manifest: ({ tx, actor, ground: { job }, saved, language }) => {
    if (!saved.manifestNo) return [];
    const print = manifests[manifestLayout(serviceOf(job.transactionType))];
    return [
      paper(`MNF:${job.id}`, `MNF_${saved.manifestNo}`, () =>
        print(tx, actor, { jobId: job.id, language }),
      ),
    ];
  },
  arrivalNotice: ({ tx, actor, ground: { bills }, saved, language }) =>
    bills
      .filter(({ id }) => saved.notices.includes(id))
      .map(({ id: hblId, hwbno }) =>
        paper(`AN:${hblId}`, `AN_${hwbno}`, () =>
          previewArrivalNotice(tx, actor, { hblId, currency: localCurrency, language }),
        ),
      ),
  deliveryOrder: ({ tx, actor, ground: { job, bills }, saved, language }) =>
    bills
      .filter(({ id }) => hasOrder(job.transactionType, "DELIVERY") && saved.orders.includes(id))
      .map(({ id: hblid, hwbno }) =>
        paper(`DO:${hblid}`, `DO_${hwbno}`, () =>
          previewDeliveryOrder(tx, actor, { hblid, language }),
        ),
      ),
  authorizeLetter: ({ tx, actor, ground: { job, bills }, saved, language }) =>
    bills
      .filter(({ id }) => hasOrder(job.transactionType, "AUTHORIZE") && saved.orders.includes(id))
      .map(({ id: housbillId, hwbno }) =>
        paper(`AL:${housbillId}`, `AL_${hwbno}`, () =>
          previewAuthorizeLetter(tx, actor, { housbillId, printSign: true, language }),
        ),
      ),
  instruction: ({ tx, actor, ground: { job }, saved, language }) => {
    const { goods } = serviceOf(job.transactionType);
    return saved.hasInstruction
      ? instructions
          .filter((each) => each.goods === null || each.goods === goods)
          .map(({ key, print }) =>
            paper(`${key}:${job.id}`, `${key}_${job.jobNo}`, () =>
              print(tx, actor, { jobId: job.id, language }),
            ),
          )
      : [];
  },
  // The delivery of a job without a page for its bill is proven by its files.
  proofOfDelivery: ({ tx, actor, ground: { job, bills }, language }) =>
    (serviceOf(job.transactionType).bill.isOfJob ? [] : bills).map(({ id, hwbno }) =>
      paper(`POD:${id}`, `POD_${hwbno}`, () => previewProofOfDelivery(tx, actor, { id, language })),
    ),
  notes: (from) => from.ground.notes.map((note) => notePaper(from, note)),
  // A note is chosen only where the mail goes to the partner that pays it. Rule MA-9
  debitNotes: (from) =>
    from.saved.debitNotes.map(({ code, partnerId }) =>
      notePaper(from, { code, jobId: from.ground.job.id }, from.toPartners.includes(partnerId)),
    ),
};

const hasOrder = (transactionType: string, tab: "DELIVERY" | "AUTHORIZE") =>
  serviceOf(transactionType).bill.tabs.some((each) => each === tab);

/** The papers that a mail may attach, in the order of its declaration. */
export function offeredPapers(from: PaperGround): OfferedPaper[] {
  return mailKind(from.kind).papers.flatMap((each) => offers[each](from));
}

/** The files of the jobs that a mail may attach; chosen at first are PDFs of the type that its kind says. */
export async function offeredFiles(
  tx: Tx,
  actor: Actor,
  jobs: FoundGround["jobs"],
  kind: MailKindName,
): Promise<(OfferedFile & { readonly fileId: string; readonly size: number })[]> {
  const objectIds = jobs.map(({ id }) => id);
  const files = await listFilesOfSeveral(tx, actor, { ...jobFiles, objectIds });
  const { filedAs } = mailKind(kind);
  return files.map(({ id, name, size, mime, documentType }) => ({
    key: `file:${id}`,
    name,
    isChosen: filedAs !== undefined && documentType === filedAs && mime === "application/pdf",
    fileId: id,
    size,
  }));
}
