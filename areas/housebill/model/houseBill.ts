import type { Shipment } from "@fairway/areas/shipment/model/shipment.ts";
import type { DecimalText } from "@fairway/core/money/decimal.ts";
import type { Owned, SalesUnit } from "@fairway/core/permission/permission.ts";
import type { Day, Instant } from "@fairway/core/time/day.ts";

/** What a person keys of a house bill. */
export interface HouseBillForm {
  /** Empty when a number is to be drawn. */
  readonly hwbno: string | null;
  readonly hbltype: string | null;
  readonly mawb: string | null;
  readonly customerId: string | null;
  readonly saleManId: string | null;
  readonly shipperId: string | null;
  readonly shipperDescription: string | null;
  readonly consigneeId: string | null;
  readonly consigneeDescription: string | null;
  readonly notifyPartyId: string | null;
  readonly notifyPartyDescription: string | null;
  readonly forwardingAgentId: string | null;
  readonly forwardingAgentDescription: string | null;
  readonly goodsDeliveryId: string | null;
  readonly goodsDeliveryDescription: string | null;
  readonly bookingNo: string | null;
  readonly localVoyNo: string | null;
  readonly oceanVoyNo: string | null;
  readonly pol: string | null;
  readonly polDescription: string | null;
  readonly pod: string | null;
  readonly podDescription: string | null;
  readonly pickupPlace: string | null;
  readonly deliveryPlace: string | null;
  readonly finalPod: string | null;
  readonly etd: Day | null;
  readonly eta: Day | null;
  readonly closingDate: Day | null;
  readonly sailingDate: Day | null;
  readonly freightPayment: string | null;
  readonly placeFreightPay: string | null;
  readonly issueHbldate: Day | null;
  readonly issueHblplace: string | null;
  readonly onBoardStatus: string | null;
  readonly typeOfMove: string | null;
  readonly serviceType: string | null;
  readonly originBlnumber: string | null;
  readonly incotermId: string | null;
  readonly shippingMark: string | null;
  readonly inWord: string | null;
  readonly desOfGoods: string | null;
  readonly commodity: string | null;
  readonly hsCode: string | null;
  readonly remark: string | null;
  readonly referenceNo: string | null;
  readonly exportReferenceNo: string | null;
  readonly purchaseOrderNo: string | null;
  readonly originCountryId: string | null;
  readonly attachList: string | null;
  readonly packageQty: DecimalText | null;
  readonly packageType: string | null;
  readonly grossWeight: DecimalText | null;
  readonly netWeight: DecimalText | null;
  readonly chargeWeight: DecimalText | null;
  readonly cbm: DecimalText | null;
  readonly contSealNo: string | null;
  readonly packageContainer: string | null;
}

/** A house bill as it is stored, with the names a screen or a paper shows. */
export interface HouseBill extends HouseBillForm, Owned {
  readonly id: string;
  readonly version: number;
  readonly jobId: string;
  readonly hwbno: string;
  readonly family: "A" | "S";
  readonly hbltype: string;
  readonly customerId: string;
  readonly saleManId: string;
  readonly officeId: string;
  readonly isCanceled: boolean;
  readonly datetimeCreated: Instant;
  readonly userModified: string | null;
  readonly datetimeModified: Instant;
  readonly customerCode: string | null;
  readonly customerName: string | null;
  readonly saleManName: string | null;
  readonly shipperCode: string | null;
  readonly shipperName: string | null;
  readonly consigneeCode: string | null;
  readonly consigneeName: string | null;
  readonly notifyPartyCode: string | null;
  readonly notifyPartyName: string | null;
  readonly forwardingAgentCode: string | null;
  readonly forwardingAgentName: string | null;
  readonly goodsDeliveryCode: string | null;
  readonly goodsDeliveryName: string | null;
  readonly polCode: string | null;
  readonly polName: string | null;
  readonly polCountry: string | null;
  readonly podCode: string | null;
  readonly podName: string | null;
  readonly podCountry: string | null;
  readonly incotermCode: string | null;
  readonly packageTypeCode: string | null;
  readonly packageTypeName: string | null;
  readonly originCountryName: string | null;
  readonly groupName: string | null;
  readonly departmentName: string | null;
  readonly userNameCreated: string | null;
  readonly userNameModified: string | null;
  /** Its salesman, and whoever created its job. */
  readonly alsoOwners: readonly string[];
  /** Where its salesman works. */
  readonly salesUnits: readonly SalesUnit[];
}

/** What a new bill takes from its job, which may be one that is only being opened. */
export type JobOfBill = Pick<
  Shipment,
  | "id"
  | "transactionType"
  | "family"
  | "shipmentType"
  | "officeId"
  | "groupId"
  | "agentId"
  | "mawb"
  | "mbltype"
  | "bookingNo"
  | "pol"
  | "polDescription"
  | "pod"
  | "podDescription"
  | "etd"
  | "eta"
  | "flightVesselName"
  | "voyNo"
  | "paymentTerm"
  | "incotermId"
  | "typeOfService"
  | "desOfGoods"
  | "commodity"
>;

/** A house bill together with its job. */
export interface BillAndJob {
  readonly bill: HouseBill;
  readonly job: Shipment;
}
