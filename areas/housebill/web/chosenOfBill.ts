import type { ChosenNames } from "@fairway/areas/shipment/web/declaredInputs.tsx";
import type { HouseBillRecord } from "../model/houseBillRecord.ts";

/** The chosen records of a stored bill, as its pickers show them. */
export function chosenOfBill(bill: Omit<HouseBillRecord, "hwbno" | "version">): ChosenNames {
  const pick = (id: string | null, code: string | null, name: string | null) =>
    id ? { id, code: code ?? "", name: name ?? "" } : null;
  return {
    customerId: pick(bill.customerId, bill.customerCode, bill.customerName),
    saleManId: pick(bill.saleManId, "", bill.saleManName),
    shipperId: pick(bill.shipperId, bill.shipperCode, bill.shipperName),
    consigneeId: pick(bill.consigneeId, bill.consigneeCode, bill.consigneeName),
    notifyPartyId: pick(bill.notifyPartyId, bill.notifyPartyCode, bill.notifyPartyName),
    forwardingAgentId: pick(
      bill.forwardingAgentId,
      bill.forwardingAgentCode,
      bill.forwardingAgentName,
    ),
    goodsDeliveryId: pick(bill.goodsDeliveryId, bill.goodsDeliveryCode, bill.goodsDeliveryName),
    supplierId: pick(bill.supplierId, bill.supplierCode, bill.supplierName),
    pol: pick(bill.pol, bill.polCode, bill.polName),
    pod: pick(bill.pod, bill.podCode, bill.podName),
    incotermId: pick(bill.incotermId, bill.incotermCode, bill.incotermCode),
    warehouseId: pick(bill.warehouseId, bill.warehouseCode, bill.warehouseName),
    packageType: pick(bill.packageType, bill.packageTypeCode, bill.packageTypeName),
    originCountryId: pick(bill.originCountryId, bill.originCountryId, bill.originCountryName),
  };
}
