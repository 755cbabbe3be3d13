import { expect, test } from "vitest";
import type { GridColumn } from "./column.ts";
import { chosenOf } from "./chosenOf.ts";

const column = (key: string, more: Partial<GridColumn<string>> = {}) =>
  ({
    key,
    kind: "text",
    title: { en: key, vi: key },
    width: 80,
    value: () => key,
    ...more,
  }) as GridColumn<string>;
const columns = [
  column("charge", { frozen: true }),
  column("price", { required: true }),
  column("note"),
  column("paid", { hidden: true }),
];
const keys = (chosen: readonly string[] | null) =>
  chosenOf(columns, chosen).map((each) => each.key);

test("without a choice a grid shows its own columns, without the optional ones", () => {
  expect(keys(null)).toEqual(["charge", "price", "note"]);
});

test("a choice shows optional columns, in the chosen order", () => {
  expect(keys(["paid", "price"])).toEqual(["charge", "paid", "price"]);
});

test("frozen columns and those that must be filled in stay", () => {
  expect(keys(["note", "gone"])).toEqual(["charge", "note", "price"]);
});
