import { numberKey } from "@fairway/core/text/textKey.ts";
import { expect, test } from "vitest";
import { countedNumber, type NumberRule, readNumber, skippedBy } from "./numberRule.ts";

const day = "2026-11-22";
const month: NumberRule = { series: "a", period: "month", between: "/", digits: 5 };
const year: NumberRule = { series: "b", period: "year", digits: 5 };
const apart: NumberRule = { series: "c", period: "none", digits: 7, prefixApart: true };

test.each([
  [month, "FHD", "FHD2611/00121", 121],
  [month, "FHD", "121", 121],
  [month, "FHD", "fhd2611/121", 121],
  [month, "FHD", "FHD2611\u200b/00121", 121],
  [month, "FHD", "１２１", 121],
  [month, "FHD", "FHD2612/00121", null],
  [month, "FHD", "HD-121", null],
  [month, "FHD", "0", null],
  [month, "FHD", "", null],
  [year, "PT", "PT2600379", 379],
  [year, "PT", "PT27379", null],
  [apart, "INV/26", "1", 1],
  [apart, "INV/26", "0000041", 41],
  [apart, "INV/26", "INV/26", null],
] as const)("%j %s: %s is number %s", (rule, prefix, typed, count) => {
  expect(readNumber({ rule, prefix, day }, typed)).toBe(count);
});

test.each([
  [true, "0000350", 31],
  [true, "350", 31],
  [true, "0000319", 0],
  [true, "0000300", 0],
  [true, "", 0],
  [true, "x", 0],
  [undefined, "0000350", 0],
] as const)("of a series that goes on: %s, %j skips %i numbers", (goesOn, typed, skipped) => {
  const rule = goesOn ? { ...apart, goesOn } : apart;
  expect(skippedBy({ rule, prefix: "INV/26", day }, "0000319", typed)).toBe(skipped);
});

test("a number keeps its pattern behind its digits", () => {
  expect(countedNumber({ rule: month, prefix: "FHD", day }, 7)).toBe("FHD2611/00007");
  expect(countedNumber({ rule: year, prefix: "PT", day }, 123456)).toBe("PT26123456");
  expect(countedNumber({ rule: apart, prefix: "INV/26", day }, 7)).toBe("0000007");
});

test.each([
  ["FHD2611/00121", "fhd2611/121"],
  ["0000001", "1"],
  ["0", "0"],
  ["000", "0"],
  ["A00B007", "a0b7"],
  ["ＨBL\u202e01", "hbl1"],
])("%s is the same number as %s", (one, other) => {
  expect(numberKey(one)).toBe(numberKey(other));
});
