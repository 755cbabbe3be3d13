import { expect, test } from "vitest";
import { carriageOf, productOfDeclaration } from "./carriages.ts";

test.each([
  ["Sea", "FCL", "Sea FCL"],
  ["Sea", "LCL", "Sea LCL"],
  [null, "FCL", "Sea FCL"],
  ["Air", null, "Air"],
  ["Crossborder", "LCL", "Cross border"],
  ["Warehouse", "LCL", "Warehouse"],
  ["Trucking", "FCL", "Trucking"],
  ["Railway", "FCL", "Railway"],
  ["Express", null, "Express"],
] as const)("a declaration by %s %s becomes a job of %s", (serviceType, cargoType, product) => {
  expect(productOfDeclaration({ serviceType, cargoType })).toBe(product);
});

test("a new declaration of a job travels as its product service", () => {
  expect(carriageOf("Sea Consol")).toEqual({ serviceType: "Sea", cargoType: "LCL" });
  expect(carriageOf("Other")).toEqual({ serviceType: null, cargoType: null });
  expect(carriageOf(null)).toEqual({ serviceType: null, cargoType: null });
});
