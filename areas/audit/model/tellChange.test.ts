import { expect, test } from "vitest";
import { tellChange } from "./tellChange.ts";

test("only what differs is told, nested fields by their path", () => {
  const before = { isLocked: false, office: "HCM", rights: { docSeaFCLExport: "list Office" } };
  const after = { isLocked: true, office: "HCM", rights: { docSeaFCLExport: null }, by: ["a", 2] };
  expect(tellChange({ before, after })).toEqual([
    { field: "isLocked", was: "false", now: "true" },
    { field: "rights.docSeaFCLExport", was: "list Office", now: "" },
    { field: "by.0", was: "", now: "a" },
    { field: "by.1", was: "", now: "2" },
  ]);
});

test("an entry without before and after tells nothing", () => {
  expect(tellChange({ before: null, after: null })).toEqual([]);
});
