import { pageNotifications } from "@fairway/areas/notification/server/myNotifications.ts";
import * as jobs from "@fairway/areas/shipment/contract.ts";
import { createShipment } from "@fairway/areas/shipment/server/createShipment.ts";
import { lockShipment } from "@fairway/areas/shipment/server/lockShipment.ts";
import { addDays, today } from "@fairway/core/time/day.ts";
import { rolledBack, testDatabase } from "@fairway/engine/db/testDatabase.ts";
import { inTransaction, statementCount, type Tx } from "@fairway/engine/db/tx.ts";
import { insertRows, newId } from "@fairway/engine/db/writeRows.ts";
import { beforeAll, expect, test } from "vitest";
import { castActor } from "../../../tests/cast/actors.ts";
import { companyId, departments, people } from "../../../tests/cast/people.ts";
import { refusal } from "../../../tests/cast/refusal.ts";
import { ground, writeShippingGround } from "../../../tests/cast/shippingGround.ts";
import * as contract from "../contract.ts";
import { assignMany } from "./assignMany.ts";
import { listStages } from "./listStages.ts";
import { myStages } from "./myStages.ts";
import { stageBoard } from "./stageBoard.ts";

const database = await testDatabase();
const clerk = castActor("documentation");
const second = castActor("documentation2");
const day = today();
const hours = (count: number) => new Date(Date.now() + count * 3_600_000).toISOString();
const [booking, customs] = [newId(), newId()];

beforeAll(() =>
  inTransaction(database, async (tx) => {
    await writeShippingGround(tx);
    await insertRows(
      tx,
      "stage",
      [
        [booking, "BOOK"],
        [customs, "CUSTOMS"],
      ].map(([id, code]) => ({
        companyId,
        id,
        code,
        stageNameEn: `Stage ${code}`,
        stageNameVn: `Công đoạn ${code}`,
        active: true,
      })),
    );
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
  return (await createShipment(tx, clerk, ask)).data;
};
const stage = async (tx: Tx, jobId: string, change: object = {}) => {
  const id = newId();
  await insertRows(tx, "stage_assigned", [
    {
      companyId,
      id,
      jobId,
      stageId: booking,
      status: "InSchedule",
      mainPersonInCharge: people.documentation.id,
      realPersonInCharge: people.documentation.id,
      orderNumberProcessed: 1,
      userCreated: people.documentation.id,
      ...change,
    },
  ]);
  return id;
};
const board = (tx: Tx, ask: object = {}, actor = clerk) =>
  stageBoard(tx, actor, contract.stageBoard.body.parse({ size: 1000, ...ask }));
const give = (tx: Tx, stages: { id: string; version: number }[], personId: string, actor = clerk) =>
  assignMany(tx, actor, { stages, personId });
const ids = async (tx: Tx, ask: object = {}, actor = clerk) =>
  (await board(tx, ask, actor)).data.map(({ id }) => id);

test("OP-24: open stages of living jobs are listed, the most pressing first", () =>
  rolledBack(database, async (tx) => {
    const [job, locked] = [await open(tx), await open(tx)];
    const undated = await stage(tx, job.id);
    const later = await stage(tx, job.id, { deadline: hours(90), orderNumberProcessed: 2 });
    const late = await stage(tx, job.id, {
      deadline: hours(-5),
      stageId: customs,
      orderNumberProcessed: 3,
    });
    await stage(tx, job.id, { status: "Done", doneDate: hours(-1), orderNumberProcessed: 4 });
    await stage(tx, locked.id);
    await lockShipment(tx, clerk, { id: locked.id });
    expect(await ids(tx)).toEqual([late, later, undated]);
    expect((await board(tx)).data[0]).toMatchObject({
      jobNo: job.jobNo,
      code: "CUSTOMS",
      isLate: true,
      personId: people.documentation.id,
      may: ["assign"],
    });
    expect(await ids(tx, { progress: "late" })).toEqual([late]);
    expect(await ids(tx, { progress: "undated" })).toEqual([undated]);
    expect(await ids(tx, { keyword: "customs" })).toEqual([late]);
    expect(await ids(tx, { keyword: job.jobNo })).toHaveLength(3);
    expect(await ids(tx, { service: "SFI" })).toEqual([]);
    expect(await ids(tx, { personId: people.documentation2.id })).toEqual([]);
    expect(await ids(tx, { teamId: departments.documentationHcm })).toHaveLength(3);
    expect(await ids(tx, { teamId: departments.operationHcm })).toEqual([]);
    expect(await ids(tx, { customerId: ground.customer })).toEqual([]);
    expect(await ids(tx, { from: addDays(day, 2), to: addDays(day, 6) })).toEqual([later]);
    expect(await ids(tx, { status: "Processing" })).toEqual([]);
  }));

test("OP-24: only jobs that the user may open are on the board, and only those with the right are assigned", () =>
  rolledBack(database, async (tx) => {
    const job = await open(tx);
    await stage(tx, job.id);
    const stranger = castActor("documentationHph", {
      change: { docSeaFCLExport: { detail: "Office", write: "Office", list: "Office" } },
    });
    expect(await ids(tx, {}, stranger)).toEqual([]);
    const reader = castActor("documentation2", {
      change: { docSeaFCLExport: { detail: "All", write: "All", special: [] } },
    });
    expect((await board(tx, {}, reader)).data).toMatchObject([{ may: [] }]);
  }));

test("OP-25: the board names the staff of the office with their load, and takes two statements for any number of jobs", () =>
  rolledBack(database, async (tx) => {
    const job = await open(tx);
    for (let count = 0; count < 12; count += 1) {
      // Each has its own number, drawn in turn.
      // oxlint-disable-next-line no-await-in-loop
      await stage(tx, (await open(tx)).id, {
        mainPersonInCharge: people.operation.id,
        realPersonInCharge: people.operation.id,
      });
    }
    await stage(tx, job.id, { deadline: hours(-1) });
    await stage(tx, job.id, { orderNumberProcessed: 2, realPersonInCharge: second.userId });
    const before = statementCount(tx);
    const { staff } = await board(tx);
    expect(statementCount(tx) - before).toBe(2);
    const loadOf = (id: string) => staff.find((each) => each.id === id);
    expect(loadOf(clerk.userId)).toMatchObject({ open: 1, late: 1 });
    expect(loadOf(second.userId)).toMatchObject({ open: 1, late: 0 });
    expect(loadOf(people.documentationHph.id)).toBeUndefined();
  }));

test("OP-26: stages of several jobs are given at once; each that is refused stays, with its reason", () =>
  rolledBack(database, async (tx) => {
    const [first, other, locked] = [await open(tx), await open(tx), await open(tx)];
    const fit = await stage(tx, first.id);
    const also = await stage(tx, other.id);
    const saved = await stage(tx, other.id, { orderNumberProcessed: 2, version: 2 });
    const done = await stage(tx, other.id, {
      orderNumberProcessed: 3,
      status: "Done",
      doneDate: hours(-1),
    });
    const closed = await stage(tx, locked.id);
    await lockShipment(tx, clerk, { id: locked.id });
    const asked = [fit, also, saved, done, closed].map((id) => ({ id, version: 1 }));
    const before = statementCount(tx);
    const { data } = await give(tx, asked, second.userId);
    const count = statementCount(tx) - before;
    expect(data.map(({ isDone, code }) => [isDone, code])).toEqual([
      [true, null],
      [true, null],
      [false, "record.conflict"],
      [false, "stage.ended"],
      [false, "shipment.locked"],
    ]);
    expect((await listStages(tx, clerk, { jobId: first.id }))[0]).toMatchObject({
      version: 2,
      mainPersonInCharge: second.userId,
      realPersonInCharge: second.userId,
    });
    const told = (await pageNotifications(tx, second, { page: 1, size: 15 })).data;
    expect(told.map(({ title }) => title)).toEqual(["You have stages on 2 more jobs"]);
    const beforeOne = statementCount(tx);
    await give(tx, [{ id: fit, version: 2 }], people.documentation.id, second);
    expect(count).toBeLessThanOrEqual(statementCount(tx) - beforeOne + 1);
  }));

test("OP-26: a person who may not open the job gets no stage of it, and a stranger's jobs are not found", () =>
  rolledBack(database, async (tx) => {
    const job = await open(tx);
    const id = await stage(tx, job.id);
    const { data } = await give(tx, [{ id, version: 1 }], people.salesHph.id);
    expect(data).toMatchObject([{ isDone: false, code: "stage.personCannotOpen" }]);
    const stranger = castActor("documentationHph", {
      change: { docSeaFCLExport: { detail: "Office", write: "Office" } },
    });
    const asked = give(tx, [{ id, version: 1 }], stranger.userId, stranger);
    expect(await refusal(asked)).toMatchObject({ code: "record.notFound" });
  }));

test("OP-27: a user sees own open stages and those that wait for the department", () =>
  rolledBack(database, async (tx) => {
    const job = await open(tx);
    const mine = await stage(tx, job.id, { deadline: hours(5) });
    const late = await stage(tx, job.id, { orderNumberProcessed: 2, deadline: hours(-5) });
    await stage(tx, job.id, { orderNumberProcessed: 3, realPersonInCharge: second.userId });
    const waiting = await stage(tx, job.id, {
      orderNumberProcessed: 4,
      mainPersonInCharge: null,
      realPersonInCharge: null,
      departmentId: departments.documentationHcm,
    });
    const overdue = await stage(tx, job.id, { orderNumberProcessed: 5, status: "Overdued" });
    const found = await myStages(tx, clerk);
    expect(found.map(({ id, isLate, may }) => [id, isLate, may.includes("takeOver")])).toEqual([
      [late, true, false],
      [mine, false, false],
      [waiting, false, true],
      [overdue, true, false],
    ]);
    expect(found[0]).toMatchObject({ jobNo: job.jobNo, transactionType: "SFE" });
  }));
