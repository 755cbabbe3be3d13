import type { Service } from "@fairway/areas/service/model/serviceDeclaration.ts";
import type { ContainerForm } from "@fairway/areas/shipment/model/container.ts";
import {
  contSealNo,
  detailOfGoods,
  goodsCommodity,
  goodsDescription,
  goodsSums,
  type NamedContainer,
  packageTypeOfLines,
  sayOfGoods,
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

/** The keyed goods of a bill and its list. */
interface GoodsAsk {
  readonly form: Goods;
  readonly lines: readonly (NamedContainer & Pick<ContainerForm, "packageTypeId">)[];
  /** The unit for packages of several kinds together. */
  readonly together?: string | null | undefined;
  /** Sums and texts of the list overwrite typed ones. */
  readonly isAgain?: boolean;
}

/**
 * Computes the goods of a bill from its container list; typed values stay.
 *
 * Shape: description and commodity are filled only when empty.
 * Source: rules HB-4, HB-20
 */
export function goodsOfBill(
  { goods, direction }: Pick<Service, "goods" | "direction">,
  { form, lines, together = null, isAgain = false }: GoodsAsk,
): Goods {
  if (lines.length === 0 || goods === "dimensions") return form;
  const sums = goodsSums(lines);
  const number = (typed: string | null, built: string) =>
    (isAgain || decimal(typed).isZero()) && !decimal(built).isZero() ? built : typed;
  const words = (typed: string | null, built: string) =>
    isAgain || !typed?.trim() ? built || typed : typed;
  const filled = (typed: string | null, built: string) => (typed?.trim() ? typed : built || null);
  return {
    grossWeight: number(form.grossWeight, sums.grossWeight),
    netWeight: number(form.netWeight, sums.netWeight),
    chargeWeight: number(form.chargeWeight, sums.chargeWeight),
    cbm: number(form.cbm, sums.cbm),
    packageQty: number(form.packageQty, sums.packageQty),
    packageType: packageTypeOfLines({ typed: form.packageType, lines, together, isAgain }),
    packageContainer: words(form.packageContainer, detailOfGoods(goods, lines)),
    contSealNo: words(
      form.contSealNo,
      contSealNo(lines, direction === "import" ? "asListed" : "byNumber"),
    ),
    inWord: words(form.inWord, sayOfGoods(goods, lines)),
    desOfGoods: filled(form.desOfGoods, goodsDescription(lines)),
    commodity: filled(form.commodity, goodsCommodity(lines)),
  };
}
