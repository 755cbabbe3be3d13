import * as jobs from "@fairway/areas/shipment/contract.ts";

import { dimensionsOfJob } from "@fairway/areas/shipment/server/listDimensions.ts";
import { updateShipment } from "@fairway/areas/shipment/server/updateShipment.ts";
import { today } from "@fairway/core/time/day.ts";
import { rolledBack, testDatabase } from "@fairway/engine/db/testDatabase.ts";
import { inTransaction, one, run, type Tx } from "@fairway/engine/db/tx.ts";
import { insertRows, newId } from "@fairway/engine/db/writeRows.ts";
import { sql } from "kysely";
import { beforeAll, describe, expect, test } from "vitest";
import { castActor } from "../../../tests/cast/actors.ts";
import { openAirJob, writeJobGround } from "../../../tests/cast/openedJob.ts";
import { companyId, people } from "../../../tests/cast/people.ts";
import { refusal, wrongFields } from "../../../tests/cast/refusal.ts";
import { ground } from "../../../tests/cast/shippingGround.ts";
import * as contract from "../contract.ts";
import { chargesOfHouseBill } from "./chargesOfHouseBill.ts";
import { getHouseBill } from "./getHouseBill.ts";
import { createHouseBill } from "./createHouseBill.ts";
import { deleteHouseBill } from "./deleteHouseBill.ts";
import { billsOfShipment } from "./billsOfShipment.ts";
import { dimensionsOfBill, dimensionsOfBills } from "./listDimensions.ts";
import { updateHouseBill } from "./updateHouseBill.ts";

const database = await testDatabase();
const lan = castActor("documentation");

beforeAll(() =>
  inTransaction(database, async (tx) => {
    await writeJobGround(tx);
  }),
);

const story = (fn: (tx: Tx) => Promise<void>) => () => rolledBack(database, fn);

type Sides = readonly [length: string, width: string, height: string, pieces: number];
const line = ([length, width, height, pieces]: Sides) => ({
  length,
  width,
  height,
  package: pieces,
});
const dims = (...lines: Sides[]) => ({ dimensionDetails: lines.map(line) });

const open = (tx: Tx, change: object = {}) =>
  openAirJob(tx, { applyDim: "Total", roundUpMethod: "0.5", ...change });
const change = async (tx: Tx, job: object, changes: object) => {
  const ask = { ...job, dimensionDetails: undefined, csMawbcontainers: undefined, ...changes };
  return (await updateShipment(tx, lan, jobs.updateShipment.body.parse(ask))).data;
};
const billOf = async (tx: Tx, jobId: string, ask: object) => {
  const parties = {
    customerId: ground.customer,
    saleManId: people.sales.id,
    shipperDescription: "HOA SEN EXPORT",
  };
  const body = contract.createHouseBill.body.parse({ jobId, ...parties, ...ask });
  return (await createHouseBill(tx, lan, body)).data;
};

const threeBills = async (tx: Tx, jobId: string) => [
  await billOf(tx, jobId, { hwbno: "H1", grossWeight: "218.4", ...dims(["60", "50", "40", 12]) }),
  await billOf(tx, jobId, { hwbno: "H2", grossWeight: "1012.3", ...dims(["120", "80", "97", 5]) }),
  await billOf(tx, jobId, {
    hwbno: "H3",
    grossWeight: "150.7",
    ...dims(["45", "35", "30", 7], ["101.5", "62.4", "55.5", 3]),
  }),
];

test(
  "a new air job that names no commodity gets the default one of the catalogue, of which there is one",
  story(async (tx) => {
    expect((await open(tx)).commodity).toBeNull();
    const group = newId();
    const commodity = (code: string, name: string) => ({
      companyId,
      id: newId(),
      code,
      commodityNameEn: name,
      commodityNameVn: name,
      commodityGroupId: group,
      isDefault: code === "APB",
    });
    const named = { groupNameEn: "General", groupNameVn: "Chung" };
    await insertRows(tx, "commodity_group", [{ companyId, id: group, ...named }]);
    await insertRows(tx, "commodity", [
      commodity("APB", "AS PER BILL"),
      commodity("TEX", "TEXTILES"),
    ]);
    const made = await open(tx, { mawb: "738-24681366" });
    expect(made.commodity).toBe("AS PER BILL");
    const typed = await open(tx, { mawb: "738-24681370", commodity: "TEXTILES" });
    expect(typed.commodity).toBe("TEXTILES");
    const second = run(
      tx,
      sql`update commodity set is_default = true
        where company_id = ${companyId} and code = 'TEX'`,
    );
    await expect(second).rejects.toThrow("commodity.oneDefault");
  }),
);

describe("the dimension lines of an air job", () => {
  test(
    "give each bill its weights, and the job those of all bills",
    story(async (tx) => {
      const job = await open(tx);
      const bills = await threeBills(tx, job.id);
      const fields = ["packageQty", "hw", "chargeWeight", "cbm"] as const;
      const sums = bills.map((bill) => fields.map((field) => bill[field]));
      expect(sums).toEqual([
        ["12.000", "240.000", "240.000", "1.440"],
        ["5.000", "776.000", "1012.500", "4.656"],
        ["10.000", "232.197", "232.500", "1.393"],
      ]);
      expect(bills[2]?.dimensionDetails.map(({ length, hw, cbm }) => [length, hw, cbm])).toEqual([
        ["45", "55.125", "0.331"],
        ["101.5", "177.072", "1.062"],
      ]);

      const offered = await billsOfShipment(tx, lan, { jobId: job.id });
      expect(
        offered.map(({ hwbno, packageQty, isChosen }) => [hwbno, packageQty, isChosen]),
      ).toEqual(bills.map(({ hwbno, packageQty }) => [hwbno, packageQty, true]));
      const second = { jobId: job.id, hblId: bills[1]?.id as string };
      const chosen = (await billsOfShipment(tx, lan, second)).filter(({ isChosen }) => isChosen);
      expect(chosen.map(({ id }) => id)).toEqual([second.hblId]);

      const collected = await dimensionsOfBills(tx, lan, { id: job.id });
      const master = await change(tx, job, {
        grossWeight: "1381.4",
        dimensionDetails: collected.map(({ id: _bill, ...each }) => each),
      });
      expect(master).toMatchObject({
        packageQty: "27.000",
        hw: "1248.500",
        cbm: "7.489",
        chargeWeight: "1381.500",
        hwConstant: 6000,
      });
      expect(master.dimensionDetails.map(({ hw, cbm }) => [hw, cbm])).toEqual(
        collected.map(({ hw, cbm }) => [hw, cbm]),
      );
      // The lines of the job are its own.
      const ids = new Set(collected.map(({ id }) => id));
      expect(master.dimensionDetails.some(({ id }) => ids.has(id))).toBe(false);

      // The volume weight follows the lines by the method of the job, sent again or not.
      const single = await change(tx, master, { applyDim: "Single" });
      expect(single).toMatchObject({ hw: "1249.000", chargeWeight: "1381.500" });
      const none = await change(tx, single, { applyDim: null, hw: "7" });
      expect(none).toMatchObject({ hw: "1248.200" });
      expect(await dimensionsOfJob(tx, lan, { mblId: job.id })).toEqual(none.dimensionDetails);
    }),
  );

  test(
    "stay with a save that does not send them, and change by their ids",
    story(async (tx) => {
      const job = await open(tx, dims(["60", "50", "40", 12], ["45", "35", "30", 7]));
      const [first, second] = job.dimensionDetails;
      const kept = await change(tx, job, { notes: "KEEP" });
      expect(kept.dimensionDetails).toEqual(job.dimensionDetails);
      const lines = [{ ...second, package: 8 }, line(["10", "10", "10", 1])];
      const saved = await change(tx, kept, { dimensionDetails: lines, chargeWeight: null });
      expect(saved.dimensionDetails.map((each) => [each.id, each.lineNo, each.package])).toEqual([
        [second?.id, 1, 8],
        [expect.not.stringMatching(first?.id ?? ""), 2, 1],
      ]);
      expect(saved).toMatchObject({ hw: "63.500", chargeWeight: "63.500" });
      const told = await one<{ actions: string[] }>(
        tx,
        sql`select array_agg(action order by action) as actions from history
          where company_id = ${companyId} and table_name = 'dimension'`,
      );
      expect(told.actions).toEqual(["delete", "insert", "insert", "insert", "update"]);
      const empty = await change(tx, saved, { dimensionDetails: [] });
      expect(empty.dimensionDetails).toEqual([]);
    }),
  );

  test(
    "the answer of a new bill is what is stored",
    story(async (tx) => {
      const job = await open(tx);
      const made = await billOf(tx, job.id, {
        hwbno: "STORED1",
        ...dims(["60.0", "50.5", "40", 12], ["45", "35", "30.25", 7]),
        otherCharges: [
          { chargeName: "MYC", quantity: "100.50", rate: "0.550" },
          { chargeName: "AWB", amount: "15", dueTo: "Agent" },
        ],
      });
      expect(made).toEqual(await getHouseBill(tx, lan, { id: made.id }));
    }),
  );

  test(
    "saving a waybill again changes no amount, and what is no amount is refused",
    story(async (tx) => {
      const job = await open(tx);
      const made = await billOf(tx, job.id, {
        hwbno: "AGAIN1",
        grossWeight: "512",
        chargeWeight: "512.00049",
        rateCharge: "1.23456",
        asArranged: false,
        otherCharges: [
          { chargeName: "MYC", quantity: "1000", rate: "1.23456" },
          { chargeName: "AWB", amount: "0.005" },
          { chargeName: "FSC", amount: "0.005" },
        ],
      });
      expect(made).toMatchObject({ total: "632.12", dueCarrierPp: "1234.62" });
      const again = contract.updateHouseBill.body.parse({
        ...made,
        otherCharges: made.otherCharges,
      });
      const { data } = await updateHouseBill(tx, lan, again);
      expect([data.total, data.dueCarrierPp, data.totalPp]).toEqual([
        made.total,
        made.dueCarrierPp,
        made.totalPp,
      ]);
      const wrong = refusal(billOf(tx, job.id, { hwbno: "WRONG1", valpp: "1,000" }));
      expect(wrongFields(await wrong)).toEqual(["valpp houseBill.notAmount"]);
    }),
  );

  test(
    "a typed charge weight stays unless it is below the gross weight",
    story(async (tx) => {
      const weights = { grossWeight: "218.4", chargeWeight: "300" };
      const job = await open(tx, { ...weights, ...dims(["60", "50", "40", 12]) });
      expect(job).toMatchObject({ hw: "240.000", chargeWeight: "300.000" });
      const below = await refusal(change(tx, job, { chargeWeight: "218.3" }));
      expect(wrongFields(below)).toEqual(["chargeWeight shipment.chargeBelowGross"]);
    }),
  );

  test(
    "a bill of a job without a method is charged by the half kilo",
    story(async (tx) => {
      const job = await open(tx, { applyDim: null, roundUpMethod: null });
      const bill = await billOf(tx, job.id, { hwbno: "H1", grossWeight: "126.2" });
      expect(bill).toMatchObject({ hw: null, chargeWeight: "126.500" });
      const ask = { ...bill, chargeWeight: null, ...dims(["60", "50", "40", 12]) };
      const body = contract.updateHouseBill.body.parse({ ...ask, csMawbcontainers: undefined });
      const { data } = await updateHouseBill(tx, lan, body);
      expect(data).toMatchObject({ hw: "240.000", chargeWeight: "240.000", packageQty: "12.000" });
      expect(await dimensionsOfBill(tx, lan, { hblId: bill.id })).toEqual(data.dimensionDetails);
      await deleteHouseBill(tx, lan, { id: bill.id });
      expect(await dimensionsOfBills(tx, lan, { id: job.id })).toEqual([]);
    }),
  );

  test(
    "a house waybill has other charges, due to agent or carrier on the side of its payment",
    story(async (tx) => {
      const job = await open(tx);
      const charges = [
        { chargeName: "AWB", quantity: "1", rate: "15", dueTo: "Agent" },
        { chargeName: "FSC", quantity: "240", rate: "0.55" },
        { chargeName: "SCC", amount: "36" },
      ];
      const priced = { hwbno: "H1", grossWeight: "218.4", rateCharge: "3.40" };
      const bill = await billOf(tx, job.id, {
        ...priced,
        ...dims(["60", "50", "40", 12]),
        freightPayment: "Prepaid",
        otherCharges: charges,
      });
      expect(bill).toMatchObject({
        total: "816.00",
        dueAgentPp: "15.00",
        dueCarrierPp: "168.00",
        totalPp: "999.00",
        totalCll: null,
        otherCharge: "AWB: 15.00\nFSC: 132.00\nSCC: 36.00",
      });
      expect(bill.otherCharges.map(({ amount, dueTo }) => [amount, dueTo])).toEqual([
        ["15.00", "Agent"],
        ["132.00", "Carrier"],
        ["36.00", "Carrier"],
      ]);
      const save = async (changes: object) => {
        const ask = { ...bill, csMawbcontainers: undefined, otherCharges: undefined, ...changes };
        return (await updateHouseBill(tx, lan, contract.updateHouseBill.body.parse(ask))).data;
      };
      // The lines stay with a save that leaves them out, and so do their sums on the other side.
      const collect = await save({ otherPayment: "CLL" });
      expect(collect).toMatchObject({
        totalPp: "816.00",
        dueCarrierCll: "168.00",
        totalCll: "183.00",
      });
      expect(collect.otherCharges).toEqual(bill.otherCharges);
      const less = await save({ version: 2, otherCharges: charges.slice(0, 1) });
      expect(less).toMatchObject({ dueCarrierPp: null, totalPp: "831.00" });
      expect(await chargesOfHouseBill(tx, lan, { hblId: bill.id })).toEqual(less.otherCharges);
      const unpriced = save({ version: 3, otherCharges: [{ chargeName: "AWB", quantity: "1" }] });
      expect(wrongFields(await refusal(unpriced))).toEqual([
        "otherCharges.0.amount field.required",
      ]);

      const arrival = await open(tx, { transactionType: "AI", mawb: "738-24681366", eta: today() });
      const refused = billOf(tx, arrival.id, {
        hwbno: "H2",
        consigneeDescription: "PACIFIC",
        forwardingAgentDescription: "PACIFIC",
        otherCharges: charges,
      });
      expect(wrongFields(await refusal(refused))).toEqual([
        "otherCharges houseBill.noOtherCharges",
      ]);
    }),
  );

  test.each<[string, Sides, string]>([
    ["no pieces", ["1", "1", "1", 0], "package goods.pieces"],
    ["a negative side", ["1", "-1", "1", 1], "width goods.side"],
    ["a side of 10,000 km", ["1", "1", "1000000000", 1], "height goods.side"],
    ["a side of a thousandth", ["1.005", "1", "1", 1], "length goods.side"],
  ])("is refused with %s", (_, sides, fault) =>
    story(async (tx) => {
      const wrong = await refusal(open(tx, dims(["1", "1", "1", 1], sides)));
      expect(wrongFields(wrong)).toEqual([`dimensionDetails.1.${fault}`]);
    })(),
  );

  test(
    "only goods by air have them",
    story(async (tx) => {
      const sea = { transactionType: "SFE", mbltype: "Original", typeOfService: "FCL/FCL" };
      const fields = { ...sea, mawb: null, applyDim: null, roundUpMethod: null };
      const wrong = await refusal(open(tx, { ...fields, ...dims(["1", "1", "1", 1]) }));
      expect(wrongFields(wrong)).toEqual(["dimensionDetails goods.otherGoods"]);
    }),
  );
});
