import { expect, test } from "vitest";
import { settledCargo, whyNotCargo } from "./settledCargo.ts";

test.each([
  [null, null, null, null, false],
  [null, "FCL", "Sea", "FCL", true],
  ["Sea", "LCL", "Sea", "LCL", true],
  ["Sea", null, "Sea", null, false],
  ["Air", "FCL", "Air", null, true],
  ["Express", null, "Express", null, true],
  ["Trucking", null, "Trucking", null, false],
  ["Warehouse", "FCL", "Warehouse", "FCL", true],
])(
  "service %s with cargo %s is service %s with cargo %s (CU-3)",
  (serviceType, cargoType, service, cargo, isWhole) => {
    const carriage = { serviceType, cargoType };
    expect(settledCargo(carriage)).toEqual({ serviceType: service, cargoType: cargo });
    expect(whyNotCargo(carriage).length === 0).toBe(isWhole);
  },
);
