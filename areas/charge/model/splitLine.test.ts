import { decimal, sum } from "@fairway/core/money/decimal.ts";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { chargeAmounts } from "./chargeAmounts.ts";
import {
  type MergedLine,
  mergedTerms,
  splitLine,
  whyNotMerged,
  whyNotMergedPrice,
  whyNotShares,
} from "./splitLine.ts";

const line = { quantity: "2", unitPrice: "1450", currencyId: "USD", vatrate: "8" };
const none = { toVnd: null, usdToVnd: null };

describe("CH-29: shares of a line", () => {
  test("by percent sum to its net amount; the last one has the rest", () => {
    const parts = splitLine({ ...line, quantity: "3", unitPrice: "33.33" }, "percent", [
      "33.33",
      "33.33",
      "33.34",
    ]);
    const nets = parts.map((part) => chargeAmounts({ ...line, ...part }, none).netAmount);
    expect(nets).toEqual(["33.33", "33.33", "33.33"]);
    expect(parts.map((part) => part.quantity)).toEqual(["3", "3", "3"]);
  });

  test.each([
    ["VND", "1000001", "1", ["50", "50"]],
    ["USD", "10.01", "3", ["33.3", "33.3", "33.4"]],
    ["KWD", "41.7365", "3.125", ["20", "30", "50"]],
    ["JPY", "1250.5", "12.345", ["10", "90"]],
  ])("in %s the parts are the whole", (currencyId, unitPrice, quantity, shares) => {
    const whole = { quantity, unitPrice, currencyId, vatrate: "10" };
    const parts = splitLine(whole, "percent", shares);
    const nets = parts.map((part) => chargeAmounts({ ...whole, ...part }, none).netAmount);
    const made = sum(nets.map((each) => decimal(each)));
    expect(made.eq(chargeAmounts(whole, none).netAmount)).toBe(true);
  });

  test("by percent sum to net and VND amount; VAT and dollars differ by less than half a unit a part", () => {
    const amount = fc.integer({ min: 1, max: 9_999_999 });
    fc.assert(
      fc.property(
        fc.record({
          price: amount,
          decimals: fc.constantFrom(0, 2, 4),
          quantity: fc.integer({ min: 1, max: 100_000 }),
          sign: fc.constantFrom("", "-"),
          currencyId: fc.constantFrom("VND", "USD", "JPY", "EUR"),
          vatrate: fc.constantFrom(null, "0", "8", "10", "-12.34"),
          cuts: fc.uniqueArray(fc.integer({ min: 1, max: 9999 }), { minLength: 1, maxLength: 5 }),
        }),
        ({ price, decimals, quantity, sign, currencyId, vatrate, cuts }) => {
          const toVnd = decimal(
            { VND: "1", USD: "25412.5", JPY: "169.27", EUR: "29331.75" }[currencyId] ?? "1",
          );
          const whole = {
            unitPrice:
              sign +
              decimal(String(price))
                .dividedBy(10 ** decimals)
                .toFixed(),
            quantity: decimal(String(quantity)).dividedBy(1000).toFixed(),
            currencyId,
            vatrate:
              vatrate !== null && currencyId === "VND" && vatrate.startsWith("-")
                ? "-1234"
                : vatrate,
            finalExchangeRate: toVnd.toFixed(),
          };
          const edges = [0, ...cuts.toSorted((a, b) => a - b), 10_000];
          const shares = edges.slice(1).map((edge, at) =>
            decimal(String(edge - (edges[at] ?? 0)))
              .dividedBy(100)
              .toFixed(),
          );
          const rates = { toVnd, usdToVnd: decimal("25412.5") };
          const made = splitLine(whole, "percent", shares).map((part) =>
            chargeAmounts({ ...whole, ...part }, rates),
          );
          const all = chargeAmounts(whole, rates);
          const off = (read: (each: typeof all) => string | null) =>
            sum(made.map((each) => decimal(read(each))))
              .minus(decimal(read(all)))
              .abs();
          expect(off((each) => each.netAmount).toFixed()).toBe("0");
          expect(off((each) => each.amountVnd).toFixed()).toBe("0");
          const half = decimal(String((shares.length + 1) / 2));
          const within = (found: ReturnType<typeof off>, unit: string) =>
            expect(found.lte(half.times(unit))).toBe(true);
          within(
            off((each) => each.vatAmountVnd),
            "1",
          );
          within(
            off((each) => each.amountUsd),
            "0.01",
          );
          within(
            off((each) => each.vatAmountUsd),
            "0.01",
          );
          if (whole.vatrate?.startsWith("-")) {
            expect(off((each) => each.vatAmount).toFixed()).toBe("0");
          }
        },
      ),
      { numRuns: 300 },
    );
  });

  test("by quantity keep the price; a fixed tax is shared", () => {
    const fixed = { ...line, vatrate: "-10" };
    expect(splitLine(fixed, "quantity", ["0.5", "1.5"])).toEqual([
      { quantity: "0.5", unitPrice: "1450", vatrate: "-2.5" },
      { quantity: "1.5", unitPrice: "1450", vatrate: "-7.5" },
    ]);
  });

  test("that are not the whole are refused with both figures", () => {
    expect(whyNotShares(line, "percent", ["50", "50"])).toEqual([]);
    expect(whyNotShares(line, "quantity", ["1", "1"])).toEqual([]);
    expect(whyNotShares(line, "percent", ["50", "49.9"])).toMatchObject([
      { field: "shares.1.share", code: "charge.notWhole", facts: { made: "99.9", whole: "100" } },
    ]);
    expect(whyNotShares(line, "quantity", ["3", "-1"])).toMatchObject([
      { field: "shares.1.share", code: "field.required" },
    ]);
  });
});

describe("CH-29: merged lines", () => {
  const one: MergedLine = {
    ...line,
    type: "SELL",
    hblid: "h",
    chargeId: "c",
    unitId: "u",
    paymentObjectId: "p",
    payerId: null,
    exchangeDate: "2026-11-20",
    exchangeRate: null,
    invoiceNo: null,
    seriesNo: null,
    invoiceDate: null,
    vatPartnerId: null,
    kickBack: false,
    isRefundFee: false,
  };

  test("add quantities of one price, prices of one quantity, else are 1 × the sum", () => {
    const parts = { vatrate: "8" };
    expect(mergedTerms([one, { ...one, quantity: "0.5" }])).toEqual({
      ...parts,
      quantity: "2.5",
      unitPrice: "1450",
    });
    expect(mergedTerms([one, { ...one, unitPrice: "50" }])).toEqual({
      ...parts,
      quantity: "2",
      unitPrice: "1500",
    });
    expect(mergedTerms([one, { ...one, quantity: "3", unitPrice: "1.5" }])).toEqual({
      ...parts,
      quantity: "1",
      unitPrice: "2904.5",
    });
  });

  test("have one charge, partner, currency, day and tax", () => {
    expect(whyNotMerged([one, { ...one, vatrate: "8.0" }])).toBeNull();
    expect(whyNotMerged([one, { ...one, vatrate: null }])).toBe("vatrate");
    expect(whyNotMerged([one, { ...one, vatrate: "-2" }])).toBe("vatrate");
    expect(whyNotMerged([one, { ...one, paymentObjectId: "q" }])).toBe("paymentObjectId");
    const invoice = { invoiceNo: "15", seriesNo: "1C26TAA", invoiceDate: "2026-11-01" };
    const bought = { ...one, ...invoice, vatPartnerId: "v" };
    expect(whyNotMerged([bought, { ...bought, seriesNo: "1c26taa " }])).toBeNull();
    for (const other of [
      { seriesNo: "1C26TBB" },
      { invoiceDate: "2026-11-09" },
      { vatPartnerId: "w" },
    ]) {
      expect(whyNotMerged([bought, { ...bought, ...other }])).toBe(Object.keys(other)[0]);
    }
    const fixed = [
      { ...one, vatrate: "-2" },
      { ...one, vatrate: "-3" },
    ];
    expect(whyNotMerged(fixed)).toBeNull();
    expect(mergedTerms(fixed).vatrate).toBe("-5");
  });

  test("have a price of eight decimals that is not zero", () => {
    const long = { ...one, quantity: "0.333333", unitPrice: "1.11111111" };
    expect(whyNotMergedPrice([one, one])).toBeNull();
    expect(whyNotMergedPrice([long, { ...long, quantity: "2", unitPrice: "3" }])).toMatchObject({
      code: "charge.mergedPrice",
    });
    expect(whyNotMergedPrice([one, { ...one, unitPrice: "-1450" }])?.code).toBe(
      "charge.mergedZero",
    );
  });

  test("parts of a line merge to the line", () => {
    const parts = splitLine(one, "quantity", ["0.7", "1.3"]).map((part) => ({ ...one, ...part }));
    expect(mergedTerms(parts)).toEqual({ quantity: "2", unitPrice: "1450", vatrate: "8" });
  });
});

test.each([
  ["1000000000", "0.01", ["33.333333", "33.333333", "33.333334"], ["by charge.tooManyUnits"]],
  ["0", "35", ["50", "50"], ["by charge.noQuantity"]],
  ["3", "17.335", ["50", "50"], []],
] as const)(
  "CH-29: a line of %s × %s by percent %j: %j",
  (quantity, unitPrice, shares, expected) => {
    const asked = { quantity, unitPrice, currencyId: "USD", vatrate: null };
    const found = whyNotShares(asked, "percent", shares);
    expect(found.map(({ field, code }) => `${field} ${code}`)).toEqual(expected);
  },
);
