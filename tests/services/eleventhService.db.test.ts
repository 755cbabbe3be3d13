import { getMenus } from "@fairway/areas/access/server/getMenus.ts";
import { chargesOfMyServices } from "@fairway/areas/catalogue/server/chargesOfMyServices.ts";
import * as charges from "@fairway/areas/charge/contract.ts";
import { saveCharges } from "@fairway/areas/charge/server/saveCharges.ts";
import { houseBillProfit, shipmentProfit } from "@fairway/areas/charge/server/profits.ts";
import * as bills from "@fairway/areas/housebill/contract.ts";
import { createHouseBill } from "@fairway/areas/housebill/server/createHouseBill.ts";
import { listHouseBills } from "@fairway/areas/housebill/server/listHouseBills.ts";
import { updateHouseBill } from "@fairway/areas/housebill/server/updateHouseBill.ts";
import * as notes from "@fairway/areas/note/contract.ts";
import { issueNote } from "@fairway/areas/note/server/issueNote.ts";
import { getDashboard } from "@fairway/areas/report/server/getDashboard.ts";
import { saveServices } from "@fairway/areas/service/server/saveServices.ts";
import * as jobs from "@fairway/areas/shipment/contract.ts";
import { createShipment } from "@fairway/areas/shipment/server/createShipment.ts";
import { exportShipments } from "@fairway/areas/shipment/server/exportShipments.ts";
import { findJobs } from "@fairway/areas/shipment/server/findJobs.ts";
import { listShipments } from "@fairway/areas/shipment/server/listShipments.ts";
import { addDays, today, yearMonth } from "@fairway/core/time/day.ts";
import { rolledBack, testDatabase } from "@fairway/engine/db/testDatabase.ts";
import { inTransaction, one, rows, run, type Tx } from "@fairway/engine/db/tx.ts";
import { insertRows } from "@fairway/engine/db/writeRows.ts";
import { readExcel } from "@fairway/engine/paper/readExcel.ts";
import { sql } from "kysely";
import { beforeAll, expect, test, vi } from "vitest";
import { castActor } from "../cast/actors.ts";
import { companyId, people } from "../cast/people.ts";
import { refusal, wrongFields } from "../cast/refusal.ts";
import { ground, writeShippingGround } from "../cast/shippingGround.ts";
import { shipmentCriteria } from "@fairway/areas/shipment/model/shipmentCriteria.ts";

// The one line that a further service needs: in the list of services.
vi.mock("@fairway/areas/service/model/services.ts", async (original) => {
  const { services } = await original<{ services: readonly unknown[] }>();
  const { railExport } = await import("./railExport.ts");
  const { droneExport, portHandling } = await import("./outsideTheSea.ts");
  return { services: [...services, railExport, droneExport, portHandling] };
});
const database = await testDatabase();
const lan = castActor("documentation");
const day = today();
const month = yearMonth(day);
const freight = "0190c0de-0000-7000-8000-000000004501";
const rail = { transactionType: "RXE" };

beforeAll(() =>
  inTransaction(database, async (tx) => {
    await saveServices(tx);
    await writeShippingGround(tx);
    const charge = { companyId, id: freight };
    const names = { code: "SR_OCF", chargeNameEn: "Rail freight", chargeNameVn: "Cước sắt" };
    await insertRows(tx, "charge", [
      { ...charge, ...names, type: "DEBIT", serviceTypeId: ["RXE", "DXE", "PHX"], officeIds: [] },
    ]);
  }),
);

const story = (fn: (tx: Tx) => Promise<void>) => () => rolledBack(database, fn);
const open = async (tx: Tx, change: object = {}) => {
  const form = { ...rail, mawb: "RW-0001", coloaderId: ground.carrier, pol: ground.saigon };
  const ask = { ...form, pod: ground.losAngeles, etd: day, eta: addDays(day, 20), ...change };
  return (await createShipment(tx, lan, jobs.createShipment.body.parse(ask))).data;
};
/** Writes a charge on a bill and puts it on a debit note. */
const expectBilled = async (tx: Tx, job: { id: string; jobNo: string }, hblid: string) => {
  const tab = charges.addAndUpdate.body.parse({
    hblid,
    type: "SELL",
    charges: [
      {
        chargeId: freight,
        quantity: "2",
        unitId: ground.hc40,
        unitPrice: "4150000",
        currencyId: "VND",
        vatrate: "8",
        paymentObjectId: ground.customer,
        exchangeDate: day,
      },
    ],
  });
  await saveCharges(tx, lan, tab);
  const lines = await rows<{ id: string }>(
    tx,
    sql`select id from surcharge where company_id = ${companyId} and job_id = ${job.id}`,
  );
  const chargeIds = lines.map((line) => line.id);
  const noted = { jobId: job.id, partnerId: ground.customer, chargeIds };
  const { data: note } = await issueNote(tx, lan, notes.addNote.body.parse(noted));
  expect(note).toMatchObject({ jobNo: job.jobNo, totals: [{ total: "8964000" }] });
};

const list = (tx: Tx, criteria: object) =>
  listShipments(tx, lan, { page: 1, size: 15, ...shipmentCriteria.parse(criteria) });

test(
  "a job of an eleventh service is opened with its own number, defaults and required fields",
  story(async (tx) => {
    const job = await open(tx);
    expect(job).toMatchObject({
      jobNo: `REX${month}/00001`,
      transactionType: "RXE",
      shipmentType: "Nominated",
      paymentTerm: "Collect",
      serviceDate: day,
    });
    expect((await open(tx, { mawb: "RW-0002" })).jobNo).toBe(`REX${month}/00002`);
    const lacking = await refusal(open(tx, { mawb: null, coloaderId: null }));
    expect(wrongFields(lacking)).toEqual(["mawb field.required", "coloaderId field.required"]);
  }),
);

test(
  "its jobs stand in its own list, workbook and search, in the words of its trade",
  story(async (tx) => {
    const job = await open(tx);
    expect((await list(tx, rail)).data.map((row) => row.jobNo)).toEqual([job.jobNo]);
    expect((await list(tx, { transactionType: "SFE" })).data).toEqual([]);
    const file = await exportShipments(tx, lan, shipmentCriteria.parse(rail));
    const parts: Uint8Array[] = [];
    for await (const part of file.bytes as AsyncIterable<Uint8Array>) parts.push(part);
    const sheet = await readExcel(Buffer.concat(parts));
    const cells = [sheet.headers, ...sheet.rows.map((row) => row.cells)].flat();
    expect(cells).toEqual(expect.arrayContaining(["Consignment Note", "Railway", job.jobNo]));
    expect(cells).not.toContain("Shipping Line");
    const chosen = { ...shipmentCriteria.parse(rail), columns: ["margin", "jobNo"] as const };
    const sheetOf = async (ids: string[]) => {
      const some = await exportShipments(tx, lan, { ...chosen, columns: [...chosen.columns], ids });
      const bytes: Uint8Array[] = [];
      for await (const part of some.bytes as AsyncIterable<Uint8Array>) bytes.push(part);
      return readExcel(Buffer.concat(bytes));
    };
    const ticked = await sheetOf([job.id]);
    expect(ticked.headers).toEqual(["Profit", "Rate outside the bound", "Job ID"]);
    expect(ticked.rows.map((row) => row.cells.at(-1))).toEqual([job.jobNo]);
    expect((await sheetOf([ground.customer])).rows).toEqual([]);
    expect(await findJobs(tx, lan, { JobNo: "RW-0001" })).toMatchObject([rail]);
    expect((await getDashboard(tx, lan)).sailings).toMatchObject([{ ...rail, id: job.id }]);
  }),
);

test(
  "its job is billed: bill, charge and debit note",
  story(async (tx) => {
    const job = await open(tx);
    const ask = { jobId: job.id, customerId: ground.customer, saleManId: people.sales.id };
    const parties = { shipperDescription: "HOA SEN EXPORT" };
    const written = bills.createHouseBill.body.parse({ ...ask, ...parties });
    const { data: bill } = await createHouseBill(tx, lan, written);
    const hwbno = `CASTUSLAX${month}001`;
    expect(bill).toMatchObject({ jobNo: job.jobNo, hwbno, originBlnumber: "ONE (1)" });
    await expectBilled(tx, job, bill.id);
  }),
);

test(
  "a service of another family keeps its bills in a part of their own, with numbers as it declares",
  story(async (tx) => {
    const job = await open(tx, { transactionType: "DXE" });
    expect(job).toMatchObject({ jobNo: `DRX${month}/00001`, paymentTerm: "Collect" });
    const ask = { jobId: job.id, customerId: ground.customer, saleManId: people.sales.id };
    const write = (change: object) =>
      createHouseBill(tx, lan, bills.createHouseBill.body.parse({ ...ask, ...change }));
    expect(wrongFields(await refusal(write({})))).toEqual(["hwbno field.required"]);
    expect(wrongFields(await refusal(write({ hwbno: "D-1", inWord: "TWO BOXES" })))).toEqual([
      "inWord field.unknown",
    ]);
    const { data: bill } = await write({ hwbno: "D-1" });
    const fields = { pol: ground.saigon, etd: day, freightPayment: "Collect", hbltype: "Original" };
    expect(bill).toMatchObject({ hwbno: "D-1", ...fields, polCode: job.polCode });
    const sent = { ...ask, id: bill.id, version: bill.version, hwbno: "D-1", etd: addDays(day, 1) };
    await updateHouseBill(tx, lan, bills.updateHouseBill.body.parse(sent));
    const [row] = await listHouseBills(
      tx,
      lan,
      bills.queryHouseBills.body.parse({ jobId: job.id }),
    );
    expect(row).toMatchObject({ hwbno: "D-1", etd: addDays(day, 1) });
    const parts = (table: string) =>
      rows(tx, sql`select id from ${sql.table(table)} where id in (${job.id}, ${bill.id})`);
    expect(await parts("air_job")).toEqual([{ id: job.id }]);
    expect(await parts("air_bill")).toEqual([{ id: bill.id }]);
    expect([...(await parts("sea_job")), ...(await parts("sea_bill"))]).toEqual([]);
    await expectBilled(tx, job, bill.id);
    await run(tx, sql`set constraints all immediate`);
  }),
);

test(
  "the virtual bill of a job without house bills carries its charges",
  story(async (tx) => {
    const job = await open(tx, { transactionType: "PHX" });
    await run(tx, sql`set constraints all immediate`);
    const bill = await one<{ id: string; hwbno: null }>(
      tx,
      sql`select id, hwbno from house_bill where company_id = ${companyId} and job_id = ${job.id}`,
    );
    const none = await houseBillProfit(tx, lan, { hblid: bill.id });
    expect(none).toMatchObject({ hblid: bill.id, hwbno: null });
    await expectBilled(tx, job, bill.id);
    const { houseBills } = await shipmentProfit(tx, lan, { jobId: job.id });
    expect(houseBills).toMatchObject([{ hblid: bill.id, hwbno: null }]);
  }),
);

test(
  "its menu and its charge codes are offered to those who work it",
  story(async (tx) => {
    const menus = await getMenus(tx, lan);
    const screens = menus.flatMap((module) => module.subMenus);
    expect(screens.map((screen) => screen.name)).toContain("Rail Export");
    const offered = async (change: object) =>
      (await chargesOfMyServices(tx, castActor("documentation", change), {})).map(({ id }) => id);
    expect(await offered({})).toContain(freight);
    const none = { access: false };
    const change = { docRailExport: none, docDroneExport: none, opsPortHandling: none };
    expect(await offered({ change })).not.toContain(freight);
  }),
);
