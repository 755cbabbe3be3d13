import { decimal, sum } from "@fairway/core/money/decimal.ts";
import type { ContainerForm } from "./container.ts";
import { containerDetail, goodsCommodity, goodsDescription } from "./goodsSummary.ts";
import type { ShipmentForm } from "./shipment.ts";

/**
 * What a job's container list gives its goods: counts always, weights and texts only where none
 * were typed.
 *
 * Source: rule SH-9.
 */
export function goodsOf(
  form: ShipmentForm,
  lines: readonly ContainerForm[],
  typeCodes: Readonly<Record<string, string>>,
) {
  const counts = {
    sumCont: lines.reduce((total, line) => total + line.quantity, 0),
    sumPackage: sum(lines.map((line) => line.packageQuantity)).toString(),
  };
  if (lines.length === 0) return counts;
  const filled = (typed: string | null, of: "gw" | "nw" | "chargeAbleWeight" | "cbm") => {
    const total = sum(lines.map((line) => line[of]));
    return decimal(typed).isZero() && total.gt(0) ? total.toFixed(3) : typed;
  };
  const named = lines.map((line) => ({
    ...line,
    containerTypeCode: typeCodes[line.containerTypeId ?? ""] ?? null,
  }));
  return {
    ...counts,
    packageContainer: form.packageContainer ?? containerDetail(named),
    desOfGoods: form.desOfGoods ?? (goodsDescription(named) || null),
    commodity: form.commodity ?? (goodsCommodity(named) || null),
    grossWeight: filled(form.grossWeight, "gw"),
    netWeight: filled(form.netWeight, "nw"),
    chargeWeight: filled(form.chargeWeight, "chargeAbleWeight"),
    cbm: filled(form.cbm, "cbm"),
  };
}
