import * as houseBills from "@fairway/areas/housebill/contract.ts";
import { createHouseBill } from "@fairway/areas/housebill/server/createHouseBill.ts";
import { deleteHouseBill } from "@fairway/areas/housebill/server/deleteHouseBill.ts";
import { getHouseBill } from "@fairway/areas/housebill/server/getHouseBill.ts";
import { goodsOfAllBills, listHouseBills } from "@fairway/areas/housebill/server/listHouseBills.ts";
import * as shipments from "@fairway/areas/shipment/contract.ts";
import { createShipment } from "@fairway/areas/shipment/server/createShipment.ts";
import { findJobs } from "@fairway/areas/shipment/server/findJobs.ts";
import { getShipment } from "@fairway/areas/shipment/server/getShipment.ts";
import { listShipments } from "@fairway/areas/shipment/server/listShipments.ts";
import { billsForStages } from "@fairway/areas/stage/server/listStages.ts";
import { addDays, today } from "@fairway/core/time/day.ts";
import { rolledBack, testDatabase } from "@fairway/engine/db/testDatabase.ts";
import { inTransaction, one, rows, run, type Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";
import { beforeAll, describe, expect, test } from "vitest";
import { castActor } from "../../../tests/cast/actors.ts";
import { companyId } from "../../../tests/cast/people.ts";
import { refusal } from "../../../tests/cast/refusal.ts";
import { ground, writeShippingGround } from "../../../tests/cast/shippingGround.ts";
import { addAndUpdate, importJob } from "../contract.ts";
import { importJob as openWholeJob } from "./importJob.ts";
import { shipmentProfit } from "./profits.ts";
import { saveCharges } from "./saveCharges.ts";

const database = await testDatabase();
const lan = castActor("documentation");
const day = today();

beforeAll(() => inTransaction(database, writeShippingGround));

const job = {
  transactionType: "SFE",
  mbltype: "Original",
  coloaderId: ground.carrier,
  pol: ground.saigon,
  pod: ground.losAngeles,
  etd: day,
  eta: addDays(day, 20),
  incotermId: ground.fob,
  flightVesselName: "EVER ACE",
};
const bill = {
  customerId: ground.customer,
  shipperDescription: "HOA SEN EXPORT",
  consigneeDescription: "PACIFIC FURNITURE INC",
};

// Checks a constraint that is deferred to the commit now, then defers it again.
const commit = (tx: Tx) =>
  run(tx, sql`set constraints all immediate; set constraints all deferred`);
const openJob = async (tx: Tx) => {
  const { data } = await createShipment(tx, lan, shipments.createShipment.body.parse(job));
  await commit(tx);
  return data;
};
const writeBill = async (tx: Tx, jobId: string) => {
  const ask = houseBills.createHouseBill.body.parse({ jobId, ...bill });
  const { data } = await createHouseBill(tx, lan, ask);
  await commit(tx);
  return data;
};
const billsOf = (tx: Tx, jobId: string) =>
  rows<{ id: string; hwbno: string | null; isVirtual: boolean }>(
    tx,
    sql`select id, hwbno, is_virtual from house_bill
      where company_id = ${companyId} and job_id = ${jobId} order by hwbno`,
  );
const story = (fn: (tx: Tx) => Promise<void>) => () => rolledBack(database, fn);
const virtual = { id: expect.any(String), hwbno: null, isVirtual: true };

describe("a job without a bill", () => {
  test(
    "has a virtual one, until the first real one is written and once the last is gone",
    story(async (tx) => {
      const { id } = await openJob(tx);
      expect(await billsOf(tx, id)).toEqual([virtual]);
      const first = await writeBill(tx, id);
      const second = await writeBill(tx, id);
      expect((await billsOf(tx, id)).map((each) => each.hwbno)).toEqual([
        first.hwbno,
        second.hwbno,
      ]);
      await deleteHouseBill(tx, lan, { id: first.id });
      await commit(tx);
      expect((await billsOf(tx, id)).map((each) => each.hwbno)).toEqual([second.hwbno]);
      await deleteHouseBill(tx, lan, { id: second.id });
      await commit(tx);
      expect(await billsOf(tx, id)).toEqual([virtual]);
      expect(await writeBill(tx, id)).toMatchObject({ jobId: id });
    }),
  );

  test(
    "that is opened with its bills never has one",
    story(async (tx) => {
      const { data } = await openWholeJob(
        tx,
        lan,
        importJob.body.parse({ ...job, houseBills: [bill, bill] }),
      );
      await commit(tx);
      expect(await billsOf(tx, data.id)).toHaveLength(2);
      const { n } = await one<{ n: number }>(
        tx,
        sql`select count(*)::int as n from history where company_id = ${companyId}
          and table_name = 'house_bill' and after ? 'is_virtual'
          and (after ->> 'is_virtual')::boolean`,
      );
      expect(n).toBe(0);
    }),
  );

  test(
    "is listed, found and opened as one without",
    story(async (tx) => {
      const made = await openJob(tx);
      const { id } = made;
      const [stands] = await billsOf(tx, id);
      const ask = shipments.listShipments.body.parse({ transactionType: "SFE" });
      const { data } = await listShipments(tx, lan, { ...ask, page: 1, size: 10 });
      expect(data.find((each) => each.id === id)).toMatchObject({ billCount: 0 });
      expect(await findJobs(tx, lan, { JobNo: made.jobNo })).toMatchObject([
        { id, hwbno: null, saleManName: null },
      ]);
      expect(await getShipment(tx, lan, { id })).toMatchObject({ customerNames: null });
      const all = houseBills.queryHouseBills.body.parse({ jobId: id });
      expect(await listHouseBills(tx, lan, all)).toEqual([]);
      expect(await goodsOfAllBills(tx, lan, { jobId: id })).toMatchObject({ packageQty: "0" });
      expect(await billsForStages(tx, lan, { jobId: id })).toEqual([]);
      expect((await shipmentProfit(tx, lan, { jobId: id })).houseBills).toEqual([]);
      const hblid = stands?.id ?? "";
      const save = addAndUpdate.body.parse({ hblid, type: "SELL", charges: [] });
      expect((await refusal(saveCharges(tx, lan, save))).code).toBe("record.notFound");
      expect((await refusal(getHouseBill(tx, lan, { id: hblid }))).code).toBe("record.notFound");
      expect((await refusal(deleteHouseBill(tx, lan, { id: hblid }))).code).toBe("record.notFound");
    }),
  );
});

test(
  "PostgreSQL takes no second virtual bill of a job, and no real one without number and customer",
  story(async (tx) => {
    const { id } = await openJob(tx);
    const copy = (columns: string, values: string) => sql`
      insert into house_bill (company_id, id, job_id, family, office_id, ${sql.raw(columns)})
      select company_id, new_id(), id, family, office_id, ${sql.raw(values)} from shipment
      where company_id = ${companyId} and id = ${id}`;
    for (const [columns, values, constraint] of [
      ["is_virtual", "true", "record.exists"],
      ["hwbno", "'X1'", "house_bill_is_whole"],
    ] as const) {
      await run(tx, sql`savepoint before_trying`);
      await expect(run(tx, copy(columns, values))).rejects.toThrow(constraint);
      await run(tx, sql`rollback to savepoint before_trying`);
    }
  }),
);
