import * as jobs from "@fairway/areas/shipment/contract.ts";
import { createShipment } from "@fairway/areas/shipment/server/createShipment.ts";
import { today } from "@fairway/core/time/day.ts";
import { rolledBack, testDatabase } from "@fairway/engine/db/testDatabase.ts";
import { inTransaction, run, statementCount, type Tx } from "@fairway/engine/db/tx.ts";
import { insertRows, newId } from "@fairway/engine/db/writeRows.ts";
import { paperText } from "@fairway/engine/paper/paperText.ts";
import { sheetsOf } from "@fairway/engine/paper/testWorkbook.ts";
import type { Readable } from "node:stream";
import { sql } from "kysely";
import { beforeAll, describe, expect, test } from "vitest";
import { castActor } from "../../../tests/cast/actors.ts";
import { companyId, people } from "../../../tests/cast/people.ts";
import { refusal } from "../../../tests/cast/refusal.ts";
import { ground, writeShippingGround } from "../../../tests/cast/shippingGround.ts";
import * as contract from "../contract.ts";
import { waybillDay } from "../model/flightAndDay.ts";
import { createHouseBill } from "./createHouseBill.ts";
import { exportDailyBills } from "./exportDailyBills.ts";
import { exportHouseWaybill } from "./exportHouseWaybill.ts";
import { previewHouseWaybill } from "./previewHouseWaybill.ts";

const database = await testDatabase();
const clerk = castActor("documentation");
const day = today();

beforeAll(() =>
  inTransaction(database, async (tx) => {
    await writeShippingGround(tx);
    await run(
      tx,
      sql`update incoterm set service = array['SFE', 'AE', 'AI'] where company_id = ${companyId}`,
    );
    await run(
      tx,
      sql`update office set iata_code = '37-3 1234/0012', iata_account = 'HD-01'
        where company_id = ${companyId}`,
    );
    const airline = { prefix: "738", code: "VN", nameEn: "Vietnam Airlines", nameVn: "VNA" };
    await insertRows(tx, "airline", [{ companyId, id: newId(), ...airline }]);
  }),
);

const story = (fn: (tx: Tx) => Promise<void>) => () => rolledBack(database, fn);

async function waybill(tx: Tx, change: object = {}, service = "AE") {
  const job = {
    transactionType: service,
    mawb: service === "AE" ? "738-24681355" : "VNSGN1",
    coloaderId: ground.carrier,
    agentId: ground.agent,
    pol: ground.saigon,
    pod: ground.losAngeles,
    etd: day,
    incotermId: ground.fob,
    flightVesselName: "VN592",
    ...(service === "AE" ? { flightDate: day } : { mbltype: "Original", typeOfService: "FCL/FCL" }),
    paymentTerm: "Prepaid",
  };
  const { data } = await createShipment(tx, clerk, jobs.createShipment.body.parse(job));
  const ask = {
    jobId: data.id,
    customerId: ground.customer,
    saleManId: people.sales.id,
    shipperDescription: "HOA SEN EXPORT",
    consigneeDescription: "PACIFIC FURNITURE INC",
    forwardingAgentDescription: "PACIFIC BRIDGE",
    ...change,
  };
  return (await createHouseBill(tx, clerk, contract.createHouseBill.body.parse(ask))).data;
}

async function printed(tx: Tx, hblId: string, ask: object = {}) {
  const parsed = contract.previewHouseAirWaybill.query.parse({ hblId, ...ask });
  const { bytes } = await previewHouseWaybill(tx, clerk, parsed);
  return paperText(bytes as Buffer);
}

const cellsIn = async (bytes: Buffer) => (await sheetsOf(bytes))[0]?.rows.flat().map(String) ?? [];
async function sheetOf(stream: Readable) {
  const parts: Uint8Array[] = [];
  for await (const part of stream) parts.push(part as Uint8Array);
  return cellsIn(Buffer.concat(parts));
}

const keyed = {
  firstCarrierTo: "HKG",
  firstCarrierBy: "VN592",
  transitPlaceTo1: "FRA",
  transitPlaceBy1: "CX",
  rateCharge: "3.4",
  asArranged: false,
  chargeWeight: "240",
  grossWeight: "218.4",
  packageQty: "12",
  cbm: "1.44",
  valpp: "12.50",
  dueCarrierPp: "0",
  handlingInformation: "KEEP UPRIGHT",
  notify: "NORDSEE LOGISTIK",
  notifyPartyDescription: "SAME AS CONSIGNEE",
  shippingMark: "PFI / LAX",
  desOfGoods: "SHIRTS",
  otherCharge: "MYC: 131.40",
  comItemNo: "0300",
  sci: "T1",
  showDim: true,
  dimensionDetails: [
    { length: "60", width: "50", height: "40", package: 12 },
    { length: "101.5", width: "62.4", height: "55.5", package: 3 },
  ],
};

describe("the paper of a house air waybill", () => {
  test(
    "prints the record, its sums, the airline and the office, with six statements at most",
    story(async (tx) => {
      const bill = await waybill(tx, keyed);
      const before = statementCount(tx);
      const text = await printed(tx, bill.id);
      expect(statementCount(tx) - before).toBeLessThanOrEqual(6);
      for (const said of [
        bill.hwbno,
        bill.jobNo,
        "738",
        "24681355",
        "HOA SEN EXPORT",
        "PACIFIC FURNITURE INC",
        "PACIFIC BRIDGE",
        "NOTIFY: SAME AS CONSIGNEE",
        "ALSO NOTIFY: NORDSEE LOGISTIK",
        "FREIGHT PREPAID",
        "37-3 1234/0012",
        "HD-01",
        `VN592/${waybillDay(day)}`,
        "HKG",
        "FRA",
        "CX",
        "NVD",
        "NCV",
        "KEEP UPRIGHT",
        "60*50*40*12",
        "102*62*56*3",
        "218.400",
        "240.000",
        "3.40",
        "816.00",
        "12.50",
        "828.50",
        "PFI / LAX",
        "SHIRTS",
        "MYC: 131.40",
        "0300",
        "T1",
        "Vietnam Airlines",
      ])
        expect(text).toContain(said);
      // Of the first carrier its two letters; a zero is blank.
      expect(text).toMatch(/By first carrier\s+VN\s/);
      expect(text).not.toMatch(/\s0\.00\s/);
    }),
  );

  test(
    "says As Arranged without a rate",
    story(async (tx) => {
      const { id } = await waybill(tx, { chargeWeight: "100", grossWeight: "90" });
      const text = await printed(tx, id, { reportType: "HAWB_FRAME" });
      expect(text.match(/AS ARRANGED/g)?.length).toBeGreaterThan(2);
    }),
  );

  test(
    "prints its values alone on a form, in Vietnamese its title",
    story(async (tx) => {
      const { id, hwbno } = await waybill(tx, keyed);
      const form = await printed(tx, id, { reportType: "LASTEST_ITL", offsetX: "3" });
      expect(form).toContain(hwbno);
      expect(form).not.toContain("AIR WAYBILL");
      expect(await printed(tx, id, { language: "vi" })).toContain("VẬN ĐƠN HÀNG KHÔNG");
    }),
  );

  test(
    "is neutral in Excel, and stands on the list of its day",
    story(async (tx) => {
      const bill = await waybill(tx, keyed);
      const { bytes } = await exportHouseWaybill(tx, clerk, { hblid: bill.id });
      const excel = await cellsIn(bytes as Buffer);
      for (const said of [bill.hwbno, "240", "3.4", "816", "828.5", "HOA SEN EXPORT"])
        expect(excel).toContain(said);
      // Of the sums only the totals.
      expect(excel).not.toContain("12.5");
      const before = statementCount(tx);
      const file = await exportDailyBills(tx, clerk, { issuedDate: day });
      expect(statementCount(tx) - before).toBe(1);
      const listed = await sheetOf(file.bytes as Readable);
      expect(listed[0]).toMatch(/^DAILY LIST \d\d [A-Z]{3} \d{4}$/);
      for (const said of [bill.hwbno, "738-24681355", `VN592/${waybillDay(day)}`])
        expect(listed).toContain(said);
      const other = await exportDailyBills(tx, clerk, { issuedDate: "2020-01-01" });
      expect(await sheetOf(other.bytes as Readable)).not.toContain(bill.hwbno);
    }),
  );

  test(
    "is refused for a bill of lading",
    story(async (tx) => {
      const { id } = await waybill(
        tx,
        {
          pol: ground.saigon,
          pod: ground.losAngeles,
          hbltype: "Original",
          oceanVoyNo: "ONE 041E",
          freightPayment: "Prepaid",
          placeFreightPay: "ORIGIN",
          sailingDate: day,
          incotermId: ground.fob,
        },
        "SFE",
      );
      const refused = refusal(printed(tx, id));
      expect(await refused).toMatchObject({ code: "houseBill.noWaybill" });
    }),
  );
});
