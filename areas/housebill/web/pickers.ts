import { listSalesmenOf } from "@fairway/areas/agreement/contract.ts";
import { partnerPicker } from "@fairway/areas/shipment/web/pickers.ts";
import type { CallSpec } from "@fairway/core/contract/call.ts";
import { rankedBy } from "@fairway/core/words/rankTexts.ts";
import { type Pick, type PickerSource, picker } from "@fairway/ui/form/picker.ts";

export const shipperPicker = partnerPicker("shipper", "SHIPPER", "CUSTOMER");
export const consigneePicker = partnerPicker("consignee", "CONSIGNEE", "CUSTOMER");
export const notifyPicker = partnerPicker("notify", "CONSIGNEE", "CUSTOMER", "AGENT");
export const deliveryPicker = partnerPicker("delivery", "AGENT", "CONSIGNEE");

/** Salesmen with an agreement for this customer; without one nobody can be chosen. */
export function salesmanPicker(
  customerId: string | null,
  sale: {
    readonly transactionType: string;
    readonly shipmentType: string;
    readonly office: string;
  },
): PickerSource<Pick> {
  const { office, transactionType, shipmentType } = sale;
  const key = ["salesman", customerId, office, transactionType, shipmentType].join(" ");
  return picker<Pick>(key, async (client, keyword) => {
    if (!customerId) return [];
    const found = await client.ask(listSalesmenOf, { partnerId: customerId, ...sale });
    return rankedBy(found, keyword, ({ code, name }) => [code, name]);
  });
}

/** Active countries. */
export const countryPicker = picker("country", async (client, keyword) => {
  const { countryCalls } = await import("@fairway/areas/catalogue/contract.ts");
  const found = (await client.ask(
    countryCalls.query as CallSpec,
    { keyword, active: true, size: 30 } as never,
  )) as unknown as Record<string, string>[];
  return found.map((each) => ({
    id: each["id"] ?? "",
    code: each["code"] ?? "",
    name: each[client.language === "vi" ? "nameVn" : "nameEn"] ?? "",
  }));
});
