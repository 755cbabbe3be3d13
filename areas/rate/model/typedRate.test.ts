import { decimal } from "@fairway/core/money/decimal.ts";
import { describe, expect, test } from "vitest";
import {
  keptMark,
  markTypedRate,
  type RateMark,
  strictestMark,
  type TypedRate,
} from "./typedRate.ts";

const day = "2026-11-20";
const typed = (rate: string, more: Partial<TypedRate> = {}): TypedRate => ({
  field: "rate",
  currency: "USD",
  day,
  rate,
  ...more,
});
const bound = (ofDay: string | null, share = "5") => ({
  ofDay: ofDay === null ? null : decimal(ofDay),
  share,
});

describe("a typed rate", () => {
  test.each([
    ["the day's own rate", "25000", "25000", "5", null],
    ["the upper edge", "26250", "25000", "5", null],
    ["the lower edge", "23750", "25000", "5", null],
    ["above the edge", "26250.00000001", "25000", "5", "rate.outsideBound"],
    ["below the edge", "23749.99999999", "25000", "5", "rate.outsideBound"],
    ["almost nothing", "0.00000001", "25000", "5", "rate.outsideBound"],
    ["almost everything", "999999999999", "25000", "5", "rate.outsideBound"],
    ["an office that allows nothing", "25000.00000001", "25000", "0", "rate.outsideBound"],
    ["an office that allows a fraction", "25031.25", "25000", "0.125", null],
    ["a day without a rate", "25000", null, "5", "rate.noneToCompare"],
  ])("%s", (_, rate, ofDay, share, code) => {
    const { wrong } = markTypedRate(typed(rate), bound(ofDay, share), false);
    expect(wrong.map((each) => each.code)).toEqual(code ? [code] : []);
  });

  test("outside the bound takes the right and a reason, and its record is marked", () => {
    const ask = (reason?: string) => markTypedRate(typed("1", { reason }), bound("25000"), true);
    expect(ask().wrong[0]?.code).toBe("rate.reasonNeeded");
    expect(ask(" ").wrong[0]?.code).toBe("rate.reasonNeeded");
    expect(ask("agreed by mail")).toEqual({
      mark: { rateOutside: true, rateReason: "agreed by mail" },
      wrong: [],
    });
    const without = markTypedRate(typed("1"), bound(null), true);
    expect(without.wrong[0]?.code).toBe("rate.reasonWithoutRate");
  });

  test("that a record has already keeps its mark; the right adds a reason", () => {
    const kept: RateMark = { rateOutside: true, rateReason: null };
    const again = (mayExceed: boolean, reason?: string) =>
      markTypedRate(typed("1", { kept, reason }), bound("25000"), mayExceed);
    expect(again(false, "mine")).toEqual({ mark: kept, wrong: [] });
    expect(again(true)).toEqual({ mark: kept, wrong: [] });
    expect(again(true, "from the bank").mark.rateReason).toBe("from the bank");
  });
});

test("a rate that a record has already keeps its mark, and having none is one", () => {
  const stored = { currency: "USD", day, rate: "20000", rateOutside: false, rateReason: null };
  const same = { currency: "USD", day, rate: "20000.0" };
  const marked = { rateOutside: true, rateReason: "agreed" };
  expect(keptMark(stored, same)).toEqual({ rateOutside: false, rateReason: null });
  expect(keptMark({ ...stored, ...marked }, same)).toEqual(marked);
  const others = [{ currency: "EUR" }, { day: "2026-11-21" }, { rate: "20001" }, { rate: null }];
  for (const other of others) expect(keptMark(stored, { ...same, ...other })).toBeNull();
  expect(keptMark({ ...stored, rate: null }, same)).toBeNull();
  expect(keptMark(null, same)).toBeNull();
});

test("a document over several rates has the mark that lacks a reason, else the first", () => {
  const mark = (rateReason: string | null, rateOutside = true) => ({ rateOutside, rateReason });
  expect(strictestMark([])).toEqual(mark(null, false));
  expect(strictestMark([mark(null, false), mark("a"), mark("b")])).toEqual(mark("a"));
  expect(strictestMark([mark("a"), mark(null)])).toEqual(mark(null));
});
