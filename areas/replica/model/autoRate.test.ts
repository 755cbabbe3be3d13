import { describe, expect, test } from "vitest";
import { autoRated } from "./autoRate.ts";

const usual = { margin: "24", step: "10000", vat: null };
const bought = (unitPrice: string, more: object = {}) => ({
  quantity: "2",
  unitPrice,
  currencyId: "VND",
  vatrate: "8",
  ...more,
});

describe("what is bought is sold with the margin, rounded to the step", () => {
  test.each([
    ["two trucks", "3400000", usual, "4470000", "10"],
    ["the VAT of the setting", "2900000", { ...usual, vat: "8" }, "3820000", "8"],
    ["a VAT of zero is none", "2900000", { ...usual, vat: "0" }, "3820000", "10"],
    [
      "exactly between two steps, away from zero",
      "7600",
      { ...usual, step: "20000" },
      "20000",
      "10",
    ],
    ["a half step below zero", "-11400", usual, "-20000", "10"],
    ["less than half a step is one step", "1000", usual, "10000", "10"],
    ["a discount of less than half a step", "-1000", usual, "-10000", "10"],
    ["without a margin", "3404999", { ...usual, margin: "0" }, "3400000", "10"],
    [
      "a margin that no price shows exactly",
      "1000000",
      { ...usual, margin: "33.333" },
      "1500000",
      "10",
    ],
    ["a step of one", "1000000", { ...usual, step: "1" }, "1315789", "10"],
    ["a price with decimals", "1234.56", { ...usual, step: "0.5" }, "1624.5", "10"],
    ["an amount beyond numbers", "99999999999999", usual, "131578947370000", "10"],
  ])("%s", (_, price, rating, unitPrice, vatrate) => {
    expect(autoRated(bought(price), rating)).toEqual({
      quantity: "2",
      unitPrice,
      currencyId: "VND",
      vatrate,
    });
  });

  test("another currency keeps price and VAT, also where none is taxed", () => {
    const usd = bought("18.25", { currencyId: "USD", vatrate: null });
    expect(autoRated(usd, { ...usual, vat: "8" })).toEqual(usd);
  });
});
