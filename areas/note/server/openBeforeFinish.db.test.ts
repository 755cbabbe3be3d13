import { rolledBack, testDatabase } from "@fairway/engine/db/testDatabase.ts";
import { run, statementCount, type Tx } from "@fairway/engine/db/tx.ts";
import { insertRows, newId } from "@fairway/engine/db/writeRows.ts";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { castActor } from "../../../tests/cast/actors.ts";
import { billNote } from "../../../tests/cast/billing.ts";
import { chargedJob, writeChargedJob } from "../../../tests/cast/chargedJob.ts";
import { keyMainJobCharges } from "../../../tests/cast/mainJobCharges.ts";
import { companyId } from "../../../tests/cast/people.ts";
import { openBeforeFinish } from "./openBeforeFinish.ts";

const database = await testDatabase();
const lan = castActor("documentation");
const { jobId } = chargedJob;

const story = (work: (tx: Tx) => Promise<void>) => () =>
  rolledBack(database, async (tx) => {
    await writeChargedJob(tx);
    await work(tx);
  });

test(
  "DN-30 a job without charges says so",
  story(async (tx) => {
    expect(await openBeforeFinish(tx, lan, { jobId })).toEqual({
      hasCharges: false,
      unbilledLines: 0,
      unbilledVnd: "0",
      rejectedNotes: [],
      openStages: [],
      heldDeclarations: [],
      lowProfit: null,
    });
  }),
);

test(
  "DN-30 open stages and declarations that are not released are named",
  story(async (tx) => {
    const stage = (systemCode: string, status: string, order: number) => ({
      companyId,
      id: newId(),
      jobId,
      systemCode,
      isReported: true,
      status,
      mainPersonInCharge: lan.userId,
      orderNumberProcessed: order,
      ...(status === "Done" ? { doneDate: "2026-11-01T03:00:00Z" } : {}),
    });
    await insertRows(tx, "stage_assigned", [
      stage("U_ATA", "Processing", 901),
      stage("U_POD", "Done", 902),
    ]);
    const declaration = (clearanceNo: string, releasedOn: string | null) => ({
      companyId,
      id: newId(),
      clearanceNo,
      type: "Import",
      clearanceDate: "2026-11-03",
      jobId,
      releasedOn,
    });
    await insertRows(tx, "customs_declaration", [
      declaration("107000000001", null),
      declaration("107000000002", "2026-11-04"),
    ]);
    expect(await openBeforeFinish(tx, lan, { jobId })).toMatchObject({
      openStages: ["U_ATA"],
      heldDeclarations: ["107000000001"],
    });
  }),
);

test(
  "DN-30 lines that are not billed and rejected notes are named, billed lines are not",
  story(async (tx) => {
    const { selling, onBehalf } = await keyMainJobCharges(tx);
    const before = statementCount(tx);
    const all = await openBeforeFinish(tx, lan, { jobId });
    expect(statementCount(tx) - before).toBeLessThanOrEqual(6);
    expect(all).toMatchObject({ hasCharges: true, unbilledVnd: "88607715", rejectedNotes: [] });
    expect(all.unbilledLines).toBe(selling.length + onBehalf.length);
    const note = await billNote(tx, [...selling, ...onBehalf]);
    await run(
      tx,
      sql`update document set sync_status = 'Rejected'
        where company_id = ${companyId} and id = ${note.id}`,
    );
    expect(await openBeforeFinish(tx, lan, { jobId })).toMatchObject({
      hasCharges: true,
      unbilledLines: 0,
      unbilledVnd: "0",
      rejectedNotes: [note.code],
      lowProfit: null,
    });
  }),
);

test(
  "DN-30 a loss is named with its amount",
  story(async (tx) => {
    const { selling } = await keyMainJobCharges(tx);
    await run(
      tx,
      sql`delete from surcharge where company_id = ${companyId} and id = any(${selling}::uuid[])`,
    );
    const { lowProfit } = await openBeforeFinish(tx, lan, { jobId });
    expect(lowProfit?.profitVnd).toMatch(/^-/);
    expect(lowProfit?.marginPercent).toBeNull();
  }),
);
