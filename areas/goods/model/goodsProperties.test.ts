import { decimal, sum } from "@fairway/core/money/decimal.ts";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { withBillWeights, withJobWeights } from "./airGoods.ts";
import { dimensionSums, type WeightRounding } from "./airWeights.ts";
import { type DimensionForm, measuredLines } from "./dimension.ts";
import { chargedTons, revenueTons } from "./revenueTons.ts";

const service = { goods: "dimensions" } as const;
const text = (max: number, decimals: number) =>
  fc.integer({ min: 1, max: max * 10 ** decimals }).map((count) =>
    decimal(String(count))
      .div(10 ** decimals)
      .toFixed(),
  );
const side = text(400, 2);
const kg = text(20_000, 3);
const cbm = text(500, 3);
const line: fc.Arbitrary<DimensionForm> = fc.record({
  length: side,
  width: side,
  height: side,
  package: fc.integer({ min: 1, max: 200 }),
});
const list = fc.array(line, { maxLength: 8 });
const rounding: fc.Arbitrary<WeightRounding> = fc.record({
  applyDim: fc.constantFrom("Single", "Total", null),
  roundUpMethod: fc.constantFrom("0.5", "1.0", "Standard", null),
});
const maybe = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: null });
const form = fc.record({
  packageQty: fc.constant(null),
  grossWeight: maybe(kg),
  chargeWeight: fc.constant(null),
  hw: maybe(kg),
  cbm: fc.constant(null),
});

describe("the goods of a job and of its bills", () => {
  test("are never charged below their gross weight", () => {
    fc.assert(
      fc.property(form, list, rounding, (goods, lines, how) => {
        const job = withJobWeights(service, { ...goods, ...how }, lines);
        const bill = withBillWeights(service, goods, lines, how.roundUpMethod);
        for (const { chargeWeight } of [job, bill]) {
          expect(decimal(chargeWeight).gte(decimal(goods.grossWeight))).toBe(true);
        }
      }),
    );
  });

  test("have the same sums where a job takes the lines of its bills", () => {
    fc.assert(
      fc.property(fc.array(list, { minLength: 1, maxLength: 5 }), rounding, (lists, how) => {
        const empty = { packageQty: null, grossWeight: null, chargeWeight: null, hw: null };
        const goods = { ...empty, cbm: null };
        const bills = lists.map((lines) => withBillWeights(service, goods, lines, null));
        const job = withJobWeights(service, { ...goods, ...how }, lists.flat());
        for (const field of ["packageQty", "cbm"] as const) {
          const whole = sum(bills.map((bill) => bill[field]));
          expect(decimal(job[field]).eq(whole), field).toBe(true);
        }
        // Unrounded, the volume weight of the whole is that of the parts to the two decimals of a job.
        const parts = sum(bills.map(({ hw }) => hw)).toFixed(2);
        const plain = withJobWeights(service, { ...goods, ...how, applyDim: null }, lists.flat());
        expect(decimal(plain.hw).eq(decimal(parts))).toBe(true);
      }),
    );
  });

  test("do not depend on the order of their lines", () => {
    fc.assert(
      fc.property(list, (lines) => {
        const [one, other] = [lines, lines.toReversed()].map((each) =>
          dimensionSums(measuredLines(each)),
        );
        expect(one).toEqual(other);
      }),
    );
  });
});

describe("revenue tons", () => {
  test("of the whole are at most those of its parts, and never below the least of a tariff", () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(cbm, kg), { minLength: 1, maxLength: 6 }), (parts) => {
        const tons = parts.map(([volume, weight]) => revenueTons(volume, weight));
        const whole = revenueTons(
          sum(parts.map(([volume]) => volume)).toFixed(),
          sum(parts.map(([, weight]) => weight)).toFixed(),
        );
        // Each part is rounded to three decimals, half up.
        const most = sum(tons).plus(decimal("0.0005").times(parts.length + 1));
        expect(decimal(whole).lte(most)).toBe(true);
        for (const each of tons) {
          expect(decimal(chargedTons(each)).gte(1)).toBe(true);
          expect(decimal(chargedTons(each)).gte(decimal(each))).toBe(true);
        }
      }),
    );
  });
});
