import { describe, expect, it } from "vitest";
import { amountInWords, countInWords } from "./amountInWords.ts";

describe("an amount read in English", () => {
  it.each([
    ["2920.52", "USD", "US dollars two thousand nine hundred twenty and cents fifty-two only"],
    ["0", "USD", "US dollars zero only"],
    ["0.01", "USD", "US dollars zero and cent one only"],
    ["0.5", "USD", "US dollars zero and cents fifty only"],
    ["1", "USD", "US dollar one only"],
    ["1.00", "EUR", "Euro one only"],
    ["21.05", "EUR", "Euros twenty-one and cents five only"],
    [
      "88607715",
      "VND",
      "Vietnamese dong eighty-eight million six hundred seven thousand seven hundred fifteen only",
    ],
    [
      "88607715.00",
      "VND",
      "Vietnamese dong eighty-eight million six hundred seven thousand seven hundred fifteen only",
    ],
    ["1000000000000000", "VND", "Vietnamese dong one quadrillion only"],
    ["1000000001", "JPY", "Japanese yen one billion one only"],
    ["-110", "USD", "Minus US dollars one hundred ten only"],
    ["-0.00", "USD", "US dollars zero only"],
    ["12.005", "KWD", "Kuwaiti dinars twelve and fils five only"],
    ["12.5", "KWD", "Kuwaiti dinars twelve and fils five hundred only"],
    ["1000.10", "SEK", "SEK one thousand and 10/100 only"],
    ["7.05", "TND", "TND seven and 050/1000 only"],
    ["919019", "USD", "US dollars nine hundred nineteen thousand nineteen only"],
  ])("%s %s", (amount, currency, words) => {
    expect(amountInWords(amount, currency, "en")).toBe(words);
  });
});

describe("an amount read in Vietnamese", () => {
  it.each([
    ["88607715", "VND", "Tám mươi tám triệu sáu trăm linh bảy nghìn bảy trăm mười lăm đồng"],
    ["0", "VND", "Không đồng"],
    ["1", "VND", "Một đồng"],
    ["4", "VND", "Bốn đồng"],
    ["5", "VND", "Năm đồng"],
    ["10", "VND", "Mười đồng"],
    ["11", "VND", "Mười một đồng"],
    ["14", "VND", "Mười bốn đồng"],
    ["15", "VND", "Mười lăm đồng"],
    ["21", "VND", "Hai mươi mốt đồng"],
    ["24", "VND", "Hai mươi tư đồng"],
    ["25", "VND", "Hai mươi lăm đồng"],
    ["50", "VND", "Năm mươi đồng"],
    ["55", "VND", "Năm mươi lăm đồng"],
    ["100", "VND", "Một trăm đồng"],
    ["101", "VND", "Một trăm linh một đồng"],
    ["104", "VND", "Một trăm linh bốn đồng"],
    ["105", "VND", "Một trăm linh năm đồng"],
    ["111", "VND", "Một trăm mười một đồng"],
    ["115", "VND", "Một trăm mười lăm đồng"],
    ["121", "VND", "Một trăm hai mươi mốt đồng"],
    ["1000", "VND", "Một nghìn đồng"],
    ["1001", "VND", "Một nghìn không trăm linh một đồng"],
    ["1010", "VND", "Một nghìn không trăm mười đồng"],
    ["1021", "VND", "Một nghìn không trăm hai mươi mốt đồng"],
    ["10000", "VND", "Mười nghìn đồng"],
    ["1000005", "VND", "Một triệu không trăm linh năm đồng"],
    ["1005000", "VND", "Một triệu không trăm linh năm nghìn đồng"],
    ["34207715", "VND", "Ba mươi tư triệu hai trăm linh bảy nghìn bảy trăm mười lăm đồng"],
    ["50000000", "VND", "Năm mươi triệu đồng"],
    ["1000000000", "VND", "Một tỷ đồng"],
    ["1000000015", "VND", "Một tỷ không trăm mười lăm đồng"],
    ["2500000000", "VND", "Hai tỷ năm trăm triệu đồng"],
    ["1005000000000", "VND", "Một nghìn không trăm linh năm tỷ đồng"],
    ["1000000000000000", "VND", "Một triệu tỷ đồng"],
    ["1000001000000000", "VND", "Một triệu không trăm linh một tỷ đồng"],
    ["-5000", "VND", "Âm năm nghìn đồng"],
    ["2920.52", "USD", "Hai nghìn chín trăm hai mươi đô la Mỹ và năm mươi hai xu"],
    ["0.05", "USD", "Không đô la Mỹ và năm xu"],
    ["1450", "USD", "Một nghìn bốn trăm năm mươi đô la Mỹ"],
    ["12.005", "KWD", "Mười hai dinar Kuwait và năm fils"],
    ["3.25", "SEK", "Ba SEK và 25/100"],
  ])("%s %s", (amount, currency, words) => {
    expect(amountInWords(amount, currency, "vi")).toBe(words);
  });
});

describe("what is no amount of that currency", () => {
  it.each([
    ["88607715.5", "VND"],
    ["1.005", "USD"],
    ["1.0001", "KWD"],
    ["1e6", "USD"],
    ["", "USD"],
    ["1,000", "USD"],
    ["1000000000000000000", "USD"],
  ])("%s %s is refused", (amount, currency) => {
    expect(() => amountInWords(amount, currency, "en")).toThrow(RangeError);
  });
});

it("a count of packages is read in small letters", () => {
  expect(countInWords(40, "en")).toBe("forty");
  expect(countInWords("1201", "en")).toBe("one thousand two hundred one");
  expect(countInWords(40, "vi")).toBe("bốn mươi");
  expect(countInWords(2, "vi")).toBe("hai");
  expect(() => countInWords("2.5", "en")).toThrow(RangeError);
});

it("no two numbers read the same", () => {
  for (const language of ["en", "vi"] as const) {
    const seen = new Set<string>();
    for (let number = 0; number < 20_000; number += 1) seen.add(countInWords(number, language));
    for (let number = 20_000; number < 1_000_000; number += 997)
      seen.add(countInWords(number, language));
    expect(seen.size).toBe(20_000 + Math.ceil(980_000 / 997));
  }
});
