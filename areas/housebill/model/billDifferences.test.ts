import type { ContainerLine } from "@fairway/areas/shipment/model/container.ts";
import { expect, test } from "vitest";
import { billDifferences } from "./billDifferences.ts";

type Job = Parameters<typeof billDifferences>[0];
type Bill = Parameters<typeof billDifferences>[1][number];

let made = 0;
const box = (change: Partial<ContainerLine> = {}) =>
  ({
    id: `00000000-0000-7000-8000-${String((made += 1)).padStart(12, "0")}`,
    containerTypeId: "10000000-0000-7000-8000-000000000001",
    containerTypeCode: "20FR",
    quantity: 1,
    containerNo: null,
    sealNo: null,
    packageQuantity: null,
    gw: null,
    nw: null,
    chargeAbleWeight: null,
    cbm: null,
    partof: false,
    ...change,
  }) as ContainerLine;
const dry = {
  containerTypeId: "10000000-0000-7000-8000-000000000002",
  containerTypeCode: "20GP",
};
const route = {
  pol: "sgn",
  polName: "Cat Lai",
  polDescription: null,
  pod: "ham",
  podName: "Hamburg",
  podDescription: null,
  etd: "2026-12-05",
  eta: "2027-01-02",
  grossWeight: "12000",
  cbm: "25.500",
  packageQty: "100",
  packageContainer: "1x20FR",
};
const job = (change: Partial<Job> = {}) =>
  ({
    transactionType: "SFE",
    flightVesselName: "EVER ACE",
    voyNo: "1234E",
    serviceDate: "2026-12-05",
    containers: [box()],
    ...route,
    ...change,
  }) as Job;
const bill = (change: Partial<Bill> = {}) =>
  ({
    id: "a",
    hwbno: "HBL1",
    oceanVoyNo: "EVER ACE - 1234E",
    sailingDate: "2026-12-05",
    contSealNo: null,
    inWord: null,
    containers: [box()],
    ...route,
    ...change,
  }) as Bill;

test("a job and a bill of it that hold the same have no difference", () => {
  const written = { grossWeight: "12000.000", oceanVoyNo: "Ever Ace -  1234E" };
  expect(billDifferences(job(), [bill(written)])).toEqual([]);
  expect(billDifferences(job(), [])).toEqual([]);
});

test("a container changed on the bill is taken over with the text that follows it", () => {
  const own = box();
  const changed = box({ ...dry, containerNo: "CSQU3054383", sealNo: "S1" });
  const [found] = billDifferences(job({ containers: [own] }), [bill({ containers: [changed] })]);
  expect(found).toMatchObject({
    field: "containers",
    job: "1x20FR",
    bill: "CSQU3054383/20GP/S1",
    hwbnos: null,
    toJob: { values: { packageContainer: "1x20GP" }, containers: [{ containerNo: "CSQU3054383" }] },
    toBill: { containers: [{ id: null, containerTypeId: own.containerTypeId }] },
  });
});

test("a line for the same container keeps its id and its weights", () => {
  const own = box({ containerNo: "CSQU3054383", gw: "6000" });
  const sealed = box({ containerNo: "CSQU3054383", sealNo: "S1" });
  const [found] = billDifferences(job({ containers: [own] }), [bill({ containers: [sealed] })]);
  expect(found?.toJob?.containers).toMatchObject([{ id: own.id, sealNo: "S1", gw: "6000" }]);
});

test("a container in parts on two bills is one container of the job", () => {
  const part = { containerNo: "CSQU3054383", sealNo: "S1", partof: true, gw: "6000" };
  const bills = ["a", "b"].map((id) =>
    bill({ id, containers: [box(part)], grossWeight: "6000", cbm: "12.75", packageQty: "50" }),
  );
  const whole = box({ containerNo: "CSQU3054383", sealNo: "S1" });
  expect(billDifferences(job({ containers: [whole] }), bills)).toEqual([]);
  const [found] = billDifferences(job(), bills);
  expect(found?.toJob?.containers).toMatchObject([{ gw: "12000", partof: false }]);
  expect(found?.toBill).toBeNull();
});

test.each([
  ["weight", { grossWeight: "12500" }, "grossWeight", "12500", { grossWeight: "12500" }],
  ["packages", { packageQty: "90" }, "packages", "90", { packageQty: "90" }],
  [
    "vessel",
    { oceanVoyNo: "MSC ISABELLA - 8" },
    "vessel",
    "MSC ISABELLA - 8",
    { flightVesselName: "MSC ISABELLA", voyNo: "8" },
  ],
  [
    "port",
    { pod: "rtm", podName: "Rotterdam", podDescription: "ROTTERDAM" },
    "pod",
    "ROTTERDAM",
    { pod: "rtm", podDescription: null },
  ],
  [
    "ETD; the service date stays",
    { etd: "2026-12-07" },
    "etd",
    "2026-12-07",
    { etd: "2026-12-07" },
  ],
])("the bill has another %s", (_, change, field, value, values) => {
  expect(billDifferences(job(), [bill(change)])).toMatchObject([
    { field, bill: value, toJob: { values, containers: null } },
  ]);
});

test("an ETD that is taken over moves the days of the job that follow it", () => {
  const values = (transactionType: Job["transactionType"], field: "etd" | "eta") =>
    billDifferences(job({ transactionType, flightVesselName: null, voyNo: null }), [
      bill({ oceanVoyNo: null, flightNo: null, [field]: "2026-12-20" }),
    ])[0]?.toJob?.values;
  const day = "2026-12-20";
  expect(values("AE", "etd")).toEqual({ etd: day, serviceDate: day, flightDate: day });
  expect(values("AE", "eta")).toEqual({ eta: day });
  expect(values("AI", "eta")).toEqual({ eta: day, serviceDate: day });
  expect(values("SFE", "etd")).toEqual({ etd: day });
});

test("a gross weight above the charge weight brings a charge weight along, by air alone", () => {
  const air = {
    transactionType: "AE" as const,
    chargeWeight: "1000.0",
    hw: "900",
    roundUpMethod: "0.5",
  };
  const [found] = billDifferences(job({ ...air, containers: [] }), [
    bill({ containers: [], grossWeight: "12500.2", chargeWeight: "12500.5" }),
  ]).filter(({ field }) => field === "grossWeight");
  expect(found?.toJob?.values).toEqual({ grossWeight: "12500.2", chargeWeight: "12500.50" });
  const [bySea] = billDifferences(job(), [bill({ grossWeight: "12500.2" })]).filter(
    ({ field }) => field === "grossWeight",
  );
  expect(bySea?.toJob?.values).toEqual({ grossWeight: "12500.2" });
});

test("several lines of loose goods in one container are one container of the job", () => {
  const inOne = { ...dry, containerNo: "CSQU3054383" };
  const [found] = billDifferences(
    job({ transactionType: "SLE", containers: [], packageContainer: null }),
    [bill({ containers: [box(inOne), box(inOne)] })],
  ).filter(({ field }) => field === "containers");
  expect(found?.toJob?.values).toEqual({ packageContainer: "1x20GP" });
  expect(found?.toJob?.containers).toHaveLength(2);
});

test("what one bill of two has differently goes into that bill, not into the job", () => {
  const half = { grossWeight: "6000", cbm: "12.75", packageQty: "50", containers: [] };
  const bills = [bill(half), bill({ ...half, id: "b", hwbno: "HBL2", etd: "2026-12-07" })];
  expect(billDifferences(job(), bills)).toMatchObject([
    {
      field: "etd",
      billIds: ["b"],
      hwbnos: "HBL2",
      toJob: null,
      toBill: { values: { etd: "2026-12-05" } },
    },
  ]);
});

test("a bill without a figure is not compared in it; an empty vessel takes that of the job", () => {
  const empty = { grossWeight: null, cbm: "0", containers: [], oceanVoyNo: null };
  expect(billDifferences(job(), [bill(empty)])).toMatchObject([
    {
      field: "vessel",
      bill: null,
      toJob: null,
      toBill: { values: { oceanVoyNo: "EVER ACE - 1234E" } },
    },
  ]);
});

test("a house waybill is compared with the flight of its job", () => {
  const flown = { transactionType: "AE", flightVesselName: "VN300", voyNo: null } as const;
  expect(billDifferences(job(flown), [bill({ oceanVoyNo: null, flightNo: "VN300" })])).toEqual([]);
  expect(
    billDifferences(job(flown), [bill({ oceanVoyNo: null, flightNo: "VN301" })]),
  ).toMatchObject([
    {
      field: "vessel",
      job: "VN300",
      bill: "VN301",
      toJob: { values: { flightVesselName: "VN301" } },
      toBill: { values: { flightNo: "VN300" } },
    },
  ]);
});

test("loose goods are compared by their containers and taken over line by line", () => {
  const inBox = { containerNo: "CSQU3054383", sealNo: "S1" };
  const lines = () => [box({ ...inBox, gw: "1000" }), box({ ...inBox, gw: "2000" })];
  const loose = (change: Partial<Job> = {}) => job({ transactionType: "SLE", ...change });
  const inBoxes = bill({ containers: lines() });
  expect(billDifferences(loose({ containers: lines() }), [inBoxes])).toEqual([]);
  const [found] = billDifferences(loose(), [inBoxes]);
  expect(found?.toJob?.containers).toMatchObject([{ gw: "1000" }, { gw: "2000" }]);
});

test("a bill that is not filled yet takes nothing away from the job", () => {
  const half = bill({ grossWeight: "6000", cbm: "12.75", packageQty: "50" });
  const empty = { grossWeight: null, cbm: null, packageQty: null, containers: [] };
  const whole = job({ containers: [box(), box(dry)] });
  expect(billDifferences(whole, [half, bill({ id: "b", ...empty })])).toEqual([]);
});
