import { expect, test } from "vitest";
import { allPackages, packageLines, packagesByKind, packagesOfBill } from "./packagesByKind.ts";

const line = (packageQuantity: string, packageTypeName: string) => ({
  packageQuantity,
  packageTypeName,
  packageTypeCode: null,
});
const bill = { packageQty: "142", packageTypeCode: "CTNS", packageTypeName: "Cartons" };
const lines = [line("120", "Cartons"), line("18", "Pallets"), line("4", "Cases")];

test("a bill whose lines have several kinds has each of them, not the kind of the first", () => {
  expect(packagesOfBill(bill, lines)).toEqual([
    { quantity: "120", kind: "Cartons" },
    { quantity: "18", kind: "Pallets" },
    { quantity: "4", kind: "Cases" },
  ]);
});

test.each([
  ["without lines", []],
  ["with lines of one kind", [line("100", "Cartons"), line("42", "Cartons")]],
  ["with lines that do not make up its quantity", lines.slice(1)],
])("a bill %s has its own quantity and kind", (_, own) => {
  expect(packagesOfBill(bill, own)).toEqual([{ quantity: "142", kind: "Cartons" }]);
});

test("several kinds are printed as PACKAGES with their sum and each kind below", () => {
  const say = (text: string) => text;
  const counts = packagesOfBill(bill, lines);
  expect(packageLines(counts, "en", say)).toEqual([
    "142 PACKAGES",
    "- 120 Cartons",
    "- 18 Pallets",
    "- 4 Cases",
  ]);
  expect(allPackages(counts, "vi")).toMatchObject({ quantity: "142", kind: "KIỆN" });
  expect(packageLines(counts.slice(0, 1), "vi", say)).toEqual(["120 Cartons"]);
  expect(packageLines([], "en", say)).toEqual([]);
});

test("several bills of one kind are one number", () => {
  const counts = [
    { quantity: "120", kind: "Cartons" },
    { quantity: "18", kind: "Cartons" },
  ];
  expect(packagesByKind(counts)).toEqual([{ quantity: "138", kind: "Cartons" }]);
});
