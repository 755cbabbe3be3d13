import { serviceOf } from "@fairway/areas/service/model/serviceOf.ts";
import { expect, test } from "vitest";
import { originalsOfType } from "./originalsOfType.ts";

test.each([
  ["SFE", "Original", "THREE (3)"],
  ["SLE", "Original", "THREE (3)"],
  ["SCE", "Sea Waybill", "ZERO (0)"],
  ["SLE", "Copy", undefined],
  ["SFE", "Surrendered", undefined],
  ["SFI", "Original", "THREE (3)"],
  ["SLI", "Copy", "ZERO (0)"],
  ["SCI", "Surrendered", "ZERO (0)"],
  ["SCI", null, undefined],
  ["AE", "Original", undefined],
] as const)("a bill of %s of the type %s: %s originals", (code, hbltype, originals) => {
  expect(originalsOfType(serviceOf(code), hbltype).originBlnumber).toBe(originals);
});
