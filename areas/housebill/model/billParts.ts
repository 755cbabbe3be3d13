import type { BillDeclaration } from "@fairway/areas/service/model/serviceDeclaration.ts";
import type { Part } from "@fairway/core/contract/parts.ts";
import { maybeChoice, maybeDay, maybeId, maybeText } from "@fairway/core/contract/shapes.ts";
import { z } from "zod";

const lading = z.object({
  hbltype: maybeChoice(["Copy", "Original", "Sea Waybill", "Surrendered"]),
  notifyPartyId: maybeId,
  notifyPartyDescription: maybeText(1000),
  forwardingAgentId: maybeId,
  forwardingAgentDescription: maybeText(1000),
  goodsDeliveryId: maybeId,
  goodsDeliveryDescription: maybeText(1000),
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
  freightPayment: maybeChoice(["Prepaid", "Collect"]),
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
  attachList: maybeText(20000),
  packageContainer: maybeText(1000),
});

/** The part of each kind of bill; a kind without a part cannot be entered. Rule HB-12. */
export const billParts = {
  sea: { table: "sea_bill", form: lading },
  air: null,
  virtual: null,
} as const satisfies Record<BillDeclaration["kind"], Part | null>;
