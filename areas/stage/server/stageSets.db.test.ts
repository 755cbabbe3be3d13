import { noteMilestone } from "@fairway/areas/milestone/server/noteMilestone.ts";
import { listMilestones } from "@fairway/areas/milestone/server/milestoneLine.ts";
import * as jobs from "@fairway/areas/shipment/contract.ts";
import { getShipment } from "@fairway/areas/shipment/server/getShipment.ts";
import { readShipment } from "@fairway/areas/shipment/server/readShipment.ts";
import { addDays, today } from "@fairway/core/time/day.ts";
import { rolledBack, testDatabase } from "@fairway/engine/db/testDatabase.ts";
import { inTransaction, run, type Tx } from "@fairway/engine/db/tx.ts";
import { insertRows, newId } from "@fairway/engine/db/writeRows.ts";
import { sql } from "kysely";
import { beforeAll, expect, test } from "vitest";
import { castActor } from "../../../tests/cast/actors.ts";
import { companyId, departments, offices, people } from "../../../tests/cast/people.ts";
import { refusal } from "../../../tests/cast/refusal.ts";
import { ground, writeShippingGround } from "../../../tests/cast/shippingGround.ts";
import * as contract from "../contract.ts";
import { applyStageSet } from "./applyStageSet.ts";
import { arrangeStages } from "./arrangeStages.ts";
import { deleteStage } from "./deleteStage.ts";
import { followRecords } from "./followRecords.ts";
import { followStages } from "./followStages.ts";
import { listStages } from "./listStages.ts";
import { openJob } from "./openJob.ts";
import { saveJob } from "./saveJob.ts";
import { startStages } from "./startStages.ts";
import { updateStage } from "./updateStage.ts";

const database = await testDatabase();
const clerk = castActor("documentation");
const day = today();
const [booking, customs, delivery] = [newId(), newId(), newId()];

const line = (stageId: string, orderNo: number, change: object = {}) => ({
  companyId,
  id: newId(),
  service: "SFE",
  orderNo: String(orderNo),
  stageId,
  serviceMode: "All",
  productService: "All",
  person: "inCharge",
  ...change,
});
const named = (id: string, code: string, milestone: string | null = null) => ({
  companyId,
  id,
  code,
  milestone,
  stageNameEn: `Stage ${code}`,
  stageNameVn: `Công đoạn ${code}`,
  active: true,
});

beforeAll(() =>
  inTransaction(database, async (tx) => {
    await writeShippingGround(tx);
    await insertRows(tx, "stage", [
      named(booking, "BOOK"),
      named(customs, "CUSTOMS", "cleared"),
      named(delivery, "DELIVER"),
    ]);
  }),
);

const open = async (tx: Tx) => {
  const ask = jobs.createShipment.body.parse({
    transactionType: "SFE",
    mbltype: "Original",
    coloaderId: ground.carrier,
    pol: ground.saigon,
    etd: addDays(day, 20),
  });
  return (await openJob(tx, clerk, ask)).data;
};
const set = (tx: Tx, lines: object[]) => insertRows(tx, "stage_set", lines);
const codes = async (tx: Tx, jobId: string) =>
  (await listStages(tx, clerk, { jobId })).map(({ code }) => code);
const apply = (tx: Tx, jobId: string, actor = clerk) => applyStageSet(tx, actor, { jobId });
const task = (tx: Tx, change: object) =>
  insertRows(tx, "stage_task", [
    {
      companyId,
      id: newId(),
      name: "Field work",
      assignTo: people.operation.id,
      services: ["SFE"],
      startDate: addDays(day, -1),
      ...change,
    },
  ]);

test("OP-20: a line for the mode or the product of the job counts, and goes before one for all", () =>
  rolledBack(database, async (tx) => {
    await set(tx, [
      line(booking, 3),
      line(booking, 1, { productService: "Sea FCL" }),
      line(customs, 2, { serviceMode: "Import" }),
      line(delivery, 2, { serviceMode: "Export" }),
    ]);
    const job = await open(tx);
    expect(await codes(tx, job.id)).toEqual(["BOOK", "DELIVER"]);
  }));

test("OP-21: the button adds what is missing at the end, and twice adds nothing", () =>
  rolledBack(database, async (tx) => {
    await set(tx, [line(delivery, 2)]);
    const job = await open(tx);
    await set(tx, [line(booking, 1), line(customs, 3)]);
    const { data } = await apply(tx, job.id);
    expect(data.added).toBe(2);
    expect(
      data.stages.map(({ code, orderNumberProcessed }) => [code, orderNumberProcessed]),
    ).toEqual([
      ["DELIVER", 1],
      ["BOOK", 2],
      ["CUSTOMS", 3],
    ]);
    expect((await apply(tx, job.id)).data.added).toBe(0);
    const reader = castActor("documentation", {
      change: { docSeaFCLExport: { special: [], access: true, detail: "All", write: "All" } },
    });
    expect(await refusal(apply(tx, job.id, reader))).toMatchObject({ code: "access.forbidden" });
  }));

test("OP-21: an office may leave the set of a new job to a person", () =>
  rolledBack(database, async (tx) => {
    await insertRows(tx, "office_setting", [
      {
        companyId,
        id: newId(),
        officeId: offices.hcm,
        applyType: "None",
        applyPartner: "None",
        isApplyContract: false,
        creditLimit: false,
        overPaymentTerm: false,
        overPaymentTermObh: false,
        expiredAgreement: false,
        exemptFromCheckPoint: false,
        approvalAdvance: false,
        approvalSettlement: false,
        alertAtd: false,
        stagesOnOpening: false,
        rateShare: "5",
        marginCap: "50",
        releaseDays: 3,
      },
    ]);
    await set(tx, [line(booking, 1)]);
    const job = await open(tx);
    expect(await codes(tx, job.id)).toEqual([]);
    expect((await apply(tx, job.id)).data.added).toBe(1);
  }));

test("OP-22: a task names the person in its period, one for the stage before one for all", () =>
  rolledBack(database, async (tx) => {
    await set(tx, [
      line(booking, 1, { person: "task" }),
      line(customs, 2, { person: "task" }),
      line(delivery, 3),
    ]);
    await task(tx, {});
    await task(tx, { assignTo: people.documentation2.id, stageId: customs });
    await task(tx, { assignTo: people.sales.id, startDate: addDays(day, 1) });
    await task(tx, { assignTo: people.sales.id, services: ["SFI"], startDate: day });
    await task(tx, {
      assignTo: people.sales.id,
      startDate: "2026-01-01",
      endDate: addDays(day, -1),
    });
    const job = await open(tx);
    const stages = await listStages(tx, clerk, { jobId: job.id });
    expect(stages.map(({ mainPersonInCharge }) => mainPersonInCharge)).toEqual([
      people.operation.id,
      people.documentation2.id,
      clerk.userId,
    ]);
  }));

test("OP-22: field ops gets a stage, and the person in charge where field ops is not named or may not open the job", () =>
  rolledBack(database, async (tx) => {
    const job = await open(tx);
    await set(tx, [line(booking, 1, { person: "fieldOps" })]);
    await startStages(tx, clerk, { ...job, fieldOpsId: people.documentation2.id });
    await set(tx, [line(customs, 2, { person: "fieldOps" })]);
    await startStages(tx, clerk, { ...job, fieldOpsId: people.salesHph.id });
    await set(tx, [line(delivery, 3, { person: "fieldOps" })]);
    await startStages(tx, clerk, job);
    const stages = await listStages(tx, clerk, { jobId: job.id });
    expect(stages.map(({ mainPersonInCharge }) => mainPersonInCharge)).toEqual([
      people.documentation2.id,
      clerk.userId,
      clerk.userId,
    ]);
  }));

test("OP-22: the stage of a named person who may not open the job goes to its department", () =>
  rolledBack(database, async (tx) => {
    await run(
      tx,
      sql`update stage set stage_department_id = ${departments.operationHcm} where id = ${booking}`,
    );
    const job = await open(tx);
    await set(tx, [line(booking, 1, { person: "fieldOps" })]);
    await startStages(tx, clerk, { ...job, fieldOpsId: people.salesHph.id });
    expect(await listStages(tx, clerk, { jobId: job.id })).toMatchObject([
      { mainPersonInCharge: null, departmentId: departments.operationHcm },
    ]);
  }));

test("OP-23: without its only stage a milestone is planned no more", () =>
  rolledBack(database, async (tx) => {
    await set(tx, [line(customs, 1, { dueBase: "etd", dueDirection: "Before", dueDays: "3" })]);
    const planned = async (jobId: string) =>
      (await listMilestones(tx, clerk, { jobId })).find(({ kind }) => kind === "cleared")?.planned;
    const dropped = await open(tx);
    const [stage] = await listStages(tx, clerk, { jobId: dropped.id });
    expect(await planned(dropped.id)).toMatchObject({ source: "stage" });
    await updateStage(
      tx,
      clerk,
      contract.updateStage.body.parse({ ...stage, status: "Deleted", comment: "Not needed" }),
    );
    expect(await planned(dropped.id)).toBeNull();
    const removed = await open(tx);
    const [own] = await listStages(tx, clerk, { jobId: removed.id });
    await deleteStage(tx, clerk, { id: own?.id ?? "" });
    expect(await planned(removed.id)).toBeNull();
    const arranged = await open(tx);
    await arrangeStages(tx, clerk, { jobId: arranged.id, stages: [] });
    expect(await planned(arranged.id)).toBeNull();
  }));

test("OP-11: a deadline counts from clearance and moves with its milestone", () =>
  rolledBack(database, async (tx) => {
    await set(tx, [
      line(delivery, 1, { dueBase: "clearance", dueDirection: "After", dueDays: "2" }),
    ]);
    const job = await open(tx);
    const deadline = async () => (await listStages(tx, clerk, { jobId: job.id }))[0]?.deadline;
    expect(await deadline()).toBeNull();
    const note = { jobId: job.id, source: "declaration" } as const;
    await noteMilestone(tx, clerk, { ...note, kind: "declared", actual: addDays(day, 3) });
    expect(new Date((await deadline()) ?? "").toISOString()).toBe(
      `${addDays(day, 5)}T10:00:00.000Z`,
    );
    await noteMilestone(tx, clerk, { ...note, kind: "cleared", planned: addDays(day, 6) });
    expect(new Date((await deadline()) ?? "").toISOString()).toBe(
      `${addDays(day, 8)}T10:00:00.000Z`,
    );
    await noteMilestone(
      tx,
      { companyId, userId: null },
      {
        ...note,
        kind: "cleared",
        actual: addDays(day, 7),
      },
    );
    expect(new Date((await deadline()) ?? "").toISOString()).toBe(
      `${addDays(day, 9)}T10:00:00.000Z`,
    );
  }));

test("OP-23: a stage plans its milestone by its deadline and reaches it when it is done", () =>
  rolledBack(database, async (tx) => {
    await set(tx, [line(customs, 1, { dueBase: "etd", dueDirection: "Before", dueDays: "3" })]);
    const job = await open(tx);
    const cleared = async () =>
      (await listMilestones(tx, clerk, { jobId: job.id })).find(({ kind }) => kind === "cleared");
    expect(await cleared()).toMatchObject({
      planned: { when: `${addDays(day, 17)}T10:00:00.000Z`, source: "stage", reference: "CUSTOMS" },
      actual: null,
    });
    const [stage] = await listStages(tx, clerk, { jobId: job.id });
    const done = contract.updateStage.body.parse({ ...stage, status: "Done" });
    const { data } = await updateStage(tx, clerk, done);
    expect((await cleared())?.actual).toMatchObject({ source: "stage", by: clerk.nameEn });
    const again = contract.updateStage.body.parse({ ...data, status: "Processing" });
    await run(
      tx,
      sql`update shipment set current_status = 'Processing' where company_id = ${companyId} and id = ${job.id}`,
    );
    await updateStage(tx, clerk, again);
    expect((await cleared())?.actual).toBeNull();
  }));

test("OP-29: a declaration that is released completes the stage, and takes that back", () =>
  rolledBack(database, async (tx) => {
    await set(tx, [
      line(customs, 1, { dueBase: "etd", dueDirection: "Before", dueDays: "30" }),
      line(delivery, 2, { dueBase: "opening", dueDirection: "After", dueDays: null }),
    ]);
    const job = await open(tx);
    const status = async () => (await getShipment(tx, clerk, { id: job.id })).currentStatus;
    const stage = async () => (await listStages(tx, clerk, { jobId: job.id }))[0];
    const cleared = async () =>
      (await listMilestones(tx, clerk, { jobId: job.id })).find(({ kind }) => kind === "cleared");
    await followStages(tx, clerk, await readShipment(tx, clerk, job.id), null);
    expect(await status()).toBe("Warning");
    const note = {
      jobId: job.id,
      kind: "cleared",
      source: "declaration",
      reference: "301",
    } as const;
    await noteMilestone(tx, clerk, { ...note, actual: addDays(day, -1) });
    expect(await stage()).toMatchObject({ status: "Done", doneByRecord: true, version: 2 });
    expect(new Date((await stage())?.doneDate ?? "").toISOString()).toBe(
      `${addDays(day, -1)}T10:00:00.000Z`,
    );
    // Nothing waits until its deadline any more, and no record finishes a job.
    expect(await status()).toBe("Processing");
    expect((await cleared())?.actual).toMatchObject({ source: "declaration", reference: "301" });

    await noteMilestone(tx, clerk, { ...note, actual: null });
    expect(await stage()).toMatchObject({
      status: "Processing",
      doneByRecord: false,
      doneDate: null,
    });
    expect(await status()).toBe("Warning");

    await noteMilestone(tx, clerk, { ...note, actual: day });
    const again = contract.updateStage.body.parse({ ...(await stage()), status: "Processing" });
    await updateStage(tx, clerk, again);
    expect(await stage()).toMatchObject({ status: "Processing", doneByRecord: false });
    expect((await cleared())?.actual).toMatchObject({ source: "declaration" });
    // Its deadline changes the planned time only: the stage stays open.
    await noteMilestone(tx, clerk, { ...note, planned: addDays(day, 9) });
    expect(await stage()).toMatchObject({ status: "Processing" });
  }));

test("OP-29: postponed stages stay, and a stage that comes later is done at once", () =>
  rolledBack(database, async (tx) => {
    await set(tx, [line(customs, 1)]);
    const job = await open(tx);
    const stage = async () => (await listStages(tx, clerk, { jobId: job.id }))[0];
    const put = { status: "Pending", comment: "Papers are missing" };
    await updateStage(tx, clerk, contract.updateStage.body.parse({ ...(await stage()), ...put }));
    const note = { jobId: job.id, kind: "cleared", source: "declaration" } as const;
    await noteMilestone(tx, clerk, { ...note, actual: day });
    expect(await stage()).toMatchObject({ status: "Pending" });
    await deleteStage(tx, clerk, { id: (await stage())?.id ?? "" });
    await apply(tx, job.id);
    expect(await stage()).toMatchObject({ status: "Done", doneByRecord: true });
  }));

test("OP-29: the day of departure completes the stage that stands for it, and the job's answer says so", () =>
  rolledBack(database, async (tx) => {
    await run(tx, sql`update stage set milestone = 'departed' where id = ${booking}`);
    await set(tx, [
      line(booking, 1, { dueBase: "etd", dueDirection: "Before", dueDays: "30" }),
      line(delivery, 2, { dueBase: "opening", dueDirection: "After", dueDays: null }),
    ]);
    const job = await open(tx);
    await followStages(tx, clerk, await readShipment(tx, clerk, job.id), null);
    const record = await getShipment(tx, clerk, { id: job.id });
    const ask = jobs.updateShipment.body.parse({ ...record, atd: day });
    const { data } = await saveJob(tx, clerk, ask);
    expect(data.currentStatus).toBe("Processing");
    const [stage] = await listStages(tx, clerk, { jobId: job.id });
    expect(stage).toMatchObject({ status: "Done", doneByRecord: true });
  }));

test("OP-29: stages of booking and billing follow by the clock, and at once on a new job", () =>
  rolledBack(database, async (tx) => {
    await run(tx, sql`update stage set milestone = 'booked' where id = ${booking}`);
    await run(tx, sql`update stage set milestone = 'billed' where id = ${delivery}`);
    await set(tx, [line(booking, 1), line(delivery, 2)]);
    const ask = jobs.createShipment.body.parse({
      transactionType: "SFE",
      mbltype: "Original",
      coloaderId: ground.carrier,
      pol: ground.saigon,
      etd: addDays(day, 20),
      bookingNo: "BK1",
    });
    const job = (await openJob(tx, clerk, ask)).data;
    const statuses = async () =>
      (await listStages(tx, clerk, { jobId: job.id })).map(({ status }) => status);
    expect(await statuses()).toEqual(["Done", "InSchedule"]);
    await noteMilestone(tx, clerk, { jobId: job.id, kind: "billed", actual: day, source: "note" });
    expect(await statuses()).toEqual(["Done", "InSchedule"]);
    // The stage was given before the note was issued.
    await run(
      tx,
      sql`update stage_assigned set datetime_modified = now() - interval '1 hour'
        where company_id = ${companyId} and job_id = ${job.id}`,
    );
    await followRecords(tx, { companyId, userId: null }, null);
    expect(await statuses()).toEqual(["Done", "Done"]);
    await noteMilestone(tx, clerk, { jobId: job.id, kind: "billed", actual: null, source: "note" });
    await followRecords(tx, { companyId, userId: null }, null);
    expect(await statuses()).toEqual(["Done", "Processing"]);
  }));
