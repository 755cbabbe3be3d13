import { Decimal, decimal, sum } from "@fairway/core/money/decimal.ts";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type ChargeRates, type ChargeTerms, chargeAmounts } from "./chargeAmounts.ts";
import { chargeProfit, chargeTotals, type EarningCharge } from "./chargeTotals.ts";

const rates = (toVnd: string | null, usdToVnd: string | null): ChargeRates => ({
  toVnd: toVnd === null ? null : new Decimal(toVnd),
  usdToVnd: usdToVnd === null ? null : new Decimal(usdToVnd),
});
const terms = (
  quantity: string,
  unitPrice: string,
  currencyId: string,
  vatrate: string | null = null,
): ChargeTerms => ({ quantity, unitPrice, currencyId, vatrate });

describe("what a charge line comes to", () => {
  test("a fixed tax stands in the charge's currency and is converted with it", () => {
    expect(chargeAmounts(terms("1", "100", "USD", "-5.25"), rates("25000", "25000"))).toEqual({
      netAmount: "100.00",
      vatAmount: "5.25",
      total: "105.25",
      finalExchangeRate: "25000",
      excRateUsdToLocal: "25000",
      amountVnd: "2500000",
      vatAmountVnd: "131250",
      amountUsd: "100.00",
      vatAmountUsd: "5.25",
    });
  });

  test("VND and USD come from price times quantity, not from the rounded net", () => {
    const line = chargeAmounts(terms("3", "0.335", "USD"), rates("25412.5", "25412.5"));
    expect(line.netAmount).toBe("1.01");
    expect(line.amountVnd).toBe("25540");
  });

  test("a euro line reaches dollars through VND", () => {
    const line = chargeAmounts(terms("1", "100", "EUR", "10"), rates("27500", "25000"));
    expect(line).toMatchObject({
      amountVnd: "2750000",
      amountUsd: "110.00",
      vatAmountUsd: "11.00",
    });
  });

  test("yen has no decimals, Kuwaiti dinar three", () => {
    expect(chargeAmounts(terms("1", "10.5", "JPY"), rates("165", null)).total).toBe("11");
    expect(chargeAmounts(terms("1", "1.2345", "KWD"), rates("82000", null)).total).toBe("1.235");
  });

  test("a discount is below zero and so is its percentage of VAT", () => {
    const line = chargeAmounts(terms("2", "-50", "USD", "8"), rates("25000", "25000"));
    expect(line).toMatchObject({ netAmount: "-100.00", vatAmount: "-8.00", total: "-108.00" });
  });

  test("without a rate VND is unknown, never zero", () => {
    const line = chargeAmounts(terms("1", "100", "EUR", "8"), rates(null, "25000"));
    expect(line).toMatchObject({
      total: "108.00",
      finalExchangeRate: null,
      amountVnd: null,
      vatAmountVnd: null,
      amountUsd: null,
    });
  });

  test("without a dollar rate only the dollars of a VND line are unknown", () => {
    const line = chargeAmounts(terms("1", "950000", "VND", "8"), rates(null, null));
    expect(line).toMatchObject({
      amountVnd: "950000",
      vatAmountVnd: "76000",
      amountUsd: null,
      vatAmountUsd: null,
    });
  });

  test("an unknown amount makes its total unknown and leaves the others alone", () => {
    const known = chargeAmounts(terms("1", "10", "USD"), rates("25000", "25000"));
    const unknown = chargeAmounts(terms("1", "950000", "VND"), rates(null, null));
    const lines = [
      { type: "SELL" as const, currencyId: "USD", ...known },
      { type: "SELL" as const, currencyId: "VND", ...unknown },
    ];
    expect(chargeTotals(lines).gross).toEqual({ vnd: "1200000", usd: null });
    expect(chargeProfit(lines).profit).toEqual({ vnd: "1200000", usd: null });
  });

  test("an unapproved advance of a carrier and other amounts are no profit (CH-30)", () => {
    const line = (type: EarningCharge["type"], amountVnd: string) => ({
      type,
      amountVnd,
      amountUsd: null,
    });
    const made = chargeProfit([
      { type: "SELL", amountVnd: "500000", amountUsd: "20.00" },
      { type: "BUY", amountVnd: "300000", amountUsd: "12.00" },
      line("ADV", "900000"),
      line("OTHER", "-700000"),
    ]);
    expect(made.profit).toEqual({ vnd: "200000", usd: "8.00" });
    expect(made.onBehalf).toEqual({ vnd: "0", usd: "0.00" });
  });

  test("no lines come to nothing", () => {
    expect(chargeProfit([]).profit).toEqual({ vnd: "0", usd: "0.00" });
  });
});

const price = fc
  .tuple(fc.integer({ min: -9_999_999, max: 9_999_999 }), fc.integer({ min: 0, max: 4 }))
  .filter(([units]) => units !== 0)
  .map(([units, scale]) => new Decimal(units).dividedBy(new Decimal(10).pow(scale)).toFixed());
const quantity = fc.integer({ min: 0, max: 99_999_999 }).map((n) => (n / 1000).toFixed(3));
const currency = fc.constantFrom("VND", "USD", "EUR", "JPY", "KWD");
const vat = fc.option(fc.integer({ min: 0, max: 100 }).map(String));
const rate = fc.integer({ min: 1, max: 5_000_000_000 }).map((n) => new Decimal(n).dividedBy(1e5));
const anyTerms = fc.record({ quantity, unitPrice: price, currencyId: currency, vatrate: vat });

describe("whatever the line", () => {
  test("the total is net and VAT together, to the last decimal", () => {
    fc.assert(
      fc.property(anyTerms, rate, rate, (line, toVnd, usdToVnd) => {
        const made = chargeAmounts(line, { toVnd, usdToVnd });
        expect(sum([made.netAmount, made.vatAmount]).equals(decimal(made.total))).toBe(true);
      }),
    );
  });

  test("the same line as a discount has the same amounts with the other sign", () => {
    const mirrored = (text: string | null) => text && decimal(text).negated().toFixed();
    fc.assert(
      fc.property(anyTerms, rate, rate, (line, toVnd, usdToVnd) => {
        const made = chargeAmounts(line, { toVnd, usdToVnd });
        const unitPrice = decimal(line.unitPrice).negated().toFixed();
        const back = chargeAmounts({ ...line, unitPrice }, { toVnd, usdToVnd });
        for (const key of ["netAmount", "vatAmount", "total", "amountVnd", "amountUsd"] as const) {
          expect(decimal(back[key]).equals(decimal(mirrored(made[key])))).toBe(true);
        }
      }),
    );
  });

  test("a fixed tax does not depend on quantity or price", () => {
    const fixed = fc.integer({ min: 1, max: 999_999 }).map((n) => `-${n}`);
    fc.assert(
      fc.property(anyTerms, fixed, quantity, price, rate, (line, vatrate, other, at, toVnd) => {
        const day = { toVnd, usdToVnd: toVnd };
        const one = chargeAmounts({ ...line, vatrate }, day);
        const two = chargeAmounts({ ...line, vatrate, quantity: other, unitPrice: at }, day);
        expect(two.vatAmount).toBe(one.vatAmount);
        expect(two.vatAmountVnd).toBe(one.vatAmountVnd);
        expect(decimal(one.vatAmount).gt(0)).toBe(true);
      }),
    );
  });

  test("totals of many lines are the sums of their lines", () => {
    const type = fc.constantFrom("BUY" as const, "SELL" as const, "OBH" as const);
    fc.assert(
      fc.property(fc.array(fc.tuple(type, anyTerms), { maxLength: 30 }), rate, (lines, toVnd) => {
        const charges = lines.map(([kind, line]) => ({
          type: kind,
          currencyId: line.currencyId,
          ...chargeAmounts(line, { toVnd, usdToVnd: toVnd }),
        }));
        const all = chargeTotals(charges);
        const gross = sum(charges.flatMap((each) => [each.amountVnd, each.vatAmountVnd]));
        expect(all.gross.vnd).toBe(gross.toFixed(0));
        const { buying, selling, profit } = chargeProfit(charges);
        expect(sum([buying.vnd, profit.vnd]).equals(decimal(selling.vnd))).toBe(true);
      }),
    );
  });
});
