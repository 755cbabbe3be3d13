import { describe, expect, test } from "vitest";
import {
  type CostedBox,
  type CostedTrip,
  costsOfJob,
  type CostLine,
  type UsualCost,
} from "./costsOfJob.ts";
import { profitFault } from "./profitFault.ts";
import { spread } from "./spread.ts";

const usual = (
  chargeId: string,
  per: UsualCost["per"],
  more: Partial<UsualCost> = {},
): UsualCost => ({
  chargeId,
  chargeCode: chargeId,
  chargeName: chargeId,
  source: "stage",
  sourceName: "Stage",
  per,
  ...more,
});
const line = (chargeId: string, vnd: string, more: Partial<CostLine> = {}): CostLine => ({
  chargeId,
  chargeCode: chargeId,
  chargeName: chargeId,
  quantity: "1",
  vnd,
  isInvoiced: false,
  tripIds: [],
  containerNo: null,
  ...more,
});
const box = (key: string, containerNo: string | null, quantity = 1): CostedBox => ({
  key,
  containerNo,
  typeCode: "40HC",
  quantity,
});
const trip = (id: string, containerNo: string | null): CostedTrip => ({
  id,
  tripNo: id,
  containerNo,
  supplierName: null,
});
const prices: Readonly<Record<string, string>> = {
  TRUCK: "3400000",
  LIFT: "650000",
  CUSTOMS: "1250000",
};
const costs = (ground: Partial<Parameters<typeof costsOfJob>[0]>) =>
  costsOfJob({
    usual: [],
    lines: [],
    boxes: [],
    trips: [],
    priceOf: ({ chargeId }) => prices[chargeId] ?? null,
    ...ground,
  });

describe("an amount is divided by weights into whole dong", () => {
  test.each([
    ["100", [1, 1, 1], ["34", "33", "33"]],
    ["-100", [1, 1, 1], ["-34", "-33", "-33"]],
    ["8507425", [2, 1], ["5671617", "2835808"]],
    ["5", [1, 0], ["5", "0"]],
    ["5", [], []],
    ["5", [0], ["0"]],
  ] as const)("%s by %j", (total, weights, parts) => {
    expect(spread(total, weights)).toEqual(parts);
  });
});

describe("a usual cost", () => {
  const boxes = [box("a", "CSQU3054383"), box("b", "MSKU1234565")];
  const trips = [trip("T1", "CSQU3054383"), trip("T2", "MSKU1234565")];
  test.each([
    ["of the job without a line", usual("CUSTOMS", "job"), [], 1, 1, "1250000"],
    [
      "of the job with a line, whatever its quantity",
      usual("CUSTOMS", "job"),
      [line("CUSTOMS", "1", { quantity: "0.5" })],
      1,
      0,
      null,
    ],
    ["of each container without a line", usual("LIFT", "container"), [], 2, 2, "1300000"],
    [
      "of each container, keyed for one",
      usual("LIFT", "container"),
      [line("LIFT", "650000")],
      2,
      1,
      "650000",
    ],
    [
      "of each container, keyed for both in one line",
      usual("LIFT", "container"),
      [line("LIFT", "1", { quantity: "2" })],
      2,
      0,
      null,
    ],
    [
      "of each container, keyed for one and a half",
      usual("LIFT", "container"),
      [line("LIFT", "1", { quantity: "1.5" })],
      2,
      1,
      "650000",
    ],
    ["of each trip without a line", usual("TRUCK", "trip"), [], 2, 2, "6800000"],
    [
      "of each trip, one line for both",
      usual("TRUCK", "trip"),
      [line("TRUCK", "1", { tripIds: ["T1", "T2"] })],
      2,
      0,
      null,
    ],
    [
      "of each trip, one with a line of another charge",
      usual("TRUCK", "trip"),
      [line("BARGE", "1", { tripIds: ["T2"] })],
      2,
      1,
      "3400000",
    ],
    [
      "of each trip, keyed without its trips",
      usual("TRUCK", "trip"),
      [line("TRUCK", "1", { quantity: "2" })],
      2,
      0,
      null,
    ],
    ["without a price", usual("OTHER", "job"), [], 1, 1, null],
  ] as const)("%s", (_, cost, lines, times, missing, amount) => {
    const [found] = costs({ usual: [cost], lines, boxes, trips }).costs;
    expect(found).toMatchObject({ usual: times, missing, missingAmount: amount });
  });

  test("of each container of a job without one is not missing", () => {
    const found = costs({ usual: [usual("LIFT", "container")] });
    expect(found.costs).toMatchObject([{ usual: 0, missing: 0, expected: null }]);
    expect(found.unpriced).toBe(0);
  });

  test("without a price is counted, and the rest is summed", () => {
    const found = costs({ usual: [usual("CUSTOMS", "job"), usual("OTHER", "job")] });
    expect(found).toMatchObject({ unpriced: 1, sums: { expected: "1250000", keyed: "0" } });
  });
});

test("a keyed charge that is not usual is listed without an expectation", () => {
  const { costs: found } = costs({
    lines: [line("COURIER", "457425"), line("COURIER", "100", { isInvoiced: true })],
  });
  expect(found).toMatchObject([
    { chargeCode: "COURIER", source: null, expected: null, keyed: "457525", invoiced: "100" },
  ]);
});

test("containers and trips have their own costs, and the rest of the job evenly", () => {
  const found = costs({
    usual: [usual("TRUCK", "trip"), usual("LIFT", "container"), usual("CUSTOMS", "job")],
    lines: [
      line("TRUCK", "7000001", { quantity: "2", tripIds: ["T1", "T2"], isInvoiced: true }),
      line("DEM", "21346500", { containerNo: "CSQU 305438-3" }),
      line("CUSTOMS", "1250000"),
    ],
    boxes: [box("a", "CSQU3054383"), box("b", "MSKU1234565")],
    trips: [trip("T1", "CSQU3054383"), trip("T2", "MSKU1234565")],
  });
  expect(found.sums).toEqual({ expected: "9350000", keyed: "29596501", invoiced: "7000001" });
  expect(found.trips).toMatchObject([
    { tripId: "T1", expected: "3400000", keyed: "3500001", invoiced: "3500001" },
    { tripId: "T2", expected: "3400000", keyed: "3500000", invoiced: "3500000" },
  ]);
  expect(found.boxes).toMatchObject([
    {
      own: { expected: "4050000", keyed: "24846501", invoiced: "3500001" },
      whole: { expected: "4675000", keyed: "25471501" },
    },
    {
      own: { expected: "4050000", keyed: "3500000", invoiced: "3500000" },
      whole: { expected: "4675000", keyed: "4125000" },
    },
  ]);
});

test("a line of several containers takes its share by their number", () => {
  const found = costs({
    usual: [usual("LIFT", "container")],
    lines: [line("CUSTOMS", "900000")],
    boxes: [box("a", null, 2), box("b", "MSKU1234565")],
  });
  expect(found.boxes).toMatchObject([
    { own: { expected: "1300000", keyed: "0" }, whole: { expected: "1300000", keyed: "600000" } },
    { own: { expected: "650000", keyed: "0" }, whole: { expected: "650000", keyed: "300000" } },
  ]);
});

test.each([
  ["a marked job that earns nothing", true, true, "0", "0", null],
  ["a marked job that loses", true, true, "-1", "-5", null],
  ["a marked job that earns", true, true, "1", "-5", "earnsDespiteMark"],
  ["an empty job", false, false, "0", "-5", null],
  ["a job that earns", false, true, "10", "5", null],
  ["a job that earns nothing", false, true, "0", "0", "earnsNothing"],
  ["a job that loses", false, true, "-1", "-1", "earnsNothing"],
  ["a job that earns nothing after its missing costs", false, true, "10", "0", "earnsNothingSoon"],
  ["a job with an unknown amount", false, true, null, null, null],
] as const)("%s", (_, noProfit, hasLines, profit, profitSoon, fault) => {
  expect(profitFault({ noProfit, hasLines, profit, profitSoon })).toBe(fault);
});
