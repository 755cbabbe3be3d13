import { describe, expect, test } from "vitest";
import { sayAmount, sayNumber } from "./numbers.ts";
import { fold } from "./fold.ts";
import { sayDay, sayInstant } from "./dates.ts";
import { languageOf, say } from "./words.ts";

describe("what a person reads", () => {
  test("a text is filled in each language", () => {
    const words = { en: "Job {jobNo} is locked.", vi: "Lô {jobNo} đã khóa." };
    expect(say(words, "en", { jobNo: "SEF2611/00001" })).toBe("Job SEF2611/00001 is locked.");
    expect(say(words, "vi", { jobNo: "SEF2611/00001" })).toBe("Lô SEF2611/00001 đã khóa.");
  });

  test("a number in a text is grouped exactly as the language does", () => {
    const words = { en: "{owed, number, ::.########} VND", vi: "{owed, number, ::.########} đ" };
    const owed = "12345678901234567890.12345678";
    expect(say(words, "en", { owed })).toBe("12,345,678,901,234,567,890.12345678 VND");
    expect(say(words, "vi", { owed })).toBe("12.345.678.901.234.567.890,12345678 đ");
    expect(say(words, "vi", { owed: "26352.60" })).toBe("26.352,6 đ");
  });

  test.each([
    ["88607715", "VND", "en", "88,607,715"],
    ["88607715", "VND", "vi", "88.607.715"],
    ["2920.5", "USD", "en", "2,920.50"],
    ["-19", "USD", "en", "(19.00)"],
    ["1.5", "KWD", "en", "1.500"],
    ["12345678901234567890.12", "USD", "en", "12,345,678,901,234,567,890.12"],
  ] as const)("%s %s in %s reads %s", (amount, currency, language, text) => {
    expect(sayAmount(amount, currency, language)).toBe(text);
  });

  test("nothing reads as nothing", () => {
    expect(sayAmount(null, "VND", "en")).toBe("");
    expect(sayNumber("", "vi")).toBe("");
  });

  test.each([
    ["Công nợ phải thu", "cong no phai thu"],
    ["Đặng Thị Hương", "dang thi huong"],
    ["Đắk Lắk", "dak lak"],
  ])("%s is found as %s", (text, folded) => {
    expect(fold(text)).toBe(folded);
  });

  test("days and instants read as in the office", () => {
    expect(sayDay("2026-11-21")).toBe("21/11/2026");
    expect(sayInstant("2026-11-21T17:30:00Z", "Asia/Ho_Chi_Minh")).toBe("22/11/2026 00:30");
  });

  test.each([
    ["vi-VN", "vi"],
    ["VI", "vi"],
    ["en-US", "en"],
    [undefined, "en"],
  ] as const)("%s is the language %s", (text, language) => {
    expect(languageOf(text)).toBe(language);
  });
});
