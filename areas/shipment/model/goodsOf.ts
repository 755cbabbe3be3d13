import { decimal, sum } from "@fairway/core/money/decimal.ts";
import type { ContainerForm } from "./container.ts";
import type { ShipmentForm } from "./shipment.ts";

/**
 * What a job's container list gives its goods: counts always, weights only where none were typed.
 *
 * Source: rule SH-9.
 */
export function goodsOf(form: ShipmentForm, lines: readonly ContainerForm[]) {
  const counts = {
    sumCont: lines.reduce((total, line) => total + line.quantity, 0),
    sumPackage: sum(lines.map((line) => line.packageQuantity)).toString(),
  };
  if (lines.length === 0) return counts;
  const filled = (typed: string | null, of: "gw" | "nw" | "chargeAbleWeight" | "cbm") => {
    const total = sum(lines.map((line) => line[of]));
    return decimal(typed).isZero() && total.gt(0) ? total.toFixed(3) : typed;
  };
  return {
    ...counts,
    grossWeight: filled(form.grossWeight, "gw"),
    netWeight: filled(form.netWeight, "nw"),
    chargeWeight: filled(form.chargeWeight, "chargeAbleWeight"),
    cbm: filled(form.cbm, "cbm"),
  };
}
