import type { HouseBill } from "@fairway/areas/housebill/model/houseBill.ts";
import { packagesByKind, packagesOfBill } from "@fairway/areas/housebill/model/packagesByKind.ts";
import { type DecimalText, sum } from "@fairway/core/money/decimal.ts";
import type { ListedBill, ManifestSums } from "./manifest.ts";

/** The house bills of a job as its manifest lists them. */
export function listedBills(
  bills: readonly HouseBill[],
  included: ReadonlySet<string>,
): ListedBill[] {
  return bills.map((bill) => ({
    id: bill.id,
    hwbno: bill.hwbno,
    packageQty: bill.packageQty,
    packageKind: packagesOfBill(bill).kind,
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
    packages: packagesByKind(
      bills.map(({ packageQty, packageKind }) => ({
        quantity: packageQty ?? "0",
        kind: packageKind,
      })),
    ).map(({ quantity, kind }) => ({ quantity: String(quantity), kind })),
    grossWeight: added(bills.map((bill) => bill.grossWeight)),
    volume: added(bills.map((bill) => bill.cbm)),
  };
}
