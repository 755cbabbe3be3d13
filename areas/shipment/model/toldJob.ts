import { commodityGroup } from "@fairway/areas/catalogue/model/commodityGroup.ts";
import { incoterm } from "@fairway/areas/catalogue/model/incoterm.ts";
import { person } from "@fairway/areas/catalogue/model/linkTargets.ts";
import { port } from "@fairway/areas/catalogue/model/port.ts";
import { unit } from "@fairway/areas/catalogue/model/unit.ts";
import { warehouse } from "@fairway/areas/catalogue/model/warehouse.ts";
import { applyDims, roundUpMethods } from "@fairway/areas/partner/model/carrierRounding.ts";
import { partner } from "@fairway/areas/partner/model/partner.ts";
import { type JobField, jobFields } from "@fairway/areas/service/model/jobFields.ts";
import type { Field, LinkTarget } from "@fairway/core/resource/field.ts";
import type { Words } from "@fairway/core/words/words.ts";
import { yesOrNo } from "@fairway/core/words/yesOrNo.ts";
import { freightTerms, shipmentTypes, statusWords } from "./choices.ts";
import { productServices, serviceModes } from "@fairway/areas/service/model/operationChoices.ts";
import { shipmentModes } from "./operationChoices.ts";

/** How the history shows a value; the title is that of the form. */
export type Told = Pick<Field, "kind" | "of" | "to">;

export const toldText: Told = { kind: "text" };
export const toldDay: Told = { kind: "date" };
const toldInstant: Told = { kind: "instant" };
export const toldNumber: Told = { kind: "number" };
export const toldYesOrNo: Told = { kind: "choice", of: yesOrNo };
export const toldLink = (to: unknown): Told => ({ kind: "link", to: to as LinkTarget });

const ofForm: Readonly<Record<JobField, Told>> = {
  mawb: toldText,
  mbltype: toldText,
  bookingNo: toldText,
  coloaderId: toldLink(partner),
  flightVesselName: toldText,
  voyNo: toldText,
  pol: toldLink(port),
  polDescription: toldText,
  pod: toldLink(port),
  podDescription: toldText,
  typeOfService: toldText,
  serviceDate: toldDay,
  etd: toldDay,
  eta: toldDay,
  atd: toldDay,
  ata: toldDay,
  personIncharge: toldLink(person),
  shipmentType: { kind: "choice", of: shipmentTypes },
  paymentTerm: { kind: "choice", of: freightTerms },
  agentId: toldLink(partner),
  incotermId: toldLink(incoterm),
  pono: toldText,
  notes: toldText,
  noProfit: toldYesOrNo,
  commodity: toldText,
  packageContainer: toldText,
  packageQty: toldNumber,
  packageType: toldLink(unit),
  grossWeight: toldNumber,
  netWeight: toldNumber,
  chargeWeight: toldNumber,
  cbm: toldNumber,
  desOfGoods: toldText,
  flightDate: toldDay,
  issuedBy: toldText,
  warehouseId: toldLink(warehouse),
  route: toldText,
  airlineInfo: toldText,
  isHawb: toldYesOrNo,
  isMawb: toldYesOrNo,
  applyDim: { kind: "choice", of: applyDims },
  roundUpMethod: { kind: "choice", of: roundUpMethods },
  hw: toldNumber,
  deliveryPlace: toldLink(port),
  finalPod: toldText,
  subColoader: toldText,
  productService: { kind: "choice", of: productServices },
  serviceMode: { kind: "choice", of: serviceModes },
  shipmentMode: { kind: "choice", of: shipmentModes },
  fieldOpsId: toldLink(person),
  clearanceLocation: toldLink(port),
  commodityGroupId: toldLink(commodityGroup),
  invoiceNo: toldText,
  finishDate: toldDay,
  deliveryDate: toldDay,
  clearanceDate: toldDay,
  workOrderId: toldText,
  suspendTime: toldText,
  pickupPlace: toldText,
  pickupAt: toldInstant,
  deliverTo: toldText,
  deliverAt: toldInstant,
  serviceNo: toldText,
  siNo: toldText,
  isBd: toldYesOrNo,
  isAgency: toldYesOrNo,
};

/** Adds to each field its title. */
export function toldFields<Name extends string>(
  fields: Readonly<Record<Name, Told>>,
  titles: Readonly<Record<Name, Words>>,
): Readonly<Record<string, Told & Pick<Field, "label">>> {
  const named = Object.entries(fields) as [Name, Told][];
  return Object.fromEntries(named.map(([name, told]) => [name, { ...told, label: titles[name] }]));
}

/** The fields of a job in its history. */
export const toldJob: Readonly<Record<string, Told & Pick<Field, "label">>> = {
  jobNo: { ...toldText, label: { en: "Job ID", vi: "Số lô" } },
  currentStatus: {
    kind: "choice",
    of: statusWords,
    label: { en: "Status", vi: "Trạng thái" },
  },
  isLocked: { ...toldYesOrNo, label: { en: "Locked", vi: "Đã khóa" } },
  cancelReason: { ...toldText, label: { en: "Reason for canceling", vi: "Lý do hủy" } },
  ...toldFields(ofForm, jobFields),
};
