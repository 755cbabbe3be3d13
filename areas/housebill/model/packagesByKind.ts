import type { HouseBill } from "./houseBill.ts";
import { type DecimalText, decimal, sum } from "@fairway/core/money/decimal.ts";

/** A number of packages of one kind. */
export interface PackageCount {
  readonly quantity: DecimalText;
  readonly kind: string;
}

/** Adds up packages of the same kind, in the order in which the kinds come; none is left out. */
export function packagesByKind(counts: readonly PackageCount[]): PackageCount[] {
  return [...Map.groupBy(counts, ({ kind }) => kind)].flatMap(([kind, those]) => {
    const quantity = sum(those.map((each) => each.quantity)).toString();
    return decimal(quantity).isZero() ? [] : [{ quantity, kind }];
  });
}

/** The packages of a bill with their kind. */
export const packagesOfBill = (
  bill: Pick<HouseBill, "packageQty" | "packageTypeCode" | "packageTypeName">,
): PackageCount => ({
  quantity: bill.packageQty ?? "0",
  kind: bill.packageTypeName ?? bill.packageTypeCode ?? "",
});
