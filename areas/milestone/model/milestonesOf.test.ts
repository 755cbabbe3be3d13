import { expect, test } from "vitest";
import { milestonesOf, withFurther } from "./milestonesOf.ts";

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

test("MS-2: a further milestone stands where the longest way has it", () => {
  const way = milestonesOf({ serviceMode: "Import", goods: "containers" });
  const line = withFurther(way, ["gateIn"]);
  expect(line.slice(line.indexOf("gateIn") - 1, line.indexOf("gateIn") + 2)).toEqual([
    "pickedUp",
    "gateIn",
    "delivered",
  ]);
  const inland = milestonesOf({ serviceMode: "Domestic", goods: "containers" });
  expect(withFurther(inland, ["cleared", "departed"]).slice(0, 6)).toEqual([
    "booked",
    "papers",
    "cleared",
    "pickedUp",
    "departed",
    "delivered",
  ]);
});
