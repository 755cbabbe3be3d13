import { expect, test } from "vitest";
import {
  isBlankLine,
  lineFor,
  type LineRow,
  newLine,
  sentCharge,
  sentLine,
  totalOfCharge,
} from "./lineRow.ts";

const bill = { id: "b1", jobId: "j1", customNo: "107", code: "SEF2603/00001", name: "HBL1" };

test("a line for a bill has its declaration and counts as blank until something is keyed", () => {
  const line = lineFor(bill);
  expect(line).toMatchObject({ customNo: "107", advanceType: "Other" });
  expect(isBlankLine(line)).toBe(true);
  expect(isBlankLine({ ...line, amount: "1" })).toBe(false);
  expect(newLine(line)).toMatchObject({ bill, customNo: "107", amount: null });
});

test("what is missing is sent empty, so that the server names the field", () => {
  expect(sentLine(newLine())).toMatchObject({ hblid: "", description: "", amount: "" });
});

test.each<[Partial<LineRow>, string | null]>([
  [{ quantity: "2", unitPrice: "4050000", vatrate: "8" }, "8748000"],
  [{ quantity: "2", unitPrice: "4050000", vatrate: null }, "8100000"],
  [{ quantity: "2", unitPrice: null }, null],
])("the amount of a charge %o is its total with VAT: %s", (figures, total) => {
  const line = { ...newLine(), ...figures };
  expect(totalOfCharge(line, "VND")?.replace(/\.0+$/, "") ?? null).toBe(total);
  expect(sentCharge(line).amount).toBe("0");
});
