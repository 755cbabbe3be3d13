import type { BillField } from "@fairway/areas/service/model/billFields.ts";
import type { BillDeclaration } from "@fairway/areas/service/model/serviceDeclaration.ts";
import { billTypesOf } from "@fairway/areas/shipment/model/choices.ts";
import type { Part } from "@fairway/core/contract/parts.ts";
import {
  maybeChoice,
  maybeDay,
  maybeDecimal,
  maybeId,
  maybeMark,
  maybeText,
} from "@fairway/core/contract/shapes.ts";
import { maybeRichText } from "@fairway/core/richText/richText.ts";
import { z } from "zod";
import { mostAttached } from "./attachedList.ts";

// A field that several kinds have takes the choices of all; `billChoices` has those of each kind.
const hbltype = maybeChoice(["Copy", "Original", "Sea Waybill", "Surrendered"]);
const freightPayment = maybeChoice(["Prepaid", "Collect", "Sea - Air Difference"]);

const lading = z.object({
  hbltype,
  notifyPartyId: maybeId,
  notifyPartyDescription: maybeText(1000),
  forwardingAgentId: maybeId,
  forwardingAgentDescription: maybeText(1000),
  goodsDeliveryId: maybeId,
  goodsDeliveryDescription: maybeText(1000),
  supplierId: maybeId,
  localVoyNo: maybeText(200),
  oceanVoyNo: maybeText(200),
  pol: maybeId,
  polDescription: maybeText(200),
  pod: maybeId,
  podDescription: maybeText(200),
  pickupPlace: maybeText(200),
  deliveryPlace: maybeText(200),
  finalPod: maybeText(200),
  etd: maybeDay,
  eta: maybeDay,
  closingDate: maybeDay,
  sailingDate: maybeDay,
  freightPayment,
  placeFreightPay: maybeText(200),
  issueHbldate: maybeDay,
  issueHblplace: maybeText(200),
  onBoardStatus: maybeText(1000),
  typeOfMove: maybeText(50),
  serviceType: maybeText(50),
  originBlnumber: maybeText(50),
  shippingMark: maybeText(4000),
  inWord: maybeText(2000),
  desOfGoods: maybeText(8000),
  commodity: maybeText(1000),
  hsCode: maybeText(500),
  remark: maybeText(4000),
  referenceNo: maybeText(100),
  exportReferenceNo: maybeText(100),
  purchaseOrderNo: maybeText(100),
  originCountryId: maybeText(2),
  attachList: maybeRichText(2 * mostAttached),
  packageContainer: maybeText(1000),
  alsoNotifyPartyDescription: maybeText(1000),
  documentNo: maybeText(100),
  documentDate: maybeDay,
  etaWarehouse: maybeDay,
  receivedBillTime: maybeDay,
});

/**
 * The classes of a rate: minimum, normal and quantity first, then basic, specific commodity, per
 * kilogram, reduced, surcharged, and those of unit load devices. Source: IATA Resolution 600a
 */
export const rateClasses = ["M", "N", "Q", "B", "C", "K", "R", "S", "U", "E", "X", "Y"] as const;

const amountOrText = maybeText(50);

const airWaybill = z.object({
  hbltype,
  notifyPartyId: maybeId,
  notifyPartyDescription: maybeText(1000),
  forwardingAgentId: maybeId,
  forwardingAgentDescription: maybeText(1000),
  pol: maybeId,
  polDescription: maybeText(200),
  pod: maybeId,
  podDescription: maybeText(200),
  finalPod: maybeText(200),
  etd: maybeDay,
  eta: maybeDay,
  flightNo: maybeText(50),
  flightDate: maybeDay,
  flightNoOrigin: maybeText(50),
  flightDateOrigin: maybeDay,
  arrivalDate: maybeDay,
  warehouseId: maybeId,
  wareHouseAnDate: maybeDay,
  route: maybeText(200),
  issuedBy: maybeText(500),
  firstCarrierTo: maybeText(10),
  firstCarrierBy: maybeText(50),
  transitPlaceTo1: maybeText(10),
  transitPlaceBy1: maybeText(50),
  transitPlaceTo2: maybeText(10),
  transitPlaceBy2: maybeText(50),
  freightPayment,
  paymentTerm: maybeChoice(["Prepaid", "Collect"]),
  currencyId: maybeText(3),
  chgs: maybeText(10),
  wtorValpayment: maybeChoice(["PP", "CLL"]),
  otherPayment: maybeChoice(["PP", "CLL"]),
  dclrca: maybeText(50),
  dclrcus: maybeText(50),
  insuranceAmount: maybeText(50),
  handlingInformation: maybeText(2000),
  /** "ALSO NOTIFY" among the handling information. */
  notify: maybeText(1000),
  sci: maybeText(50),
  kgLb: maybeChoice(["K", "L"]),
  rclass: maybeChoice(rateClasses),
  comItemNo: maybeText(50),
  rateCharge: maybeDecimal,
  /** The rate is the whole amount, whatever the goods weigh. */
  min: maybeMark,
  asArranged: maybeMark,
  seaAir: maybeDecimal,
  /** An amount, or AS ARRANGED; computed when the bill is saved, as are the sums below. */
  total: amountOrText,
  hw: maybeDecimal,
  wtpp: amountOrText,
  wtcll: amountOrText,
  valpp: amountOrText,
  valcll: amountOrText,
  taxpp: amountOrText,
  taxcll: amountOrText,
  dueAgentPp: amountOrText,
  dueAgentCll: amountOrText,
  dueCarrierPp: amountOrText,
  dueCarrierCll: amountOrText,
  totalPp: amountOrText,
  totalCll: amountOrText,
  currConvertRate: amountOrText,
  ccChargeInDrc: amountOrText,
  otherCharge: maybeText(12_000),
  showDim: maybeMark,
  issueHbldate: maybeDay,
  issueHblplace: maybeText(200),
  originCountryId: maybeText(2),
  shippingMark: maybeText(4000),
  desOfGoods: maybeText(8000),
  commodity: maybeText(1000),
  poinvoiceNo: maybeText(200),
  remark: maybeText(4000),
  attachList: maybeRichText(2 * mostAttached),
});

/** The part of each kind of bill; a kind without a part cannot be entered. Rule HB-12. */
export const billParts = {
  sea: { table: "sea_bill", form: lading },
  air: { table: "air_bill", form: airWaybill },
  virtual: null,
} as const satisfies Record<BillDeclaration["kind"], Part | null>;

/** The choices of fields that several kinds of bills have. */
export const billChoices: Readonly<
  Record<BillDeclaration["kind"], Readonly<Partial<Record<BillField, readonly string[]>>>>
> = {
  sea: {
    hbltype: billTypesOf.sea,
    freightPayment: ["Prepaid", "Collect"],
  },
  air: {
    hbltype: billTypesOf.air,
    freightPayment: ["Prepaid", "Collect", "Sea - Air Difference"],
  },
  virtual: {},
};
