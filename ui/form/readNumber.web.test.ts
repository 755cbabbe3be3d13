import { describe, expect, test } from "vitest";
import { loneSignOf, type NumberSource, pointShown, readNumber } from "./readNumber.ts";

describe("numbers as people type and paste them", () => {
  test.each([
    ["en", "1,234.50", "1234.50"],
    ["en", "1,234", "1234"],
    ["en", "12,5", "12.5"],
    ["en", "1234567,891", "1234567.891"],
    ["en", "0,125", "0.125"],
    ["en", "1,234,567", "1234567"],
    ["en", "(1,250)", "-1250"],
    ["en", "-0", "0"],
    ["en", " 25 412.5 ", "25412.5"],
    ["en", ".5", "0.5"],
    ["en", "007", "7"],
    ["vi", "1.234,50", "1234.50"],
    ["vi", "1.234", "1234"],
    ["vi", "12.5", "12.5"],
    ["vi", "25.412.500", "25412500"],
    ["vi", "1,5", "1.5"],
    ["en", "1.450,00", "1450.00"],
    ["en", "20.500,5", "20500.5"],
    ["en", "1.234.567,5", "1234567.5"],
    ["en", "4.150.000", "4150000"],
    ["en", "1.450", "1.450"],
    ["vi", "1,450.00", "1450.00"],
    ["vi", "1,234,567", "1234567"],
    ["vi", "1,450", "1.450"],
    ["en", "12345678901234567890.12345678", "12345678901234567890.12345678"],
  ] as const)("%s: %s is %s", (language, typed, value) => {
    expect(readNumber(typed, { language })).toEqual({ number: value });
  });

  test.each([
    ["450.000", "VND", { language: "en" }, "450000"],
    ["450,000", "VND", { language: "vi" }, "450000"],
    ["1.450", "JPY", { language: "en" }, "1450"],
    ["(450.000)", "VND", { language: "en" }, "-450000"],
    ["450.5", "VND", { language: "en" }, "450.5"],
    ["1,450", "USD", { language: "en", isTyped: true }, "1450"],
    ["1.450", "USD", { language: "vi", isTyped: true }, "1450"],
    ["1.450", "USD", { language: "en", block: "," }, "1450"],
    ["1,450", "USD", { language: "en", block: "," }, "1.450"],
    ["23.500", null, { language: "en", near: "25412.5" }, "23500"],
    ["170.125", null, { language: "vi", near: "168" }, "170.125"],
  ] as const)("%s in %s is read by its field and its block", (typed, currency, source, value) => {
    const lone = loneSignOf(currency);
    expect(readNumber(typed, { ...source, lone })).toEqual({ number: value });
  });

  test.each([
    ["1.450", { language: "en", isTyped: true }],
    ["1,450", { language: "vi", isTyped: true }],
    ["1,450", { language: "en" }],
    ["1.450", { language: "vi" }],
    ["1.450", { language: "en", near: "120" }],
  ] as readonly (readonly [string, NumberSource])[])("%s stays a doubt", (typed, source) => {
    const doubt = { thousands: "1450", decimals: "1.450" };
    expect(readNumber(typed, { ...source, lone: loneSignOf("USD") })).toEqual({ doubt });
  });

  test.each([
    ["1.234,50", "USD", ","],
    ["1,234,567", "USD", "."],
    ["12,5", "USD", ","],
    ["1450.75", "USD", "."],
    ["450.000", "VND", ","],
    ["450.000", "USD", null],
    ["1450", "USD", null],
    ["THC", "USD", null],
  ] as const)("%s in %s shows the decimal sign %s", (typed, currency, point) => {
    expect(pointShown(typed, loneSignOf(currency))).toBe(point);
  });

  test.each([
    "",
    "abc",
    "1e5",
    "1.2.3",
    "1.2.3,4,5",
    "1,2,3",
    "1,45.00",
    "1.234,567,8",
    ",",
    "-",
    "12kg",
  ])("%s is no number", (typed) => {
    expect(readNumber(typed, { language: "en" })).toBeNull();
  });
});
