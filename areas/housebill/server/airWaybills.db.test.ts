import * as jobs from "@fairway/areas/shipment/contract.ts";
import { createShipment } from "@fairway/areas/shipment/server/createShipment.ts";
import { flightFacts } from "@fairway/areas/shipment/server/flightFacts.ts";
import { getShipment } from "@fairway/areas/shipment/server/getShipment.ts";
import { offerWaybillNo } from "@fairway/areas/shipment/server/offerWaybillNo.ts";
import { updateShipment } from "@fairway/areas/shipment/server/updateShipment.ts";
import { addDays, today, yearMonth } from "@fairway/core/time/day.ts";
import { rolledBack, testDatabase } from "@fairway/engine/db/testDatabase.ts";
import { inTransaction, run, type Tx } from "@fairway/engine/db/tx.ts";
import { insertRows, newId } from "@fairway/engine/db/writeRows.ts";
import { sql } from "kysely";
import { beforeAll, describe, expect, test } from "vitest";
import { castActor } from "../../../tests/cast/actors.ts";
import { companyId, people } from "../../../tests/cast/people.ts";
import { refusal, wrongFields } from "../../../tests/cast/refusal.ts";
import { ground, writeShippingGround } from "../../../tests/cast/shippingGround.ts";
import * as contract from "../contract.ts";
import { checkHwbNoExistedAirExport, generateHblNo } from "./checkHouseBill.ts";
import { createHouseBill } from "./createHouseBill.ts";
import { getHouseBill } from "./getHouseBill.ts";
import { newHouseBill } from "./newHouseBill.ts";
import { updateFlightInfo } from "./updateFlightInfo.ts";
import { updateHouseBill } from "./updateHouseBill.ts";

const database = await testDatabase();
const lan = castActor("documentation");
const day = today();
const warehouseId = "0190c0de-0000-7000-8000-000000007701";

beforeAll(() =>
  inTransaction(database, async (tx) => {
    await writeShippingGround(tx);
    await run(
      tx,
      sql`update incoterm set service = array['SFE', 'AE', 'AI'] where company_id = ${companyId}`,
    );
    await run(
      tx,
      sql`update partner set co_loader_code = '738'
        where company_id = ${companyId} and id = ${ground.carrier}`,
    );
    await insertRows(tx, "airline", [
      {
        companyId,
        id: newId(),
        prefix: "738",
        code: "VN",
        nameEn: "Vietnam Airlines",
        nameVn: "Vietnam Airlines",
        handlingInformation: "KEEP DRY",
      },
    ]);
    await insertRows(tx, "place", [
      {
        companyId,
        id: warehouseId,
        placeType: "Warehouse",
        code: "TCS",
        nameEn: "Tan Son Nhat Cargo",
        nameVn: "Kho TCS",
        countryId: "VN",
        flightVesselNo: "VN, VJ",
      },
    ]);
  }),
);

const story = (fn: (tx: Tx) => Promise<void>) => () => rolledBack(database, fn);

const airJob = {
  transactionType: "AE",
  mawb: "738-24681355",
  coloaderId: ground.carrier,
  agentId: ground.agent,
  pol: ground.saigon,
  pod: ground.losAngeles,
  etd: day,
  eta: addDays(day, 2),
  incotermId: ground.fob,
  flightVesselName: "VN300",
  flightDate: day,
  warehouseId,
  paymentTerm: "Collect",
};
const open = async (tx: Tx, change: object = {}, actor = lan) =>
  (await createShipment(tx, actor, jobs.createShipment.body.parse({ ...airJob, ...change }))).data;
const write = async (tx: Tx, jobId: string, change: object = {}) => {
  const ask = {
    jobId,
    customerId: ground.customer,
    saleManId: people.sales.id,
    shipperDescription: "HOA SEN EXPORT",
    consigneeDescription: "PACIFIC FURNITURE INC",
    forwardingAgentDescription: "PACIFIC BRIDGE",
    ...change,
  };
  return (await createHouseBill(tx, lan, contract.createHouseBill.body.parse(ask))).data;
};
const setRange = (tx: Tx, from: string, to: string) =>
  run(
    tx,
    sql`update company set hawb_prefix = 'FWH', hawb_from = ${from}, hawb_to = ${to}
      where company_id = ${companyId}`,
  );

describe("an air job", () => {
  test(
    "is opened with its number, flight, warehouse and marks",
    story(async (tx) => {
      const job = await open(tx, { isHawb: true, applyDim: "Total", roundUpMethod: "0.5" });
      expect(job).toMatchObject({
        jobNo: `AE${yearMonth(day)}/00001`,
        flightDate: day,
        warehouseCode: "TCS",
        isHawb: true,
        isMawb: null,
        applyDim: "Total",
        roundUpMethod: "0.5",
      });
      const { csMawbcontainers: _none, ...form } = job;
      const ask = jobs.updateShipment.body.parse({ ...form, isHawb: false, hw: "240" });
      await updateShipment(tx, lan, ask);
      const saved = await getShipment(tx, lan, { id: job.id });
      expect(saved).toMatchObject({ isHawb: false, hw: "240.000" });
    }),
  );

  test.each([
    ["a wrong check digit", { mawb: "738-24681356" }, "mawb shipment.mawbDigit"],
    ["another form", { mawb: "SALAM12345" }, "mawb shipment.mawbForm"],
    ["a forbidden character", { mawb: "738-2468135*" }, "mawb shipment.mawbCharacters"],
    [
      "a charge weight below the gross weight",
      { grossWeight: "2", chargeWeight: "1.5" },
      "chargeWeight shipment.chargeBelowGross",
    ],
    ["a field of a sea job", { typeOfService: "FCL/FCL" }, "typeOfService field.unknown"],
    ["a warehouse that is a port", { warehouseId: ground.saigon }, "warehouseId field.unknown"],
    ["an unknown rounding", { flightDate: addDays(day, 2000) }, "flightDate shipment.farDay"],
  ])("is refused with %s", (_, change, fault) =>
    story(async (tx) => {
      expect(wrongFields(await refusal(open(tx, change)))).toEqual([fault]);
    })(),
  );

  test(
    "takes any MAWB with the mark, a placeholder, and a sea job none of the air fields",
    story(async (tx) => {
      expect((await open(tx, { mawb: "SALAM12345", isMawb: true })).mawb).toBe("SALAM12345");
      expect((await open(tx, { mawb: "738-XXXXXXXX" })).mawb).toBe("738-XXXXXXXX");
      const { flightDate: _day, warehouseId: _at, ...plain } = airJob;
      const sea = { ...plain, transactionType: "SFE", mbltype: "Original", route: "SGN-LAX" };
      const asked = refusal(
        open(tx, { ...sea, flightDate: null, warehouseId: null, isHawb: true }),
      );
      expect(wrongFields(await asked)).toEqual(["route field.unknown", "isHawb field.unknown"]);
    }),
  );

  test(
    "finds airline, carrier and warehouse by the numbers of the flight",
    story(async (tx) => {
      expect(await flightFacts(tx, lan, { mawb: "73824681355", flightNo: "vj81" })).toEqual({
        airline: { prefix: "738", code: "VN", name: "Vietnam Airlines" },
        carrier: { id: ground.carrier, code: "0312345001", name: "Evergreen Line" },
        warehouse: { id: warehouseId, code: "TCS", name: "Tan Son Nhat Cargo" },
        rounding: { applyDim: null, roundUpMethod: null },
      });
      const nothing = { airline: null, carrier: null, warehouse: null, rounding: null };
      expect(await flightFacts(tx, lan, { mawb: "999-", flightNo: "X" })).toEqual(nothing);
    }),
  );

  test(
    "finds how the chosen carrier rounds volume weights (SH-33)",
    story(async (tx) => {
      await run(
        tx,
        sql`update partner set apply_dim = 'Single', round_up_method = '1.0'
          where company_id = ${companyId} and id = ${ground.carrier}`,
      );
      const rounding = { applyDim: "Single", roundUpMethod: "1.0" };
      const chosen = { mawb: "", flightNo: "", coloaderId: ground.carrier };
      expect(await flightFacts(tx, lan, chosen)).toMatchObject({ carrier: null, rounding });
      const numbered = { mawb: "73824681355", flightNo: "" };
      expect(await flightFacts(tx, lan, numbered)).toMatchObject({ rounding });
    }),
  );

  test(
    "is offered the next number of the airline, each only once",
    story(async (tx) => {
      const offer = async () =>
        (await offerWaybillNo(tx, lan, { coloaderId: ground.carrier })).data.mawb;
      expect((await refusal(offer())).code).toBe("shipment.noWaybillStock");
      await open(tx);
      expect(await offer()).toBe("738-24681366");
      await open(tx, { mawb: "738-24681366" });
      expect(await offer()).toBe("738-24681370");
      expect(await offer()).toBe("738-24681381");
      await run(
        tx,
        sql`update waybill_offer set offered_at = offered_at - interval '16 minutes'
          where company_id = ${companyId}`,
      );
      expect(await offer()).toBe("738-24681370");
    }),
  );
});

describe("the number of a house waybill", () => {
  test(
    "is the company's prefix and the next four digits of its range; taken ones are skipped",
    story(async (tx) => {
      const { id } = await open(tx);
      expect((await write(tx, id)).hwbno).toBe("CAST0001");
      await setRange(tx, "9998", "9999");
      expect(await generateHblNo(tx, lan)).toBe("FWH9998");
      expect((await write(tx, id, { hwbno: "FWH9999" })).hwbno).toBe("FWH9999");
      expect((await write(tx, id)).hwbno).toBe("FWH9998");
      expect((await refusal(write(tx, id))).code).toBe("houseBill.rangeFull");
      await setRange(tx, "0001", "9999");
      expect((await write(tx, id)).hwbno).toBe("FWH0001");
      expect((await write(tx, id, { hwbno: "FWH0002" })).hwbno).toBe("FWH0002");
      expect((await write(tx, id)).hwbno).toBe("FWH0003");
    }),
  );

  test(
    "is on one bill of a service, N/H on any",
    story(async (tx) => {
      const { id, jobNo } = await open(tx);
      await write(tx, id, { hwbno: "OWN-1" });
      const second = await open(tx, { mawb: "738-24681366" });
      const twice = await refusal(write(tx, second.id, { hwbno: "own-1" }));
      expect(wrongFields(twice)).toEqual(["hwbno houseBill.waybillTaken"]);
      expect(
        await checkHwbNoExistedAirExport(tx, lan, { hwbno: "OWN-1", jobId: second.id }),
      ).toEqual([jobNo]);
      const arrival = await open(tx, { transactionType: "AI", mawb: "738-24681370" });
      expect((await write(tx, arrival.id, { hwbno: "OWN-1" })).hwbno).toBe("OWN-1");
      const without = await open(tx, { mawb: "738-24681381", isHawb: true });
      expect((await write(tx, without.id)).hwbno).toBe("N/H");
      expect((await write(tx, without.id)).hwbno).toBe("N/H");
      expect((await write(tx, second.id, { hwbno: "N/H" })).hwbno).toBe("N/H");
    }),
  );

  test(
    "a master waybill belongs to one job of the office",
    story(async (tx) => {
      const { jobNo } = await open(tx);
      const second = await open(tx, { mawb: "738-24681366" });
      const wrong = await refusal(write(tx, second.id, { mawb: "738-24681355" }));
      expect(wrongFields(wrong)).toEqual(["mawb houseBill.mawbOfOtherJob"]);
      expect(JSON.stringify(wrong)).toContain(jobNo);
    }),
  );
});

describe("a house waybill", () => {
  test(
    "starts with flight, declared values and handling of its airline",
    story(async (tx) => {
      const job = await open(tx);
      const fresh = await newHouseBill(tx, lan, { jobId: job.id });
      const start = {
        mawb: "738-24681355",
        flightNo: "VN300",
        flightDate: day,
        warehouseId,
        firstCarrierBy: "VN300",
        firstCarrierTo: "LAX",
        freightPayment: "Collect",
        wtorValpayment: "CLL",
        wtcll: "As Arranged",
        totalCll: "As Arranged",
        wtpp: null,
        dclrca: "NVD",
        dclrcus: "NCV",
        currencyId: "USD",
        rclass: "Q",
        kgLb: "K",
        asArranged: true,
        showDim: true,
        issueHbldate: day,
        handlingInformation: "KEEP DRY",
        // A house waybill names its own goods; the consolidation is on the master alone.
        desOfGoods: null,
      };
      expect(fresh).toMatchObject(start);
      expect(fresh).not.toHaveProperty("oceanVoyNo");
      const bill = await write(tx, job.id);
      expect(bill).toMatchObject({ mawb: start.mawb, flightNo: "VN300", totalCll: "As Arranged" });
    }),
  );

  test.each([
    [
      "rate times charge weight",
      { freightPayment: "Prepaid", rateCharge: "3.40", chargeWeight: "240.0" },
      { total: "816.00", wtpp: "816.00", totalPp: "816.00", totalCll: null },
    ],
    [
      "collect",
      { freightPayment: "Collect", rateCharge: "3.10", chargeWeight: "1012.5" },
      { total: "3138.75", wtcll: "3138.75", totalPp: null },
    ],
    [
      "less the sea-air difference",
      {
        freightPayment: "Sea - Air Difference",
        rateCharge: "3.40",
        chargeWeight: "232.5",
        seaAir: "40.50",
      },
      { total: "750.00", wtpp: "750.00" },
    ],
    [
      "a minimum",
      { rateCharge: "75", chargeWeight: "12", min: true, seaAir: "5" },
      { total: "70.00" },
    ],
    [
      "as arranged",
      { rateCharge: "75", asArranged: true },
      { total: "As Arranged", rateCharge: null },
    ],
    [
      "with valuation, tax and dues",
      {
        freightPayment: "Prepaid",
        rateCharge: "2.85",
        chargeWeight: "1381.5",
        valpp: "12.50",
        dueAgentPp: "15.00",
        dueCarrierPp: "967.06",
      },
      { total: "3937.28", totalPp: "4931.84" },
    ],
  ] as const)("its freight is %s", (_, change, sums) =>
    story(async (tx) => {
      const { id } = await open(tx);
      expect(await write(tx, id, change)).toMatchObject(sums);
    })(),
  );

  test(
    "arrives with the goods of its job, agent and freight term, and not tomorrow",
    story(async (tx) => {
      const goods = { packageQty: "7", grossWeight: "150.7", chargeWeight: "232.5", cbm: "1.393" };
      const job = await open(tx, { transactionType: "AI", ...goods, hw: "232.2" });
      const fresh = await newHouseBill(tx, lan, { jobId: job.id });
      expect(fresh).toMatchObject({
        forwardingAgentId: ground.agent,
        paymentTerm: "Collect",
        grossWeight: "150.700",
        hw: "232.200",
        desOfGoods: "AS PER BILL",
      });
      const wrong = { grossWeight: "9", chargeWeight: "8", arrivalDate: addDays(day, 1) };
      expect(wrongFields(await refusal(write(tx, job.id, wrong)))).toEqual([
        "chargeWeight houseBill.chargeBelowGross",
        "arrivalDate shipment.inFuture",
      ]);
      const kind = { hbltype: "Sea Waybill", oceanVoyNo: "EVER ACE" };
      expect(wrongFields(await refusal(write(tx, job.id, kind)))).toEqual([
        "hbltype field.unknown",
        "oceanVoyNo field.unknown",
      ]);
    }),
  );

  test(
    "takes flight and days of its job again when asked",
    story(async (tx) => {
      const job = await open(tx);
      const bill = await write(tx, job.id);
      const { csMawbcontainers: _none, ...form } = job;
      const changed = { ...form, flightVesselName: "VN302", etd: addDays(day, 1) };
      await updateShipment(tx, lan, jobs.updateShipment.body.parse(changed));
      const told = await updateFlightInfo(tx, lan, { id: job.id });
      expect(told.data.hwbnos).toEqual([bill.hwbno]);
      const again = await getHouseBill(tx, lan, { id: bill.id });
      expect(again).toMatchObject({ flightNo: "VN302", etd: addDays(day, 1) });
      const ask = contract.updateHouseBill.body.parse({
        ...again,
        rateCharge: "2",
        asArranged: false,
      });
      const saved = (await updateHouseBill(tx, lan, { ...ask, chargeWeight: "10" })).data;
      expect(saved).toMatchObject({ total: "20.00", hwbno: bill.hwbno });
    }),
  );
});

// The jobs of this test stay, so it is the last.
test("the number of a house waybill is drawn once by each of 32 users at the same time", async () => {
  const job = await inTransaction(database, (tx) => open(tx, { mawb: "738-99990004" }));
  const others = await inTransaction(database, (tx) =>
    Promise.all(["738-99990015", "738-99990026"].map((mawb) => open(tx, { mawb }))),
  );
  const drawn = await Promise.all(
    Array.from({ length: 32 }, (_, at) => [job, ...others][at % 3] ?? job).map(({ id }) =>
      inTransaction(database, async (tx) => (await write(tx, id)).hwbno),
    ),
  );
  expect(new Set(drawn).size).toBe(drawn.length);
});
