import { expect, test } from "vitest";
import { milestonesOf } from "./milestonesOf.ts";

test("imported goods are declared after they arrived, exported goods before they depart", () => {
  const inward = milestonesOf({ serviceMode: "Import", goods: "containers" });
  expect(inward.indexOf("declared")).toBeGreaterThan(inward.indexOf("arrived"));
  expect(inward).not.toContain("gateIn");
  const outward = milestonesOf({ serviceMode: "Export", goods: "containers" });
  expect(outward.indexOf("declared")).toBeLessThan(outward.indexOf("departed"));
  expect(outward).toHaveLength(12);
});

test("goods that stay in the country cross no customs", () => {
  const inland = milestonesOf({ serviceMode: "Domestic", goods: "containers" });
  expect(inland).toEqual(["booked", "papers", "pickedUp", "delivered", "emptyReturned", "billed"]);
});

test("only goods in containers return empty ones", () => {
  const way = (goods: "dimensions" | "containers") =>
    milestonesOf({ serviceMode: "Import", goods });
  expect(way("dimensions")).not.toContain("emptyReturned");
  expect(way("containers")).toContain("emptyReturned");
});
