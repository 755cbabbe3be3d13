import { expect, test } from "vitest";
import { proposedCost } from "./proposedCost.ts";

const line = (id: string, partnerId: string | null) => ({ id, partnerId });
const lines = [line("port", "port"), line("truck", "haulier"), line("open", null)];

test.each([
  ["the one charge of the supplier", { supplierId: "haulier", costLineId: null }, lines, "truck"],
  ["nothing without a supplier", { supplierId: null, costLineId: null }, lines, null],
  ["nothing where a cost is chosen", { supplierId: "haulier", costLineId: "x" }, lines, null],
  [
    "nothing of two charges of the supplier",
    { supplierId: "haulier", costLineId: null },
    [...lines, line("waiting", "haulier")],
    null,
  ],
] as const)("TR-2: %s is proposed as the cost of a trip", (_, trip, all, expected) => {
  expect(proposedCost(trip, all)?.id ?? null).toBe(expected);
});
