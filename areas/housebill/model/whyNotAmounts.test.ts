import { expect, test } from "vitest";
import { airFreight, noFreight, whyNotAmounts } from "./airFreight.ts";

const at = (change: object) => ({
  ...noFreight,
  chargeWeight: "232.5",
  rateCharge: "3.40",
  asArranged: false,
  ...change,
});

test.each([
  ["a difference within the freight", { seaAir: "40.50" }, []],
  ["the whole freight", { seaAir: "790.50" }, []],
  ["more than the freight", { seaAir: "790.51" }, ["seaAir houseBill.differenceAboveFreight"]],
  [
    "more than the minimum",
    { min: true, seaAir: "3.41" },
    ["seaAir houseBill.differenceAboveFreight"],
  ],
  ["a rate below zero", { rateCharge: "-3.40" }, ["rateCharge houseBill.amountBelowZero"]],
  ["a difference below zero", { seaAir: "-1" }, ["seaAir houseBill.amountBelowZero"]],
  ["an amount below zero", { dueCarrierPp: "-0.01" }, ["dueCarrierPp houseBill.amountBelowZero"]],
  ["no rate", { rateCharge: null, seaAir: "5" }, []],
  ["a word for an amount", { valpp: "free" }, ["valpp houseBill.notAmount"]],
] as const)("%s", (_, change, faults) => {
  expect(whyNotAmounts(at(change)).map(({ field, code }) => `${field} ${code}`)).toEqual(faults);
});

test("the third waybill of a consol costs its freight less the difference", () => {
  expect(airFreight(at({ seaAir: "40.50" })).total).toBe("750.00");
});
