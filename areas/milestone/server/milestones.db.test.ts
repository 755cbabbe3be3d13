import * as jobs from "@fairway/areas/shipment/contract.ts";
import { createShipment } from "@fairway/areas/shipment/server/createShipment.ts";
import { lockShipment } from "@fairway/areas/shipment/server/lockShipment.ts";
import { addDays, today } from "@fairway/core/time/day.ts";
import { rolledBack, testDatabase } from "@fairway/engine/db/testDatabase.ts";
import { inTransaction, one, rows, run, statementCount, type Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";
import { beforeAll, expect, test } from "vitest";
import { castActor } from "../../../tests/cast/actors.ts";
import { companyId } from "../../../tests/cast/people.ts";
import { refusal } from "../../../tests/cast/refusal.ts";
import { ground, writeShippingGround } from "../../../tests/cast/shippingGround.ts";
import { saveMilestone as saveCall } from "../contract.ts";
import { listMilestones } from "./milestoneLine.ts";
import { noteMilestone, noteMilestones } from "./noteMilestone.ts";
import { saveMilestone } from "./saveMilestone.ts";

const database = await testDatabase();
const clerk = castActor("documentation");
const reader = castActor("accountant", {
  change: { docSeaFCLExport: { detail: "All", write: "None", access: true } },
});
const day = today();

beforeAll(() => inTransaction(database, writeShippingGround));

const openJob = async (tx: Tx) => {
  const ask = jobs.createShipment.body.parse({
    transactionType: "SFE",
    mbltype: "Original",
    coloaderId: ground.carrier,
    pol: ground.saigon,
    etd: day,
    eta: addDays(day, 20),
  });
  return (await createShipment(tx, clerk, ask)).data;
};
const lineOf = async (tx: Tx, jobId: string, actor = clerk) =>
  Object.fromEntries((await listMilestones(tx, actor, { jobId })).map((each) => [each.kind, each]));
const save = (tx: Tx, ask: object, actor = clerk) =>
  saveMilestone(tx, actor, saveCall.body.parse(ask));

test("a new job shows its own days as departure and arrival, and nothing else", () =>
  rolledBack(database, async (tx) => {
    const { id } = await openJob(tx);
    const line = await lineOf(tx, id);
    expect(Object.keys(line)).toEqual([
      "booked",
      "papers",
      "declared",
      "channel",
      "cleared",
      "pickedUp",
      "gateIn",
      "departed",
      "arrived",
      "delivered",
      "emptyReturned",
      "billed",
    ]);
    expect(line["departed"]).toMatchObject({
      planned: { when: day, source: "job" },
      actual: null,
      may: [],
    });
    expect(line["cleared"]).toEqual({
      kind: "cleared",
      version: null,
      planned: null,
      actual: null,
      may: ["note"],
    });
  }));

test("MS-4: what a message tells of a departure counts until the job has the day itself", () =>
  rolledBack(database, async (tx) => {
    const { id } = await openJob(tx);
    const at = `${day}T01:30:00.000Z`;
    await noteMilestone(tx, clerk, {
      jobId: id,
      kind: "departed",
      actual: at,
      source: "message",
      reference: "MSG 1",
    });
    expect((await lineOf(tx, id))["departed"]?.actual).toMatchObject({
      when: at,
      source: "message",
    });
    await run(
      tx,
      sql`update shipment set atd = ${day} where company_id = ${companyId} and id = ${id}`,
    );
    expect((await lineOf(tx, id))["departed"]?.actual).toMatchObject({ when: day, source: "job" });
  }));

test("a user enters a planned and an actual time, with a version check", () =>
  rolledBack(database, async (tx) => {
    const { id: jobId } = await openJob(tx);
    const ask = { jobId, kind: "cleared", version: null };
    const planned = addDays(day, 2);
    const { data } = await save(tx, { ...ask, planned, actual: null });
    expect(data.find(({ kind }) => kind === "cleared")).toMatchObject({
      version: 1,
      planned: { when: planned, source: "person", by: clerk.nameEn },
      actual: null,
    });
    expect(await refusal(save(tx, { ...ask, planned, actual: day }))).toMatchObject({
      code: "record.conflict",
    });
    const at = new Date(Date.now() - 60_000).toISOString();
    await save(tx, { ...ask, version: 1, planned, actual: at });
    expect((await lineOf(tx, jobId))["cleared"]).toMatchObject({
      version: 2,
      planned: { when: planned },
      actual: { when: at },
    });
    await save(tx, { ...ask, version: 2, planned: null, actual: null });
    expect((await lineOf(tx, jobId))["cleared"]).toMatchObject({ planned: null, actual: null });
    const history = await rows(
      tx,
      sql`select 1 as one from history where company_id = ${companyId} and table_name = 'milestone'`,
    );
    expect(history.length).toBe(3);
  }));

test("MS-3: a person's word stays, a source takes back only its own, the same again changes nothing", () =>
  rolledBack(database, async (tx) => {
    const { id: jobId } = await openJob(tx);
    const note = { jobId, kind: "declared", source: "declaration", reference: "1" } as const;
    await noteMilestone(tx, clerk, { ...note, actual: day });
    await noteMilestone(tx, clerk, { ...note, actual: day });
    await noteMilestone(tx, clerk, { ...note, actual: null, source: "trip" });
    expect((await lineOf(tx, jobId))["declared"]).toMatchObject({
      version: 1,
      actual: { when: day, source: "declaration", reference: "1" },
    });
    await noteMilestone(tx, clerk, { ...note, actual: null });
    expect((await lineOf(tx, jobId))["declared"]).toMatchObject({ version: 2, actual: null });
    const yesterday = addDays(day, -1);
    await save(tx, { jobId, kind: "declared", version: 2, planned: null, actual: yesterday });
    await noteMilestone(tx, clerk, { ...note, actual: day });
    expect((await lineOf(tx, jobId))["declared"]).toMatchObject({
      version: 3,
      actual: { when: yesterday, source: "person" },
    });
  }));

test("MS-5: only users who may write the job enter times; a closed job refuses them", () =>
  rolledBack(database, async (tx) => {
    const job = await openJob(tx);
    const ask = { jobId: job.id, kind: "papers", version: null, planned: null, actual: day };
    expect((await lineOf(tx, job.id, reader))["papers"]?.may).toEqual([]);
    expect(await refusal(save(tx, ask, reader))).toMatchObject({ code: "access.forbidden" });
    expect(await refusal(save(tx, { ...ask, kind: "arrived" }))).toMatchObject({
      code: "milestone.dayOfJob",
    });
    const ahead = addDays(day, 1);
    expect(await refusal(save(tx, { ...ask, actual: ahead }))).toMatchObject({
      fields: [{ field: "actual", code: "milestone.ahead" }],
    });
    const far = addDays(day, 4000);
    expect(await refusal(save(tx, { ...ask, actual: null, planned: far }))).toMatchObject({
      fields: [{ field: "planned", code: "shipment.farDay" }],
    });
    await lockShipment(tx, clerk, { id: job.id });
    expect(await refusal(save(tx, ask))).toMatchObject({ code: "shipment.locked" });
  }));

test("an instant has the day of the office, and many jobs are noted with the statements of one", () =>
  rolledBack(database, async (tx) => {
    const [first, ...others] = [
      (await openJob(tx)).id,
      (await openJob(tx)).id,
      (await openJob(tx)).id,
    ] as const;
    const statementsOf = async (ids: readonly string[]) => {
      const before = statementCount(tx);
      await noteMilestones(
        tx,
        clerk,
        ids.map((jobId) => ({
          jobId,
          kind: "gateIn" as const,
          actual: "2026-11-25T18:00:00Z",
          source: "trip" as const,
        })),
      );
      return statementCount(tx) - before;
    };
    expect(await statementsOf(others)).toBe(await statementsOf([first]));
    const { on } = await one<{ on: string }>(
      tx,
      sql`select distinct actual_on::text as on from milestone
        where company_id = ${companyId} and kind = 'gateIn'`,
    );
    expect(on).toBe("2026-11-26");
  }));
