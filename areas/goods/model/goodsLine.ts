import type { Service } from "@fairway/areas/service/model/serviceDeclaration.ts";
import { Decimal, type DecimalText, decimal } from "@fairway/core/money/decimal.ts";
import type { FieldRefusal } from "@fairway/core/refusal/refusal.ts";
import { refuseGoods } from "./refusals.ts";

/** The most kilograms, m³ or packages of one line; more is a wrong unit. */
const mostOfLine = 99_999_999;

/** The lines of goods that a service may have: whole containers, or packages in a shared one. */
export type LineKind = "containers" | "looseGoods";

/** The lines of a service; one whose goods are dimensions has none of these. */
export const lineKindOf = ({ goods }: Pick<Service, "goods">): LineKind =>
  goods === "looseGoods" ? goods : "containers";

/** The amounts that a line of loose goods needs. */
export interface LooseAmounts {
  readonly packageQuantity: DecimalText | null;
  readonly packageTypeId: string | null;
  readonly gw: DecimalText | null;
  readonly cbm: DecimalText | null;
}

/** Lists the amounts that are missing on a line of loose goods. Rule GO-11 */
export function whyNotLoose(line: LooseAmounts, at: string): FieldRefusal[] {
  const { packageQuantity, packageTypeId } = line;
  const packages = decimal(packageQuantity);
  const faults: FieldRefusal[] = [];
  if (packages.lt(1) || !packages.isInteger()) {
    const facts = { most: mostOfLine };
    faults.push(refuseGoods.field(`${at}.packageQuantity`, "goods.packages", facts));
  }
  if (!packageTypeId) faults.push(refuseGoods.field(`${at}.packageTypeId`, "goods.packageType"));
  for (const field of ["gw", "cbm"] as const) {
    if (decimal(line[field]).lte(0)) {
      faults.push(refuseGoods.field(`${at}.${field}`, "goods.measure"));
    }
  }
  return faults;
}

/** Lists the amounts of a line that are below zero or too large to be right. Rule GO-11 */
export function whyNotAmounts<Field extends string>(
  line: Readonly<Record<Field, DecimalText | null>>,
  fields: readonly Field[],
  at: string,
): FieldRefusal[] {
  return fields.flatMap((field) => {
    const value = new Decimal(line[field] ?? 0);
    if (value.isNegative() && !value.isZero()) {
      return [refuseGoods.field(`${at}.${field}`, "goods.negative")];
    }
    return value.gt(mostOfLine)
      ? [refuseGoods.field(`${at}.${field}`, "goods.tooMuch", { most: mostOfLine })]
      : [];
  });
}

/** Checks the code of the customs tariff: four to ten digits, in pairs. Rule GO-12 */
export function whyNotHsCode(hsCode: string | null, at: string): FieldRefusal[] {
  return hsCode && !/^\d{4}(\d{2}){0,3}$/.test(hsCode)
    ? [refuseGoods.field(`${at}.hsCode`, "goods.hsCode", { value: hsCode })]
    : [];
}
