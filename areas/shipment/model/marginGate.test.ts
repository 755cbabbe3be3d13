import { expect, test } from "vitest";
import { marginOf, oddMargin } from "./marginGate.ts";

const job = (sellingVnd: string, buyingVnd: string, marginCap = "50") => ({
  sellingVnd,
  buyingVnd,
  marginCap,
});

test.each([
  ["no profit", job("1000000", "1000000"), "low", "0.0"],
  ["one dong of profit", job("1000000", "999999"), null, "0.0"],
  ["a loss", job("1000000", "1200000"), "low", "-20.0"],
  ["buying without selling", job("0", "1"), "low", null],
  ["exactly the cap", job("1000000", "500000"), null, "50.0"],
  ["one dong above the cap", job("1000000", "499999"), "high", "50.0"],
  ["selling without buying", job("1000000", "0"), "high", "100.0"],
  ["selling without buying, without a cap", job("1000000", "0", "100"), null, "100.0"],
  ["more given back than sold", job("-10", "0"), "low", null],
] as const)("%s", (_name, earned, odd, percent) => {
  expect([oddMargin(earned), marginOf(earned)]).toEqual([odd, percent]);
});
