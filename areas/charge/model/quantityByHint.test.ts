import { describe, expect, test } from "vitest";
import { quantityByHint, type ShipmentFigures } from "./quantityByHint.ts";

const figures: ShipmentFigures = {
  gw: "24510.000",
  nw: null,
  cw: "0.000",
  hw: null,
  cbm: "136.5",
  package: "1200",
  cont: "3",
  contOfType: { hc40: "2", dc20: "1" },
};

describe("the quantity of a usual charge", () => {
  test.each([
    ["the gross weight", "gw", "kgs", "24510"],
    ["the volume", "cbm", "cbm", "136.5"],
    ["the packages", "package", "ctn", "1200"],
    ["the containers of its unit's type", "cont", "hc40", "2"],
    ["all containers where its unit is no type of them", "cont", "pcs", "3"],
  ] as const)("is %s", (_, hint, id, quantity) => {
    expect(quantityByHint(hint, { id, isContainer: id.length === 4 }, figures)).toBe(quantity);
  });

  test.each([
    ["a figure nobody knows", "nw"],
    ["a figure that is zero", "cw"],
    ["a figure that no shipment has", "hw"],
    ["containers of a type that is not there", "cont"],
  ] as const)("is left to be typed for %s", (_, hint) => {
    expect(quantityByHint(hint, { id: "hc45", isContainer: true }, figures)).toBeNull();
  });
});
