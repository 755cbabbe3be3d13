import { expect, test } from "vitest";
import { numberCell } from "./numberCell.ts";

const price = { decimals: 8 };
const read = (cell: string, spec: { decimals?: number } = price) => {
  const found = numberCell("price", spec, cell);
  return "problem" in found ? found.problem.code : found.value;
};

test.each([
  ["500000", "500000"],
  ["400,000", "400000"],
  ["1.250.000", "1250000"],
  ["1.250.000,5", "1250000.5"],
  ["15,420.5", "15420.5"],
  ["48,2", "48.2"],
  ["0.125", "0.125"],
  ["-2,200,000", "-2200000"],
  // A cell with the number 1.125 comes from Excel with a zero more.
  ["1.1250", "1.1250"],
  ["", null],
])("the cell %s is %s", (cell, value) => {
  expect(read(cell)).toBe(value);
});

test("one point before three digits is refused, because it may be of thousands or of decimals", () => {
  expect(read("500.000")).toBe("import.doubtfulNumber");
  expect(read("500.000", {})).toBe("500000");
});

test("what is no number stays as it is and is refused by the checks of the field", () => {
  expect(read("=1450*2")).toBe("=1450*2");
});
