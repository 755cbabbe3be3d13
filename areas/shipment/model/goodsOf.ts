import { isSameUnit, packagesCode } from "@fairway/areas/catalogue/model/unitSynonyms.ts";
import type { Service } from "@fairway/areas/service/model/serviceDeclaration.ts";
import { decimal, sum } from "@fairway/core/money/decimal.ts";
import type { ContainerForm } from "./container.ts";
import {
  containerDetail,
  goodsCommodity,
  goodsDescription,
  type NamedContainer,
  packageTypeOfLines,
} from "./goodsSummary.ts";
import type { ShipmentForm } from "./shipment.ts";

/** The names of a unit that a line references. */
export interface UnitNames {
  readonly code: string;
  /** In English. */
  readonly name: string;
  readonly iso: string | null;
}

/** A line with the names of its units. */
export type NamedLine = ContainerForm &
  NamedContainer & { readonly containerTypeIso: string | null };

/** Adds to lines the names of their units. */
export function namedLines(
  lines: readonly ContainerForm[],
  units: Readonly<Record<string, UnitNames>>,
): NamedLine[] {
  return lines.map((line) => {
    const type = units[line.containerTypeId ?? ""];
    return {
      ...line,
      containerTypeCode: type?.code ?? null,
      containerTypeIso: type?.iso ?? null,
      packageTypeName: units[line.packageTypeId ?? ""]?.name ?? null,
    };
  });
}

/** The unit for packages of several kinds together, among the units of lines. */
export function packagesTogether(units: Readonly<Record<string, UnitNames>>): string | null {
  return Object.entries(units).find(([, { code }]) => isSameUnit(code, packagesCode))?.[0] ?? null;
}

/** The keyed goods of a job and its list; null where no list was sent. */
interface GoodsAsk {
  readonly form: ShipmentForm;
  readonly lines: readonly NamedContainer[] | null;
  readonly together?: string | null;
}

/**
 * Computes the goods of a job from its list: counts always, weights and texts only where none were
 * typed. Without a list nothing is computed; where goods are no containers, the packages are those
 * that were typed or, without any, those of the list.
 *
 * Source: rules SH-9 and SH-17.
 */
export function goodsOf(
  { goods }: Pick<Service, "goods">,
  { form, lines, together = null }: GoodsAsk,
) {
  const packages = sum(lines?.map((line) => line.packageQuantity) ?? []);
  if (goods !== "containers" && (!lines || lines.length === 0)) {
    return { sumCont: 0, sumPackage: form.packageQty ?? "0" };
  }
  if (!lines) return {};
  const isLoose = goods === "looseGoods";
  const packageQty = isLoose ? filledWith(form.packageQty, packages.toString()) : form.packageQty;
  const counts = {
    sumCont: isLoose ? 0 : lines.reduce((total, line) => total + line.quantity, 0),
    sumPackage: isLoose ? (packageQty ?? "0") : packages.toString(),
  };
  if (lines.length === 0) return counts;
  const filled = (typed: string | null, field: "gw" | "nw" | "chargeAbleWeight" | "cbm") =>
    filledWith(typed, sum(lines.map((line) => line[field])).toFixed(3));
  return {
    ...counts,
    ...(isLoose
      ? {
          packageQty,
          packageType: packageTypeOfLines({ typed: form.packageType, lines, together }),
        }
      : { packageContainer: form.packageContainer ?? containerDetail(lines) }),
    desOfGoods: form.desOfGoods ?? (goodsDescription(lines) || null),
    commodity: form.commodity ?? (goodsCommodity(lines) || null),
    grossWeight: filled(form.grossWeight, "gw"),
    netWeight: filled(form.netWeight, "nw"),
    chargeWeight: filled(form.chargeWeight, "chargeAbleWeight"),
    cbm: filled(form.cbm, "cbm"),
  };
}

/** The typed value, or the total where none was typed. */
function filledWith(typed: string | null, total: string): string | null {
  return decimal(typed).isZero() && decimal(total).gt(0) ? total : typed;
}
