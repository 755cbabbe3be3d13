import type { Service } from "@fairway/areas/service/model/serviceDeclaration.ts";
import { copiedBill } from "./billCopy.ts";
import type { HouseBillForm } from "./houseBill.ts";

/** What the job of the new bill says: its route, and who carries. */
const ofJob = [
  "pol",
  "polDescription",
  "pod",
  "podDescription",
  "pickupPlace",
  "deliveryPlace",
  "finalPod",
  "warehouseId",
  "route",
  "issuedBy",
  "firstCarrierTo",
  "firstCarrierBy",
  "transitPlaceTo1",
  "transitPlaceBy1",
  "transitPlaceTo2",
  "transitPlaceBy2",
] as const satisfies readonly (keyof HouseBillForm)[];

/** The goods, and what is computed from them and from the lines of charges. */
const ofGoods = [
  "packageQty",
  "packageType",
  "grossWeight",
  "netWeight",
  "chargeWeight",
  "hw",
  "cbm",
  "packageContainer",
  "inWord",
  "attachList",
  "total",
  "wtpp",
  "wtcll",
  "dueAgentPp",
  "dueAgentCll",
  "dueCarrierPp",
  "dueCarrierCll",
  "totalPp",
  "totalCll",
  "otherCharge",
] as const satisfies readonly (keyof HouseBillForm)[];

const left: readonly string[] = [...ofJob, ...ofGoods];

/**
 * The values that a new bill takes of another one: its parties, texts and terms. Numbers, days and
 * route are those of its own job, the goods those of its own lists. Rule HB-40
 */
export function importedBill(bill: HouseBillForm, service: Service): Partial<HouseBillForm> {
  return Object.fromEntries(
    Object.entries(copiedBill(bill, service)).filter(
      ([field, value]) => value !== null && !left.includes(field),
    ),
  );
}
