import { expect, test } from "vitest";
import { milestonesOfStops } from "./milestonesOfStops.ts";

test.each([
  ["SFE", null, ["gateIn"]],
  ["SFI", null, ["delivered"]],
  ["CL", "Export", ["gateIn", "delivered"]],
  ["CL", "Import", ["delivered"]],
  ["TK", "Domestic", ["delivered"]],
  ["TK", null, ["delivered"]],
] as const)(
  "TR-11: goods of %s with the mode %s reach %j where they are delivered",
  (service, mode, reached) => {
    const stops = milestonesOfStops({ transactionType: service, serviceMode: mode });
    expect(stops.Deliver).toEqual(reached);
  },
);
