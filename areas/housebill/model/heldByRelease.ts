import type { BillField } from "@fairway/areas/service/model/billFields.ts";
import type { Service } from "@fairway/areas/service/model/serviceDeclaration.ts";
import type { ContainerForm } from "@fairway/areas/shipment/model/container.ts";
import type { FieldRefusal } from "@fairway/core/refusal/refusal.ts";
import type { HouseBill, HouseBillForm } from "./houseBill.ts";
import { refuseHouseBill } from "./refusals.ts";
import { isOther } from "@fairway/core/money/isOther.ts";

/**
 * The fields that are printed on an original. The master bill is not one of them: the job has its
 * number, which often comes after the house bill is issued.
 */
export const fieldsOnFace = [
  "bookingNo",
  "referenceNo",
  "exportReferenceNo",
  "shipperDescription",
  "consigneeDescription",
  "notifyPartyDescription",
  "goodsDeliveryDescription",
  "forwardingAgentDescription",
  "originCountryId",
  "pickupPlace",
  "deliveryPlace",
  "localVoyNo",
  "oceanVoyNo",
  "pol",
  "polDescription",
  "pod",
  "podDescription",
  "finalPod",
  "serviceType",
  "onBoardStatus",
  "contSealNo",
  "shippingMark",
  "packageQty",
  "packageType",
  "desOfGoods",
  "hsCode",
  "grossWeight",
  "cbm",
  "packageContainer",
  "inWord",
  "freightPayment",
  "placeFreightPay",
  "issueHblplace",
  "issueHbldate",
  "attachList",
] as const satisfies readonly BillField[];

/** What an original prints of a container. */
const printedOfLine = [
  "containerTypeId",
  "quantity",
  "containerNo",
  "sealNo",
  "packageQuantity",
  "packageTypeId",
  "gw",
  "cbm",
  "partof",
] as const satisfies readonly (keyof ContainerForm)[];

type Released = Pick<
  HouseBill,
  "releaseState" | "isSurrendered" | "originalsOut" | "hbltype" | "originBlnumber" | "hwbno"
>;

/**
 * The fields of a bill that its release holds: once originals are printed, its number, its type and
 * how many there are; while one of them is out, all that is printed on it. A bill that arrives is
 * surrendered by a step of its release and not by its type, and one of the type Original keeps it. Rule HB-18
 */
export function heldByRelease(
  bill: Released & HouseBillForm,
  form: HouseBillForm,
  { direction }: Pick<Service, "direction">,
): FieldRefusal[] {
  // Any other type than Original would be released without an original.
  const isFreed = bill.hbltype === "Original" && form.hbltype !== "Original";
  const isTyped = form.hbltype === "Surrendered" && bill.hbltype !== "Surrendered";
  if (direction === "import" && (isFreed || isTyped) && !bill.isSurrendered) {
    return [refuseHouseBill.field("hbltype", "houseBill.surrenderIsAStep")];
  }
  if (bill.releaseState === null) return [];
  const isSame = form.hbltype === bill.hbltype;
  const follows = form.hbltype === "Surrendered" && bill.isSurrendered;
  const out = bill.originalsOut > 0 ? fieldsOnFace : [];
  return [
    ...((form.hwbno ?? bill.hwbno) === bill.hwbno
      ? []
      : [refuseHouseBill.field("hwbno", "houseBill.heldByRelease")]),
    ...(isSame || follows ? [] : [refuseHouseBill.field("hbltype", "houseBill.heldByRelease")]),
    ...(form.originBlnumber === bill.originBlnumber || follows
      ? []
      : [refuseHouseBill.field("originBlnumber", "houseBill.heldByRelease")]),
    ...out
      .filter((field) => isOther(bill[field] ?? null, form[field] ?? null))
      .map((field) => refuseHouseBill.field(field, "houseBill.printedOnOriginal")),
  ];
}

/** Refuses other containers than those that are printed on an original. Rule HB-18 */
export function containersHeld(
  was: readonly ContainerForm[],
  is: readonly ContainerForm[],
): FieldRefusal[] {
  const isSame =
    was.length === is.length &&
    was.every((line, at) =>
      printedOfLine.every((field) => !isOther(line[field] ?? null, is[at]?.[field] ?? null)),
    );
  return isSame ? [] : [refuseHouseBill.field("csMawbcontainers", "houseBill.printedOnOriginal")];
}
