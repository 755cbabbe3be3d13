import { expect, test } from "vitest";
import { type ComparedLine, whyNotTariffLine, whyNotTogether } from "./tariffLine.ts";

type Entered = Parameters<typeof whyNotTariffLine>[0];
const line = {
  tariffId: "t",
  chargeId: "seal",
  unitId: "cont",
  currencyId: "USD",
  type: "Single",
  rangeType: "Container",
  unitPrice: "9.5",
} as unknown as Entered;
const wrong = (change: object) =>
  whyNotTariffLine({ ...line, ...change }).map(({ field, code }) => `${field} ${code}`);

test.each([
  [{}, []],
  [{ unitPrice: "0" }, ["unitPrice tariffLine.noPrice"]],
  [{ vatrate: "101" }, ["vatrate tariffLine.vatTooHigh"]],
  [{ vatrate: "-2.5" }, []],
  [{ route: "Red" }, ["route tariffLine.routeForOperations"]],
  [{ route: "Red", useFor: "Document" }, ["route tariffLine.routeForOperations"]],
  [{ route: "Red", useFor: "OPS" }, []],
  [{ rangeFrom: "1" }, ["rangeFrom tariffLine.notOfType"]],
  [{ type: "Range" }, ["rangeFrom tariffLine.noRange"]],
  [{ type: "Range", rangeFrom: "5", rangeTo: "4" }, ["rangeTo tariffLine.rangeReversed"]],
  [{ type: "Range", rangeTo: "4", rangeType: null }, ["rangeType field.required"]],
  [{ type: "Range", rangeTo: "4", min: "1" }, ["min tariffLine.notOfType"]],
  [{ type: "Min-Max" }, ["min tariffLine.noBound"]],
  [{ type: "Min-Max", min: "30", max: "20" }, ["max tariffLine.boundsReversed"]],
  [{ type: "Min-Max", min: "30", max: "0" }, []],
  [
    { type: "Next Level", nextUnit: "0" },
    ["nextUnit tariffLine.aboveZero", "nextUnitPrice tariffLine.aboveZero"],
  ],
] as const)("TF-5, TF-6: a line with %j has the errors %j", (change, expected) => {
  expect(wrong(change)).toEqual(expected);
});

const single: ComparedLine = { chargeId: "seal", unitId: "cont", type: "Single" };
const range = (rangeFrom: string | null, rangeTo: string | null): ComparedLine => ({
  ...single,
  type: "Range",
  rangeType: "GW",
  rangeFrom,
  rangeTo,
});
const clashes = (...lines: ComparedLine[]) =>
  [...whyNotTogether(lines)].map(
    ([at, { code, facts }]) => `${at} ${code} ${String(facts?.["line"])}`,
  );

test("TF-7: the same charge for the same goods stands once", () => {
  expect(clashes(single, { ...single, pol: "VNSGN" }, { ...single, unitId: "40HC" })).toEqual([]);
  expect(clashes(single, { ...single, pol: "VNSGN" }, single)).toEqual(["2 tariffLine.twice 1"]);
  expect(clashes(single, range(null, "5"))).toEqual(["1 tariffLine.twice 1"]);
});

test("TF-7: ranges meet and do not overlap", () => {
  expect(clashes(range(null, "5000"), range("5000", null))).toEqual([]);
  expect(clashes(range(null, "5000"), range("4999", null))).toEqual([
    "1 tariffLine.rangesOverlap 1",
  ]);
  expect(clashes(range("5", null), range("9", "9.5"))).toEqual(["1 tariffLine.rangesOverlap 1"]);
  expect(clashes(range("5", "5"), range("5", "5"))).toEqual(["1 tariffLine.rangesOverlap 1"]);
});
