import type { ContainerForm } from "@fairway/areas/shipment/model/container.ts";
import {
  containerDetail,
  contSealNo,
  goodsCommodity,
  goodsDescription,
  goodsSums,
  inWord,
  type NamedContainer,
} from "@fairway/areas/shipment/model/goodsSummary.ts";
import { decimal } from "@fairway/core/money/decimal.ts";
import type { HouseBillForm } from "./houseBill.ts";

type Goods = Pick<
  HouseBillForm,
  | "grossWeight"
  | "netWeight"
  | "chargeWeight"
  | "cbm"
  | "packageQty"
  | "packageType"
  | "packageContainer"
  | "contSealNo"
  | "inWord"
  | "desOfGoods"
  | "commodity"
>;

/**
 * Computes the goods of a bill from its container list; typed values stay.
 *
 * Shape: with `again` sums and texts of the list overwrite typed ones; description and commodity are
 *   filled only when empty.
 * Source: rule HB-4
 */
export function goodsOfBill(
  form: Goods,
  lines: readonly (NamedContainer & Pick<ContainerForm, "packageTypeId">)[],
  again = false,
): Goods {
  if (lines.length === 0) return form;
  const sums = goodsSums(lines);
  const number = (typed: string | null, built: string) =>
    (again || decimal(typed).isZero()) && !decimal(built).isZero() ? built : typed;
  const words = (typed: string | null, built: string) =>
    again || !typed?.trim() ? built || typed : typed;
  const filled = (typed: string | null, built: string) => (typed?.trim() ? typed : built || null);
  return {
    grossWeight: number(form.grossWeight, sums.grossWeight),
    netWeight: number(form.netWeight, sums.netWeight),
    chargeWeight: number(form.chargeWeight, sums.chargeWeight),
    cbm: number(form.cbm, sums.cbm),
    packageQty: number(form.packageQty, sums.packageQty),
    packageType:
      form.packageType && lines.length > 1
        ? form.packageType
        : (lines[0]?.packageTypeId ?? form.packageType),
    packageContainer: words(form.packageContainer, containerDetail(lines)),
    contSealNo: words(form.contSealNo, contSealNo(lines)),
    inWord: words(form.inWord, inWord(lines)),
    desOfGoods: filled(form.desOfGoods, goodsDescription(lines)),
    commodity: filled(form.commodity, goodsCommodity(lines)),
  };
}
