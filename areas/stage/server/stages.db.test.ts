import * as jobs from "@fairway/areas/shipment/contract.ts";
import type { JobStatus } from "@fairway/areas/shipment/model/choices.ts";
import { shipmentCriteria } from "@fairway/areas/shipment/model/shipmentCriteria.ts";
import { shipmentSteps } from "@fairway/areas/shipment/model/shipmentSteps.ts";
import { cancelShipment } from "@fairway/areas/shipment/server/cancelShipment.ts";
import { createShipment } from "@fairway/areas/shipment/server/createShipment.ts";
import { getShipment } from "@fairway/areas/shipment/server/getShipment.ts";
import { countShipments } from "@fairway/areas/shipment/server/listShipments.ts";
import { lockShipment } from "@fairway/areas/shipment/server/lockShipment.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { addDays, today } from "@fairway/core/time/day.ts";
import { rolledBack, testDatabase } from "@fairway/engine/db/testDatabase.ts";
import { inTransaction, one, rows, run, statementCount, type Tx } from "@fairway/engine/db/tx.ts";
import { insertRows } from "@fairway/engine/db/writeRows.ts";
import { sql } from "kysely";
import { beforeAll, describe, expect, test } from "vitest";
import { actorInRole, castActor } from "../../../tests/cast/actors.ts";
import { companyId, departments, people } from "../../../tests/cast/people.ts";
import { ground, writeShippingGround } from "../../../tests/cast/shippingGround.ts";
import { refusal } from "../../../tests/cast/refusal.ts";
import * as contract from "../contract.ts";
import { jobStatusAfter, type StageDue, usualWarningHours } from "../model/jobStanding.ts";
import { stageStatuses } from "../model/stageStatus.ts";
import { addStage, addStages } from "./addStages.ts";
import { arrangeStages } from "./arrangeStages.ts";
import { restateAllJobs } from "./byTheClock.ts";
import { cancelJob } from "./cancelJob.ts";
import { deleteStage } from "./deleteStage.ts";
import { finishOrReopen } from "./finishOrReopen.ts";
import { handlers } from "./handlers.ts";
import {
  billsForStages,
  getStage,
  listStageStatuses,
  listStages,
  listStagesNotAssigned,
} from "./listStages.ts";
import { addStageByEvent, noteStage } from "./noteStage.ts";
import { openJob as openWithStages } from "./openJob.ts";
import { restateJobs } from "./restateJobs.ts";
import { saveJob } from "./saveJob.ts";
import { myStages } from "./myStages.ts";
import { updateStage } from "./updateStage.ts";
import type { StageRow } from "../model/assignedStage.ts";

const database = await testDatabase();
const lan = castActor("documentation");
const ngoc = castActor("documentationHph", { change: { docSeaFCLExport: officeOnly() } });
const thang = actorInRole("operation");
const day = today();
const hours = (count: number) => new Date(Date.now() + count * 3_600_000).toISOString();

function officeOnly() {
  return { detail: "Office", write: "Office", delete: "Office", list: "Office" } as const;
}

const stageId = (no: number) => `0190c0de-0000-7000-8000-00000000090${no}`;
const catalogue = [
  {
    id: stageId(1),
    code: "BOOK",
    stageNameEn: "Booking confirmed",
    stageNameVn: "Xác nhận booking",
  },
  {
    id: stageId(2),
    code: "SI",
    stageNameEn: "Instruction sent",
    stageNameVn: "Gửi SI cho hãng tàu",
  },
  { id: stageId(3), code: "VGM", stageNameEn: "VGM submitted", stageNameVn: "Khai báo VGM" },
  {
    id: stageId(4),
    code: "OLD",
    stageNameEn: "Telex sent",
    stageNameVn: "Đánh điện telex",
    active: false,
  },
];
const [booking, instruction, weighing, old] = catalogue.map((each) => each.id) as [
  string,
  string,
  string,
  string,
];

beforeAll(() =>
  inTransaction(database, async (tx) => {
    await writeShippingGround(tx);
    await insertRows(
      tx,
      "stage",
      catalogue.map((each) => ({
        companyId,
        stageDepartmentId: departments.documentationHcm,
        active: true,
        descriptionEn: `${each.stageNameEn}, in time`,
        ...each,
      })),
    );
  }),
);

const openJob = async (tx: Tx, actor: Actor = lan) => {
  const ask = jobs.createShipment.body.parse({
    transactionType: "SFE",
    mbltype: "Original",
    coloaderId: ground.carrier,
    pol: ground.saigon,
    pod: ground.losAngeles,
    etd: day,
    eta: addDays(day, 20),
  });
  return (await createShipment(tx, actor, ask)).data;
};
const add = async (tx: Tx, jobId: string, change: object = {}, actor: Actor = lan) => {
  const ask = { jobId, stageId: booking, mainPersonInCharge: people.documentation.id, ...change };
  return (await addStage(tx, actor, contract.addStage.body.parse(ask))).data;
};
const save = async (tx: Tx, stage: StageRow, change: object, actor: Actor = lan) =>
  (await updateStage(tx, actor, contract.updateStage.body.parse({ ...stage, ...change }))).data;
const arrange = (tx: Tx, jobId: string, stages: object[], actor: Actor = lan) =>
  arrangeStages(tx, actor, { jobId, ...contract.arrangeStages.body.parse({ stages }) });
const list = (tx: Tx, jobId: string, actor: Actor = lan) => listStages(tx, actor, { jobId });
const stateOf = async (tx: Tx, id: string) => (await getShipment(tx, lan, { id })).currentStatus;
const codes = (stages: readonly { code: string }[]) => stages.map((stage) => stage.code);

const refused = async (promise: Promise<unknown>) => (await refusal(promise)).code;
const fields = async (promise: Promise<unknown>) =>
  (await refusal(promise)).fields.map((each) => `${each.field} ${each.code}`);
const story = (fn: (tx: Tx) => Promise<void>) => () => rolledBack(database, fn);

describe("assigning stages", () => {
  test(
    "Lan assigns a stage to Thang: it is in schedule, with the catalogue's description and place",
    story(async (tx) => {
      const job = await openJob(tx);
      const before = statementCount(tx);
      const stage = await add(tx, job.id, { mainPersonInCharge: people.operation.id });
      expect(statementCount(tx) - before).toBeLessThanOrEqual(7);
      expect(stage).toMatchObject({
        code: "BOOK",
        stageNameEn: "Booking confirmed",
        stageNameVn: "Xác nhận booking",
        departmentNameEn: "DocumentationHcm",
        type: "User",
        status: "InSchedule",
        description: "Booking confirmed, in time",
        mainPersonName: "Bui Duc Thang",
        realPersonInCharge: people.operation.id,
        orderNumberProcessed: 1,
        deadline: null,
        doneDate: null,
        may: ["update", "delete"],
      });
      expect(await getStage(tx, lan, { id: stage.id })).toEqual(stage);
      expect((await add(tx, job.id, { stageId: instruction })).orderNumberProcessed).toBe(2);
      expect(await stateOf(tx, job.id)).toBe("Processing");
    }),
  );

  test(
    "several stages come in their order, and a near deadline warns the job at once",
    story(async (tx) => {
      const job = await openJob(tx);
      const stages = [booking, instruction, weighing].map((id, at) => ({
        stageId: id,
        mainPersonInCharge: people.operation.id,
        ...(at === 2 ? { deadline: hours(5) } : {}),
      }));
      const ask = contract.addStages.body.parse({ stages });
      const { data } = await addStages(tx, lan, { jobId: job.id, ...ask });
      expect(codes(data)).toEqual(["BOOK", "SI", "VGM"]);
      expect(await stateOf(tx, job.id)).toBe("Warning");
    }),
  );

  test(
    "a stage out of use, a stranger and a bill of another job are all said at once",
    story(async (tx) => {
      const job = await openJob(tx);
      const wrong = { stageId: old, mainPersonInCharge: ground.customer, hblid: ground.agent };
      expect(await fields(add(tx, job.id, wrong))).toEqual([
        "stageId stage.inactive",
        "mainPersonInCharge field.unknown",
        "hblid stage.otherJob",
      ]);
      expect(await fields(add(tx, job.id, { stageId: ground.carrier }))).toEqual([
        "stageId field.unknown",
      ]);
    }),
  );

  test(
    "a stage is given only to a person who may open the job",
    story(async (tx) => {
      const job = await openJob(tx);
      const stranger = { mainPersonInCharge: people.documentationHph.id };
      expect(await fields(add(tx, job.id, stranger))).toEqual([
        "mainPersonInCharge stage.personCannotOpen",
      ]);
      const stage = await add(tx, job.id, { mainPersonInCharge: people.operation.id });
      expect(
        await fields(save(tx, stage, { realPersonInCharge: stranger.mainPersonInCharge })),
      ).toEqual(["realPersonInCharge stage.personCannotOpen"]);
    }),
  );

  test(
    "the catalogue offers what the job does not have yet and what is in use",
    story(async (tx) => {
      const job = await openJob(tx);
      await add(tx, job.id);
      const offered = (change: object = {}) =>
        listStagesNotAssigned(tx, lan, {
          ...contract.stagesNotAssigned.query.parse({ jobId: job.id }),
          ...change,
        });
      expect(codes(await offered())).toEqual(["SI", "VGM"]);
      expect(codes(await offered({ all: true }))).toEqual(["BOOK", "SI", "VGM"]);
      expect(await offered({ departmentStage: departments.salesHcm })).toEqual([]);
      expect(await billsForStages(tx, lan, { jobId: job.id })).toEqual([]);
      expect((await listStageStatuses(tx, lan)).map((each) => each.id)).toEqual(stageStatuses);
    }),
  );
});

describe("arranging stages", () => {
  test(
    "stages are put into a new order, one goes and one comes, in one call",
    story(async (tx) => {
      const job = await openJob(tx);
      const first = await add(tx, job.id);
      const second = await add(tx, job.id, { stageId: instruction });
      const { data } = await arrange(tx, job.id, [{ stageId: weighing }, { id: first.id }]);
      expect(codes(data)).toEqual(["VGM", "BOOK"]);
      expect(data.map((stage) => stage.orderNumberProcessed)).toEqual([1, 2]);
      expect(data[0]).toMatchObject({
        status: "InSchedule",
        mainPersonInCharge: job.personIncharge,
      });
      expect(await refused(getStage(tx, lan, { id: second.id }))).toBe("record.notFound");
      const back = await arrange(
        tx,
        job.id,
        [...data].reverse().map(({ id }) => ({ id })),
      );
      expect(codes(back.data)).toEqual(["BOOK", "VGM"]);
    }),
  );

  test(
    "what the system noted down stays though it is left out",
    story(async (tx) => {
      const job = await openJob(tx);
      await noteStage(tx, lan, job, { code: "U_ATD", hblid: null });
      const [noted] = await list(tx, job.id);
      expect(noted).toMatchObject({ code: "U_ATD", type: "System", status: "Done", may: [] });
      expect(codes((await arrange(tx, job.id, [{ stageId: booking }])).data)).toEqual([
        "BOOK",
        "U_ATD",
      ]);
    }),
  );

  test(
    "an event that a user reports is a stage of this user, who can take it back",
    story(async (tx) => {
      const job = await openJob(tx);
      const ask = { jobId: job.id, hblId: null, stageType: "SEND_AN" } as const;
      const told = (await addStageByEvent(tx, lan, ask)).data;
      expect(told).toMatchObject({ code: "S_AN", type: "User", status: "Done", stageId: null });
      await deleteStage(tx, lan, { id: told.id });
      expect(await list(tx, job.id)).toEqual([]);
    }),
  );

  test(
    "a stage that somebody took away meanwhile is a conflict, and so is one named twice",
    story(async (tx) => {
      const job = await openJob(tx);
      const stage = await add(tx, job.id);
      const twice = [{ id: stage.id }, { id: stage.id }];
      expect(await refused(arrange(tx, job.id, twice))).toBe("record.conflict");
      await deleteStage(tx, lan, { id: stage.id });
      expect(await refused(arrange(tx, job.id, [{ id: stage.id }]))).toBe("record.conflict");
    }),
  );

  test(
    "a clerk does not arrange away what the manager assigned on a job she may not delete",
    story(async (tx) => {
      const job = await openJob(tx, castActor("manager"));
      await add(tx, job.id, {}, castActor("manager"));
      const clerk = actorInRole("documentation");
      expect(await refused(arrange(tx, job.id, [], clerk))).toBe("stage.notYours");
    }),
  );
});

describe("working on stages", () => {
  test(
    "the last stage done finishes the job; a stage dropped with a comment does not hold it up",
    story(async (tx) => {
      const job = await openJob(tx);
      const first = await add(tx, job.id);
      const second = await add(tx, job.id, { stageId: instruction });
      expect(await fields(save(tx, second, { status: "Deleted" }))).toEqual([
        "comment stage.commentNeeded",
      ]);
      await save(tx, second, { status: "Deleted", comment: "Sent by the carrier's portal" });
      const done = await save(tx, first, { status: "Done", processTime: 3 });
      expect(done).toMatchObject({ status: "Done", processTime: 3 });
      expect(done.doneDate).not.toBeNull();
      const after = await getShipment(tx, lan, { id: job.id });
      expect(after.currentStatus).toBe("Finish");
      const { finishedBy } = await one<{ finishedBy: string }>(
        tx,
        sql`select finished_by from shipment where company_id = ${companyId} and id = ${job.id}`,
      );
      expect(finishedBy).toBe(lan.userId);
    }),
  );

  test(
    "late work makes the job overdue, a later deadline takes it back, and the job's form is free",
    story(async (tx) => {
      const job = await openJob(tx);
      const stage = await add(tx, job.id);
      const late = await save(tx, stage, { status: "Processing", deadline: hours(-1) });
      expect(late.status).toBe("Overdued");
      expect(await stateOf(tx, job.id)).toBe("Overdued");
      const moved = await save(tx, late, { deadline: hours(100) });
      expect(moved.status).toBe("Processing");
      const after = await getShipment(tx, lan, { id: job.id });
      expect([after.currentStatus, after.version]).toEqual(["Processing", job.version]);
    }),
  );

  test(
    "a stage put off leaves the job alone",
    story(async (tx) => {
      const job = await openJob(tx);
      const stage = await add(tx, job.id, { deadline: hours(3) });
      expect(await stateOf(tx, job.id)).toBe("Warning");
      await save(tx, stage, { status: "Pending", comment: "The shipper waits for a permit" });
      expect(await stateOf(tx, job.id)).toBe("Processing");
    }),
  );

  test(
    "two people save the same stage: the second is told",
    story(async (tx) => {
      const job = await openJob(tx);
      const stage = await add(tx, job.id);
      await save(tx, stage, { status: "Processing" });
      expect(await refused(save(tx, stage, { status: "Done" }))).toBe("record.conflict");
    }),
  );

  test(
    "taking the late stage away takes the job back",
    story(async (tx) => {
      const job = await openJob(tx);
      await add(tx, job.id, { stageId: instruction });
      const late = await add(tx, job.id, { deadline: hours(-2) });
      expect([late.status, await stateOf(tx, job.id)]).toEqual(["Overdued", "Overdued"]);
      await deleteStage(tx, lan, { id: late.id });
      expect(await stateOf(tx, job.id)).toBe("Processing");
    }),
  );

  test(
    "what was done with a stage stands in the history",
    story(async (tx) => {
      const job = await openJob(tx);
      const stage = await add(tx, job.id);
      await save(tx, stage, { status: "Processing" });
      await deleteStage(tx, lan, { id: stage.id });
      const told = await rows<{ action: string }>(
        tx,
        sql`select action from history where company_id = ${companyId}
          and table_name = 'stage_assigned' and record_id = ${stage.id} order by id`,
      );
      expect(told.map((each) => each.action)).toEqual(["insert", "update", "delete"]);
    }),
  );
});

describe("who may", () => {
  test(
    "Thang may work on his own stage but neither assign nor change those of others",
    story(async (tx) => {
      const job = await openJob(tx);
      const his = await add(tx, job.id, { mainPersonInCharge: people.operation.id });
      const hers = await add(tx, job.id, { stageId: instruction });
      expect((await save(tx, his, { status: "Processing" }, thang)).may).toEqual(["update"]);
      expect(await refused(save(tx, hers, { status: "Done" }, thang))).toBe("access.forbidden");
      expect(await refused(add(tx, job.id, {}, thang))).toBe("access.forbidden");
      expect(await refused(arrange(tx, job.id, [], thang))).toBe("access.forbidden");
      expect(await refused(deleteStage(tx, thang, { id: his.id }))).toBe("stage.notYours");
      const event = { jobId: job.id, hblId: null, stageType: "SEND_PA" } as const;
      expect(await refused(addStageByEvent(tx, thang, event))).toBe("access.forbidden");
    }),
  );

  test(
    "without the right to assign stages nobody assigns one",
    story(async (tx) => {
      const job = await openJob(tx);
      const without = castActor("documentation", { change: { docSeaFCLExport: { special: [] } } });
      expect(await refused(add(tx, job.id, {}, without))).toBe("access.forbidden");
      const ask = contract.addStages.body.parse({
        stages: [{ stageId: booking, mainPersonInCharge: people.operation.id }],
      });
      const several = addStages(tx, without, { jobId: job.id, ...ask });
      expect(await refused(several)).toBe("access.forbidden");
      expect(await refused(arrange(tx, job.id, [], without))).toBe("access.forbidden");
    }),
  );

  test(
    "the other office sees nothing of a job's stages",
    story(async (tx) => {
      const job = await openJob(tx);
      const stage = await add(tx, job.id);
      const { id } = stage;
      const asked = { ...contract.stagesNotAssigned.query.parse({ jobId: job.id }) };
      for (const each of [
        () => list(tx, job.id, ngoc),
        () => getStage(tx, ngoc, { id }),
        () => listStagesNotAssigned(tx, ngoc, asked),
        () => billsForStages(tx, ngoc, { jobId: job.id }),
        () => add(tx, job.id, {}, ngoc),
        () => arrange(tx, job.id, [{ id }], ngoc),
        () => save(tx, stage, { status: "Done" }, ngoc),
        () => deleteStage(tx, ngoc, { id }),
        () => finishOrReopen(tx, ngoc, { jobId: job.id, status: "Finish" }),
        () =>
          addStageByEvent(tx, ngoc, { jobId: job.id, hblId: null, stageType: "SEND_PA" } as const),
      ]) {
        expect(await refused(each())).toBe("record.notFound");
      }
    }),
  );

  test(
    "a locked job and a canceled job refuse every change of their stages",
    story(async (tx) => {
      const locked = await openJob(tx);
      const lockedStage = await add(tx, locked.id);
      await lockShipment(tx, lan, { id: locked.id });
      const canceled = await openJob(tx);
      const canceledStage = await add(tx, canceled.id);
      await cancelShipment(tx, lan, { id: canceled.id, reason: "Withdrawn" });
      for (const [job, stage, code] of [
        [locked, lockedStage, "shipment.locked"],
        [canceled, canceledStage, "shipment.canceled"],
      ] as const) {
        const event = { jobId: job.id, hblId: null, stageType: "SEND_HB" } as const;
        expect(await refused(add(tx, job.id))).toBe(code);
        expect(await refused(arrange(tx, job.id, []))).toBe(code);
        expect(await refused(save(tx, stage, { status: "Done" }))).toBe(code);
        expect(await refused(deleteStage(tx, lan, { id: stage.id }))).toBe(code);
        expect(await refused(addStageByEvent(tx, lan, event))).toBe(code);
        const finish = finishOrReopen(tx, lan, { jobId: job.id, status: "Finish" });
        expect(await refused(finish)).toBe(code);
        expect((await list(tx, job.id))[0]?.may).toEqual([]);
      }
    }),
  );
});

describe("finishing a job", () => {
  test(
    "finishing and reopening are noted down as done stages that nobody changes",
    story(async (tx) => {
      const job = await openJob(tx);
      await add(tx, job.id, { deadline: hours(-3) });
      const finished = await finishOrReopen(tx, lan, { jobId: job.id, status: "Finish" });
      expect(finished.data.currentStatus).toBe("Finish");
      const reopened = await finishOrReopen(tx, lan, { jobId: job.id, status: "Reopen" });
      expect(reopened.data.currentStatus).toBe("Overdued");
      const stages = await list(tx, job.id);
      expect(codes(stages)).toEqual(["BOOK", "FINISHED", "REOPEN"]);
      expect(stages[1]).toMatchObject({
        type: "System",
        status: "Done",
        mainPersonInCharge: lan.userId,
        stageNameVn: "Hoàn thành lô hàng",
      });
      const noted = stages[1] as StageRow;
      expect(await refused(save(tx, noted, { status: "Processing" }))).toBe("stage.system");
      expect(await refused(deleteStage(tx, lan, { id: noted.id }))).toBe("stage.system");
    }),
  );
});

describe("the clock", () => {
  const clock = { now: new Date().toISOString(), warningHours: usualWarningHours };

  test(
    "says of every job what the pure rule says, and the same when it strikes twice",
    story(async (tx) => {
      const due = new Map<string, StageDue>();
      for (const status of stageStatuses) {
        for (const deadline of [null, hours(-1), hours(23), hours(25)]) {
          const job = await openJob(tx);
          const stage = await add(tx, job.id, { stageId: weighing });
          const doneDate = status === "Done" ? clock.now : null;
          await run(
            tx,
            sql`update stage_assigned set status = ${status}, deadline = ${deadline},
                done_date = ${doneDate}::timestamptz
              where company_id = ${companyId} and id = ${stage.id}`,
          );
          due.set(job.id, { status, deadline });
        }
      }
      const all = () =>
        rows<{ id: string; currentStatus: JobStatus }>(
          tx,
          sql`select id, current_status from shipment where company_id = ${companyId} order by id`,
        );
      for (const state of Object.keys(shipmentSteps) as JobStatus[]) {
        if (state === "Canceled") continue;
        await run(
          tx,
          sql`update shipment set current_status = ${state}, service_date = ${addDays(day, 40)}
            where company_id = ${companyId}`,
        );
        await restateJobs(tx, companyId, clock);
        const once = await all();
        expect(once.map((job) => [due.get(job.id), job.currentStatus])).toEqual(
          once.map((job) => {
            const stage = due.get(job.id) as StageDue;
            return [stage, jobStatusAfter(state, [stage], null, clock)];
          }),
        );
        await restateJobs(tx, companyId, clock);
        expect(await all()).toEqual(once);
      }
    }),
  );

  test(
    "a job in schedule is in work from the day of its service, by the office's own midnight",
    story(async (tx) => {
      const job = await openJob(tx);
      await run(
        tx,
        sql`update shipment set current_status = 'InSchedule', service_date = '2026-11-22'
          where company_id = ${companyId} and id = ${job.id}`,
      );
      await restateJobs(tx, companyId, { ...clock, now: "2026-11-21T16:59:00Z" });
      expect(await stateOf(tx, job.id)).toBe("InSchedule");
      await restateJobs(tx, companyId, { ...clock, now: "2026-11-21T17:00:00Z" });
      expect(await stateOf(tx, job.id)).toBe("Processing");
    }),
  );

  test(
    "a locked job and its stages stay as they are",
    story(async (tx) => {
      const job = await openJob(tx);
      await add(tx, job.id, { deadline: hours(48) });
      await lockShipment(tx, lan, { id: job.id });
      await restateJobs(tx, companyId, { ...clock, now: hours(50) });
      const [stage] = await list(tx, job.id);
      expect([stage?.status, await stateOf(tx, job.id)]).toEqual(["InSchedule", "Processing"]);
    }),
  );

  test("it strikes for every company", async () => {
    const job = await inTransaction(database, async (tx) => {
      const made = await openJob(tx);
      const stage = await add(tx, made.id);
      await run(
        tx,
        sql`update stage_assigned set deadline = ${hours(-1)}
          where company_id = ${companyId} and id = ${stage.id}`,
      );
      return made;
    });
    await restateAllJobs(database);
    const stages = await inTransaction(database, (tx) => list(tx, job.id));
    expect(stages.map((stage) => stage.status)).toEqual(["Overdued"]);
    expect(await inTransaction(database, (tx) => stateOf(tx, job.id))).toBe("Overdued");
  });
});

describe("the stages of a new job", () => {
  const mark = (tx: Tx) =>
    run(
      tx,
      sql`insert into stage_set (company_id, id, service, order_no, stage_id, due_hours)
        select ${companyId}, new_id(), 'SFE', case code when 'SI' then 1 else 2 end, id,
          case code when 'SI' then 48 end
        from stage where company_id = ${companyId} and code in ('BOOK', 'SI', 'OLD')`,
    );
  const ask = jobs.createShipment.body.parse({
    transactionType: "SFE",
    mbltype: "Original",
    coloaderId: ground.carrier,
    pol: ground.saigon,
    pod: ground.losAngeles,
    etd: day,
    eta: addDays(day, 20),
  });

  test(
    "are those of its service, for the person in charge and with their deadlines",
    story(async (tx) => {
      await mark(tx);
      const { data } = await openWithStages(tx, lan, ask);
      const stages = await listStages(tx, lan, { jobId: data.id });
      expect(stages.map(({ code, status, deadline }) => [code, status, deadline !== null])).toEqual(
        [
          ["SI", "InSchedule", true],
          ["BOOK", "InSchedule", false],
        ],
      );
      expect(stages.every((stage) => stage.mainPersonInCharge === lan.userId)).toBe(true);
      const other = await openWithStages(tx, castActor("administrator"), {
        ...ask,
        transactionType: "SCE",
      });
      expect(await listStages(tx, castActor("administrator"), { jobId: other.data.id })).toEqual(
        [],
      );
    }),
  );

  test(
    "a user who is given a stage by another one is told once",
    story(async (tx) => {
      const { data } = await openWithStages(tx, lan, ask);
      const stage = { stageId: booking, hblid: null, description: null, deadline: null };
      const mainPersonInCharge = people.documentation2.id;
      await addStages(tx, lan, {
        jobId: data.id,
        stages: [
          { ...stage, mainPersonInCharge },
          { ...stage, mainPersonInCharge: lan.userId },
        ],
      });
      const told = await rows<{ userId: string; address: string }>(
        tx,
        sql`select user_id, address from hand_over where company_id = ${companyId}
          and kind = 'stageAssigned' and subject_id = ${data.id}`,
      );
      expect(told.every(({ userId }) => userId === mainPersonInCharge)).toBe(true);
      expect(told.map(({ address }) => address.endsWith("?tab=ASSIGNMENT"))).toEqual([true]);
    }),
  );

  const departmentOf = (tx: Tx, code: string, department: string) =>
    run(
      tx,
      sql`update stage set stage_department_id = ${department}
        where company_id = ${companyId} and code = ${code}`,
    );
  const openSet = async (tx: Tx) => {
    await mark(tx);
    await departmentOf(tx, "SI", departments.operationHcm);
    const { data } = await openWithStages(tx, lan, ask);
    const [ofOperations, ofClerk] = await listStages(tx, lan, { jobId: data.id });
    return { data, ofOperations: ofOperations as StageRow, ofClerk: ofClerk as StageRow };
  };

  test(
    "a stage that is handed over stands with the new person alone, until it is done",
    story(async (tx) => {
      const job = await openJob(tx);
      const stage = await add(tx, job.id, { mainPersonInCharge: lan.userId });
      const mine = async (actor: Actor) => (await myStages(tx, actor)).map(({ id }) => id);
      expect(await mine(lan)).toContain(stage.id);
      // As the drawer sends it: who does the work is still the former person.
      const given = await save(tx, stage, { mainPersonInCharge: thang.userId });
      expect(given.realPersonInCharge).toBe(thang.userId);
      expect(await mine(thang)).toContain(stage.id);
      expect(await mine(lan)).not.toContain(stage.id);
      const done = await save(tx, given, { status: "Done" });
      const kept = await save(tx, done, { status: "Done", mainPersonInCharge: lan.userId });
      expect(kept.realPersonInCharge).toBe(thang.userId);
    }),
  );

  test(
    "go to the department that each names: operations is told once, finds the job and takes it over",
    story(async (tx) => {
      const { data, ofOperations, ofClerk } = await openSet(tx);
      expect(ofClerk).toMatchObject({ code: "BOOK", mainPersonInCharge: lan.userId });
      expect(ofOperations).toMatchObject({
        code: "SI",
        departmentId: departments.operationHcm,
        departmentNameEn: "OperationHcm",
        mainPersonInCharge: null,
        realPersonInCharge: null,
      });
      const told = await rows<{ userId: string; kind: string }>(
        tx,
        sql`select user_id, kind from hand_over
          where company_id = ${companyId} and subject_id = ${data.id}`,
      );
      expect(told).toEqual([{ userId: thang.userId, kind: "departmentStages" }]);
      const waiting = async (actor: Actor) =>
        (
          await countShipments(tx, actor, [
            shipmentCriteria.parse({ transactionType: "SFE", work: "departmentStages" }),
          ])
        )[0]?.totalItems;
      expect([await waiting(thang), await waiting(lan)]).toEqual([1, 0]);

      const [seen] = await list(tx, data.id, thang);
      expect(seen?.may).toEqual(["update", "takeOver"]);
      const taken = await save(tx, ofOperations, { status: "Processing" }, thang);
      expect(taken).toMatchObject({
        mainPersonInCharge: thang.userId,
        realPersonInCharge: thang.userId,
        departmentId: departments.operationHcm,
        may: ["update"],
      });
      expect(await waiting(thang)).toBe(0);
      const left = await rows(
        tx,
        sql`select 1 from hand_over where company_id = ${companyId} and subject_id = ${data.id}`,
      );
      expect(left).toEqual([]);
      const done = await save(tx, taken, { status: "Done" }, thang);
      expect([done.status, done.mainPersonName]).toEqual(["Done", "Bui Duc Thang"]);
    }),
  );

  test(
    "of a department are not done by another one, and cannot be left without anybody",
    story(async (tx) => {
      const { ofOperations, ofClerk } = await openSet(tx);
      const receivable = actorInRole("receivable");
      expect(await refused(save(tx, ofOperations, { status: "Done" }, receivable))).toBe(
        "access.forbidden",
      );
      const nobody = { mainPersonInCharge: null, realPersonInCharge: null };
      expect(await fields(save(tx, ofClerk, nobody))).toEqual([
        "mainPersonInCharge field.required",
      ]);
      const taken = await save(tx, ofOperations, { status: "Processing" }, thang);
      const back = await save(tx, taken, { ...nobody, status: "InSchedule" }, thang);
      expect(back.mainPersonInCharge).toBeNull();
    }),
  );

  const told = async (tx: Tx, jobId: string) =>
    (
      await rows<{ userId: string }>(
        tx,
        sql`select user_id from hand_over where company_id = ${companyId}
          and kind = 'departmentStages' and subject_id = ${jobId}`,
      )
    ).map(({ userId }) => userId);
  const tile = async (tx: Tx) =>
    (
      await countShipments(tx, thang, [
        shipmentCriteria.parse({ transactionType: "SFE", work: "departmentStages" }),
      ])
    )[0]?.totalItems;

  test(
    "message and tile of a department end with the work: removed by arranging, or the job finished",
    story(async (tx) => {
      const { data, ofClerk } = await openSet(tx);
      await arrange(tx, data.id, [{ id: ofClerk.id }]);
      expect([await told(tx, data.id), await tile(tx)]).toEqual([[], 0]);
      await departmentOf(tx, "VGM", departments.operationHcm);
      await arrange(tx, data.id, [{ id: ofClerk.id }, { stageId: weighing }]);
      expect([await told(tx, data.id), await tile(tx)]).toEqual([[thang.userId], 1]);
      await finishOrReopen(tx, lan, { jobId: data.id, status: "Finish" });
      expect([await told(tx, data.id), await tile(tx)]).toEqual([[], 0]);
      await finishOrReopen(tx, lan, { jobId: data.id, status: "Reopen" });
      expect([await told(tx, data.id), await tile(tx)]).toEqual([[thang.userId], 1]);
    }),
  );

  test(
    "message and tile of a department end with a canceled job",
    story(async (tx) => {
      const { data } = await openSet(tx);
      const served = handlers.find((each) => each.call === jobs.cancelShipment);
      expect(served).toBeDefined();
      await cancelJob(tx, castActor("administrator"), { id: data.id, reason: "Booked twice" });
      expect([await told(tx, data.id), await tile(tx)]).toEqual([[], 0]);
    }),
  );

  test(
    "tell their department again when the person gives one back",
    story(async (tx) => {
      const { data, ofOperations } = await openSet(tx);
      const given = await save(tx, ofOperations, {
        mainPersonInCharge: thang.userId,
        realPersonInCharge: thang.userId,
      });
      expect(await told(tx, data.id)).toEqual([]);
      await save(tx, given, { mainPersonInCharge: null, realPersonInCharge: null });
      expect([await told(tx, data.id), await tile(tx)]).toEqual([[thang.userId], 1]);
    }),
  );

  test(
    "wait again when the deadline of one that nobody has moves; a comment alone takes none over",
    story(async (tx) => {
      await mark(tx);
      await departmentOf(tx, "SI", departments.operationHcm);
      await run(
        tx,
        sql`update stage_set set due_base = 'etd', due_direction = 'Before', due_days = 3,
            due_hours = null
          where company_id = ${companyId} and due_hours is not null`,
      );
      const { data } = await openWithStages(tx, lan, { ...ask, etd: addDays(day, 10) });
      const late = () =>
        run(
          tx,
          sql`update stage_assigned set deadline = ${hours(-1)}, status = 'Overdued'
            where company_id = ${companyId} and job_id = ${data.id} and department_id is not null`,
        );
      await late();
      const form = { ...(await getShipment(tx, lan, { id: data.id })), etd: addDays(day, 14) };
      await saveJob(tx, lan, jobs.updateShipment.body.parse(form));
      const [moved] = await list(tx, data.id);
      expect(moved).toMatchObject({ status: "InSchedule", mainPersonInCharge: null });
      const noted = await save(tx, moved as StageRow, { comment: "Truck at noon" }, thang);
      expect(noted).toMatchObject({ status: "InSchedule", mainPersonInCharge: null });
      await late();
      const [again] = await list(tx, data.id);
      const later = await save(tx, again as StageRow, { deadline: hours(30) }, thang);
      expect(later).toMatchObject({ status: "InSchedule", mainPersonInCharge: null });
    }),
  );

  test(
    "go to the person in charge where nobody of the department works in the office",
    story(async (tx) => {
      await mark(tx);
      await departmentOf(tx, "SI", departments.operationHcm);
      await run(
        tx,
        sql`update user_level set active = false, is_default = false
          where company_id = ${companyId} and department_id = ${departments.operationHcm}`,
      );
      const { data } = await openWithStages(tx, lan, ask);
      const stages = await listStages(tx, lan, { jobId: data.id });
      expect(stages.every((stage) => stage.mainPersonInCharge === lan.userId)).toBe(true);
    }),
  );

  test(
    "that are arranged without a person go to their department, too",
    story(async (tx) => {
      const { data, ofClerk } = await openSet(tx);
      await departmentOf(tx, "VGM", departments.operationHcm);
      const { data: arranged } = await arrange(tx, data.id, [
        { stageId: weighing },
        { id: ofClerk.id },
      ]);
      expect(arranged[0]).toMatchObject({
        code: "VGM",
        departmentId: departments.operationHcm,
        mainPersonInCharge: null,
      });
    }),
  );
});

describe("a deadline that follows a day of the job", () => {
  const etd = addDays(day, 20);
  const eta = addDays(day, 40);
  const ask = jobs.createShipment.body.parse({
    transactionType: "SFE",
    mbltype: "Original",
    coloaderId: ground.carrier,
    pol: ground.saigon,
    pod: ground.losAngeles,
    etd,
    eta,
  });
  const lines = [
    [booking, 2, null, "After", "opening"],
    [instruction, 3, null, "Before", "etd"],
    [weighing, 1, 12, "After", "eta"],
  ] as const;
  const open = async (tx: Tx, change: object = {}) => {
    for (const [at, [stage, days, forHours, direction, base]] of lines.entries()) {
      await run(
        tx,
        sql`insert into stage_set (company_id, id, service, order_no, stage_id, due_days, due_hours,
            due_direction, due_base)
          values (${companyId}, new_id(), 'SFE', ${at + 1}, ${stage}, ${days}, ${forHours},
            ${direction}, ${base})`,
      );
    }
    return (await openWithStages(tx, lan, { ...ask, ...change })).data;
  };
  const deadlines = async (tx: Tx, jobId: string) =>
    (await list(tx, jobId)).map(({ deadline }) => deadline && new Date(deadline).toISOString());
  // 17:00 in Viet Nam.
  const closing = (on: string, hour = "10") => `${on}T${hour}:00:00.000Z`;
  const change = async (tx: Tx, id: string, days: object) => {
    const form = jobs.updateShipment.body.parse({
      ...(await getShipment(tx, lan, { id })),
      ...days,
    });
    return (await saveJob(tx, lan, form)).data;
  };

  test(
    "counts from ETD and ETA in days and hours, at the time when the office closes",
    story(async (tx) => {
      const job = await open(tx);
      const [opened, ...others] = await deadlines(tx, job.id);
      const after = Date.parse(opened ?? "") - Date.parse(job.datetimeCreated);
      expect(Math.round(after / 3_600_000)).toBe(48);
      expect(others).toEqual([closing(addDays(etd, -3)), closing(addDays(eta, 1), "22")]);
    }),
  );

  test(
    "moves with the day while the stage is open, and the state of the job follows",
    story(async (tx) => {
      const job = await open(tx);
      const [, si] = await list(tx, job.id);
      await run(
        tx,
        sql`update stage_assigned set deadline = ${hours(-1)}, status = 'Overdued'
          where company_id = ${companyId} and id = ${(si as StageRow).id}`,
      );
      const later = addDays(etd, 5);
      const saved = await change(tx, job.id, { etd: later });
      expect((await deadlines(tx, job.id))[1]).toBe(closing(addDays(later, -3)));
      expect((await list(tx, job.id))[1]?.status).toBe("Processing");
      expect(saved.currentStatus).toBe("Processing");
      await save(tx, (await list(tx, job.id))[1] as StageRow, { status: "Done" });
      await change(tx, job.id, { etd: addDays(etd, 9) });
      expect((await deadlines(tx, job.id))[1]).toBe(closing(addDays(later, -3)));
    }),
  );

  test(
    "stands still in a finished job, and follows the day again once it is reopened",
    story(async (tx) => {
      const job = await open(tx);
      await finishOrReopen(tx, lan, { jobId: job.id, status: "Finish" });
      const early = addDays(day, 1);
      await run(
        tx,
        sql`update shipment set datetime_created = now() - interval '9 days'
          where company_id = ${companyId} and id = ${job.id}`,
      );
      await change(tx, job.id, { etd: early });
      const [, si] = await list(tx, job.id);
      expect([si?.status, si?.deadline && new Date(si.deadline).toISOString()]).toEqual([
        "InSchedule",
        closing(addDays(etd, -3)),
      ]);
      const noted = await save(tx, si as StageRow, { deadline: hours(-1), comment: "late" });
      expect(noted.status).toBe("InSchedule");
      await run(
        tx,
        sql`update stage_assigned set due_base = 'etd', due_shift = '-3 days'
          where company_id = ${companyId} and id = ${noted.id}`,
      );
      await finishOrReopen(tx, lan, { jobId: job.id, status: "Reopen" });
      expect((await list(tx, job.id))[1]).toMatchObject({ status: "Overdued" });
      expect((await deadlines(tx, job.id))[1]).toBe(closing(addDays(early, -3)));
      expect(await stateOf(tx, job.id)).toBe("Overdued");
    }),
  );

  test(
    "stays where a user typed another one",
    story(async (tx) => {
      const job = await open(tx);
      const typed = closing(addDays(etd, -1));
      await save(tx, (await list(tx, job.id))[1] as StageRow, { deadline: typed });
      await change(tx, job.id, { etd: addDays(etd, 5) });
      expect((await deadlines(tx, job.id))[1]).toBe(typed);
    }),
  );

  test(
    "is not before the second day of a job that is opened late, and missing without its day",
    story(async (tx) => {
      const job = await open(tx, { etd: day, eta: null });
      const [, si, vgm] = await deadlines(tx, job.id);
      const after = Date.parse(si ?? "") - Date.parse(job.datetimeCreated);
      expect(Math.round(after / 3_600_000)).toBe(24);
      expect(vgm).toBeNull();
      expect(job.currentStatus).toBe("Processing");
    }),
  );
});
