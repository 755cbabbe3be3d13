import type { FamilyLetter } from "@fairway/areas/service/model/families.ts";
import type { Shipment } from "@fairway/areas/shipment/model/shipment.ts";
import { answeredFields, type FormValues } from "@fairway/core/contract/answeredFields.ts";
import { shapeOfParts } from "@fairway/core/contract/parts.ts";
import { recordStamp } from "@fairway/core/contract/recordStamp.ts";
import {
  id,
  maybeNumber,
  maybeDecimal,
  maybeId,
  maybeCode,
  maybeText,
} from "@fairway/core/contract/shapes.ts";
import type { Owned, SalesUnit } from "@fairway/core/permission/permission.ts";
import { z } from "zod";
import { billParts } from "./billParts.ts";

/** The keyed fields of every house bill: those that charges, documents and search read. */
export const rootForm = z.object({
  /** Empty when a number is to be drawn. */
  hwbno: maybeCode(50),
  mawb: maybeNumber(50),
  bookingNo: maybeText(50),
  customerId: maybeId,
  saleManId: maybeId,
  shipperId: maybeId,
  shipperDescription: maybeText(1000),
  consigneeId: maybeId,
  consigneeDescription: maybeText(1000),
  incotermId: maybeId,
  packageQty: maybeDecimal,
  packageType: maybeId,
  grossWeight: maybeDecimal,
  netWeight: maybeDecimal,
  chargeWeight: maybeDecimal,
  cbm: maybeDecimal,
  contSealNo: maybeText(4000),
});

/** The keyed fields of a house bill of any kind. */
export const houseBillForm = z.object({ ...rootForm.shape, ...shapeOfParts(billParts) });
type Form = z.infer<typeof houseBillForm>;
/** The keyed fields as rules read them: each value as text, marks as booleans. */
export type HouseBillForm = FormValues<Form>;

const name = z.string().nullable();

/** Every field of a form in an answer. */
export const houseBillFields = z.object(answeredFields(houseBillForm.shape));

/** A stored bill: its form, its stamps and the names that screens and papers show. */
export const storedBill = houseBillFields.extend({
  id,
  version: z.number(),
  jobId: id,
  hwbno: z.string(),
  customerId: id,
  saleManId: id,
  customerCode: name,
  customerName: name,
  saleManName: name,
  shipperCode: name,
  shipperName: name,
  consigneeCode: name,
  consigneeName: name,
  notifyPartyCode: name,
  notifyPartyName: name,
  forwardingAgentCode: name,
  forwardingAgentName: name,
  goodsDeliveryCode: name,
  goodsDeliveryName: name,
  supplierCode: name,
  supplierName: name,
  polCode: name,
  polName: name,
  podCode: name,
  podName: name,
  warehouseCode: name,
  warehouseName: name,
  incotermCode: name,
  packageTypeCode: name,
  packageTypeName: name,
  originCountryName: name,
  /** The state of its release; null for a draft, which is not stored. Rule HB-18 */
  releaseState: name,
  isSurrendered: z.boolean(),
  /** How many printed originals can be claimed on: nobody has handed them in or got the goods. */
  originalsOut: z.number(),
  /** The on-board notation of the last printed originals, in force while one is out; null before. */
  issuedOnBoard: name,
  ...recordStamp,
});

/** A stored house bill with the names that screens and papers show. */
export interface HouseBill extends Readonly<z.infer<typeof storedBill>>, Owned {
  readonly officeId: string;
  readonly family: FamilyLetter;
  readonly isCanceled: boolean;
  readonly polCountry: string | null;
  readonly podCountry: string | null;
  /** The kind of its packages for papers in Vietnamese. */
  readonly packageTypeNameVn: string | null;
  readonly groupName: string | null;
  readonly departmentName: string | null;
  /** Its salesman, and the creator of its job. */
  readonly alsoOwners: readonly string[];
  /** The units of its salesman. */
  readonly salesUnits: readonly SalesUnit[];
}

/** The fields of a job that a new bill reads; the job may not be stored yet. */
export type JobOfBill = Pick<
  Shipment,
  | "id"
  | "transactionType"
  | "family"
  | "shipmentType"
  | "officeId"
  | "groupId"
  | "agentId"
  | "coloaderId"
  | "mawb"
  | "mbltype"
  | "bookingNo"
  | "pol"
  | "polDescription"
  | "pod"
  | "podDescription"
  | "finalPod"
  | "etd"
  | "eta"
  | "flightVesselName"
  | "voyNo"
  | "paymentTerm"
  | "incotermId"
  | "typeOfService"
  | "desOfGoods"
  | "commodity"
  | "flightDate"
  | "issuedBy"
  | "warehouseId"
  | "route"
  | "airlineInfo"
  | "isHawb"
  | "roundUpMethod"
  | "packageQty"
  | "packageType"
  | "grossWeight"
  | "netWeight"
  | "chargeWeight"
  | "hw"
  | "cbm"
>;

/** A house bill together with its job. */
export interface BillAndJob {
  readonly bill: HouseBill;
  readonly job: Shipment;
}
