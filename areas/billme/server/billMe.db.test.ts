import { addAndUpdate } from "@fairway/areas/charge/contract.ts";
import { claimCharges } from "@fairway/areas/charge/server/claimCharges.ts";
import { saveCharges } from "@fairway/areas/charge/server/saveCharges.ts";
import { unbilledJobs } from "@fairway/areas/shipment/server/unbilledJobs.ts";
import { addDays } from "@fairway/core/time/day.ts";
import { rolledBack, testDatabase } from "@fairway/engine/db/testDatabase.ts";
import { run, statementCount, type Tx } from "@fairway/engine/db/tx.ts";
import { foldKept } from "@fairway/engine/kept/foldKept.ts";
import { keptDifferences } from "@fairway/engine/kept/keptDifferences.ts";
import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { castActor } from "../../../tests/cast/actors.ts";
import { bareDocument } from "../../../tests/cast/bareDocument.ts";
import { chargedJob as job, plainLine, writeChargedJob } from "../../../tests/cast/chargedJob.ts";
import { companyId, offices } from "../../../tests/cast/people.ts";
import { refusal } from "../../../tests/cast/refusal.ts";
import { listJobsToBill as call, saveBillingDays as daysCall } from "../contract.ts";
import { getBillingDays, saveBillingDays } from "./billingDaysOfOffice.ts";
import { countJobsToBill, listJobsToBill } from "./listJobsToBill.ts";
import { snoozeJob, wakeJob } from "./snoozeJob.ts";

const database = await testDatabase();
const lan = castActor("documentation");
const admin = castActor("administrator");
const { today } = lan;

const story = (fn: (tx: Tx) => Promise<void>) => () =>
  rolledBack(database, async (tx) => {
    await writeChargedJob(tx);
    await fn(tx);
  });

async function sold(tx: Tx, price = "1000000") {
  const ask = { hblid: job.bill, type: "SELL", charges: [plainLine("SELL", price)] };
  const [line] = (await saveCharges(tx, lan, addAndUpdate.body.parse(ask))).data;
  return line?.id as string;
}

const set = (tx: Tx, days: { etd?: string | null; atd?: string | null; opened?: string }) =>
  run(
    tx,
    sql`update shipment set etd = ${days.etd ?? null}, atd = ${days.atd ?? null},
        datetime_created = ${days.opened ?? today}::date
      where company_id = ${companyId} and id = ${job.jobId}`,
  );

const listed = async (tx: Tx, change: object = {}, actor = lan) =>
  (await listJobsToBill(tx, actor, call.body.parse(change))).data;

describe("jobs to bill", () => {
  test(
    "are those past their billing day with selling that no document holds (BM-1)",
    story(async (tx) => {
      const line = await sold(tx);
      for (const fold of [false, true]) {
        await set(tx, { etd: addDays(today, -7) });
        if (fold) await foldKept(tx, companyId, [unbilledJobs]);
        expect(await listed(tx)).toEqual([]);
        await set(tx, { etd: addDays(today, -8) });
        if (fold) await foldKept(tx, companyId, [unbilledJobs]);
        expect(await listed(tx)).toMatchObject([
          { jobNo: job.jobNo, event: "etd", after: 7, daysPast: 1, vnd: "2160000" },
        ]);
        // The actual day decides before the planned one.
        await set(tx, { etd: addDays(today, -8), atd: addDays(today, -3) });
        expect(await listed(tx)).toEqual([]);
        await set(tx, { etd: addDays(today, -8), atd: addDays(today, -10) });
        expect(await listed(tx)).toMatchObject([{ event: "atd", after: 3, daysPast: 7 }]);
        await set(tx, { opened: addDays(today, -31) });
        expect(await listed(tx)).toMatchObject([{ event: "opened", after: 30, daysPast: 1 }]);
        expect(await countJobsToBill(tx, lan, { keyword: null })).toEqual({
          totalItems: 1,
          capped: false,
          amount: "2160000",
        });
      }
      expect(await keptDifferences(tx, companyId, unbilledJobs)).toEqual([]);
      const documentId = await bareDocument(tx, lan, { kind: "note", number: "SEFDN1" });
      await claimCharges(tx, lan, { side: "debit", slot: "note", documentId }, [line]);
      expect(await listed(tx)).toEqual([]);
    }),
  );

  test(
    "come with three statements, found by number and service",
    story(async (tx) => {
      await sold(tx);
      await set(tx, { etd: addDays(today, -20) });
      const before = statementCount(tx);
      await listJobsToBill(tx, lan, call.body.parse({}));
      expect(statementCount(tx) - before).toBeLessThanOrEqual(3);
      for (const [keyword, count] of [
        [job.jobNo.slice(-4), 1],
        ["no such job", 0],
      ] as const) {
        expect(await listed(tx, { keyword })).toHaveLength(count);
      }
      expect(await listed(tx, { service: "SFE" })).toHaveLength(1);
      expect(await listed(tx, { service: "AE" })).toEqual([]);
    }),
  );

  test(
    "are put off with a reason until a day, and come back (BM-3)",
    story(async (tx) => {
      await sold(tx);
      await set(tx, { etd: addDays(today, -20) });
      const { jobId } = job;
      const until = addDays(today, 3);
      const off = (change: object) =>
        snoozeJob(tx, lan, { jobId, until, reason: "waits for the tariff", ...change });
      expect((await refusal(off({ until: today }))).code).toBe("billme.untilTooEarly");
      expect((await refusal(off({ until: addDays(today, 91) }))).code).toBe("billme.untilTooLate");
      await off({});
      expect(await listed(tx)).toEqual([]);
      expect((await countJobsToBill(tx, lan, { keyword: null })).totalItems).toBe(0);
      expect(await listed(tx, { view: "snoozed" })).toMatchObject([
        { snoozedUntil: until, snoozeReason: "waits for the tariff" },
      ]);
      await off({ until: addDays(today, 5), reason: "again" });
      expect(await listed(tx, { view: "all" })).toMatchObject([{ snoozeReason: "again" }]);
      await run(
        tx,
        sql`update bill_snooze set until = ${today}::date where company_id = ${companyId}`,
      );
      expect(await listed(tx)).toHaveLength(1);
      await off({});
      await wakeJob(tx, lan, { jobId });
      expect(await listed(tx)).toHaveLength(1);
    }),
  );

  test(
    "are not put off where nothing is to be billed, nor by users who may not change the job",
    story(async (tx) => {
      const ask = { jobId: job.jobId, until: addDays(today, 3), reason: "x" };
      expect((await refusal(snoozeJob(tx, lan, ask))).code).toBe("billme.notToBill");
      await sold(tx);
      await set(tx, { etd: addDays(today, -20) });
      const own = { docSeaFCLExport: { list: "Owner", detail: "Owner", write: "Owner" } } as const;
      const stranger = castActor("documentationHph", { change: own });
      expect((await refusal(snoozeJob(tx, stranger, ask))).code).toBe("record.notFound");
      expect(await listed(tx, {}, stranger)).toEqual([]);
      const reader = castActor("documentation", {
        change: { docSeaFCLExport: { write: "None" } },
      });
      expect(await listed(tx, {}, reader)).toMatchObject([{ maySnooze: false }]);
    }),
  );

  test(
    "are counted by the days of their office, whose version never returns (BM-1)",
    story(async (tx) => {
      await sold(tx);
      await set(tx, { etd: addDays(today, -8) });
      const officeId = offices.hcm;
      const { services, version } = await getBillingDays(tx, admin, { officeId });
      expect(services.every(({ isOwn }) => !isOwn)).toBe(true);
      const changed = services.map((each) =>
        each.service === "SFE" ? { ...each, etd: 10 } : each,
      );
      const ask = daysCall.body.parse({ officeId, version, services: changed });
      const { data } = await saveBillingDays(tx, admin, ask);
      expect(data.services.filter(({ isOwn }) => isOwn).map(({ service }) => service)).toEqual([
        "SFE",
      ]);
      expect(await listed(tx)).toEqual([]);
      await set(tx, { etd: addDays(today, -11) });
      expect(await listed(tx)).toMatchObject([{ after: 10, daysPast: 1 }]);
      expect((await refusal(saveBillingDays(tx, admin, ask))).code).toBe("record.conflict");
      const none = daysCall.body.parse({ officeId, version: 1, services: [] });
      expect((await saveBillingDays(tx, admin, none)).data.version).toBe(2);
      const later = daysCall.body.parse({ officeId, version: 2, services: changed });
      expect((await saveBillingDays(tx, admin, later)).data.version).toBe(3);
      const stale = daysCall.body.parse({ officeId, version: 1, services: [] });
      expect((await refusal(saveBillingDays(tx, admin, stale))).code).toBe("record.conflict");
    }),
  );
});
