import * as jobs from "@fairway/areas/shipment/contract.ts";
import { cancelShipment } from "@fairway/areas/shipment/server/cancelShipment.ts";
import { createShipment } from "@fairway/areas/shipment/server/createShipment.ts";
import { addDays, today } from "@fairway/core/time/day.ts";
import { rolledBack, testDatabase } from "@fairway/engine/db/testDatabase.ts";
import { inTransaction, run, statementCount, type Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";
import { beforeAll, describe, expect, test } from "vitest";
import { castActor } from "../../../tests/cast/actors.ts";
import { companyId, offices } from "../../../tests/cast/people.ts";
import { refusal } from "../../../tests/cast/refusal.ts";
import { ground, writeShippingGround } from "../../../tests/cast/shippingGround.ts";
import * as contract from "../contract.ts";
import { createHouseBill } from "./createHouseBill.ts";
import { findHouseBills } from "./findHouseBills.ts";
import { linkedShipment } from "./linkedShipment.ts";

const database = await testDatabase();
const lan = castActor("documentation");
const administrator = castActor("administrator");
const day = today();

beforeAll(() => inTransaction(database, writeShippingGround));
const story = (fn: (tx: Tx) => Promise<void>) => () => rolledBack(database, fn);

const openJob = async (tx: Tx, change: object = {}) => {
  const ask = jobs.createShipment.body.parse({
    transactionType: "SFE",
    mbltype: "Original",
    coloaderId: ground.carrier,
    agentId: ground.agent,
    pol: ground.saigon,
    pod: ground.losAngeles,
    etd: day,
    eta: addDays(day, 20),
    incotermId: ground.fob,
    flightVesselName: "EVER ACE",
    voyNo: "1234E",
    ...change,
  });
  return (await createShipment(tx, lan, ask)).data;
};
const write = async (tx: Tx, jobId: string, hwbno: string, change: object = {}) => {
  const ask = contract.createHouseBill.body.parse({
    jobId,
    hwbno,
    customerId: ground.customer,
    saleManId: administrator.userId,
    shipperDescription: "HOA SEN EXPORT",
    consigneeDescription: "PACIFIC FURNITURE INC",
    ...change,
  });
  return (await createHouseBill(tx, lan, ask)).data;
};
const find = (tx: Tx, criteria: object, actor = lan) =>
  findHouseBills(tx, actor, contract.findHouseBills.body.parse(criteria));
const link = (tx: Tx, criteria: object, actor = lan) =>
  linkedShipment(
    tx,
    actor,
    contract.linkedShipment.query.parse({
      serviceName: "Sea FCL",
      serviceMode: "Export",
      ...criteria,
    }),
  );

describe("the bills of all jobs", () => {
  test(
    "are found by their number within the reach of the list, with two statements",
    story(async (tx) => {
      const [one, other] = [await openJob(tx), await openJob(tx)];
      await write(tx, one.id, "ALPHA-1");
      await write(tx, other.id, "ALPHA-2");
      await write(tx, other.id, "BETA-1");
      const before = statementCount(tx);
      const found = await find(tx, { hwbno: "alpha" });
      expect(statementCount(tx) - before).toBe(2);
      expect(found.map(({ hwbno }) => hwbno).toSorted()).toEqual(["ALPHA-1", "ALPHA-2"]);
      expect(found[0]?.may).toContain("update");
      const ofService = async (transactionType: string) =>
        (await find(tx, { hwbno: "alpha", transactionType })).length;
      expect([await ofService("SFE"), await ofService("SLE")]).toEqual([2, 0]);
      expect(await find(tx, { transactionType: "SFE" })).toEqual([]);
      expect(await find(tx, { hwbno: "alpha", jobId: one.id })).toHaveLength(1);
      expect(await find(tx, {})).toEqual([]);
      const stranger = castActor("documentation", { rights: {} });
      expect(await find(tx, { hwbno: "alpha" }, stranger)).toEqual([]);
      await cancelShipment(tx, administrator, { id: one.id, reason: null });
      expect(await find(tx, { hwbno: "alpha" })).toHaveLength(1);
    }),
  );
});

describe("the shipment of an operation", () => {
  test(
    "is that of the one bill with its number, with customer, goods and containers",
    story(async (tx) => {
      const box = { containerTypeId: ground.hc40, containerNo: "CSQU3054383", gw: "12000" };
      const job = await openJob(tx, { mawb: "EVER1", csMawbcontainers: [box] });
      const bill = await write(tx, job.id, "LINK-1");
      const before = statementCount(tx);
      const found = await link(tx, { hblNo: "link-1" });
      expect(statementCount(tx) - before).toBeLessThanOrEqual(4);
      expect(found).toMatchObject({
        jobId: job.id,
        jobNo: job.jobNo,
        hblId: bill.id,
        customerId: ground.customer,
        salemanId: administrator.userId,
        serviceDate: day,
        pol: ground.saigon,
        pod: ground.losAngeles,
        containers: [{ containerNo: "CSQU3054383" }],
      });
      expect(found?.containers[0]).not.toHaveProperty("id");
      expect(await link(tx, { hblNo: "LINK-1", serviceName: "Sea LCL" })).toBeNull();
      expect(await link(tx, { hblNo: "LINK-1", serviceMode: "Import" })).toBeNull();
      const stranger = castActor("documentation", { rights: {} });
      const refused = await refusal(link(tx, { hblNo: "LINK-1" }, stranger));
      expect(refused.code).toBe("access.forbidden");
    }),
  );

  test(
    "is found by master bill, then by booking, and in the office of the operation",
    story(async (tx) => {
      const booked = await openJob(tx, { bookingNo: "M-7" });
      expect(await link(tx, { mblNo: "m-7" })).toMatchObject({ jobId: booked.id, hblId: null });
      const mastered = await openJob(tx, { mawb: "M-7" });
      expect(await link(tx, { mblNo: "M-7", hblNo: "NONE" })).toMatchObject({
        jobId: mastered.id,
        hblId: null,
      });
      await run(
        tx,
        sql`update shipment set office_id = ${offices.hph}
          where company_id = ${companyId} and id = ${mastered.id}`,
      );
      expect(await link(tx, { mblNo: "M-7" }, administrator)).toMatchObject({ jobId: booked.id });
      const there = { mblNo: "M-7", jobNo: mastered.jobNo };
      expect(await link(tx, there, administrator)).toMatchObject({ jobId: mastered.id });
    }),
  );
});
