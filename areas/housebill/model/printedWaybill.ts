import { plainDecimal } from "@fairway/core/money/decimal.ts";
import type { PaperHead } from "@fairway/areas/organisation/model/letterhead.ts";
import type { Shipment } from "@fairway/areas/shipment/model/shipment.ts";
import type { AirWaybillPaper, WaybillKind } from "./airWaybillPaper.ts";
import { asArrangedText } from "./airFreight.ts";
import { flightAndDay } from "./flightAndDay.ts";
import type { HouseBill } from "./houseBill.ts";
import { masterNumberParts } from "./masterNumberParts.ts";
import { placeWithCountry } from "./placeWithCountry.ts";

/** What a waybill prints of its office, its airline and its goods besides its own fields. */
export interface WaybillGround {
  readonly iataCode: string | null;
  readonly iataAccount: string | null;
  /** The airline of the prefix of the master waybill. */
  readonly airline: string | null;
  /** The lines "L*W*H*pcs" if the bill prints them. */
  readonly dimensions: string;
}

const text = (value: string | null | undefined) => value ?? "";

/** The fields that house and master waybill share by their names. */
type Keyed = Pick<HouseBill, keyof typeof printedFields>;

const printedFields = {
  chgs: "chgs",
  wtorValpayment: "wtVal",
  otherPayment: "other",
  dclrca: "declaredCarriage",
  dclrcus: "declaredCustoms",
  insuranceAmount: "insurance",
  handlingInformation: "handling",
  notify: "alsoNotify",
  sci: "sci",
  kgLb: "kgLb",
  rclass: "rateClass",
  comItemNo: "commodityItem",
  desOfGoods: "goods",
  shippingMark: "marks",
  wtpp: "weightPp",
  wtcll: "weightCll",
  valpp: "valuationPp",
  valcll: "valuationCll",
  taxpp: "taxPp",
  taxcll: "taxCll",
  dueAgentPp: "dueAgentPp",
  dueAgentCll: "dueAgentCll",
  dueCarrierPp: "dueCarrierPp",
  dueCarrierCll: "dueCarrierCll",
  totalPp: "totalPp",
  totalCll: "totalCll",
  currConvertRate: "conversionRate",
  ccChargeInDrc: "destinationCharges",
  otherCharge: "otherCharges",
  currencyId: "currency",
  firstCarrierTo: "to1",
  transitPlaceTo1: "to2",
  transitPlaceBy1: "by2",
  transitPlaceTo2: "to3",
  transitPlaceBy2: "by3",
  shipperDescription: "shipper",
  consigneeDescription: "consignee",
  forwardingAgentDescription: "agent",
  issueHbldate: "issueDate",
  issueHblplace: "issuePlace",
} as const satisfies Partial<Record<keyof HouseBill, keyof AirWaybillPaper>>;

type PrintedKeyed = Pick<AirWaybillPaper, (typeof printedFields)[keyof typeof printedFields]>;

/** The texts that a waybill prints as they are keyed. */
export function keyedTexts(waybill: Keyed): PrintedKeyed {
  return Object.fromEntries(
    Object.entries(printedFields).map(([field, box]) => [box, text(waybill[field as keyof Keyed])]),
  ) as unknown as PrintedKeyed;
}

/** The rate that is printed: an amount, or the words where shipper and forwarder agreed on it. */
export const printedRate = (rate: string | null) => rate ?? asArrangedText;

/** Of the first carrier a waybill prints the two letters of its flights. */
export const carrierLetters = (carrier: string | null) => text(carrier).trim().slice(0, 2);

/** Fills the printed form of a house air waybill. Rule HB-30 */
export function printedWaybill(
  head: PaperHead,
  bill: HouseBill,
  job: Shipment,
  ground: WaybillGround,
): AirWaybillPaper {
  const mawb = job.mawb ?? bill.mawb;
  return {
    ...keyedTexts(bill),
    ...masterNumberParts(mawb, bill.polCode),
    letterhead: head.letterhead,
    printedBy: head.printedBy,
    printedAt: head.printedAt,
    no: bill.hwbno,
    kind: kindOf(bill.hbltype),
    jobNo: job.jobNo,
    notifyParty: text(bill.notifyPartyDescription),
    issuedBy: text(bill.issuedBy),
    agentIataCode: text(ground.iataCode),
    agentAccount: text(ground.iataAccount),
    freight: bill.freightPayment ? `FREIGHT ${bill.freightPayment.toUpperCase()}` : "",
    departure: placeWithCountry(bill.polDescription ?? bill.polName, bill.polCountry),
    by1: carrierLetters(bill.firstCarrierBy),
    destination: text(bill.podDescription ?? bill.podName),
    flight: flightAndDay(bill.flightNo, bill.flightDate),
    pieces: bill.packageQty ? plainDecimal(bill.packageQty) : "",
    packageType: text(bill.packageTypeName ?? bill.packageTypeCode),
    grossWeight: text(bill.grossWeight),
    chargeWeight: text(bill.chargeWeight),
    rate: printedRate(bill.rateCharge),
    total: text(bill.total ?? asArrangedText),
    dimensions: ground.dimensions,
    volume: text(bill.cbm),
    airline: text(ground.airline ?? job.coloaderName),
    signedBy: head.letterhead.company,
  };
}

function kindOf(hbltype: string | null): WaybillKind {
  if (hbltype === "Copy") return "COPY";
  return hbltype === "Surrendered" ? "SURRENDERED" : "ORIGINAL";
}
