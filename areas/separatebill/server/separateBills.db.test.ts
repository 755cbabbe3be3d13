import * as bills from "@fairway/areas/housebill/contract.ts";
import { createHouseBill } from "@fairway/areas/housebill/server/createHouseBill.ts";
import { deleteHouseBill } from "@fairway/areas/housebill/server/deleteHouseBill.ts";
import { goodsOfAllBills, listHouseBills } from "@fairway/areas/housebill/server/listHouseBills.ts";
import { usualReceivable } from "@fairway/areas/organisation/model/officeSetting.ts";
import { saveOfficeSettings } from "@fairway/areas/organisation/server/officeSettings.ts";
import { lockShipment } from "@fairway/areas/shipment/server/lockShipment.ts";
import { today } from "@fairway/core/time/day.ts";
import { columnName } from "@fairway/engine/db/columnNames.ts";
import { rolledBack, testDatabase } from "@fairway/engine/db/testDatabase.ts";
import { inTransaction, one, rows, run, statementCount, type Tx } from "@fairway/engine/db/tx.ts";
import { sheetsOf } from "@fairway/engine/paper/testWorkbook.ts";
import { paperText } from "@fairway/engine/paper/paperText.ts";
import { sql } from "kysely";
import { beforeAll, expect, test } from "vitest";
import { castActor } from "../../../tests/cast/actors.ts";
import { openAirJob, writeJobGround } from "../../../tests/cast/openedJob.ts";
import { companyId, offices, people } from "../../../tests/cast/people.ts";
import { refusal, wrongFields } from "../../../tests/cast/refusal.ts";
import { ground } from "../../../tests/cast/shippingGround.ts";
import * as contract from "../contract.ts";
import { separateFields } from "../model/separateBill.ts";
import { deleteSeparate } from "./deleteSeparate.ts";
import { exportSeparate } from "./exportSeparate.ts";
import { getSeparate } from "./getSeparate.ts";
import { previewSeparate } from "./previewSeparate.ts";
import { previewSeparateList } from "./previewSeparateList.ts";
import { saveSeparate } from "./saveSeparate.ts";

const database = await testDatabase();
const lan = castActor("documentation");
const day = today();

beforeAll(() =>
  inTransaction(database, async (tx) => {
    await writeJobGround(tx);
    await run(tx, sql`update company set hawb_prefix = 'HDX' where company_id = ${companyId}`);
  }),
);

const story = (fn: (tx: Tx) => Promise<void>) => () => rolledBack(database, fn);

const bill = async (tx: Tx, jobId: string) => {
  const ask = {
    jobId,
    customerId: ground.customer,
    saleManId: people.sales.id,
    shipperDescription: "HOA SEN EXPORT",
    desOfGoods: "GARMENTS",
    grossWeight: "218.4",
    rateCharge: "3.40",
    asArranged: false,
    dimensionDetails: [{ length: "60", width: "50", height: "40", package: 12 }],
    otherCharges: [{ chargeName: "AWB", quantity: "1", rate: "15", dueTo: "Agent" }],
  };
  return (await createHouseBill(tx, lan, bills.createHouseBill.body.parse(ask))).data;
};
const save = async (tx: Tx, values: object, change: object = {}) => {
  const { id: hblId } = values as { id: string };
  const ask = contract.saveSeparate.body.parse({ ...values, hblId, ...change });
  return (await saveSeparate(tx, lan, ask)).data;
};

test(
  "a separate waybill starts with its bill, gets the next number and is counted nowhere (SB-2, SB-3)",
  story(async (tx) => {
    const job = await openAirJob(tx);
    const parent = await bill(tx, job.id);
    expect(parent.hwbno).toBe("HDX0001");
    const fresh = await getSeparate(tx, lan, { hbId: parent.id });
    expect(fresh).toMatchObject({
      hwbno: null,
      parentNo: "HDX0001",
      version: null,
      desOfGoods: "GARMENTS",
      hw: "240.000",
      total: "816.00",
      dimensionDetails: [{ length: "60", package: 12 }],
      otherCharges: [{ chargeName: "AWB", amount: "15.00" }],
      may: ["update"],
    });
    const stored = await save(tx, fresh, {
      consigneeDescription: "NORDSEE LOGISTIK",
      rateCharge: "4",
      dimensionDetails: [{ length: "60", width: "50", height: "40", package: 6 }],
    });
    expect(stored).toMatchObject({
      hwbno: "HDX0002",
      version: 1,
      consigneeDescription: "NORDSEE LOGISTIK",
      hw: "120.000",
      // The typed charge weight stays.
      chargeWeight: "240.000",
      total: "960.00",
      dueAgentPp: "15.00",
      dimensionDetails: [{ package: 6, hw: "120.000", cbm: "0.720" }],
      may: ["update", "print", "delete"],
    });
    expect(await listHouseBills(tx, lan, listed(job.id))).toMatchObject([{ hwbno: "HDX0001" }]);
    expect(await goodsOfAllBills(tx, lan, { jobId: job.id })).toMatchObject({
      grossWeight: "218.400",
    });
    const measured = await one<{ count: number }>(
      tx,
      sql`select count(*)::int as count from dimension where company_id = ${companyId}
        and mblid = ${job.id}`,
    );
    expect(measured.count).toBe(1);
    // A number that a separate waybill has is free for a bill.
    const other = await openAirJob(tx, { mawb: "738-24681366" });
    const ask = { jobId: other.id, hwbno: "HDX0002", customerId: ground.customer };
    const more = { saleManId: people.sales.id, shipperDescription: "HOA SEN EXPORT" };
    const taken = bills.createHouseBill.body.parse({ ...ask, ...more });
    expect((await createHouseBill(tx, lan, taken)).data.hwbno).toBe("HDX0002");
    expect((await bill(tx, other.id)).hwbno).toBe("HDX0003");
  }),
);

const listed = (jobId: string) => bills.listHouseBillsOfJob.body.parse({ jobId });

test(
  "it is saved with the checks of a house waybill and its own version (SB-4)",
  story(async (tx) => {
    const job = await openAirJob(tx, { isHawb: true });
    const parent = await bill(tx, job.id);
    const fresh = await getSeparate(tx, lan, { hbId: parent.id });
    const tried = async (change: object) => wrongFields(await refusal(save(tx, fresh, change)));
    expect(await tried({ shipperDescription: null, etd: null })).toEqual([
      "shipperDescription field.required",
      "etd field.required",
    ]);
    expect(await tried({ hwbno: "A*1" })).toEqual(["hwbno shipment.mawbCharacters"]);
    expect(await tried({ consigneeId: ground.fob })).toEqual(["consigneeId field.unknown"]);
    expect(await tried({ oceanVoyNo: "ONE" })).toEqual(["oceanVoyNo field.unknown"]);
    expect(await tried({ dimensionDetails: [{ ...line, package: 0 }] })).toHaveLength(1);
    const stored = await save(tx, fresh);
    expect(stored).toMatchObject({ hwbno: "N/H", version: 1 });
    expect((await refusal(save(tx, fresh))).code).toBe("record.conflict");
    expect(await save(tx, stored, { hwbno: parent.hwbno })).toMatchObject({ version: 2 });
    expect((await refusal(save(tx, stored))).code).toBe("record.conflict");
    await lockShipment(tx, castActor("administrator"), { id: job.id });
    expect((await refusal(save(tx, stored, { version: 2 }))).code).toBe("shipment.locked");
    expect(await getSeparate(tx, lan, { hbId: parent.id })).toMatchObject({ may: ["print"] });
  }),
);

const line = { length: "60", width: "50", height: "40" };

test(
  "only bills that leave by air have one (SB-1)",
  story(async (tx) => {
    const job = await openAirJob(tx, { transactionType: "AI", mawb: "738-24681370", eta: day });
    const ask = {
      jobId: job.id,
      customerId: ground.customer,
      saleManId: people.sales.id,
      consigneeDescription: "HOA SEN",
      forwardingAgentDescription: "NORDSEE",
    };
    const { data } = await createHouseBill(tx, lan, bills.createHouseBill.body.parse(ask));
    const asked = getSeparate(tx, lan, { hbId: data.id });
    expect((await refusal(asked)).code).toBe("separateBill.otherService");
  }),
);

test(
  "it has a neutral workbook and an attached list of its own number (SB-5)",
  story(async (tx) => {
    const job = await openAirJob(tx);
    const parent = await bill(tx, job.id);
    const ask = { hblId: parent.id };
    for (const print of [exportSeparate, previewSeparateList]) {
      expect((await refusal(print(tx, lan, ask))).code).toBe("separateBill.notStored");
    }
    const fresh = await getSeparate(tx, lan, { hbId: parent.id });
    await save(tx, fresh, { desOfGoods: "SPARE PARTS" });
    const book = await exportSeparate(tx, lan, ask);
    expect(book.name).toBe("HDX0002-SEPARATE.xlsx");
    const said = JSON.stringify(await sheetsOf(book.bytes as Uint8Array));
    for (const value of ["HDX0002", "SPARE PARTS"]) expect(said).toContain(value);
    expect((await refusal(previewSeparateList(tx, lan, ask))).code).toBe(
      "houseBill.noAttachedList",
    );
    const stored = await getSeparate(tx, lan, { hbId: parent.id });
    const typed = await save(tx, stored, { attachList: "<p>12 cartons</p>" });
    // The head with number and day is stored with the text, as on a bill.
    expect(typed.attachList).toContain("ATTACHED LIST");
    expect(await save(tx, typed)).toMatchObject({ attachList: typed.attachList });
    const list = await previewSeparateList(tx, lan, ask);
    const text = paperText(list.bytes as Buffer);
    for (const value of ["HDX0002", "12 cartons"]) expect(text).toContain(value);
  }),
);

test(
  "its paper prints its own values, and it goes with its bill (SB-5, SB-6)",
  story(async (tx) => {
    const job = await openAirJob(tx);
    const parent = await bill(tx, job.id);
    const print = async (ask: object = {}) => {
      const asked = contract.previewSeparate.query.parse({ hblId: parent.id, ...ask });
      const before = statementCount(tx);
      const { bytes } = await previewSeparate(tx, lan, asked);
      expect(statementCount(tx) - before).toBeLessThanOrEqual(6);
      return (await paperText(bytes as Buffer)).replaceAll(/\s+/g, " ");
    };
    expect((await refusal(print())).code).toBe("separateBill.notStored");
    const fresh = await getSeparate(tx, lan, { hbId: parent.id });
    const change = { desOfGoods: "SPARE PARTS <b>ẤN</b>", showDim: true };
    await save(tx, fresh, change);
    for (const reportType of ["LASTEST_ITL_FRAME", "HAWB_FRAME", "LASTEST_ITL", "LASTEST_HAWB"]) {
      const text = await print({ reportType });
      expect(text).toContain("SPARE PARTS <b>ẤN</b>");
      expect(text).toContain("HDX0002");
      expect(text).not.toContain("GARMENTS");
      expect(text).toContain("60*50*40*12");
    }
    const gone = await deleteSeparate(tx, lan, { hblId: parent.id });
    expect(gone.data).toEqual({ hblId: parent.id, hwbno: "HDX0002" });
    expect((await refusal(deleteSeparate(tx, lan, { hblId: parent.id }))).code).toBe(
      "separateBill.notStored",
    );
    // Its number is given back: saving and deleting uses up no range.
    expect(await save(tx, fresh)).toMatchObject({ hwbno: "HDX0002" });
    // So does deleting it together with its bill.
    await deleteHouseBill(tx, lan, { id: parent.id });
    expect((await bill(tx, job.id)).hwbno).toBe("HDX0002");
    const left = await rows(tx, sql`select id from separate_bill where company_id = ${companyId}`);
    expect(left).toEqual([]);
  }),
);

test(
  "it is printed and exported only while its house bill passes the check point (CK-5)",
  story(async (tx) => {
    const job = await openAirJob(tx);
    const parent = await bill(tx, job.id);
    const fresh = await getSeparate(tx, lan, { hbId: parent.id });
    await save(tx, fresh, { attachList: "<p>12 cartons</p>" });
    await saveOfficeSettings(tx, castActor("administrator"), {
      officeId: offices.hcm,
      version: 0,
      accountReceivable: { ...usualReceivable, applyType: "Check Point", applyPartner: "Both" },
    });
    const ask = { hblId: parent.id };
    const prints = [
      () => previewSeparate(tx, lan, contract.previewSeparate.query.parse(ask)),
      () => exportSeparate(tx, lan, ask),
      () => previewSeparateList(tx, lan, ask),
    ];
    for (const print of prints) {
      const { code, fields } = await refusal(print());
      expect([code, fields]).toMatchObject([
        "checkPoint.stopped",
        [{ code: "checkPoint.noAgreement" }],
      ]);
    }
  }),
);

test(
  "a number that a separate waybill has is not drawn again (SB-3, HB-15)",
  story(async (tx) => {
    const job = await openAirJob(tx);
    const [first, second] = [await bill(tx, job.id), await bill(tx, job.id)];
    const start = (id: string) => getSeparate(tx, lan, { hbId: id });
    expect(await save(tx, await start(first.id))).toMatchObject({ hwbno: "HDX0003" });
    await save(tx, await start(second.id), { hwbno: "HDX0003" });
    await deleteSeparate(tx, lan, { hblId: second.id });
    await save(tx, await start(second.id), { hwbno: "hdx4" });
    expect((await bill(tx, job.id)).hwbno).toBe("HDX0005");
    await deleteSeparate(tx, lan, { hblId: second.id });
    expect((await bill(tx, job.id)).hwbno).toBe("HDX0006");
  }),
);

test(
  "its table has the fields of a house waybill",
  story(async (tx) => {
    const found = await rows<{ name: string }>(
      tx,
      sql`select column_name as name from information_schema.columns
        where table_name = 'separate_bill'`,
    );
    const columns = found.map(({ name }) => name);
    expect(separateFields.map(columnName).filter((each) => !columns.includes(each))).toEqual([]);
  }),
);
