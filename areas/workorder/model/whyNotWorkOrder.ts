import { serviceOf } from "@fairway/areas/service/model/serviceOf.ts";
import type { ServiceCode } from "@fairway/areas/service/model/services.ts";
import { decimal } from "@fairway/core/money/decimal.ts";
import { refuse } from "@fairway/core/refusal/commonRefusals.ts";
import type { FieldRefusal } from "@fairway/core/refusal/refusal.ts";
import { refuseWorkOrder } from "./refusals.ts";
import type { PriceForm, SurchargeForm, WorkOrderForm } from "./workOrder.ts";
import type { PriceType } from "./workOrderWords.ts";

const typesOfProduct: Readonly<Partial<Record<string, readonly PriceType[]>>> = {
  Air: ["AIR", "OTHER"],
  "Sea FCL": ["FCL", "OTHER"],
  "Sea LCL": ["LCL", "OTHER"],
  "Sea Consol": ["FCL", "LCL", "OTHER"],
};
const everyType: readonly PriceType[] = ["OTHER", "FCL", "LCL", "AIR"];

/** The types of prices that orders of a service have, the usual one first. Rule WO-3 */
export const priceTypesOf = (service: ServiceCode): readonly PriceType[] =>
  typesOfProduct[serviceOf(service).product] ?? everyType;

const neededOfPrice = [
  "coloaderId",
  "type",
  "quantityType",
  "unitId",
  "buyingChargeId",
  "unitPriceBuying",
  "sellingChargeId",
  "unitPriceSelling",
  "currencyId",
] as const satisfies readonly (keyof PriceForm)[];

const neededOfSurcharge = [
  "priceNo",
  "type",
  "partnerType",
  "chargeId",
  "unitPrice",
  "currencyId",
] as const satisfies readonly (keyof SurchargeForm)[];

/** Returns what is wrong with an order as it is keyed, by field. Rules WO-1 to WO-4 */
export function whyNotWorkOrder(form: WorkOrderForm): FieldRefusal[] {
  const { effectiveDate, expiredDate } = form;
  return [
    ...(effectiveDate && expiredDate && expiredDate < effectiveDate
      ? [refuseWorkOrder.field("expiredDate", "workOrder.daysReversed")]
      : []),
    ...whyNotPrices(form.prices, form.transactionType),
    ...whyNotSurcharges(form.surcharges, form),
  ];
}

/** Returns what is wrong with the prices of an order of a service. Rule WO-3 */
export function whyNotPrices(
  prices: readonly PriceForm[],
  service: ServiceCode,
  list = "prices",
): FieldRefusal[] {
  const wrong = refuseWorkOrder.field;
  const path = (at: number, field: string) => `${list}.${at}.${field}`;
  return [
    ...missing(prices, neededOfPrice, list),
    ...prices.flatMap(({ type, quantityType, quantityFrom, quantityTo, ...price }, at) => {
      const isRange = quantityType === "RANGE";
      const bounds = [
        ["quantityFrom", quantityFrom],
        ["quantityTo", quantityTo],
      ] as const;
      return [
        ...(type && !priceTypesOf(service).includes(type)
          ? [wrong(path(at, "type"), "workOrder.otherService")]
          : []),
        ...bounds.flatMap(([field, value]) =>
          isRange && value === null ? [refuse.field(path(at, field), "field.required")] : [],
        ),
        ...(isRange && quantityFrom !== null && quantityTo !== null && quantityTo < quantityFrom
          ? [wrong(path(at, "quantityTo"), "workOrder.rangeReversed")]
          : []),
        ...(["unitPriceBuying", "unitPriceSelling"] as const).flatMap((field) => {
          const value = price[field];
          return value !== null && !decimal(value).gt(0)
            ? [wrong(path(at, field), "workOrder.notBelowZero")]
            : [];
        }),
      ];
    }),
    ...prices.flatMap((price, at) => whyNotNextTo(prices, price, at, list)),
  ];
}

/** What is wrong with a price next to the earlier ones of its order. */
function whyNotNextTo(
  prices: readonly PriceForm[],
  price: PriceForm,
  at: number,
  list: string,
): FieldRefusal[] {
  const before = prices.slice(0, at);
  const mixed = before.findIndex(
    ({ quantityType }) =>
      quantityType !== null && price.quantityType !== null && quantityType !== price.quantityType,
  );
  if (mixed >= 0) {
    const field = `${list}.${at}.quantityType`;
    return [refuseWorkOrder.field(field, "workOrder.mixedQuantities", { line: mixed + 1 })];
  }
  if (price.coloaderId === null || price.type === null) return [];
  const same = before.findIndex((other) => isSamePrice(other, price));
  if (same < 0) return [];
  const code = price.quantityType === "RANGE" ? "workOrder.rangesOverlap" : "workOrder.priceTwice";
  const field = price.quantityType === "RANGE" ? "quantityFrom" : "coloaderId";
  return [refuseWorkOrder.field(`${list}.${at}.${field}`, code, { line: same + 1 })];
}

/** Are two prices for the same goods of the same co-loader? Rule WO-3 */
function isSamePrice(one: PriceForm, other: PriceForm): boolean {
  if (one.coloaderId !== other.coloaderId || one.type !== other.type) return false;
  const isRange = one.quantityType === "RANGE";
  // By air a co-loader has one price, whatever its unit is.
  const anyUnit = one.type === "AIR" && !isRange;
  if (!anyUnit && one.unitId !== other.unitId) return false;
  if (!isRange) return true;
  const [from, to] = [one.quantityFrom ?? 0, one.quantityTo ?? 0];
  return from <= (other.quantityTo ?? 0) && (other.quantityFrom ?? 0) <= to;
}

/** What is wrong with what comes with the prices. Rule WO-4 */
function whyNotSurcharges(
  surcharges: readonly SurchargeForm[],
  { prices, agentId }: Pick<WorkOrderForm, "prices" | "agentId">,
): FieldRefusal[] {
  const wrong = refuseWorkOrder.field;
  const path = (at: number, field: string) => `surcharges.${at}.${field}`;
  return [
    ...missing(surcharges, neededOfSurcharge, "surcharges"),
    ...surcharges.flatMap((line, at) => {
      const { priceNo, partnerType, partnerId, type, kickBack, isPrimary } = line;
      const first = surcharges.findIndex(
        (other) => other.isPrimary && other.priceNo === priceNo && other.type === type,
      );
      return [
        ...(priceNo !== null && priceNo > prices.length
          ? [wrong(path(at, "priceNo"), "workOrder.noSuchPrice")]
          : []),
        ...(partnerType === "Other" && partnerId === null
          ? [wrong(path(at, "partnerId"), "workOrder.partnerOfOther")]
          : []),
        ...(partnerType === "Agent" && agentId === null
          ? [wrong(path(at, "partnerType"), "workOrder.noAgent")]
          : []),
        ...(kickBack && type === "SELL"
          ? [wrong(path(at, "kickBack"), "workOrder.commissionSold")]
          : []),
        ...(isPrimary && first < at
          ? [wrong(path(at, "isPrimary"), "workOrder.secondPrimary", { line: first + 1 })]
          : []),
      ];
    }),
  ];
}

function missing<Line>(
  lines: readonly Line[],
  needed: readonly (keyof Line & string)[],
  list: string,
): FieldRefusal[] {
  return lines.flatMap((line, at) =>
    needed.flatMap((field) =>
      line[field] === null ? [refuse.field(`${list}.${at}.${field}`, "field.required")] : [],
    ),
  );
}
