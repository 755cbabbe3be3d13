import { type DecimalText, sum } from "@fairway/core/money/decimal.ts";

type Totals = Readonly<Record<"packageQty" | "grossWeight" | "cbm", DecimalText | null>>;

/**
 * The goods of several house waybills together, as their master has them; a figure that none of them
 * says is null.
 *
 * Source: rule GO-14
 */
export function sumOfWaybills(bills: readonly Totals[]): Totals {
  const total = (field: keyof Totals) => {
    const said = bills.flatMap((bill) => (bill[field] === null ? [] : [bill[field]]));
    return said.length > 0 ? sum(said).toString() : null;
  };
  return {
    packageQty: total("packageQty"),
    grossWeight: total("grossWeight"),
    cbm: total("cbm"),
  };
}
