import { decimal, sum } from "@fairway/core/money/decimal.ts";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { drawAdvance, type OpenAdvance } from "./drawAdvance.ts";
import type { Due } from "./due.ts";

const item = (
  id: string,
  amount: string,
  amountVnd: string,
  more: Partial<Due> = {},
): OpenAdvance => ({
  due: { id, officeId: "own", raisedOn: "2026-02-10", currencyId: "USD", ...more } as Due,
  amount,
  amountVnd,
  amountUsd: amount,
});
const worth = (draws: readonly { readonly amountVnd: string }[] | null) =>
  sum((draws ?? []).map(({ amountVnd }) => amountVnd)).toFixed();

describe("advances of one agreement and currency", () => {
  test.each([
    // round(3,797,319 × 60 / 149)
    ["60.00", "1529122"],
    ["49.00", "1248783"],
    ["149.00", "3797319"],
    ["0.01", "255"],
    ["148.99", "3797064"],
  ])("%s of 149.00 that are worth 3,797,319 are worth %s", (part, expected) => {
    const pool = [item("a", "49.00", "1247319"), item("b", "100.00", "2550000")];
    const draws = drawAdvance(pool, part, "own");
    expect(worth(draws)).toBe(expected);
    expect(sum((draws ?? []).map(({ amount }) => amount)).toFixed(2)).toBe(part);
  });

  test("those of the office are used before those of others, and more than all is refused", () => {
    const pool = [
      item("a", "10.00", "255000", { officeId: "other" }),
      item("b", "20.00", "500000"),
    ];
    expect(drawAdvance(pool, "20.00", "own")).toEqual([
      { dueId: "b", amount: "20.00", amountVnd: "500000", amountUsd: "20.00" },
    ]);
    expect(worth(drawAdvance(pool, "25.00", "own"))).toBe("627500");
    expect(drawAdvance(pool, "30.01", "own")).toBeNull();
  });

  test("one without a worth in US dollars leaves that of the others right", () => {
    const vnd = { currencyId: "VND" as const };
    const known = { ...item("a", "1000000", "1000000", vnd), amountUsd: "39.00" };
    const unknown = { ...item("b", "1000000", "1000000", vnd), amountUsd: null };
    expect(drawAdvance([known, unknown], "1000000", "own")).toEqual([
      { dueId: "a", amount: "500000", amountVnd: "500000", amountUsd: "19.50" },
      { dueId: "b", amount: "500000", amountVnd: "500000", amountUsd: null },
    ]);
  });

  test("whatever is used, no item gives more than it has, and none keeps a worth without an amount", () => {
    const cents = fc.integer({ min: 1, max: 500_000 });
    const one = fc.record({ cents, dong: fc.integer({ min: 1, max: 90_000_000 }) });
    fc.assert(
      fc.property(fc.array(one, { minLength: 1, maxLength: 8 }), cents, (list, asked) => {
        const pool = list.map((each, at) =>
          item(String(at), (each.cents / 100).toFixed(2), String(each.dong)),
        );
        const all = sum(pool.map(({ amount }) => amount));
        const part = (asked / 100).toFixed(2);
        const draws = drawAdvance(pool, part, "own");
        expect(draws === null).toBe(all.lt(part));
        if (!draws) return;
        expect(sum(draws.map(({ amount }) => amount)).equals(part)).toBe(true);
        for (const each of pool) {
          const draw = draws.find(({ dueId }) => dueId === each.due.id);
          const left = decimal(each.amount).minus(draw?.amount ?? 0);
          const leftVnd = decimal(each.amountVnd).minus(draw?.amountVnd ?? 0);
          expect(left.gte(0) && leftVnd.gte(0)).toBe(true);
          if (left.isZero()) expect(leftVnd.toFixed()).toBe("0");
        }
      }),
    );
  });
});
