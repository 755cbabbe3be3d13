import { expect, test } from "vitest";
import { chargeAmounts } from "./chargeAmounts.ts";
import { Decimal } from "@fairway/core/money/decimal.ts";
import { exactAmounts } from "./exactAmounts.ts";

const known = (currency: string) =>
  new Decimal({ VND: "1", USD: "25412.5", JPY: "169.27", KWD: "82713.45" }[currency] ?? "0");

const amountsOf = (
  currencyId: string,
  quantity: string,
  unitPrice: string,
  vatrate: string | null,
) => {
  const terms = { currencyId, quantity, unitPrice, vatrate };
  const rates = { toVnd: known(currencyId), usdToVnd: known("USD") };
  const stored = chargeAmounts(terms, rates);
  return exactAmounts({
    ...stored,
    ...terms,
    netAdjustVnd: "0",
    vatAdjustVnd: "0",
    adjustedBy: null,
  } as Parameters<typeof exactAmounts>[0]);
};

test("an amount is told before and after rounding, in its own currency, VND and US dollars", () => {
  expect(amountsOf("JPY", "12.345", "1250.5", "10")).toEqual([
    {
      currencyId: "JPY",
      decimals: 0,
      exact: "15437.4225",
      amount: "15437",
      vatExact: "1543.7",
      vatAmount: "1544",
    },
    {
      currencyId: "VND",
      decimals: 0,
      exact: "2613092.506575",
      amount: "2613093",
      vatExact: "261309.3",
      vatAmount: "261309",
    },
    {
      currencyId: "USD",
      decimals: 2,
      exact: "102.827054",
      amount: "102.83",
      vatExact: "10.283",
      vatAmount: "10.28",
    },
  ]);
});

test.each([
  ["VND", ["VND", "USD"]],
  ["USD", ["USD", "VND"]],
  ["KWD", ["KWD", "VND", "USD"]],
])("of a line in %s each currency stands once", (currency, told) => {
  expect(amountsOf(currency, "1", "35", null).map(({ currencyId }) => currencyId)).toEqual(told);
});

test("a fixed VAT is converted like the price", () => {
  const [own, vnd] = amountsOf("USD", "1", "35", "-2.5");
  expect([own?.vatExact, vnd?.vatExact, vnd?.vatAmount]).toEqual(["2.5", "63531.25", "63531"]);
});
