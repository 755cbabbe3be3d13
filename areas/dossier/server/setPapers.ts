import { masterPlacing } from "@fairway/areas/airwaybill/model/masterPlacing.ts";
import { refuseWaybill } from "@fairway/areas/airwaybill/model/refusals.ts";
import { previewAirWayBill } from "@fairway/areas/airwaybill/server/previewAirWayBill.ts";
import { previewAirBooking as previewAirBookingCall } from "@fairway/areas/airbooking/contract.ts";
import { previewAirBooking } from "@fairway/areas/airbooking/server/previewAirBooking.ts";
import { refuseArrival } from "@fairway/areas/arrival/model/refusals.ts";
import {
  previewAirDocumentRelease,
  previewArrivalNotice,
  previewAuthorizeLetter,
  previewDeliveryOrder,
  previewProofOfDelivery,
} from "@fairway/areas/arrival/server/previewArrival.ts";
import { previewBookingNote } from "@fairway/areas/booking/server/previewBookingNote.ts";
import { textOfList } from "@fairway/areas/housebill/model/attachedList.ts";
import { billPrint } from "@fairway/areas/housebill/model/billPlacing.ts";
import type { HouseBill } from "@fairway/areas/housebill/model/houseBill.ts";
import { refuseHouseBill } from "@fairway/areas/housebill/model/refusals.ts";
import { waybillPlacing } from "@fairway/areas/housebill/model/waybillPlacing.ts";
import { previewAttachList } from "@fairway/areas/housebill/server/previewAttachList.ts";
import { previewHouseBill } from "@fairway/areas/housebill/server/previewHouseBill.ts";
import { previewHouseWaybill } from "@fairway/areas/housebill/server/previewHouseWaybill.ts";
import { refuseInstruction } from "@fairway/areas/instruction/model/refusals.ts";
import { previewDetail } from "@fairway/areas/instruction/server/previewInstruction.ts";
import { manifestLayout } from "@fairway/areas/manifest/model/manifestLayout.ts";
import { refuseManifest } from "@fairway/areas/manifest/model/refusals.ts";
import {
  previewAir,
  previewSeaExport,
  previewSeaImport,
} from "@fairway/areas/manifest/server/previewManifest.ts";
import { previewNote } from "@fairway/areas/note/server/previewNote.ts";
import { previewProfitSheet } from "@fairway/areas/report/server/previewProfitSheet.ts";
import { refuseSeparate } from "@fairway/areas/separatebill/model/refusals.ts";
import { previewSeparate } from "@fairway/areas/separatebill/server/previewSeparate.ts";
import type { SetPaper } from "@fairway/areas/service/model/paperSets.ts";
import { serviceOf } from "@fairway/areas/service/model/serviceOf.ts";
import type { Shipment } from "@fairway/areas/shipment/model/shipment.ts";
import type { AnsweredFile } from "@fairway/core/contract/call.ts";
import { localCurrency } from "@fairway/core/money/currency.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import type { Refused } from "@fairway/core/refusal/refusal.ts";
import type { Language } from "@fairway/core/words/words.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import { refuseDossier } from "../model/refusals.ts";
import type { SavedForSet } from "./paperSetTable.ts";
import { previewContainerLabels } from "./previewContainerLabels.ts";
import { previewCoverPage } from "./previewCoverPage.ts";

/** The paper of which job or bill is printed, and in which language. */
interface Printed {
  readonly id: string;
  /** The number of a note. */
  readonly noteNo?: string | null;
  readonly language?: Language | undefined;
}

interface Ground {
  readonly job: Shipment;
  readonly saved: SavedForSet;
  /** The bill of a paper of bills. */
  readonly bill: HouseBill | null;
}

interface PrintedPaper {
  readonly print: (
    tx: Tx,
    actor: Actor,
    record: Printed,
    ground: Pick<Ground, "job" | "saved">,
  ) => Promise<AnsweredFile>;
  /** Why it cannot be printed; the print refuses with the same code. */
  readonly whyNot: (ground: Ground) => Refused | null;
}

const always = () => null;
const hasOrder = ({ saved, bill }: Ground) =>
  saved.orders.includes(bill?.id ?? "") ? null : refuseArrival("arrival.notSaved");

const manifests = { seaExport: previewSeaExport, seaImport: previewSeaImport, air: previewAir };

/** How each paper of a set is printed, and why it cannot be. Rules DS-5 and DS-6 */
export const setPapers: Readonly<Record<SetPaper, PrintedPaper>> = {
  coverPage: { print: previewCoverPage, whyNot: always },
  profitSheet: {
    print: (tx, actor, { id: jobId, language }) =>
      previewProfitSheet(tx, actor, { jobId, currency: localCurrency, language }),
    whyNot: always,
  },
  bookingNote: {
    print: async (tx, actor, { language }, { job: { jobNo }, saved }) => {
      if (!saved.bookingNoteId) throw refuseDossier("dossier.noBooking", { jobNo });
      return previewBookingNote(tx, actor, { id: saved.bookingNoteId, language });
    },
    whyNot: ({ job: { jobNo }, saved }) =>
      saved.bookingNoteId ? null : refuseDossier("dossier.noBooking", { jobNo }),
  },
  airBookingNote: {
    print: (tx, actor, { id: hblId, language }) =>
      previewAirBooking(tx, actor, previewAirBookingCall.body.parse({ hblId, language })),
    whyNot: always,
  },
  masterWaybill: {
    print: (tx, actor, { id: jobId, language }) =>
      previewAirWayBill(tx, actor, { jobId, ...masterPlacing.parse({}), language }),
    whyNot: ({ job: { jobNo }, saved }) =>
      saved.hasWaybill ? null : refuseWaybill("airWayBill.notStored", { jobNo }),
  },
  houseWaybill: {
    print: (tx, actor, { id: hblId, language }) =>
      previewHouseWaybill(tx, actor, { hblId, ...waybillPlacing.parse({}), language }),
    whyNot: always,
  },
  separateWaybill: {
    print: (tx, actor, { id: hblId, language }) =>
      previewSeparate(tx, actor, { hblId, ...waybillPlacing.parse({}), language }),
    whyNot: ({ saved, bill }) =>
      bill && !saved.separates.includes(bill.id)
        ? refuseSeparate("separateBill.notStored", { hwbno: bill.hwbno })
        : null,
  },
  houseBill: {
    print: (tx, actor, { id: hblId, language }) =>
      previewHouseBill(tx, actor, { hblId, kind: "COPY", ...billPrint.parse({}), language }),
    whyNot: always,
  },
  attachList: {
    print: (tx, actor, { id: hblId, language }) =>
      previewAttachList(tx, actor, { hblId, language }),
    whyNot: ({ bill }) =>
      bill && textOfList(bill.attachList) === null
        ? refuseHouseBill("houseBill.noAttachedList", { hwbno: bill.hwbno })
        : null,
  },
  manifest: {
    print: (tx, actor, { id: jobId, language }, { job }) =>
      manifests[manifestLayout(serviceOf(job.transactionType))](tx, actor, { jobId, language }),
    whyNot: ({ job, saved }) => {
      const { jobNo } = job;
      const service = serviceOf(job.transactionType);
      if (!saved.hasManifest) return refuseManifest("manifest.notSaved", { jobNo });
      const needsBoxes = manifestLayout(service) === "seaImport" && service.goods === "containers";
      return needsBoxes && !saved.hasContainers
        ? refuseManifest("manifest.noContainer", { jobNo })
        : null;
    },
  },
  instruction: {
    print: (tx, actor, { id: jobId, language }) => previewDetail(tx, actor, { jobId, language }),
    whyNot: ({ job: { jobNo }, saved }) =>
      saved.hasInstruction ? null : refuseInstruction("instruction.notSaved", { jobNo }),
  },
  containerLabels: {
    print: previewContainerLabels,
    whyNot: ({ job: { jobNo }, saved }) =>
      saved.hasLabels ? null : refuseDossier("dossier.noContainers", { jobNo }),
  },
  arrivalNotice: {
    print: (tx, actor, { id: hblId, language }) =>
      previewArrivalNotice(tx, actor, { hblId, currency: localCurrency, language }),
    whyNot: ({ saved, bill }) =>
      saved.notices.includes(bill?.id ?? "") ? null : refuseArrival("arrival.notSaved"),
  },
  deliveryOrder: {
    print: (tx, actor, { id: hblid, language }) =>
      previewDeliveryOrder(tx, actor, { hblid, language }),
    whyNot: hasOrder,
  },
  authorizeLetter: {
    print: (tx, actor, { id: housbillId, language }) =>
      previewAuthorizeLetter(tx, actor, { housbillId, printSign: true, language }),
    whyNot: hasOrder,
  },
  documentRelease: { print: previewAirDocumentRelease, whyNot: always },
  proofOfDelivery: { print: previewProofOfDelivery, whyNot: always },
  debitNotes: {
    print: async (tx, actor, { noteNo, language }, { job }) => {
      if (!noteNo) throw refuseDossier("dossier.noDebitNote", { jobNo: job.jobNo });
      const ask = { jobId: job.id, creditDebitNo: noteNo, currency: "ORIGIN" as const, language };
      return previewNote(tx, actor, ask);
    },
    whyNot: ({ job: { jobNo }, saved }) =>
      saved.debitNotes.length > 0 ? null : refuseDossier("dossier.noDebitNote", { jobNo }),
  },
};
