import { decimal } from "@fairway/core/money/decimal.ts";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { chargedWeight, dimensionSums, measured, volumeWeight } from "./airWeights.ts";
import { type DangerousGoods, whyNotDangerous } from "./dangerousGoods.ts";
import { incotermWarning } from "./incotermByAir.ts";
import { whyNotReefer } from "./reefer.ts";
import { chargedTons, revenueTons } from "./revenueTons.ts";
import { whyNotVerified } from "./verifiedMass.ts";
import { whyNotDimensions } from "./whyNotDimensions.ts";

const sides = (length: string, width: string, height: string, pieces: number) => ({
  length,
  width,
  height,
  package: pieces,
});
const first = [measured(sides("60", "50", "40", 12))];
const second = [measured(sides("120", "80", "97", 5))];
const third = [measured(sides("45", "35", "30", 7)), measured(sides("101.5", "62.4", "55.5", 3))];
const master = [...first, ...second, ...third];

describe("the weights of an air job", () => {
  test("each line has its volume weight and volume with three decimals", () => {
    expect(master.map(({ hw, cbm }) => [hw, cbm])).toEqual([
      ["240.000", "1.440"],
      ["776.000", "4.656"],
      ["55.125", "0.331"],
      ["177.072", "1.062"],
    ]);
    expect(dimensionSums(master)).toEqual({ package: 27, hw: "1248.197", cbm: "7.489" });
    expect(dimensionSums(third).hw).toBe("232.197");
  });

  test.each([
    ["Total", "0.5", "1248.50"],
    ["Single", "0.5", "1249.00"],
    [null, "0.5", "1248.20"],
    ["Total", "1.0", "1249.00"],
    ["Total", "Standard", "1248.00"],
    ["Total", null, "1248.50"],
  ])("applied %s by %s the volume weight is %s", (applyDim, roundUpMethod, hw) => {
    expect(volumeWeight(master, { applyDim, roundUpMethod })).toBe(hw);
  });

  test.each([
    ["218.4", "240.000", "0.5", "240.00"],
    ["1012.3", "776.000", "0.5", "1012.50"],
    ["150.7", "232.197", "0.5", "232.50"],
    ["1381.4", "1248.50", "0.5", "1381.50"],
    ["126.2", null, "0.5", "126.50"],
    ["100", "126.2", "1.0", "127.00"],
    ["100", "126.2", "Standard", "126.00"],
    ["126.2", null, "Standard", "126.20"],
    ["126.2", null, null, "126.50"],
    [null, null, null, "0.00"],
  ])("gross %s and volume %s are charged by %s as %s", (gross, hw, method, charged) => {
    expect(chargedWeight(gross, hw, method)).toBe(charged);
  });

  test("no method charges less than the gross weight", () => {
    const kg = fc
      .integer({ min: 0, max: 10 ** 8 })
      .map((grams) => decimal(String(grams)).div(100).toFixed(2));
    const method = fc.constantFrom("0.5", "1.0", "Standard", null);
    fc.assert(
      fc.property(kg, kg, method, (gross, hw, how) =>
        decimal(chargedWeight(gross, hw, how)).gte(decimal(gross)),
      ),
    );
  });

  test.each([
    ["a side of nothing", sides("0", "1", "1", 1), ["dimensionDetails.0.length"]],
    ["a negative side", sides("1", "-1", "1", 1), ["dimensionDetails.0.width"]],
    ["a side of 10,000 km", sides("1", "1", "1000000000", 1), ["dimensionDetails.0.height"]],
    ["no pieces", sides("1", "1", "1", 0), ["dimensionDetails.0.package"]],
    ["a right line", sides("101.5", "62.4", "55.5", 3), []],
  ])("%s", (_name, line, fields) => {
    const faults = whyNotDimensions({ goods: "dimensions" }, [line]);
    expect(faults.map((fault) => fault.field)).toEqual(fields);
    expect(whyNotDimensions({ goods: "containers" }, [line])).toHaveLength(1);
  });
});

test.each([
  ["2", "1800", "2.000", "2.000"],
  ["0.6", "310", "0.600", "1.000"],
  ["9.876", "2480.5", "9.876", "9.876"],
  ["11.4", "14250", "14.250", "14.250"],
  ["0.62", "310", "0.620", "1.000"],
  ["21.896", "17040.500", "21.896", "21.896"],
])("%s m³ of %s kg are %s revenue tons, charged %s", (cbm, kg, tons, charged) => {
  expect(revenueTons(cbm, kg)).toBe(tons);
  expect(chargedTons(tons)).toBe(charged);
});

const acid: DangerousGoods = {
  unNumber: "2735",
  imoClass: "8",
  packingGroup: "II",
  properShippingName: "AMINES, LIQUID, CORROSIVE, N.O.S.",
  flashPoint: "61",
  ems: "F-A, S-B",
  marinePollutant: true,
};

test.each<[string, Partial<DangerousGoods>, string[]]>([
  ["rightly declared", {}, []],
  ["an explosive", { imoClass: "1.1A", packingGroup: null }, []],
  ["a UN number of three digits", { unNumber: "273" }, ["unNumber"]],
  ["full-width digits", { unNumber: "２７３５" }, ["unNumber"]],
  ["a class beyond 9", { imoClass: "10" }, ["imoClass"]],
  ["an explosive without its group", { imoClass: "1.1", packingGroup: null }, ["imoClass"]],
  ["a gas with a packing group", { imoClass: "2.1" }, ["packingGroup"]],
  ["a packing group IV", { packingGroup: "IV" }, ["packingGroup"]],
  ["no name", { properShippingName: null }, ["properShippingName"]],
  ["another EmS", { ems: "X-A" }, ["ems"]],
  ["a flash point of 1,000 °C", { flashPoint: "1000" }, ["flashPoint"]],
  [
    "an EmS without goods",
    {
      unNumber: null,
      imoClass: null,
      properShippingName: null,
      packingGroup: null,
      flashPoint: null,
      marinePollutant: false,
    },
    ["ems"],
  ],
])("dangerous goods: %s", (_name, change, fields) => {
  const faults = whyNotDangerous({ ...acid, ...change }, "at");
  expect(faults.map((fault) => fault.field)).toEqual(fields.map((field) => `at.${field}`));
});

test.each([
  ["a reefer by ISO", { code: "40HR", iso: "45R1" }, "-18", []],
  ["a reefer by code", { code: "40RF", iso: null }, "-18", []],
  ["a dry box", { code: "40HC", iso: "45G1" }, "-18", ["at.setPoint"]],
  ["too cold", { code: "40RF", iso: null }, "-71", ["at.setPoint"]],
])("a set point on %s", (_name, type, setPoint, fields) => {
  const faults = whyNotReefer({ setPoint, vent: null, humidity: null }, type, "at");
  expect(faults.map((fault) => fault.field)).toEqual(fields);
});

test.each([
  ["air", "FOB", true],
  ["air", "CIF", true],
  ["air", "FCA", false],
  ["air", null, false],
  ["sea", "FOB", false],
] as const)("by %s the incoterm %s is warned about: %s", (family, code, isWarned) => {
  expect(incotermWarning({ family }, code) !== null).toBe(isWarned);
});

const verified = {
  vgm: "20940.5",
  vgmMethod: "1",
  vgmDate: "2026-12-10",
  vgmSigner: "TRAN",
  vgmCutOff: "2026-12-11",
} as const;
test.each([
  ["cargo and tare together", {}, []],
  ["a tenth of a kilo less", { vgm: "20940.4" }, ["at.vgm"]],
  ["a mass of nothing", { vgm: "0" }, ["at.vgm"]],
  ["no signer", { vgmSigner: null }, ["at.vgmSigner"]],
  ["verified after the cut-off", { vgmDate: "2026-12-12" }, ["at.vgmDate"]],
  ["not verified", { vgm: null, vgmMethod: null, vgmDate: null, vgmSigner: null }, []],
])("a verified mass: %s", (_name, change, fields) => {
  const faults = whyNotVerified(
    { ...verified, ...change },
    { gw: "17040.500", tare: "3900" },
    "at",
  );
  expect(faults.map((fault) => fault.field)).toEqual(fields);
});
