import { expect, test } from "vitest";
import { differingSums } from "./differingSums.ts";
import { longestSum } from "./instruction.ts";
import { sumsOfBills } from "./sumsOfBills.ts";

const bill = {
  id: "b",
  hwbno: "H1",
  desOfGoods: "CHAIRS",
  shippingMark: null,
  packageQty: "0.5",
  packageTypeCode: "PLT",
  packageTypeName: null,
  packageContainer: "A Part Of 1x40HC",
  contSealNo: "_/40HC/S1",
  grossWeight: "310",
  cbm: null,
};

test("without container lines the texts of the bills count, each line once", () => {
  const sums = sumsOfBills([bill, { ...bill, contSealNo: "_/40HC/S1\n_/40HC/S2" }], []);
  expect(sums).toMatchObject({
    grossWeight: "620.000",
    volume: null,
    packagesNote: "1 PLT",
    containerNote: "A Part Of 1x40HC",
    containerSealNo: "_/40HC/S1\n_/40HC/S2",
    shippingMark: null,
    goodsDescription: "CHAIRS",
  });
});

test("texts of many bills end with a whole one", () => {
  const many = Array.from({ length: 300 }, (_, at) => ({
    ...bill,
    desOfGoods: `${at} ${"GOODS ".repeat(10)}`.trim(),
  }));
  const { goodsDescription } = sumsOfBills(many, []);
  expect(goodsDescription?.length).toBeLessThanOrEqual(longestSum.goodsDescription);
  expect(goodsDescription).toMatch(/GOODS$/);
});

test("figures differ by value, not by the way they are written", () => {
  const sums = sumsOfBills([bill], []);
  expect(differingSums({ ...sums, grossWeight: "310", volume: "0" }, sums)).toEqual([]);
  expect(differingSums({ ...sums, grossWeight: "311", shippingMark: "X" }, sums)).toEqual([
    "grossWeight",
    "shippingMark",
  ]);
});
