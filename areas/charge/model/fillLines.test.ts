import { describe, expect, test } from "vitest";
import {
  newTariffLine,
  type PricedLine,
  priceWithSurplus,
  standardLines,
  withQuantities,
} from "./fillLines.ts";

describe("a selling price from the buying price", () => {
  test.each([
    ["1310", "USD", { percent: "10" }, "1441"],
    ["9.99", "USD", { percent: "12.5" }, "11.24"],
    ["4050000", "VND", { percent: "3.33333" }, "4185000"],
    ["1310", "USD", { amount: "140" }, "1450"],
    ["100", "USD", { percent: "-5" }, "95"],
  ] as const)("%s %s and %o is %s", (price, currency, surplus, sold) => {
    expect(priceWithSurplus(price, currency, surplus)).toBe(sold);
  });
});

describe("lines of the catalogue and of other jobs", () => {
  const ofJob = {
    gw: "41250",
    nw: null,
    cw: null,
    hw: null,
    cbm: "128.05",
    package: "860",
    cont: "3",
    contOfType: { "40HC": "2", "20GP": "1" },
  };
  const figures = {
    BUY: ofJob,
    SELL: ofJob,
    containerUnits: ["40HC", "20GP", "45HC"],
    unitsOfFigures: {},
  };
  const standard = {
    type: "CREDIT",
    chargeId: "of",
    chargeCode: "B_OF",
    chargeName: "Ocean freight",
    unitId: "40HC",
    unitCode: "40HC",
    currencyId: "USD",
    quantity: "1",
    quantityType: "cont",
    unitPrice: "1310",
  };
  const partners = { customer: null, carrier: { id: "c", code: "S1", name: "Evergreen" } };

  test("take their quantities from the job, and keep theirs where it has no figure", () => {
    const lines = standardLines(
      [
        standard,
        { ...standard, quantityType: "gw" },
        { ...standard, quantityType: "nw", quantity: "3" },
        { ...standard, quantityType: null, quantity: "4" },
        { ...standard, unitId: null },
      ],
      partners,
    );
    expect(withQuantities(lines, figures).map((each) => each.quantity)).toEqual([
      "2",
      "41250",
      "3",
      "4",
    ]);
    const marks = standardLines(
      [standard, { ...standard, chargeId: "com" }],
      partners,
      new Set(["com"]),
    );
    expect(marks.map((each) => each.isCommission)).toEqual([false, true]);
    expect(lines[0]).toMatchObject({ type: "BUY", partnerName: "Evergreen", unitPrice: "1310" });
  });
});

describe("CH-35: lines that a tariff priced", () => {
  const [offer] = standardLines(
    [
      {
        type: "DEBIT",
        chargeId: "seal",
        chargeCode: "S_SEAL",
        chargeName: "Seal",
        unitId: "PCS",
        unitCode: "PCS",
        currencyId: "USD",
        quantity: "2",
        unitPrice: "8.80",
        vatrate: "8",
      },
    ],
    { customer: null, carrier: null },
  );
  const offers = offer ? [offer] : [];
  const line: PricedLine = {
    type: "SELL",
    chargeId: "seal",
    unitId: "PCS",
    quantity: "2.000",
    unitPrice: "8.8",
    currencyId: "USD",
    vatrate: "8",
    priceSource: "tariff",
    isFrozen: false,
  };

  test.each([
    ["another price", { unitPrice: "9.50" }],
    ["another quantity", { quantity: "1" }],
    ["another currency", { currencyId: "VND" }],
    ["another VAT", { vatrate: null }],
  ])("are offered its terms after %s", (_, change) => {
    expect(newTariffLine({ ...line, ...change }, offers)).toBe(offer);
  });

  test.each([
    ["nothing changed", {}],
    ["the price was typed", { unitPrice: "9.50", priceSource: "keyed" }],
    ["a document holds it", { unitPrice: "9.50", isFrozen: true }],
    ["no tariff prices it", { unitPrice: "9.50", unitId: "SET" }],
    ["it is of the other side", { unitPrice: "9.50", type: "BUY" }],
  ])("stay where %s", (_, change) => {
    expect(newTariffLine({ ...line, ...change }, offers)).toBeNull();
  });
});
