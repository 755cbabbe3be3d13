import * as jobs from "@fairway/areas/shipment/contract.ts";
import { createShipment } from "@fairway/areas/shipment/server/createShipment.ts";
import { getShipment } from "@fairway/areas/shipment/server/getShipment.ts";
import { lockShipment } from "@fairway/areas/shipment/server/lockShipment.ts";
import { updateShipment } from "@fairway/areas/shipment/server/updateShipment.ts";
import { addDays, today } from "@fairway/core/time/day.ts";
import { rolledBack, testDatabase } from "@fairway/engine/db/testDatabase.ts";
import { inTransaction, run, statementCount, type Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";
import { beforeAll, describe, expect, test } from "vitest";
import { castActor } from "../../../tests/cast/actors.ts";
import { companyId, people } from "../../../tests/cast/people.ts";
import { refusal, wrongFields } from "../../../tests/cast/refusal.ts";
import { ground, writeShippingGround } from "../../../tests/cast/shippingGround.ts";
import * as contract from "../contract.ts";
import { createHouseBill } from "./createHouseBill.ts";
import { getHouseBill } from "./getHouseBill.ts";
import { previewSync, syncBills } from "./syncBills.ts";

const database = await testDatabase();
const lan = castActor("administrator");
const day = today();

beforeAll(() =>
  inTransaction(database, async (tx) => {
    await writeShippingGround(tx);
    await run(
      tx,
      sql`update incoterm set service = array['SFE', 'AE', 'AI', 'SFI']
        where company_id = ${companyId}`,
    );
  }),
);

const story = (fn: (tx: Tx) => Promise<void>) => () => rolledBack(database, fn);

const ofService = {
  SFE: { mbltype: "Original", flightVesselName: "EVER ACE", voyNo: "1E" },
  AE: { mawb: "738-24681355", flightVesselName: "VN300", flightDate: day },
} as const;
/** Copies the job, as it is stored or in another version, to its bills. */
const sync = async (tx: Tx, id: string, given: { version?: number } = {}) =>
  syncBills(tx, lan, { id, version: (await getShipment(tx, lan, { id })).version, ...given });

const open = async (tx: Tx, transactionType: keyof typeof ofService, change: object = {}) => {
  const ask = {
    transactionType,
    coloaderId: ground.carrier,
    agentId: ground.agent,
    pol: ground.saigon,
    pod: ground.losAngeles,
    etd: day,
    eta: addDays(day, 9),
    incotermId: ground.fob,
    ...ofService[transactionType],
    ...change,
  };
  return (await createShipment(tx, lan, jobs.createShipment.body.parse(ask))).data;
};
const write = async (tx: Tx, jobId: string, change: object = {}) => {
  const ask = {
    jobId,
    customerId: ground.customer,
    saleManId: people.sales.id,
    shipperDescription: "HOA SEN EXPORT",
    consigneeDescription: "PACIFIC FURNITURE INC",
    ...change,
  };
  return (await createHouseBill(tx, lan, contract.createHouseBill.body.parse(ask))).data;
};
const change = async (tx: Tx, id: string, changes: object) => {
  const job = await getShipment(tx, lan, { id });
  const ask = jobs.updateShipment.body.parse({ ...job, csMawbcontainers: undefined, ...changes });
  await updateShipment(tx, lan, ask);
};

describe("a job is synced to its bills", () => {
  test(
    "by sea: route, days, vessel, booking and the day of the notation; the rest stays",
    story(async (tx) => {
      const job = await open(tx, "SFE");
      const one = await write(tx, job.id, { shippingMark: "N/M" });
      const two = await write(tx, job.id);
      await change(tx, job.id, {
        etd: addDays(day, 1),
        eta: addDays(day, 12),
        bookingNo: "BK1",
        mawb: "MAEU123",
        voyNo: "2E",
        polDescription: "CAT LAI",
      });
      const preview = await previewSync(tx, lan, { id: job.id });
      expect(preview.bills.map(({ hwbno }) => hwbno)).toEqual([one.hwbno, two.hwbno]);
      expect(preview.bills[0]?.changes).toContainEqual({
        field: "etd",
        was: day,
        is: addDays(day, 1),
      });
      const told = await syncBills(tx, lan, { id: job.id, version: preview.version });
      expect(told).toEqual({ status: true, data: { hwbnos: [one.hwbno, two.hwbno] } });
      const bill = await getHouseBill(tx, lan, { id: one.id });
      const said = addDays(day, 1);
      expect(bill).toMatchObject({
        etd: said,
        sailingDate: said,
        issueHbldate: said,
        eta: addDays(day, 12),
        mawb: "MAEU123",
        bookingNo: "BK1",
        oceanVoyNo: "EVER ACE - 2E",
        polDescription: "CAT LAI",
        shippingMark: "N/M",
        version: one.version + 1,
      });
      expect(bill.onBoardStatus).toContain(` ${said.slice(8)}, ${said.slice(0, 4)}`);
      expect((await previewSync(tx, lan, { id: job.id })).bills.map((b) => b.changes)).toEqual([
        [],
        [],
      ]);
    }),
  );

  test(
    "by air: flight and agent, and the goods of a single bill with its freight",
    story(async (tx) => {
      const goods = { packageQty: "12", grossWeight: "218.4", chargeWeight: "240", cbm: "1.44" };
      const job = await open(tx, "AE", { ...goods, hw: "240", issuedBy: "VIETNAM AIRLINES" });
      const bill = await write(tx, job.id, { rateCharge: "3.4", chargeWeight: "10" });
      await change(tx, job.id, { flightVesselName: "VN302", route: "SGN-LAX" });
      await sync(tx, job.id);
      expect(await getHouseBill(tx, lan, { id: bill.id })).toMatchObject({
        flightNo: "VN302",
        route: "SGN-LAX",
        issuedBy: "VIETNAM AIRLINES",
        forwardingAgentId: ground.agent,
        mawb: "738-24681355",
        chargeWeight: "240.000",
        packageQty: "12.000",
        total: "816.00",
      });
      await write(tx, job.id, { chargeWeight: "7" });
      await change(tx, job.id, { chargeWeight: "250" });
      await sync(tx, job.id);
      expect((await getHouseBill(tx, lan, { id: bill.id })).chargeWeight).toBe("240.000");
    }),
  );

  test(
    "and refuses a job without bills, a locked one, an older version and days that do not fit",
    story(async (tx) => {
      const job = await open(tx, "SFE");
      const ask = { id: job.id };
      const refused = async (given: { version?: number } = {}) => refusal(sync(tx, job.id, given));
      expect((await refused()).code).toBe("houseBill.noBills");
      await write(tx, job.id);
      for (const version of [job.version - 1, job.version + 1]) {
        expect((await refused({ version })).code).toBe("record.conflict");
      }
      expect(contract.syncBills.body.safeParse({}).success).toBe(false);
      await change(tx, job.id, { etd: addDays(day, 11), eta: null, serviceDate: job.serviceDate });
      expect(wrongFields(await refused())).toEqual(["houseBills.0.eta shipment.etaBeforeEtd"]);
      await lockShipment(tx, lan, ask);
      expect((await refused()).code).toBe("shipment.locked");
    }),
  );

  test(
    "with as many statements for two bills as for ten",
    story(async (tx) => {
      const job = await open(tx, "SFE");
      const count = async (etd: string) => {
        await change(tx, job.id, { etd });
        const { version } = await getShipment(tx, lan, { id: job.id });
        const before = statementCount(tx);
        await syncBills(tx, lan, { id: job.id, version });
        return statementCount(tx) - before;
      };
      for (let at = 0; at < 2; at += 1) await write(tx, job.id);
      const two = await count(addDays(day, 1));
      for (let at = 0; at < 8; at += 1) await write(tx, job.id);
      expect(await count(addDays(day, 2))).toBe(two);
      expect(two).toBeLessThanOrEqual(4);
    }),
  );
});
