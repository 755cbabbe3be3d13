import { isDay } from "@fairway/core/time/day.ts";
import { nextState } from "@fairway/core/steps/steps.ts";
import { describe, expect, test } from "vitest";
import { type ContainerForm, containerForm } from "./container.ts";
import {
  containerDetail,
  contSealNo,
  goodsSums,
  inWord,
  linesBeyond,
  type NamedContainer,
  packagesInWord,
} from "./goodsSummary.ts";
import { serviceOf } from "@fairway/areas/service/model/serviceOf.ts";
import type { ShipmentForm } from "./shipment.ts";
import { maybeNumber } from "@fairway/core/contract/shapes.ts";
import { shipmentSteps } from "./shipmentSteps.ts";
import { whyNotContainers } from "./whyNotContainers.ts";
import { whyNotDays } from "./whyNotDays.ts";
import { serviceDateAfter } from "./serviceDateAfter.ts";
import { leavesMonth, whyNotShipment } from "./whyNotShipment.ts";

const today = "2026-11-21";
const form = {
  mbltype: "Original",
  coloaderId: "carrier",
  pol: "a",
  pod: "b",
  etd: "2026-11-28",
  eta: "2026-12-20",
  shipmentType: "Freehand",
  personIncharge: "lan",
  typeOfService: "FCL/FCL",
  serviceDate: "2026-11-28",
} as ShipmentForm;
const faults = (change: Partial<ShipmentForm>) =>
  whyNotShipment({ ...form, ...change }, serviceOf("SFE"), today).map((each) => each.field);

test("the number of a master bill has no blanks", () => {
  const number = maybeNumber(12);
  expect([" oslu 77120345 ", "  ", null].map((typed) => number.parse(typed))).toEqual([
    "oslu77120345",
    null,
    null,
  ]);
});

describe("what is wrong with an export job", () => {
  test("nothing, when all is filled", () => {
    expect(faults({})).toEqual([]);
  });

  test.each([
    ["no carrier", { coloaderId: null }, "coloaderId"],
    ["no port of loading", { pol: null }, "pol"],
    ["no MBL type", { mbltype: null }, "mbltype"],
    ["no ETD", { etd: null }, "etd"],
    ["no type of service", { typeOfService: null }, "typeOfService"],
    ["nobody in charge", { personIncharge: null }, "personIncharge"],
    ["no shipment type", { shipmentType: null }, "shipmentType"],
    ["a forbidden sign in the MBL", { mawb: "A:1" }, "mawb"],
    ["ETA before ETD", { eta: "2026-11-27" }, "eta"],
    ["one port twice", { pod: "a" }, "pod"],
    ["a port only described", { pod: null, podDescription: "Sydney" }, "pod"],
    ["ATD tomorrow", { atd: "2026-11-22" }, "atd"],
    ["ATA tomorrow", { ata: "2026-11-22" }, "ata"],
    ["a weight below zero", { grossWeight: "-1" }, "grossWeight"],
  ] as const)("%s", (_, change, field) => {
    expect(faults(change)).toEqual([field]);
  });

  test.each([
    [{ etd: "2029-11-21" }, []],
    [{ etd: "2029-11-22" }, ["etd"]],
    [{ eta: "2023-11-20", serviceDate: "2023-11-20" }, ["eta", "serviceDate"]],
    [{ etd: null, eta: null, serviceDate: "2023-11-21" }, []],
  ])("of days %j three years from its making, %j are wrong", (days, fields) => {
    expect(whyNotDays({ ...form, ...days }, today).map((each) => each.field)).toEqual(fields);
  });

  test.each([
    ["1990-01-01", true],
    ["1989-12-31", false],
    ["2100-12-31", true],
    ["2101-01-01", false],
    ["0001-01-01", false],
    ["9999-12-31", false],
    ["2026-02-29", false],
    ["2028-02-29", true],
  ])("%s is a day: %s", (text, is) => expect(isDay(text)).toBe(is));

  test("ETA on the day of ETD and ATD today are right", () => {
    expect(faults({ eta: "2026-11-28", atd: today })).toEqual([]);
  });

  test("an import needs ETA and the port of discharge instead", () => {
    const empty = { ...form, etd: null, eta: null, pol: null, pod: null, coloaderId: null };
    const fields = whyNotShipment(empty, serviceOf("SFI"), today).map((each) => each.field);
    expect(fields).toEqual(["eta", "pod"]);
  });

  test("the month counts with its year", () => {
    expect(leavesMonth("2026-11-28", "2026-11-01")).toBe(false);
    expect(leavesMonth("2026-11-28", "2027-11-28")).toBe(true);
  });
});

describe("the service date after the day that dates a job", () => {
  const [was, day] = ["2026-12-05", "2026-12-09"];
  const typed = "2026-12-01";
  test.each([
    ["fills an empty one", "fillsServiceDate", { serviceDate: null }, day],
    ["leaves one that filled itself", "fillsServiceDate", { serviceDate: was }, null],
    ["leaves one that was typed", "fillsServiceDate", { serviceDate: typed }, null],
    ["moves every date of an air job", "movesServiceDate", { serviceDate: typed }, day],
    ["counts only when it is a day", "fillsServiceDate", { serviceDate: was, day: "9/1x" }, null],
    ["does nothing where it is typed", "typedServiceDate", { serviceDate: null }, null],
  ] as const)("%s", (_, rule, now, after) => {
    expect(serviceDateAfter(rule, { was, day, ...now })).toBe(after);
  });
});

describe("the life of a job", () => {
  test.each([
    ["Processing", "finish", "Finish"],
    ["Finish", "reopen", "Processing"],
    ["Finish", "finish", null],
    ["Processing", "reopen", null],
    ["Overdued", "cancel", "Canceled"],
    ["Canceled", "cancel", null],
    ["Canceled", "reopen", null],
  ])("%s, %s: %s", (state, verb, next) => {
    expect(nextState(shipmentSteps, state, verb)).toBe(next);
  });
});

const box = (change: Partial<ContainerForm> = {}) =>
  ({
    ...containerForm.parse({}),
    containerTypeId: "40HC",
    containerNo: "CSQU3054383",
    sealNo: "S1",
    packageTypeId: "CTN",
    ...change,
  }) as ContainerForm;
const ofJob = { goods: "containers", isOfBill: false } as const;

describe("what is wrong with a container list", () => {
  test.each([
    ["no type", [box({ containerTypeId: null })], ["at.0.containerTypeId"]],
    ["two of one number", [box({ quantity: 2 })], ["at.0.quantity"]],
    ["none at all", [box({ quantity: 0 })], ["at.0.quantity"]],
    ["a container twice", [box(), box()], ["at.1.containerNo"]],
    [
      "a container twice with other seals and packages",
      [box(), box({ sealNo: "S2", packageTypeId: "PLT" })],
      ["at.1.containerNo"],
    ],
    [
      "a seal twice before the container is known",
      [box({ containerNo: null }), box({ containerNo: null })],
      ["at.1.containerNo"],
    ],
    ["a wrong check digit", [box({ containerNo: "CSQU3054384" })], ["at.0.containerNo"]],
    ["a weight below zero", [box({ gw: "-0.001" })], ["at.0.gw"]],
  ] as const)("%s", (_, lines, fields) => {
    expect(whyNotContainers(lines, "at", ofJob).map((each) => each.field)).toEqual(fields);
  });

  test("two lines without numbers, and a wrong number with its reason, are right", () => {
    const open = box({ containerNo: null, sealNo: null, quantity: 3 });
    const odd = box({ containerNo: "SOC 1", overrideReason: "Shipper's own" });
    expect(whyNotContainers([open, open, odd], "at", ofJob)).toEqual([]);
  });
});

describe("what a container list adds up to", () => {
  const line = (type: string, change: Partial<NamedContainer> = {}) =>
    ({ ...box(), containerTypeCode: type, gw: "0.1", cbm: "0.0005", ...change }) as NamedContainer;

  test("sums are exact and have three decimals", () => {
    const sums = goodsSums(Array.from({ length: 30 }, () => line("40HC")));
    expect(sums).toMatchObject({ grossWeight: "3.000", cbm: "0.015", sumCont: 30 });
  });

  test("types are grouped, parts of containers stand after them", () => {
    const lines = [
      line("40HC"),
      line("20DC"),
      line("40HC", { quantity: 2 }),
      line("40HC", { partof: true }),
    ];
    expect(containerDetail(lines)).toBe("3x40HC, 1x20DC, A Part Of 1x40HC");
    expect(inWord(lines)).toBe(
      "FOUR (4) 40HC CONTAINERS & ONE (1) 20DC CONTAINER ONLY.\nSHIPPER'S LOAD, COUNT, STOW AND SEAL.",
    );
  });

  test("numbers and seals stand one below the other, by number", () => {
    const lines = [
      line("40HC"),
      line("20DC", { containerNo: "CBHU3202732", sealNo: null }),
      line("20DC", { containerNo: null, sealNo: null }),
    ];
    expect(contSealNo(lines)).toBe("CBHU3202732/20DC/_\nCSQU3054383/40HC/S1");
  });

  test("a container that is listed is not repeated, what was typed stays", () => {
    const listed = [line("40HC"), line("20DC", { containerNo: null, sealNo: null })];
    expect(linesBeyond("CSQU3054383/40HC/S1", listed)).toBe("");
    const typed = "CSQU3054383/40HC/S1\nCSQU3054383/40HC/S1 TEMP -18C\n\nCBHU3202732/20DC/_";
    expect(linesBeyond(typed, listed)).toBe("CSQU3054383/40HC/S1 TEMP -18C\n\nCBHU3202732/20DC/_");
  });

  test("packages are said in words, and a fraction of one is not", () => {
    expect(packagesInWord("10", "cartons")).toBe("TEN (10) CARTONS ONLY");
    expect(packagesInWord("2.5", "cartons")).toBe("");
    expect(inWord([])).toBe("");
  });
});
