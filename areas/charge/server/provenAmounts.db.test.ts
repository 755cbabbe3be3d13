import { Decimal } from "@fairway/core/money/decimal.ts";
import { decimalsOf } from "@fairway/core/money/currency.ts";
import { readOnly, rows } from "@fairway/engine/db/tx.ts";
import { testDatabase } from "@fairway/engine/db/testDatabase.ts";
import fc from "fast-check";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { chargeAmounts } from "../model/chargeAmounts.ts";
import { asKeyed, valuedFor } from "../model/lineValue.ts";
import type { Surcharge } from "../model/surcharge.ts";

const database = await testDatabase();

const scaled = (most: number, scales: number) =>
  fc
    .tuple(fc.integer({ min: 1, max: most }), fc.integer({ min: 0, max: scales }))
    .map(([units, scale]) => new Decimal(units).dividedBy(new Decimal(10).pow(scale)));
const anyLine = fc.record({
  quantity: scaled(999_999, 4).map((n) => n.toFixed()),
  unitPrice: fc
    .tuple(scaled(99_999_999, 6), fc.boolean())
    .map(([n, below]) => (below ? n.negated() : n).toFixed()),
  currencyId: fc.constantFrom("VND", "USD", "EUR", "JPY", "KWD"),
  vatrate: fc.option(
    fc.oneof(
      scaled(1000, 2).map((n) => n.toFixed()),
      scaled(99_999, 4).map((n) => n.negated().toFixed()),
    ),
  ),
});
const anyRate = scaled(999_999_999, 5).filter((n) => n.gte("0.001"));

test("PostgreSQL finds the same amounts as the program, whatever the line and its rates", async () => {
  const made = fc.sample(fc.tuple(anyLine, anyRate, anyRate), 3000);
  const lines = made.map(([line, toVnd, usdToVnd]) => {
    const isUsd = line.currencyId === "USD";
    const amounts = chargeAmounts(line, { toVnd, usdToVnd: isUsd ? toVnd : usdToVnd });
    return { ...line, ...amounts, decimals: decimalsOf(line.currencyId) };
  });
  const wrong = await readOnly(database, (tx) =>
    rows(
      tx,
      sql`
        select l from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as l (
          "quantity" numeric, "unitPrice" numeric, "currencyId" text, "vatrate" numeric,
          "decimals" integer, "netAmount" numeric, "vatAmount" numeric, "finalExchangeRate" numeric,
          "excRateUsdToLocal" numeric, "amountVnd" numeric, "vatAmountVnd" numeric,
          "amountUsd" numeric, "vatAmountUsd" numeric)
        where not (
          is_price_times_rate("unitPrice", "quantity", 1, 0, "vatrate", "decimals", "netAmount",
            "vatAmount")
          and is_price_times_rate("unitPrice", "quantity", "finalExchangeRate", 0, "vatrate", 0,
            "amountVnd", "vatAmountVnd")
          and case when "currencyId" = 'USD'
            then ("amountUsd", "vatAmountUsd") is not distinct from ("netAmount", "vatAmount")
            else are_dollars_of("unitPrice", "quantity", "finalExchangeRate", "excRateUsdToLocal",
              "vatrate", "amountUsd", "vatAmountUsd") end)`,
    ),
  );
  expect(wrong).toEqual([]);
});

test("a half of a cent that a quotient would lose is rounded up in both", async () => {
  const terms = { quantity: "1", unitPrice: "0.015", currencyId: "EUR", vatrate: null };
  const rates = { toVnd: new Decimal("8470"), usdToVnd: new Decimal("25410") };
  expect(chargeAmounts(terms, rates).amountUsd).toBe("0.01");
  const [found] = await readOnly(database, (tx) =>
    rows(
      tx,
      sql`select divided_to(0.015 * 8470, 25410, 2)::text as usd,
      divided_to(-0.015 * 8470, 25410, 2)::text as below`,
    ),
  );
  expect(found).toEqual({ usd: "0.01", below: "-0.01" });
});

test("a line that a document lets go is what it was, whatever the document did with it", () => {
  const anyCharge = fc
    .tuple(anyLine, anyRate, fc.option(anyRate), fc.boolean(), fc.constantFrom("BUY", "SELL"))
    .map(([line, toVnd, usdToVnd, kickBack, type]) => {
      const usd = line.currencyId === "USD" ? toVnd : usdToVnd;
      const amounts = chargeAmounts(line, { toVnd, usdToVnd: usd });
      const mark = { rateOutside: false, rateReason: null };
      const free = { valuedBy: null, valuedOn: null, ownRate: null, ownUsdRate: null };
      const none = { netAdjustVnd: "0", vatAdjustVnd: "0", adjustedBy: null };
      const rest = {
        ...none,
        ownRateOutside: null,
        ownRateReason: null,
        exchangeDate: "2026-03-16",
      };
      const own = { type, kickBack, ...line, ...amounts, ...mark, ...free, ...rest };
      return own as unknown as Surcharge;
    });
  const anyValuer = fc.record({
    documentId: fc.constantFrom("one", "other"),
    rates: fc.tuple(anyRate, anyRate).map(([rate, usd]) => ({
      commission: "23500",
      toVnd: (currency: string) => (currency === "USD" ? usd : rate),
    })),
    day: fc.constantFrom("2026-03-20", "2026-03-21"),
    marks: fc.constantFrom({}, { USD: { rateOutside: true, rateReason: "Agreed" } }),
  });
  fc.assert(
    fc.property(anyCharge, fc.array(anyValuer, { maxLength: 4 }), (charge, valuers) => {
      const held = valuers.reduce((line, by) => valuedFor(line, by) as Surcharge, charge);
      expect(asKeyed(held)).toEqual(charge);
    }),
  );
});
