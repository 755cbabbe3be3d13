import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { sum } from "./decimal.ts";
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

  test("the shares of an allocation always sum to the whole", () => {
    const amount = fc.bigInt({ min: -(10n ** 14n), max: 10n ** 14n });
    const weights = fc.array(fc.integer({ min: 0, max: 1_000_000 }), {
      minLength: 1,
      maxLength: 40,
    });
    fc.assert(
      fc.property(
        amount,
        weights,
        fc.constantFrom("VND", "USD", "KWD"),
        (minor, shares, currency) => {
          const whole = money((minor / 1000n).toString(), currency);
          const parts = allocate(whole, shares.map(String));
          expect(sum(parts.map((part) => part.amount)).equals(whole.amount)).toBe(true);
          expect(parts).toHaveLength(shares.length);
        },
      ),
    );
  });

  test("a weight of zero gets nothing while another has weight", () => {
    const parts = allocate(money("100", "VND"), ["1", "2", "0"]);
    expect(parts.map(amountText)).toEqual(["33", "67", "0"]);
  });

  test("the inverse rate keeps eight decimals", () => {
    expect(rateText(inverse("25412.5"))).toBe("0.00003935");
    expect(() => inverse("0")).toThrow();
  });
});
