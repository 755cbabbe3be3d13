import { expect, test } from "vitest";
import { directionOf } from "./directionOf.ts";

test.each([
  ["SFE", null, "Export"],
  ["AI", null, "Import"],
  ["CL", "Import", "Import"],
  ["CL", "Export", "Export"],
  ["TK", "Domestic", "Domestic"],
  ["TK", null, "Domestic"],
] as const)("SV-10: a job of %s with the mode %s goes %s", (transactionType, serviceMode, way) => {
  expect(directionOf({ transactionType, serviceMode })).toBe(way);
});
