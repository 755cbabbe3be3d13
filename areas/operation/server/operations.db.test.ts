import { updateHouseBill as updateBillCall } from "@fairway/areas/housebill/contract.ts";
import { billLayouts } from "@fairway/areas/housebill/model/billPlacing.ts";
import { billWords } from "@fairway/areas/housebill/server/paper/billWords.ts";
import { printedHouseBill } from "@fairway/areas/housebill/server/paper/houseBill.paper.ts";
import { paperOfBill } from "@fairway/areas/housebill/server/previewHouseBill.ts";
import { saveSettingFlow } from "@fairway/areas/organisation/contract.ts";
import { saveOfficeSettings } from "@fairway/areas/organisation/server/officeSettings.ts";
import { readShipment } from "@fairway/areas/shipment/server/readShipment.ts";
import { addStages as addStagesCall } from "@fairway/areas/stage/contract.ts";
import { usualWarningHours } from "@fairway/areas/stage/model/jobStanding.ts";
import { addStages } from "@fairway/areas/stage/server/addStages.ts";
import { restateJobs } from "@fairway/areas/stage/server/restateJobs.ts";
import { getHouseBill } from "@fairway/areas/housebill/server/getHouseBill.ts";
import { updateHouseBill } from "@fairway/areas/housebill/server/updateHouseBill.ts";
import { updateShipment as updateJobCall } from "@fairway/areas/shipment/contract.ts";
import { listMilestones } from "@fairway/areas/milestone/server/milestoneLine.ts";
import { getShipment } from "@fairway/areas/shipment/server/getShipment.ts";
import { updateShipment } from "@fairway/areas/shipment/server/updateShipment.ts";
import "@fairway/areas/customs/server/handlers.ts";
import { addDays, addMonths, today, yearMonth } from "@fairway/core/time/day.ts";
import { rolledBack, testDatabase } from "@fairway/engine/db/testDatabase.ts";
import { inTransaction, rows, run, statementCount, type Tx } from "@fairway/engine/db/tx.ts";
import { paperText } from "@fairway/engine/paper/paperText.ts";
import { renderPaper } from "@fairway/engine/paper/renderPaper.ts";
import { readExcel } from "@fairway/engine/paper/readExcel.ts";
import { insertRows, newId } from "@fairway/engine/db/writeRows.ts";
import { sql } from "kysely";
import { beforeAll, describe, expect, test } from "vitest";
import { castActor } from "../../../tests/cast/actors.ts";
import { bareDocument } from "../../../tests/cast/bareDocument.ts";
import { openJob, openOperation, writeJobGround } from "../../../tests/cast/openedJob.ts";
import { companyId, offices, people } from "../../../tests/cast/people.ts";
import { refusal, wrongFields } from "../../../tests/cast/refusal.ts";
import { ground } from "../../../tests/cast/shippingGround.ts";
import * as contract from "../contract.ts";
import { cancelOperation } from "./cancelOperation.ts";
import { sheetColumns } from "../model/operationColumns.ts";
import { printedBillOfOperation, transcriptOf } from "../model/printedBillOfOperation.ts";
import { billOfOperation } from "./billOfOperation.ts";
import { getOperation } from "./getOperation.ts";
import { exportOperations, listOperations } from "./listOperations.ts";
import { lockOperation } from "./lockOperation.ts";
import { previewBillOfOperation } from "./previewBillOfOperation.ts";
import { updateOperation } from "./updateOperation.ts";

const database = await testDatabase();
const lan = castActor("documentation");
const administrator = castActor("administrator");
const day = today();
const month = yearMonth(day);

beforeAll(() => inTransaction(database, writeJobGround));
const story = (fn: (tx: Tx) => Promise<void>) => () => rolledBack(database, fn);

const save = async (tx: Tx, id: string, change: object) => {
  const stored = await getOperation(tx, lan, { id });
  const { csMawbcontainers: _lines, ...form } = stored;
  return updateOperation(tx, lan, contract.updateOperation.body.parse({ ...form, ...change }));
};
const billsOf = (tx: Tx, id: string) =>
  rows<Record<string, string>>(
    tx,
    sql`select * from house_bill where company_id = ${companyId} and job_id = ${id}`,
  );

describe.each([
  ["CL", "LOG"],
  ["TK", "TKI"],
])("a job of %s", (transactionType, prefix) => {
  test(
    "OJ-3, OJ-4: is opened with its one bill, and both have their own counter",
    story(async (tx) => {
      const before = statementCount(tx);
      const first = await openOperation(tx, {
        transactionType,
        packageQty: "12",
        grossWeight: "8",
      });
      expect(statementCount(tx) - before).toBeLessThanOrEqual(12);
      expect(first.jobNo).toBe(`${prefix}${month}/00001`);
      const second = await openOperation(tx, { transactionType, hwbno: "OTHER" });
      expect(second.jobNo).toBe(`${prefix}${month}/00002`);
      expect(await billsOf(tx, first.id)).toMatchObject([
        { id: first.hblid, hwbno: "OPSHBL0001", mawb: "OPSMBL0001", isVirtual: false },
      ]);
      expect(await getOperation(tx, lan, { id: first.id })).toMatchObject({
        transactionType,
        hblid: first.hblid,
        hwbno: "OPSHBL0001",
        productService: transactionType === "TK" ? "Trucking" : "Sea FCL",
        currentStatus: "Processing",
        customerId: ground.customer,
        personIncharge: lan.userId,
      });
    }),
  );

  test(
    "OJ-7: every column of the list is exported as the list shows it",
    story(async (tx) => {
      const opened = await openOperation(tx, { transactionType, serviceMode: "Import" });
      const ask = contract.exportOperations.body.parse({
        transactionType,
        columns: Object.keys(sheetColumns),
      });
      const { bytes } = await exportOperations(tx, lan, ask);
      const parts: Uint8Array[] = [];
      for await (const part of bytes as AsyncIterable<Uint8Array>) parts.push(part);
      const sheet = await readExcel(Buffer.concat(parts));
      const [row] = sheet.rows;
      const cell = (title: string) => row?.cells[sheet.headers.indexOf(title)];
      expect(cell("Job ID")).toBe(opened.jobNo);
      expect(cell("Service date")).toBe((await getOperation(tx, lan, opened)).serviceDate);
      expect(cell("Product service")).toBe(transactionType === "TK" ? "Trucking" : "Sea FCL");
      expect(cell("Has linked fees")).toBe("No");
    }),
  );

  test(
    "OJ-36: the work order that it was opened for is stored and answered, and a save of the form keeps it",
    story(async (tx) => {
      const workOrderId = await bareDocument(tx, lan, {
        kind: "workOrder",
        number: "WO2611/00001",
      });
      const route = { transactionType, pol: ground.saigon, pod: ground.losAngeles };
      await insertRows(tx, "work_order", [
        { companyId, id: workOrderId, ...route, shipmentType: "Freehand", active: true },
      ]);
      const opened = await openOperation(tx, { transactionType, workOrderId });
      const read = await getOperation(tx, lan, { id: opened.id });
      expect(read.workOrderId).toBe(workOrderId);
      await save(tx, opened.id, { notes: "Called the customer" });
      expect((await getOperation(tx, lan, { id: opened.id })).workOrderId).toBe(workOrderId);
    }),
  );

  test(
    "OJ-4: its number is of the month in which it is opened, whatever the service date",
    story(async (tx) => {
      const opened = await openOperation(tx, { transactionType, serviceDate: addMonths(day, 2) });
      expect(opened.jobNo).toBe(`${prefix}${month}/00001`);
    }),
  );

  test(
    "OJ-2: its numbers are unique together among living jobs, as they look",
    story(async (tx) => {
      const first = await openOperation(tx, { transactionType });
      const twice = openOperation(tx, {
        transactionType,
        mawb: "opsmbl0001",
        hwbno: "opshbl0001",
      });
      expect(wrongFields(await refusal(twice))).toEqual(["hwbno operation.numbersTaken"]);
      await openOperation(tx, { transactionType, hwbno: "OPSHBL0002" });
      await openOperation(tx, { transactionType, mawb: "OPSMBL0002" });
      const third = await openOperation(tx, { transactionType, hwbno: "OPSHBL0003" });
      const renamed = save(tx, third.id, { hwbno: "OPSHBL0001" });
      expect(wrongFields(await refusal(renamed))).toEqual(["hwbno operation.numbersTaken"]);
      await cancelOperation(tx, administrator, { id: first.id, reason: null });
      await openOperation(tx, { transactionType });
    }),
  );

  test(
    "OJ-3: is changed together with its bill",
    story(async (tx) => {
      const { id, hblid } = await openOperation(tx, { transactionType });
      const { data } = await save(tx, id, {
        mawb: "NEWMBL",
        hwbno: "NEWHBL",
        customerId: ground.otherCustomer,
        consigneeDescription: "PACIFIC",
        cbm: "12.5",
      });
      expect(data).toMatchObject({
        mawb: "NEWMBL",
        hwbno: "NEWHBL",
        consigneeDescription: "PACIFIC",
      });
      expect(await billsOf(tx, id)).toMatchObject([
        {
          id: hblid,
          mawb: "NEWMBL",
          hwbno: "NEWHBL",
          customerId: ground.otherCustomer,
          cbm: "12.500",
        },
      ]);
      await openOperation(tx, { transactionType });
    }),
  );

  test(
    "is locked and refuses changes then",
    story(async (tx) => {
      const { id } = await openOperation(tx, { transactionType });
      await lockOperation(tx, administrator, { id });
      expect((await refusal(save(tx, id, {}))).code).toBe("shipment.locked");
      expect((await refusal(cancelOperation(tx, administrator, { id, reason: null }))).code).toBe(
        "shipment.locked",
      );
    }),
  );
});

test(
  "OJ-1: every wrong field of job and bill is told at once",
  story(async (tx) => {
    const wrong = openOperation(tx, {
      mawb: null,
      hwbno: null,
      productService: null,
      serviceMode: null,
      shipmentMode: "Domestic",
      coloaderId: null,
      customerId: null,
      pod: ground.saigon,
      finishDate: addDays(day, -1),
      packageQty: "5000001",
    });
    expect(wrongFields(await refusal(wrong))).toEqual([
      "mawb field.required",
      "productService field.required",
      "serviceMode field.required",
      "coloaderId field.required",
      "pod shipment.samePorts",
      "finishDate shipment.finishedBefore",
      "packageQty shipment.tooManyPieces",
      "shipmentMode field.unknown",
      "hwbno field.required",
      "customerId field.required",
    ]);
    expect(
      wrongFields(
        await refusal(openOperation(tx, { transactionType: "TK", productService: "Air" })),
      ),
    ).toEqual(["productService field.unknown"]);
  }),
);

test(
  "OJ-5: a change of the service date stays in its month",
  story(async (tx) => {
    const { id } = await openOperation(tx);
    const moved = await refusal(save(tx, id, { serviceDate: addMonths(day, 12) }));
    expect([moved.code, moved.facts]).toMatchObject(["shipment.serviceDateMoved", {}]);
  }),
);

test(
  "OJ-3: its bill has no page: calls of house bills refuse it",
  story(async (tx) => {
    const { hblid } = await openOperation(tx);
    const bill = await getHouseBill(tx, lan, { id: hblid });
    const change = updateBillCall.body.parse({ ...bill, hwbno: "ELSEWHERE" });
    expect((await refusal(updateHouseBill(tx, lan, change))).code).toBe("houseBill.otherService");
  }),
);

test(
  "OJ-3: the call of other services does not save it without its bill",
  story(async (tx) => {
    const { id } = await openOperation(tx);
    const job = await getShipment(tx, lan, { id });
    const alone = updateShipment(tx, lan, updateJobCall.body.parse({ ...job, mawb: "ALONE" }));
    expect((await refusal(alone)).code).toBe("shipment.keyedWithBill");
  }),
);

test(
  "OJ-7: the list finds jobs by declaration and by number, filters them and counts their states",
  story(async (tx) => {
    const first = await openOperation(tx);
    await openOperation(tx, { hwbno: "SECOND", productService: "Air" });
    await insertRows(tx, "customs_declaration", [
      {
        companyId,
        id: newId(),
        clearanceNo: "104912345678",
        type: "Export",
        clearanceDate: day,
        jobId: first.id,
        userCreated: people.sales.id,
        userModified: people.sales.id,
      },
    ]);
    const find = async (change: object) =>
      listOperations(tx, lan, {
        page: 1,
        size: 15,
        ...contract.listOperations.body.parse({ transactionType: "CL", ...change }),
      });
    const found = await find({ searchType: "clearanceNo", keyword: "912345" });
    expect(found.data).toMatchObject([
      {
        jobNo: first.jobNo,
        hwbnos: "OPSHBL0001",
        customNo: "104912345678",
        clearances: 1,
        productService: "Sea FCL",
        servicePort: "Ho Chi Minh City",
      },
    ]);
    expect((await find({ searchType: "clearanceNo", keyword: first.jobNo })).data).toMatchObject([
      { id: first.id },
    ]);
    expect((await find({ productService: "Air" })).data).toMatchObject([{ hwbnos: "SECOND" }]);
    const all = await find({});
    expect(all.totals).toEqual({ inProcessing: 2, finish: 0, overdued: 0, canceled: 0 });
    await cancelOperation(tx, administrator, { id: first.id, reason: null });
    expect((await find({})).totals).toMatchObject({ inProcessing: 1, canceled: 1 });
  }),
);

test(
  "OJ-6: canceling releases its declarations",
  story(async (tx) => {
    const { id } = await openOperation(tx);
    const declaration = newId();
    await insertRows(tx, "customs_declaration", [
      {
        companyId,
        id: declaration,
        clearanceNo: "104912345678",
        type: "Export",
        clearanceDate: day,
        jobId: id,
        convertTime: "now",
        userCreated: people.sales.id,
        userModified: people.sales.id,
      },
    ]);
    await cancelOperation(tx, administrator, { id, reason: "Withdrawn" });
    const [released] = await rows<{ jobId: string | null; convertTime: string | null }>(
      tx,
      sql`select job_id, convert_time from customs_declaration
        where company_id = ${companyId} and id = ${declaration}`,
    );
    expect(released).toEqual({ jobId: null, convertTime: null });
  }),
);

test(
  "a job of another service is not opened as an operations job",
  story(async (tx) => {
    const job = await openJob(tx, { transactionType: "SFE" });
    expect((await refusal(getOperation(tx, lan, { id: job.id }))).code).toBe(
      "operation.otherService",
    );
  }),
);

describe("OJ-32: the start of a job", () => {
  const setting = (tx: Tx, stages: object) =>
    saveOfficeSettings(
      tx,
      administrator,
      saveSettingFlow.body.parse({ officeId: offices.hcm, version: 0, stages }),
    );
  const statusOf = async (tx: Tx, id: string) =>
    (await getOperation(tx, lan, { id })).currentStatus;
  const clock = (days: number) => ({
    now: `${addDays(day, days)}T05:00:00Z`,
    warningHours: usualWarningHours,
  });

  test(
    "is in work, whatever its service date",
    story(async (tx) => {
      const { id } = await openOperation(tx, { serviceDate: addDays(day, 3) });
      expect(await statusOf(tx, id)).toBe("Processing");
    }),
  );

  test.each(["CL", "TK"])(
    "of %s is in schedule with a service date ahead where the office says so, until the day",
    (transactionType) =>
      story(async (tx) => {
        await setting(tx, { startsInSchedule: true });
        const { id } = await openOperation(tx, { transactionType, serviceDate: addDays(day, 3) });
        const now = await openOperation(tx, { transactionType, hwbno: "TODAY" });
        expect([await statusOf(tx, id), await statusOf(tx, now.id)]).toEqual([
          "InSchedule",
          "Processing",
        ]);
        await restateJobs(tx, companyId, clock(2));
        expect(await statusOf(tx, id)).toBe("InSchedule");
        await restateJobs(tx, companyId, clock(3));
        expect(await statusOf(tx, id)).toBe("Processing");
      })(),
  );

  test(
    "of another service is never in schedule",
    story(async (tx) => {
      await setting(tx, { startsInSchedule: true });
      const job = await openJob(tx, { transactionType: "SFE", etd: addDays(day, 5) });
      expect(job.currentStatus).toBe("Processing");
    }),
  );

  test(
    "and the hours of the office warn its jobs, in a save and by the clock alike",
    story(async (tx) => {
      const stage = newId();
      await insertRows(tx, "stage", [
        { companyId, id: stage, code: "CLEAR", stageNameEn: "Clear", stageNameVn: "Thông quan" },
      ]);
      const due = new Date(Date.now() + 48 * 3_600_000).toISOString();
      const withStage = async (hwbno: string) => {
        const { id } = await openOperation(tx, { hwbno });
        const stages = [{ stageId: stage, mainPersonInCharge: lan.userId, deadline: due }];
        const ask = addStagesCall.body.parse({ stages });
        await addStages(tx, lan, { jobId: id, ...ask });
        return id;
      };
      const before = await withStage("BEFORE");
      expect(await statusOf(tx, before)).toBe("Processing");
      await setting(tx, { warningHours: 72 });
      const after = await withStage("AFTER");
      expect(await statusOf(tx, after)).toBe("Warning");
      await restateJobs(tx, companyId, { ...clock(0), now: new Date().toISOString() });
      expect([await statusOf(tx, before), await statusOf(tx, after)]).toEqual([
        "Warning",
        "Warning",
      ]);
    }),
  );
});

test(
  "OJ-31: its bill of lading is printed from job and bill, as a transcript of what others issued",
  story(async (tx) => {
    const { id } = await openOperation(tx, {
      flightVesselName: "EVER ACE",
      desOfGoods: "FURNITURE",
      shipperDescription: "HOA SEN",
      packageQty: "12",
    });
    const job = await readShipment(tx, lan, id);
    const bill = printedBillOfOperation(await billOfOperation(tx, lan, job), job);
    const paper = await paperOfBill(tx, lan, { bill, job }, { kind: "COPY" });
    expect(paper).toMatchObject({
      kind: "COPY",
      hwbno: "OPSHBL0001",
      mawb: "OPSMBL0001",
      shipper: "HOA SEN",
      motherVessel: "EVER ACE",
      pol: "Ho Chi Minh City",
      pod: "Los Angeles",
      description: "FURNITURE",
      quantity: "12",
    });
    for (const layout of billLayouts) {
      for (const language of ["en", "vi"] as const) {
        const sheet = printedHouseBill.sheet(transcriptOf(paper), { language, layout });
        const text = paperText(await renderPaper(sheet)).replaceAll(/\s+/g, " ");
        expect(text).toContain(billWords.TRANSCRIPT[language]);
        for (const word of ["signed", "asCarrier", "received", "takenInCharge"] as const) {
          expect(text).not.toContain(billWords[word][language].slice(0, 30));
        }
      }
    }
    const print = contract.previewBillOfOperation.query.parse({ jobId: id });
    const { name } = await previewBillOfOperation(tx, lan, print);
    expect(name).toBe("OPSHBL0001.pdf");
  }),
);

test(
  "OJ-35: a job keeps the units of its salesman in its office, until it has another salesman",
  story(async (tx) => {
    const { id } = await openOperation(tx);
    const units = async () => (await getOperation(tx, lan, { id })).soldIn;
    const sold = await units();
    expect(sold.length).toBeGreaterThan(0);
    expect(new Set(sold.map(({ officeId }) => officeId))).toEqual(new Set([offices.hcm]));
    await run(
      tx,
      sql`update user_level set active = false, is_default = false, inactive_on = now()
        where company_id = ${companyId} and user_id = ${administrator.userId}`,
    );
    await save(tx, id, { consigneeDescription: "PACIFIC" });
    expect(await units()).toEqual(sold);
  }),
);

test(
  "OJ-3: its opening plans the milestones that its form tells (OP-21)",
  story(async (tx) => {
    const clearanceDate = addDays(day, 5);
    const { id } = await openOperation(tx, { clearanceDate });
    const line = await listMilestones(tx, lan, { jobId: id });
    expect(line.find(({ kind }) => kind === "cleared")?.planned).toMatchObject({
      when: clearanceDate,
      source: "job",
    });
  }),
);
