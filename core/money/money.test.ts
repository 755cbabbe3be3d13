import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { decimalsOf } from "./currency.ts";
import { decimal, sum } from "./decimal.ts";
import { allocate, amountText, convert, money, plus, times, totals } from "./money.ts";
import { inverse, rateText } from "./rate.ts";

describe("money", () => {
  test.each([
    ["1.005", "USD", "1.01"],
    ["-1.005", "USD", "-1.01"],
    ["482837.5", "VND", "482838"],
    ["-482837.5", "VND", "-482838"],
    ["38627.04", "VND", "38627"],
    ["1.0005", "KWD", "1.001"],
    ["10.5", "JPY", "11"],
  ])("%s %s is rounded half away from zero to %s", (amount, currency, text) => {
    expect(amountText(money(amount, currency))).toBe(text);
  });

  test("two currencies do not add", () => {
    expect(() => plus(money("1", "USD"), money("1", "VND"))).toThrow("cannot add USD and VND");
  });

  test("a price times a quantity, converted once", () => {
    const freight = times(money("1450", "USD"), "2");
    expect(amountText(freight)).toBe("2900.00");
    expect(amountText(convert(freight, "25412.5", "VND"))).toBe("73696250");
  });

  test("totals stand per currency", () => {
    const lines = [money("10", "USD"), money("5000", "VND"), money("0.52", "USD")];
    expect(totals(lines).map((each) => [each.currency, amountText(each)])).toEqual([
      ["USD", "10.52"],
      ["VND", "5000"],
    ]);
  });

  test("the shares of an allocation sum to the whole, each within a unit of its exact part", () => {
    const amount = fc.bigInt({ min: -(10n ** 14n), max: 10n ** 14n });
    const small = fc.bigInt({ min: -20n, max: 20n });
    const weight = fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 1_000_000 }));
    fc.assert(
      fc.property(
        fc.oneof(amount, small),
        fc.array(weight, { minLength: 1, maxLength: 40 }),
        fc.constantFrom("VND", "USD", "KWD"),
        (minor, weights, currency) => {
          const unit = decimal("10").pow(-decimalsOf(currency));
          const whole = { amount: unit.times(minor.toString()), currency };
          const parts = allocate(whole, weights.map(String));
          expect(sum(parts.map((part) => part.amount)).equals(whole.amount)).toBe(true);
          expect(parts).toHaveLength(weights.length);
          const total = sum(weights.map(String));
          if (total.isZero()) return;
          parts.forEach((part, at) => {
            const exact = whole.amount.times(String(weights[at])).dividedBy(total);
            expect(part.amount.minus(exact).abs().lt(unit)).toBe(true);
            expect(part.amount.times(whole.amount).isNegative()).toBe(false);
            if (exact.isZero()) expect(part.amount.isZero()).toBe(true);
          });
        },
      ),
    );
  });

  test.each([
    ["0.05", "USD", ["150", "150", "150", "150", "150", "150", "150", "150"], "1 1 1 1 1 0 0 0"],
    ["2362.17", "USD", ["24885000", "37290991", "75"], "94542 141675 0"],
    ["100", "VND", ["1", "2", "0"], "33 67 0"],
    ["-100", "VND", ["1", "1", "1"], "-34 -33 -33"],
    ["5", "VND", ["0", "0"], "0 5"],
  ])("%s %s by %j is %s in the smallest unit", (amount, currency, weights, shares) => {
    const parts = allocate(money(amount, currency), weights);
    const units = parts.map((each) => each.amount.times(decimal("10").pow(decimalsOf(currency))));
    expect(units.map((each) => each.toFixed()).join(" ")).toBe(shares);
  });

  test("the inverse rate keeps eight decimals", () => {
    expect(rateText(inverse("25412.5"))).toBe("0.00003935");
    expect(() => inverse("0")).toThrow();
  });
});
