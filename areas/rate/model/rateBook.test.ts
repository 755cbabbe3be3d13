import { describe, expect, test } from "vitest";
import { findRate, type Quotation, rateOf } from "./rateBook.ts";

const quote = (
  currencyFrom: string,
  currencyTo: string,
  rate: string,
  effectiveOn = "2026-11-02",
  time = "08:00",
): Quotation => ({
  currencyFrom,
  currencyTo,
  rate,
  effectiveOn,
  datetimeCreated: `${effectiveOn}T${time}:00.000Z`,
});

const book = [
  quote("USD", "VND", "25412.5"),
  quote("EUR", "VND", "27500"),
  quote("VND", "KRW", "0.0545"),
  quote("SGD", "USD", "0.75"),
];

describe("the rate of a day", () => {
  test.each([
    ["a currency against itself", "USD", "USD", "1"],
    ["a quoted currency to the local one", "USD", "VND", "25412.5"],
    ["the local currency to a quoted one is the inverse", "VND", "USD", "0.000039350713232"],
    ["the reverse pair is inverted", "KRW", "VND", "18.348623853211009"],
    ["two foreign currencies by way of the local one", "EUR", "USD", "1.082144613871126"],
    ["a currency quoted only against the dollar is crossed", "SGD", "VND", "19059.375"],
  ])("%s", (_, from, to, expected) => {
    expect(rateOf(book, from, to, "2026-11-02").toDecimalPlaces(15).toFixed()).toBe(expected);
  });

  test("the last day on or before the date counts, never a later one", () => {
    const days = [
      quote("USD", "VND", "25000", "2026-10-01"),
      quote("USD", "VND", "25300", "2026-10-30"),
      quote("USD", "VND", "26000", "2026-11-05"),
    ];
    expect(rateOf(days, "USD", "VND", "2026-10-29").toFixed()).toBe("25000");
    expect(rateOf(days, "USD", "VND", "2026-10-30").toFixed()).toBe("25300");
    expect(rateOf(days, "USD", "VND", "2026-11-04").toFixed()).toBe("25300");
  });

  test("within a day the latest made wins, in whatever order they are read", () => {
    const early = quote("USD", "VND", "25400", "2026-11-02", "08:00");
    const late = quote("USD", "VND", "25412.5", "2026-11-02", "15:30");
    expect(rateOf([late, early], "USD", "VND", "2026-11-02").toFixed()).toBe("25412.5");
    expect(rateOf([early, late], "USD", "VND", "2026-11-02").toFixed()).toBe("25412.5");
  });

  test("a missing rate is refused with the currency and the day", () => {
    expect(() => rateOf(book, "JPY", "VND", "2026-11-02")).toThrowError(
      expect.objectContaining({
        code: "rate.missing",
        facts: { currency: "JPY", day: "02/11/2026" },
      }),
    );
  });

  test("a day before the first quotation is refused", () => {
    expect(() => rateOf(book, "USD", "VND", "2026-11-01")).toThrowError(/rate\.missing/);
    expect(findRate(book, "USD", "VND", "2026-11-01")).toBeNull();
  });

  test("the divisor's currency is named when it is the one that is missing", () => {
    expect(() => rateOf(book, "USD", "JPY", "2026-11-02")).toThrowError(
      expect.objectContaining({ facts: { currency: "JPY", day: "02/11/2026" } }),
    );
  });
});
