import type { HouseBill } from "@fairway/areas/housebill/model/houseBill.ts";
import { packagesByKind, packagesOfBill } from "@fairway/areas/housebill/model/packagesByKind.ts";
import type { ContainerLine } from "@fairway/areas/shipment/model/container.ts";
import { type DecimalText, sum } from "@fairway/core/money/decimal.ts";
import type { ListedBill, ManifestSums } from "./manifest.ts";

/** The house bills of a job as its manifest lists them. */
export function listedBills(
  bills: readonly HouseBill[],
  lines: readonly ContainerLine[],
  included: ReadonlySet<string>,
): ListedBill[] {
  const ofBill = Map.groupBy(lines, ({ hblid }) => hblid);
  return bills.map((bill) => ({
    id: bill.id,
    hwbno: bill.hwbno,
    packages: packagesOfBill(bill, ofBill.get(bill.id) ?? []),
    grossWeight: bill.grossWeight,
    cbm: bill.cbm,
    destination: bill.finalPod ?? bill.podName,
    shipper: bill.shipperDescription,
    consignee: bill.consigneeDescription,
    desOfGoods: bill.desOfGoods,
    freightPayment: bill.freightPayment,
    isIncluded: included.has(bill.id),
  }));
}

/** Adds up the bills of a manifest; used while ticking, and for what is saved. */
export function sumsOfManifest(bills: readonly Omit<ListedBill, "isIncluded">[]): ManifestSums {
  const added = (values: readonly (DecimalText | null)[]) => sum(values).toFixed(3);
  return {
    packages: packagesByKind(bills.flatMap(({ packages }) => packages)),
    grossWeight: added(bills.map((bill) => bill.grossWeight)),
    volume: added(bills.map((bill) => bill.cbm)),
  };
}
