import { expect, test } from "vitest";
import { oneSave, type PartChange } from "./oneSave.ts";

const change = (at: string, action: PartChange["action"], ...fields: string[]): PartChange => ({
  id: `${at} ${fields[0]}`,
  at: `2026-11-23T08:00:00.${at}Z`,
  by: "truc",
  action,
  statement: at,
  isRoot: true,
  changes: fields.map((field) => ({ field, label: field, was: "", now: field })),
});

test("a statement is joined whole or not at all", () => {
  const told = oneSave([
    change("900", "update", "vessel"),
    change("500", "insert", "containers"),
    change("100", "insert", "routing"),
    change("100", "insert", "vessel"),
  ]);
  expect(told.map(({ action, changes }) => [action, ...changes.map(({ field }) => field)])).toEqual(
    [
      ["insert", "vessel", "containers"],
      ["insert", "routing", "vessel"],
    ],
  );
});
