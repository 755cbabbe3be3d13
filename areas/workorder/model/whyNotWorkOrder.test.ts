import { describe, expect, test } from "vitest";
import type { PriceForm, SurchargeForm, WorkOrderForm } from "./workOrder.ts";
import { workOrderForm } from "./workOrder.ts";
import { whyNotPrices, whyNotWorkOrder } from "./whyNotWorkOrder.ts";

const [evergreen, oocl, kgs, box, charge] = [1, 2, 3, 4, 5].map(
  (no) => `0190c0de-0000-7000-8000-00000000080${no}`,
) as [string, string, string, string, string];

const price = (change: Partial<PriceForm>): PriceForm => ({
  id: null,
  coloaderId: evergreen,
  type: "AIR",
  quantityType: "RANGE",
  quantityFrom: 100,
  quantityTo: 499,
  unitId: kgs,
  buyingChargeId: charge,
  unitPriceBuying: "2.80",
  sellingChargeId: charge,
  unitPriceSelling: "3.10",
  vatrate: "10",
  currencyId: "USD",
  notes: null,
  ...change,
});
const next = { quantityFrom: 500, quantityTo: 999_999 };
const flat = { quantityType: "FLAT", quantityFrom: null, quantityTo: null } as const;

describe("WO-3: the prices of an order", () => {
  test.each([
    ["two ranges that follow one another", "AE", [price({}), price(next)], []],
    [
      "two ranges that share a kilo",
      "AE",
      [price({}), price({ ...next, quantityFrom: 499 })],
      ["prices.1.quantityFrom workOrder.rangesOverlap"],
    ],
    ["the same range of two co-loaders", "AE", [price({}), price({ coloaderId: oocl })], []],
    [
      "a range that ends before it begins",
      "AE",
      [price({ quantityFrom: 500, quantityTo: 499 })],
      ["prices.0.quantityTo workOrder.rangeReversed"],
    ],
    [
      "a range without an end",
      "AE",
      [price({ quantityTo: null })],
      ["prices.0.quantityTo field.required"],
    ],
    [
      "a flat price next to ranges",
      "AE",
      [price({}), price(flat)],
      ["prices.1.quantityType workOrder.mixedQuantities"],
    ],
    [
      "two flat prices by air of one co-loader, whatever the unit",
      "AE",
      [price(flat), price({ ...flat, unitId: box })],
      ["prices.1.coloaderId workOrder.priceTwice"],
    ],
    [
      "two flat prices by sea for two types of container",
      "SFE",
      [price({ ...flat, type: "FCL" }), price({ ...flat, type: "FCL", unitId: box })],
      [],
    ],
    [
      "a price by air of an order by sea",
      "SFE",
      [price({})],
      ["prices.0.type workOrder.otherService"],
    ],
    [
      "a price of nothing",
      "AE",
      [price({ unitPriceSelling: "0" })],
      ["prices.0.unitPriceSelling workOrder.notBelowZero"],
    ],
    [
      "a price without a co-loader",
      "AE",
      [price({ coloaderId: null })],
      ["prices.0.coloaderId field.required"],
    ],
  ] as const)("%s", (_name, service, prices, wrong) => {
    expect(whyNotPrices(prices, service).map(({ field, code }) => `${field} ${code}`)).toEqual(
      wrong,
    );
  });
});

describe("WO-1 and WO-4: the order and what comes with its prices", () => {
  const line: SurchargeForm = {
    id: null,
    priceNo: 1,
    type: "SELL",
    partnerType: "Customer",
    partnerId: null,
    chargeId: charge,
    unitPrice: "25",
    currencyId: "USD",
    vatrate: null,
    unitId: null,
    isPrimary: false,
    kickBack: false,
  };
  const order = (change: Partial<WorkOrderForm>): WorkOrderForm => ({
    ...workOrderForm.parse({
      transactionType: "AE",
      customerId: evergreen,
      saleManId: oocl,
      pol: kgs,
      pod: box,
      prices: [],
      surcharges: [],
    }),
    prices: [price({})],
    ...change,
  });
  test.each([
    ["a line of each side", [line, { ...line, type: "BUY", partnerType: "Carrier" }], []],
    [
      "a line of a price that is not there",
      [{ ...line, priceNo: 2 }],
      ["priceNo workOrder.noSuchPrice"],
    ],
    [
      "another partner without a name",
      [{ ...line, partnerType: "Other" }],
      ["partnerId workOrder.partnerOfOther"],
    ],
    [
      "the agent of an order without one",
      [{ ...line, partnerType: "Agent" }],
      ["partnerType workOrder.noAgent"],
    ],
    ["sold commission", [{ ...line, kickBack: true }], ["kickBack workOrder.commissionSold"]],
  ] as const)("%s", (_name, surcharges, wrong) => {
    const found = whyNotWorkOrder(order({ surcharges: [...surcharges] as SurchargeForm[] }));
    expect(found.map(({ field, code }) => `${field} ${code}`)).toEqual(
      wrong.map((each) => `surcharges.0.${each}`),
    );
  });

  test("one line of a price and side is primary", () => {
    const primary = { ...line, isPrimary: true };
    const bought = { ...primary, type: "BUY" } as const;
    expect(whyNotWorkOrder(order({ surcharges: [primary, bought] }))).toEqual([]);
    expect(
      whyNotWorkOrder(order({ surcharges: [primary, bought, primary] })).map(({ field }) => field),
    ).toEqual(["surcharges.2.isPrimary"]);
  });

  test("the last day is not before the first", () => {
    const days = { effectiveDate: "2026-03-02", expiredDate: "2026-03-01" };
    expect(whyNotWorkOrder(order(days)).map(({ field }) => field)).toEqual(["expiredDate"]);
  });
});
