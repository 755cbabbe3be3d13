import { addAndUpdate } from "@fairway/areas/charge/contract.ts";
import { saveCharges } from "@fairway/areas/charge/server/saveCharges.ts";
import { shipmentProfit } from "@fairway/areas/charge/server/profits.ts";
import { updateJobStatus } from "@fairway/areas/shipment/server/updateJobStatus.ts";
import { rolledBack, testDatabase } from "@fairway/engine/db/testDatabase.ts";
import { one, statementCount, type Tx } from "@fairway/engine/db/tx.ts";
import { newId } from "@fairway/engine/db/writeRows.ts";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { castActor } from "../../../tests/cast/actors.ts";
import { chargedJob as job, plainLine, writeChargedJob } from "../../../tests/cast/chargedJob.ts";
import { companyId } from "../../../tests/cast/people.ts";
import { getProfitOfDays } from "../contract.ts";
import { marginReasonSheet, marginReasons } from "./marginReasons.ts";
import { profitOfDays } from "./profitOfDays.ts";

const database = await testDatabase();
const boss = castActor("administrator");

const story = (fn: (tx: Tx) => Promise<void>) => () =>
  rolledBack(database, async (tx) => {
    await writeChargedJob(tx);
    await fn(tx);
  });

async function keyed(tx: Tx, type: "SELL" | "BUY", price: string) {
  const charges = [plainLine(type, price)];
  await saveCharges(tx, boss, addAndUpdate.body.parse({ hblid: job.bill, type, charges }));
}

const serviceDate = (tx: Tx) =>
  one<{ day: string }>(
    tx,
    sql`select service_date as day from shipment
      where company_id = ${companyId} and id = ${job.jobId}`,
  );

test(
  "the profit of a day is that of its jobs within reach, with one statement (RP-9)",
  story(async (tx) => {
    await keyed(tx, "SELL", "1000000");
    await keyed(tx, "BUY", "700000");
    const { day } = await serviceDate(tx);
    const before = statementCount(tx);
    const [found, ...others] = await profitOfDays(tx, boss, { from: day, to: day });
    expect(statementCount(tx) - before).toBe(1);
    expect(others).toEqual([]);
    const { total, billed, paid } = await shipmentProfit(tx, boss, { jobId: job.jobId });
    expect(found).toMatchObject({ day, expected: total, billed, paid });
    expect(found?.expected.profit.vnd).toBe("600000");
    expect(await profitOfDays(tx, boss, { from: day, to: day, service: "AE" })).toEqual([]);
    const own = { docSeaFCLExport: { list: "Owner", detail: "Owner", write: "Owner" } } as const;
    const stranger = castActor("documentationHph", { change: own });
    expect(await profitOfDays(tx, stranger, { from: day, to: day })).toEqual([]);
  }),
);

test("a range of days is at most a month and does not run backwards", () => {
  const isTaken = (from: string, to: string) =>
    getProfitOfDays.query.safeParse({ from, to }).success;
  expect(isTaken("2026-03-01", "2026-03-31")).toBe(true);
  expect(isTaken("2026-03-01", "2026-04-01")).toBe(false);
  expect(isTaken("2026-03-02", "2026-03-01")).toBe(false);
});

test(
  "finished jobs are counted by the reason of their margin, and listed in a sheet (RP-10)",
  story(async (tx) => {
    await keyed(tx, "SELL", "1000000");
    await keyed(tx, "BUY", "1200000");
    const range = { from: boss.today, to: boss.today };
    expect(await marginReasons(tx, boss, range)).toEqual([]);
    const { id } = await one<{ id: string }>(
      tx,
      sql`insert into margin_reason (company_id, id, code, name_en, name_vn, order_no)
        values (${companyId}, ${newId()}, 'SEASON', 'Season', 'Mùa', 1) returning id`,
    );
    const finish = { jobId: job.jobId, status: "Finish", marginReasonId: id } as const;
    await updateJobStatus(tx, boss, finish);
    expect(await marginReasons(tx, boss, range)).toEqual([
      {
        code: "SEASON",
        nameEn: "Season",
        nameVn: "Mùa",
        jobs: 1,
        low: 1,
        sellingVnd: "2000000",
        buyingVnd: "2400000",
        profitVnd: "-400000",
      },
    ]);
    const file = await marginReasonSheet(tx, boss, range);
    expect(file.name).toContain(boss.today);
    await updateJobStatus(tx, boss, { jobId: job.jobId, status: "Reopen" });
    expect(await marginReasons(tx, boss, range)).toEqual([]);
  }),
);
