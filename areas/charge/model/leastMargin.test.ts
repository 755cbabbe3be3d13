import { describe, expect, it } from "vitest";
import { isBelowLeast, type LeastMargin, marginPercent } from "./leastMargin.ts";

const sums = (selling: string | null, buying: string | null, profit: string | null) => ({
  selling: { vnd: selling, usd: null },
  buying: { vnd: buying, usd: null },
  profit: { vnd: profit, usd: null },
});
const least = (change: Partial<LeastMargin>): LeastMargin => ({
  minProfitMarginPercent: null,
  minProfit: null,
  currencyId: "VND",
  ...change,
});
const main = sums("83429088", "74680750", "8748338");

describe("the least margin of an office", () => {
  it("shows the margin as a percentage of selling", () => {
    expect(marginPercent(main.selling, main.profit)).toBe("10.5");
    expect(marginPercent(sums("0", "5", "-5").selling, sums("0", "5", "-5").profit)).toBeNull();
    expect(marginPercent(sums(null, "5", null).selling, sums(null, "5", null).profit)).toBeNull();
  });

  it.each([
    ["nothing asked for, nothing lost", main, null, false],
    ["a loss", sums("10", "12", "-2"), null, true],
    [
      "just enough percent",
      sums("200", "180", "20"),
      least({ minProfitMarginPercent: "10" }),
      false,
    ],
    [
      "a shade too few percent",
      sums("83429088", "74680750", "8748338"),
      least({ minProfitMarginPercent: "10.49" }),
      true,
    ],
    ["enough money", main, least({ minProfit: "8748338" }), false],
    ["a dong too little", main, least({ minProfit: "8748339" }), true],
    ["dollars that are unknown", main, least({ minProfit: "1", currencyId: "USD" }), false],
    ["costs without selling", sums("0", "0", "0"), least({ minProfit: "5" }), false],
    ["no sum yet known", sums(null, "5", null), least({ minProfitMarginPercent: "10" }), false],
  ] as const)("calls %s as it is", (_case, found, asked, low) => {
    expect(isBelowLeast(found, asked)).toBe(low);
  });

  it("takes dollars by dollars", () => {
    const inDollars = { ...main, profit: { vnd: "8748338", usd: "344.25" } };
    expect(isBelowLeast(inDollars, least({ minProfit: "344.25", currencyId: "USD" }))).toBe(false);
    expect(isBelowLeast(inDollars, least({ minProfit: "344.26", currencyId: "USD" }))).toBe(true);
  });
});
