import { expect, test } from "vitest";
import { isSameUnit, sameUnits } from "./unitSynonyms.ts";

test.each([
  ["20DC", "20GP"],
  ["20'DC", "20GP"],
  ["40 dc", "40GP"],
  ["40HQ", "40HC"],
  ["PLTS", "PALLET"],
  ["pkg", "PKGS"],
  ["ctn", "CTNS"],
])("%s and %s are one unit", (one, other) => {
  expect(isSameUnit(one, other)).toBe(true);
});

test("other codes have no synonyms and only equal themselves", () => {
  expect(isSameUnit("20GP", "40GP")).toBe(false);
  expect(isSameUnit("KGS", "kgs")).toBe(true);
  expect(sameUnits("KGS")).toEqual([]);
});
