import { expect, test } from "vitest";
import { milestonesOf } from "./milestonesOf.ts";

test("imported goods are declared after they arrived, exported goods before they depart", () => {
  const inward = milestonesOf({ direction: "import", goods: "containers" });
  expect(inward.indexOf("declared")).toBeGreaterThan(inward.indexOf("arrived"));
  expect(inward).not.toContain("gateIn");
  const outward = milestonesOf({ direction: "export", goods: "containers" });
  expect(outward.indexOf("declared")).toBeLessThan(outward.indexOf("departed"));
  expect(outward).toHaveLength(12);
});

test("only goods in containers return empty ones", () => {
  expect(milestonesOf({ direction: null, goods: "dimensions" })).not.toContain("emptyReturned");
  expect(milestonesOf({ direction: null, goods: "containers" })).toContain("emptyReturned");
});
