import { decimal } from "@fairway/core/money/decimal.ts";
import { expect, test } from "vitest";
import { quantityOf } from "./goodsFigures.ts";
import { type PricedLine, priceOfLine } from "./priceOfLine.ts";

const line: PricedLine = {
  type: "Single",
  unitPrice: "10",
  currencyId: "USD",
  rangeFrom: null,
  rangeTo: null,
  min: null,
  max: null,
  nextUnit: null,
  nextUnitPrice: null,
};
const seal = { ...line, unitPrice: "8.8" };
const low = {
  ...line,
  type: "Range",
  unitPrice: "55.5",
  rangeTo: "5000",
  currencyId: "VND",
} as const;
const high = { ...low, unitPrice: "41.25", rangeFrom: "5000", rangeTo: null } as const;
const cfs = { ...line, type: "Min-Max", unitPrice: "6.75", min: "30", max: "75" } as const;
const labels = {
  ...line,
  type: "Next Level",
  unitPrice: "250000",
  nextUnit: "25",
  nextUnitPrice: "40000",
  currencyId: "VND",
} as const;
const price = (priced: PricedLine, quantity: string) => priceOfLine(priced, decimal(quantity));
const found = (quantity: string, unitPrice: string, amount: string) => ({
  quantity,
  unitPrice,
  amount,
});

test.each([
  ["two containers", seal, "2", found("2", "8.8", "17.60")],
  ["nothing to count", seal, "0", null],
  ["a weight in the upper range", high, "18250.5", found("18250.5", "41.25", "752833")],
  ["a weight in the lower range", low, "3250.5", found("3250.5", "55.5", "180403")],
  ["the last of a range", low, "5000", found("5000", "55.5", "277500")],
  [
    "a weight in a range up to 0",
    { ...high, rangeTo: "0" },
    "18250.5",
    found("18250.5", "41.25", "752833"),
  ],
  ["a weight beyond the range", low, "5000.001", null],
  ["a weight before the range", high, "4999.999", null],
  ["a volume above the most", cfs, "12.345", found("1", "75", "75.00")],
  ["a volume below the least", cfs, "2.675", found("1", "30", "30.00")],
  ["a volume between the bounds", cfs, "10", found("10", "6.75", "67.50")],
  ["exactly the least", { ...cfs, unitPrice: "3" }, "10", found("10", "3", "30.00")],
  ["a most of zero, which is none", { ...cfs, max: "0" }, "100", found("100", "6.75", "675.00")],
  ["640 labels", labels, "640", found("1", "1290000", "1290000")],
  ["41 labels", labels, "41", found("1", "330000", "330000")],
  ["one label", labels, "1", found("1", "250000", "250000")],
  ["26 labels, one full level", labels, "26", found("1", "290000", "290000")],
  ["less than one", labels, "0.5", found("1", "250000", "250000")],
] as const)("TF-11, TF-12: %s", (_, priced, quantity, expected) => {
  expect(price(priced, quantity)).toEqual(expected);
});

const goods = {
  gw: "18250.5",
  nw: "17000",
  cbm: "12.345",
  packages: "640",
  customClearance: "2",
  containers: [
    { unitId: "40HC", quantity: "2" },
    { unitId: "20DC", quantity: "1" },
  ],
};
test.each([
  [null, "1"],
  ["GW", "18250.5"],
  ["NW", "17000"],
  ["CBM", "12.345"],
  ["Package", "640"],
  ["CustomClearance", "2"],
  ["Container", "3"],
] as const)("TF-10: the quantity by %s is %s", (rangeType, expected) => {
  const unit = { unitId: "CONT", isContainerSize: false };
  expect(quantityOf(rangeType, unit, goods).toString()).toBe(expected);
});

test("TF-10: a line in a size of container counts this size only", () => {
  const unit = { unitId: "40HC", isContainerSize: true };
  expect(quantityOf("Container", unit, goods).toString()).toBe("2");
  expect(quantityOf("Container", unit, {}).toString()).toBe("0");
});
