import { decimal, sum } from "@fairway/core/money/decimal.ts";
import type { Service } from "@fairway/areas/service/model/serviceDeclaration.ts";
import type { ContainerForm } from "./container.ts";
import { containerDetail, goodsCommodity, goodsDescription } from "./goodsSummary.ts";
import type { ShipmentForm } from "./shipment.ts";

/**
 * Computes the goods of a job from its container list: counts always, weights and texts only where
 * none were typed. Without a list nothing is computed; where goods are no containers, the packages
 * are those that were typed.
 *
 * Source: rules SH-9 and SH-17.
 */
export function goodsOf(
  { goods }: Pick<Service, "goods">,
  form: ShipmentForm,
  lines: readonly ContainerForm[] | null,
  typeCodes: Readonly<Record<string, string>>,
) {
  if (goods !== "containers") return { sumCont: 0, sumPackage: form.packageQty ?? "0" };
  if (!lines) return {};
  const counts = {
    sumCont: lines.reduce((total, line) => total + line.quantity, 0),
    sumPackage: sum(lines.map((line) => line.packageQuantity)).toString(),
  };
  if (lines.length === 0) return counts;
  const filled = (typed: string | null, field: "gw" | "nw" | "chargeAbleWeight" | "cbm") => {
    const total = sum(lines.map((line) => line[field]));
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
