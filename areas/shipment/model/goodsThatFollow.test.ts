import { expect, test } from "vitest";
import { goodsThatFollow, overwritten } from "./goodsThatFollow.ts";

test.each([
  [
    "an empty weight is filled",
    { grossWeight: null },
    {},
    { grossWeight: "12.500" },
    ["grossWeight"],
  ],
  ["a zero counts as empty", { cbm: "0.000" }, {}, { cbm: "3.100" }, ["cbm"]],
  ["a typed weight stays", { grossWeight: "99" }, { grossWeight: "10" }, { grossWeight: "12" }, []],
  ["what the list gave follows it", { cbm: "10.000" }, { cbm: "10" }, { cbm: "12" }, ["cbm"]],
  ["the same value is not set again", { cbm: "12" }, { cbm: "10" }, { cbm: "12.000" }, []],
  [
    "a text that the list gave follows",
    { inWord: "ONE" },
    { inWord: "ONE" },
    { inWord: "TWO" },
    ["inWord"],
  ],
])("%s", (_, now, before, computed, fields) => {
  expect(Object.keys(goodsThatFollow(now, before, computed))).toEqual(fields);
});

test("recalculating asks only where it overwrites", () => {
  expect(
    overwritten({ cbm: null, grossWeight: "12" }, { cbm: "3", grossWeight: "12.000" }),
  ).toEqual([]);
  expect(overwritten({ cbm: "2", grossWeight: null }, { cbm: "3", grossWeight: "1" })).toEqual([
    "cbm",
  ]);
});
