import * as arrival from "@fairway/areas/arrival/contract.ts";
import { previewAirWayBill } from "@fairway/areas/airwaybill/contract.ts";
import type { MasterLayout } from "@fairway/areas/airwaybill/model/masterPlacing.ts";
import {
  previewAttachList,
  previewHouseAirWaybill,
  previewSeaHblOfLading,
} from "@fairway/areas/housebill/contract.ts";
import { billLayouts } from "@fairway/areas/housebill/model/billPlacing.ts";
import { waybillLayouts } from "@fairway/areas/housebill/model/waybillPlacing.ts";
import * as instruction from "@fairway/areas/instruction/contract.ts";
import * as manifest from "@fairway/areas/manifest/contract.ts";
import { previewProfitSheet } from "@fairway/areas/report/contract.ts";
import type { Service } from "@fairway/areas/service/model/serviceDeclaration.ts";
import type { CallSpec } from "@fairway/core/contract/call.ts";
import type { Ground, Made } from "./stepKind.ts";

/** A paper of what a step made: the call that prints it and what it is asked. */
export interface StoryPaper {
  /** As the office calls it; the first one is the file's. */
  readonly names: readonly [string, ...string[]];
  readonly call: CallSpec;
  ask(made: Made): Readonly<Record<string, unknown>>;
  readonly ending?: "xlsx";
  /** Saves what the paper prints, where no step does. */
  before?(ground: Ground, made: Made): Promise<void>;
  /** Only where the service has it; absent, every service has. */
  readonly on?: Partial<Pick<Service, "family" | "direction">>;
}

const ofJob = ({ jobId }: Made) => ({ jobId, id: jobId });
const ofBill = ({ hblid }: Made) => ({ id: hblid, hblid, hblId: hblid, housbillId: hblid });
const sea = { family: "sea" } as const;
const air = { family: "air" } as const;
const seaExport = { family: "sea", direction: "export" } as const;
const seaImport = { family: "sea", direction: "import" } as const;

/** The shipping instruction of a job, saved as a new one starts; its consignee is an agent. */
async function savedInstruction({ signed, partners }: Ground, { jobId }: Made): Promise<void> {
  if (await signed.ask(instruction.checkInstruction, { jobId })) return;
  const fresh = await signed.ask(instruction.getInstruction, { id: jobId });
  const agent = await partners.partner("STORY AGENT", "Agent");
  await signed.ask(instruction.saveInstruction, {
    ...fresh,
    jobId,
    consigneeId: fresh.consigneeId ?? agent.id,
    consigneeDescription: fresh.consigneeDescription ?? agent.block,
  } as never);
}
const instructed = { on: seaExport, ask: ofJob, before: savedInstruction };

/** A bill of lading in each of its layouts. */
const seaBills = billLayouts.map(
  (layout): StoryPaper => ({
    names: [layout],
    on: sea,
    call: previewSeaHblOfLading,
    ask: (made) => ({ ...ofBill(made), reportType: layout }),
  }),
);
/** A house waybill in each of its layouts; what a service does not print is refused. */
const waybills = waybillLayouts.map(
  (layout): StoryPaper => ({
    names: [layout],
    on: air,
    call: previewHouseAirWaybill,
    ask: (made) => ({ ...ofBill(made), reportType: layout }),
  }),
);
const ofMaster = (layout: MasterLayout) => (made: Made) => ({
  ...ofJob(made),
  reportType: layout,
});

/** The papers by the kind of step that makes what they show; the first that fits is the usual one. */
export const papers: Readonly<Record<string, readonly StoryPaper[]>> = {
  job: [
    { ...instructed, names: ["SI Summary"], call: instruction.previewSummary },
    { ...instructed, names: ["SI Detail"], call: instruction.previewDetail },
    { ...instructed, names: ["SI FCL"], call: instruction.previewByContainer },
    { ...instructed, names: ["SI LCL"], call: instruction.previewByPackage },
    { ...instructed, names: ["On-board list"], call: instruction.previewOnBoard },
    {
      names: ["P/L VND", "P/L"],
      call: previewProfitSheet,
      ask: ({ jobId }) => ({ jobId, currency: "VND" }),
    },
    {
      names: ["P/L USD"],
      call: previewProfitSheet,
      ask: ({ jobId }) => ({ jobId, currency: "USD" }),
    },
  ],
  bill: [
    ...seaBills,
    ...waybills,
    { names: ["Attach list"], call: previewAttachList, ask: ofBill },
    { names: ["POD"], on: sea, call: arrival.previewProofOfDelivery, ask: ofBill },
    { names: ["POD"], on: air, call: arrival.previewAirProofOfDelivery, ask: ofBill },
    { names: ["Document release"], on: air, call: arrival.previewAirDocumentRelease, ask: ofBill },
  ],
  awb: [
    { names: ["MAWB Single", "MAWB"], call: previewAirWayBill, ask: ofMaster("Single") },
    { names: ["MAWB Full"], call: previewAirWayBill, ask: ofMaster("Full") },
    { names: ["MAWB no frame"], call: previewAirWayBill, ask: ofMaster("SingleNoFrame") },
  ],
  manifest: [
    { names: ["Manifest"], on: seaExport, call: manifest.previewSeaExport, ask: ofJob },
    { names: ["Manifest"], on: seaImport, call: manifest.previewSeaImport, ask: ofJob },
    { names: ["Manifest"], on: air, call: manifest.previewAir, ask: ofJob },
  ],
  arrivalNotice: [
    {
      names: ["Arrival notice", "Arrival notice VND"],
      on: sea,
      call: arrival.previewArrivalNotice,
      ask: ofBill,
    },
    {
      names: ["Arrival notice original"],
      on: sea,
      call: arrival.previewArrivalNotice,
      ask: (made) => ({ ...ofBill(made), currency: "ORIGIN" }),
    },
    {
      names: ["Arrival notice", "Arrival notice VND"],
      on: air,
      call: arrival.previewArrivalNoticeAir,
      ask: ofBill,
    },
    {
      names: ["Arrival notice original"],
      on: air,
      call: arrival.previewArrivalNoticeAir,
      ask: (made) => ({ ...ofBill(made), currency: "ORIGIN" }),
    },
  ],
  deliveryOrder: [
    { names: ["Delivery order"], on: sea, call: arrival.previewDeliveryOrder, ask: ofBill },
    { names: ["Authorize letter"], on: air, call: arrival.previewAuthorizeLetter, ask: ofBill },
    {
      names: ["Authorize letter consign"],
      on: air,
      call: arrival.previewConsignLetter,
      ask: ofBill,
    },
  ],
};
