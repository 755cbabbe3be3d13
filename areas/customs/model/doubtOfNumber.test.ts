import { expect, test } from "vitest";
import { doubtOfNumber } from "./doubtOfNumber.ts";

test.each([
  ["107009876540", "Import", null],
  ["307009876562", "Export", null],
  ["10700987654", "Import", "length"],
  ["1070098765401", "Import", "length"],
  ["307009876562", "Import", "leading"],
  ["107009876540", "Export", "leading"],
  ["12/NK-KD", "Import", null],
  ["12345", "Import", null],
  ["", "Import", null],
] as const)("CU-33: the number “%s” of an %s has the doubt %s", (no, type, doubt) => {
  expect(doubtOfNumber(no, type)).toBe(doubt);
});
