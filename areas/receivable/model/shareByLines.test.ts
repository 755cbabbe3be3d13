import { sum } from "@fairway/core/money/decimal.ts";
import { expect, test } from "vitest";
import { shareByLines } from "./shareByLines.ts";

test("an invoice over several services is shared by its lines, not equally", () => {
  expect(shareByLines("1000", "VND", ["300", "100"])).toEqual(["750", "250"]);
});

test("the last share takes what rounding leaves", () => {
  expect(shareByLines("100", "VND", ["1", "1", "1"])).toEqual(["33", "33", "34"]);
  expect(shareByLines("0.05", "USD", ["1", "1", "2"])).toEqual(["0.01", "0.01", "0.03"]);
});

test("shares add up to the amount, whatever the weights are", () => {
  for (let at = 1; at < 200; at += 1) {
    const weights = Array.from({ length: (at % 7) + 1 }, (_, no) => String((at * (no + 3)) % 97));
    const amount = String(at * 98_765);
    expect(sum(shareByLines(amount, "VND", weights)).toFixed()).toBe(amount);
  }
});

test("lines without a worth leave all to the last", () => {
  expect(shareByLines("7", "VND", ["0", "0"])).toEqual(["0", "7"]);
});
