import { expect, test } from "vitest";
import { axisOf } from "./axisOf.ts";

test.each<[string, number[], number[]]>([
  ["from zero to the next round number", [400, 561], [0, 200, 400, 600]],
  ["below zero for a loss", [-30, 90], [-50, 0, 50, 100]],
  ["of losses alone up to zero", [-8, -3], [-8, -6, -4, -2, 0]],
  ["of nothing but zero to one", [0, 0], [0, 1]],
])("an axis goes %s", (_, values, ticks) => {
  expect(axisOf(values).ticks).toEqual(ticks);
});
