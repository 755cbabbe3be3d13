import { describe, expect, test } from "vitest";
import { readNumber } from "./readNumber.ts";

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
    ["en", "12345678901234567890.12345678", "12345678901234567890.12345678"],
  ] as const)("%s: %s is %s", (language, typed, value) => {
    expect(readNumber(typed, language)).toBe(value);
  });

  test.each(["", "abc", "1e5", "1.2.3", "-", "12kg"])("%s is no number", (typed) => {
    expect(readNumber(typed, "en")).toBeNull();
  });
});
