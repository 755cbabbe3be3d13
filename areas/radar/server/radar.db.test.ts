import * as freeTime from "@fairway/areas/freetime/contract.ts";
import { costOfDays } from "@fairway/areas/freetime/model/freeTimeClock.ts";
import { costInSql } from "@fairway/areas/freetime/server/costInSql.ts";
import { restateClocks } from "@fairway/areas/freetime/server/restateClocks.ts";
import { saveBoxDays } from "@fairway/areas/freetime/server/saveBoxDays.ts";
import { saveJobTerms } from "@fairway/areas/freetime/server/saveJobTerms.ts";
import { lockShipment } from "@fairway/areas/shipment/server/lockShipment.ts";
import { decimal } from "@fairway/core/money/decimal.ts";
import { addDays } from "@fairway/core/time/day.ts";
import * as shipments from "@fairway/areas/shipment/contract.ts";
import { getShipment } from "@fairway/areas/shipment/server/getShipment.ts";
import { saveJob } from "@fairway/areas/stage/server/saveJob.ts";
import { noteMilestone } from "@fairway/areas/milestone/server/noteMilestone.ts";
import { rolledBack, testDatabase } from "@fairway/engine/db/testDatabase.ts";
import { inTransaction, one, rows, run, statementCount, type Tx } from "@fairway/engine/db/tx.ts";
import { insertRows, newId } from "@fairway/engine/db/writeRows.ts";
import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { actorInRole, castActor } from "../../../tests/cast/actors.ts";
import { chargedJob as job, writeChargedJob } from "../../../tests/cast/chargedJob.ts";
import { openJob, writeJobGround } from "../../../tests/cast/openedJob.ts";
import { companyId } from "../../../tests/cast/people.ts";
import { refusal } from "../../../tests/cast/refusal.ts";
import * as contract from "../contract.ts";
import { getCutoffs, saveCutoffs } from "./cutoffsOfJob.ts";
import "./followMilestones.ts";
import { countRadar, listRadar } from "./listRadar.ts";
import { restateCutoffs } from "./restateCutoffs.ts";
import { snoozeRow, wakeRow } from "./snoozeRow.ts";
import { tellOfRadar } from "./tellOfRadar.ts";

const database = await testDatabase();
const lan = castActor("documentation");
const { today } = lan;
const { jobId } = job;
const containerNo = "CSQU3054383";

const story = (play: (tx: Tx) => Promise<void>) => () =>
  rolledBack(database, async (tx) => {
    await writeChargedJob(tx);
    const line = { companyId, mblid: jobId, containerTypeId: job.container, quantity: 1 };
    await insertRows(tx, "container", [{ ...line, id: newId(), lineNo: 1, containerNo }]);
    await play(tx);
  });

const list = async (tx: Tx, ask: object = {}, actor = lan) =>
  listRadar(tx, actor, contract.listRadar.body.parse(ask));
const shown = async (tx: Tx, ask: object = {}) =>
  (await list(tx, ask)).data.map(({ kind, state, atRisk }) => `${kind} ${state} ${atRisk}`);
const sailing = (tx: Tx, etd: string) =>
  run(tx, sql`update shipment set etd = ${etd}, service_date = ${etd} where id = ${jobId}`);
/** A box that was discharged some days ago, with 5 free days, then USD 40 and from day 6 USD 80. */
const discharged = async (tx: Tx, daysAgo: number) => {
  const terms = {
    freeDays: 5,
    dayKind: "calendar",
    countsFrom: "next",
    currencyId: "USD",
    tiers: [
      { day: 1, price: "40" },
      { day: 6, price: "80" },
    ],
    paidBy: "customer",
  };
  const agreed = { jobId, kind: "demurrage", version: null, terms };
  await saveJobTerms(tx, lan, freeTime.saveJobTerms.body.parse(agreed));
  const dischargedOn = addDays(today, -daysAgo);
  const days = { jobId, boxes: [{ containerNo, version: null, dischargedOn }] };
  await saveBoxDays(tx, lan, freeTime.saveBoxDays.body.parse(days));
};
const cutoffs = (tx: Tx, ...sent: object[]) =>
  saveCutoffs(
    tx,
    lan,
    contract.saveCutoffs.body.parse({
      jobId,
      cutoffs: sent.map((each) => ({ dueAt: null, isMarked: false, version: null, ...each })),
    }),
  );
const hoursFromNow = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();

describe("the radar", () => {
  test(
    "RA-1, RA-2: shows cut-offs of the days of a job that are late or due within 72 hours, the dearest first",
    story(async (tx) => {
      await sailing(tx, addDays(today, 10));
      await restateCutoffs(tx, companyId);
      expect(await shown(tx)).toEqual([]);
      await sailing(tx, addDays(today, 1));
      await restateCutoffs(tx, companyId);
      const found = await list(tx);
      expect(found.data.map(({ kind, atRisk }) => [kind, atRisk])).toEqual([
        ["cy", "7500000"],
        ["vgm", "2500000"],
        ["si", "1250000"],
      ]);
      expect(found.data.filter(({ kind }) => kind !== "cy").map(({ state }) => state)).toEqual([
        "late",
        "late",
      ]);
      expect(found.data[0]).toMatchObject({ source: "job", jobNo: job.jobNo, mayWrite: true });
      expect(found.totalItems).toBe(3);
      expect(await countRadar(tx, lan, { keyword: null, isMine: false })).toMatchObject({
        totalItems: 3,
        amount: "11250000",
      });
      await run(tx, sql`update shipment set atd = ${today} where id = ${jobId}`);
      await restateCutoffs(tx, companyId);
      expect(await shown(tx)).toEqual([]);
    }),
  );

  test("RA-4: what was due before sailing leaves the radar when ATD is saved", () =>
    rolledBack(database, async (tx) => {
      await writeJobGround(tx);
      const opened = await openJob(tx, { transactionType: "SFE", etd: addDays(today, 1) });
      await restateCutoffs(tx, companyId);
      expect(await shown(tx)).toHaveLength(3);
      const record = await getShipment(tx, lan, { id: opened.id });
      const sailed = { ...record, etd: today, atd: today };
      await saveJob(tx, lan, shipments.updateShipment.body.parse(sailed));
      expect(await shown(tx)).toEqual([]);
    }));

  test(
    "RA-4: gate in ends the container yard, and an ETD that is a week past what was due before sailing",
    story(async (tx) => {
      await sailing(tx, addDays(today, -1));
      await noteMilestone(tx, lan, { jobId, kind: "gateIn", actual: today, source: "trip" });
      await restateCutoffs(tx, companyId);
      expect((await list(tx)).data.map(({ kind }) => kind)).toEqual(["vgm", "si"]);
      await sailing(tx, addDays(today, -9));
      await restateCutoffs(tx, companyId);
      expect(await shown(tx)).toEqual([]);
    }),
  );

  test(
    "RA-5: shows a box with its cost until the third day, in VND, and forgets it when it is back",
    story(async (tx) => {
      await discharged(tx, 12);
      const [row] = (await list(tx)).data;
      // 7 chargeable days: 5 at 40, 2 at 80; by tomorrow 8, in three days 10.
      const vnd = (usd: number) => String(decimal("25412.5").times(usd).toFixed(0));
      expect(row).toMatchObject({
        kind: "demurrage",
        containerNo,
        state: "late",
        toDate: vnd(360),
        tomorrow: vnd(80),
        atRisk: vnd(600),
        source: null,
      });
      expect((await list(tx, { keyword: "csqu305" })).totalItems).toBe(1);
      expect((await list(tx, { keyword: "nothing" })).totalItems).toBe(0);
      expect((await list(tx, { kind: "si" })).totalItems).toBe(0);
      expect((await list(tx, { service: "SFI" })).totalItems).toBe(0);
      const back = { gateOutOn: today, emptyInOn: today, dischargedOn: addDays(today, -12) };
      const days = { jobId, boxes: [{ containerNo, version: 1, ...back }] };
      await saveBoxDays(tx, lan, freeTime.saveBoxDays.body.parse(days));
      expect((await list(tx)).totalItems).toBe(0);
    }),
  );

  test(
    "RA-1: a box on its last free day is due within 24 hours, a younger one within 72, a fresh one is not there",
    story(async (tx) => {
      await discharged(tx, 5);
      expect((await list(tx)).data.map(({ state }) => state)).toEqual(["near"]);
      const again = async (daysAgo: number, version: number) => {
        const dischargedOn = addDays(today, -daysAgo);
        const days = { jobId, boxes: [{ containerNo, version, dischargedOn }] };
        await saveBoxDays(tx, lan, freeTime.saveBoxDays.body.parse(days));
        return (await list(tx)).tiles.map(({ state, count }) => `${state} ${count}`);
      };
      expect(await again(3, 1)).toEqual(["late 0", "near 0", "soon 1"]);
      expect(await again(1, 2)).toEqual(["late 0", "near 0", "soon 0"]);
      expect(await again(6, 3)).toEqual(["late 1", "near 0", "soon 0"]);
      const before = statementCount(tx);
      await restateClocks(tx, companyId);
      expect(statementCount(tx) - before).toBeLessThanOrEqual(8);
      expect((await list(tx)).totalItems).toBe(1);
    }),
  );

  test(
    "RA-3: a typed instant and one of a message stay when the job moves; without it the usual one counts again",
    story(async (tx) => {
      await sailing(tx, addDays(today, 20));
      await restateCutoffs(tx, companyId);
      await cutoffs(tx, { kind: "si", version: 1, dueAt: hoursFromNow(10), isOfMessage: true });
      await cutoffs(tx, { kind: "licence", dueAt: hoursFromNow(50) });
      await sailing(tx, addDays(today, 30));
      await restateCutoffs(tx, companyId);
      expect(await shown(tx)).toEqual(["licence soon 5000000", "si near 1250000"]);
      const { cutoffs: kept } = await getCutoffs(tx, lan, { jobId });
      expect(kept.find(({ kind }) => kind === "si")?.source).toBe("message");
      expect((await refusal(cutoffs(tx, { kind: "si", version: 1 }))).code).toBe("record.conflict");
      const twice = cutoffs(tx, { kind: "cy", version: 1 }, { kind: "cy", version: 1 });
      expect((await refusal(twice)).fields[0]?.code).toBe("radar.kindTwice");
      await cutoffs(tx, { kind: "si", version: 2 }, { kind: "licence", version: 1 });
      expect(await shown(tx)).toEqual([]);
      const after = (await getCutoffs(tx, lan, { jobId })).cutoffs;
      expect(after.map(({ kind, source }) => `${kind} ${source}`)).toEqual([
        "si job",
        "vgm job",
        "cy job",
        "declaration null",
        "licence null",
      ]);
    }),
  );

  test(
    "RA-4: what a person marks as done leaves it, and so does what has its record",
    story(async (tx) => {
      await sailing(tx, today);
      await restateCutoffs(tx, companyId);
      await cutoffs(tx, { kind: "cy", version: 1, isMarked: true });
      await run(
        tx,
        sql`update container set vgm = 20000, vgm_method = '1', vgm_date = ${today}, vgm_signer = 'A'
          where mblid = ${jobId}`,
      );
      await restateCutoffs(tx, companyId);
      expect(await shown(tx)).toEqual(["si late 1250000"]);
    }),
  );

  test(
    "RA-2: a cut-off whose day the job lost goes, and one that the service lacks is refused",
    story(async (tx) => {
      await sailing(tx, today);
      await restateCutoffs(tx, companyId);
      await cutoffs(tx, { kind: "cy", version: 1, isMarked: true });
      expect(await shown(tx)).toHaveLength(2);
      await run(tx, sql`update shipment set etd = null where id = ${jobId}`);
      await restateCutoffs(tx, companyId);
      expect(await shown(tx)).toEqual([]);
      const cy = async () =>
        (await getCutoffs(tx, lan, { jobId })).cutoffs.find(({ kind }) => kind === "cy");
      expect(await cy()).toMatchObject({ dueAt: null, isMarked: true });
      await sailing(tx, today);
      await restateCutoffs(tx, companyId);
      expect(await cy()).toMatchObject({ source: "job", isMarked: true, isDone: true });
      const other = cutoffs(tx, { kind: "deliveryOrder", dueAt: hoursFromNow(2) });
      expect((await refusal(other)).fields[0]).toMatchObject({
        field: "cutoffs.0.kind",
        code: "radar.otherKind",
      });
    }),
  );

  test(
    "RA-4: what a person called done stays done when its instant is emptied",
    story(async (tx) => {
      await sailing(tx, today);
      await restateCutoffs(tx, companyId);
      await cutoffs(tx, { kind: "cy", version: 1, dueAt: hoursFromNow(3), isMarked: true });
      await cutoffs(tx, { kind: "licence", dueAt: hoursFromNow(3), isMarked: true });
      await cutoffs(
        tx,
        { kind: "cy", version: 2, isMarked: true },
        { kind: "licence", version: 1, isMarked: true },
      );
      const { cutoffs: after } = await getCutoffs(tx, lan, { jobId });
      const marked = after.filter(({ isMarked }) => isMarked);
      expect(marked.map(({ kind, source, dueAt }) => [kind, source, dueAt !== null])).toEqual([
        ["cy", "job", true],
        ["licence", "job", false],
      ]);
    }),
  );

  test(
    "RA-6: a row is put off with a reason until a day, and comes back",
    story(async (tx) => {
      await discharged(tx, 12);
      const ask = { jobId, kind: "demurrage", containerNo, reason: "The carrier waives it" };
      const snooze = (until: string, more: object = {}) =>
        snoozeRow(tx, lan, contract.snoozeRow.body.parse({ ...ask, until, ...more }));
      expect((await refusal(snooze(today))).code).toBe("radar.untilTooEarly");
      expect((await refusal(snooze(addDays(today, 31)))).code).toBe("radar.untilTooLate");
      const strange = snooze(addDays(today, 2), { kind: "storage" });
      expect((await refusal(strange)).code).toBe("radar.notThere");
      await snooze(addDays(today, 2));
      expect(await shown(tx)).toEqual([]);
      const [put] = (await list(tx, { view: "snoozed" })).data;
      expect(put).toMatchObject({
        snoozedUntil: addDays(today, 2),
        snoozeReason: "The carrier waives it",
      });
      expect((await list(tx, { view: "all" })).totalItems).toBe(1);
      await wakeRow(tx, lan, contract.wakeRow.body.parse(ask));
      expect((await list(tx)).totalItems).toBe(1);
      const minh = actorInRole("receivable");
      const until = addDays(today, 2);
      const sent = contract.snoozeRow.body.parse({ ...ask, until });
      expect((await refusal(snoozeRow(tx, minh, sent))).code).toBe("access.forbidden");
    }),
  );

  test(
    "RA-7: the person in charge is told of each state once, not of what is put off",
    story(async (tx) => {
      const told = () =>
        rows<{ title: string; description: string }>(
          tx,
          sql`select title, description from notification order by datetime_created, id`,
        );
      await discharged(tx, 5);
      await tellOfRadar(tx, companyId);
      await tellOfRadar(tx, companyId);
      expect((await told()).map(({ description }) => description)).toEqual(["Due in 24 hours: 1"]);
      const dischargedOn = addDays(today, -8);
      const days = { jobId, boxes: [{ containerNo, version: 1, dischargedOn }] };
      await saveBoxDays(tx, lan, freeTime.saveBoxDays.body.parse(days));
      await tellOfRadar(tx, companyId);
      expect((await told()).map(({ description }) => description)).toContain("Late: 1");
      expect(await told()).toHaveLength(2);
    }),
  );

  test(
    "RA-1: a user sees only jobs that the right to open covers",
    story(async (tx) => {
      await discharged(tx, 12);
      const seen = async (actor: typeof lan) => (await list(tx, {}, actor)).totalItems;
      const none = castActor("documentation", { change: { docSeaFCLExport: { detail: "None" } } });
      expect(await seen(none)).toBe(0);
      expect(await seen(castActor("administrator"))).toBe(1);
      const owner = { docSeaFCLExport: { detail: "Owner" } } as const;
      expect(await seen(castActor("sales", { change: owner }))).toBe(1);
      expect(await seen(castActor("receivable", { change: owner }))).toBe(0);
    }),
  );

  test(
    "RA-1: a finished job leaves its cut-offs, a locked one its boxes, too",
    story(async (tx) => {
      await sailing(tx, today);
      await restateCutoffs(tx, companyId);
      await discharged(tx, 12);
      expect((await list(tx)).totalItems).toBe(4);
      await run(tx, sql`update shipment set current_status = 'Finish' where id = ${jobId}`);
      expect((await list(tx)).data.map(({ kind }) => kind)).toEqual(["demurrage"]);
      await run(tx, sql`update shipment set current_status = 'Processing' where id = ${jobId}`);
      expect((await list(tx)).totalItems).toBe(4);
      await lockShipment(tx, lan, { id: jobId });
      expect((await list(tx)).totalItems).toBe(0);
    }),
  );
});

test("RA-5: the cost of a row of the table is that of the model, for every number of days", () =>
  rolledBack(database, async (tx) => {
    const tables = [
      [[1, "40"]],
      [
        [1, "40"],
        [6, "80"],
        [11, "120"],
      ],
      [
        [1, "0"],
        [2, "12.5"],
        [3, "0.01"],
        [30, "99"],
        [31, "1"],
      ],
    ] as [number, string][][];
    for (const tiers of tables) {
      const at = (no: number, part: 0 | 1) => tiers[no]?.[part] ?? null;
      for (const days of [0, 1, 2, 3, 5, 6, 10, 11, 12, 29, 30, 31, 60]) {
        const { cost } = await one<{ cost: string }>(
          tx,
          sql`select ${costInSql(sql`${days}::int`)}::text as cost from (select
            ${at(0, 1)}::numeric as price1, ${at(1, 0)}::int as day2, ${at(1, 1)}::numeric as price2,
            ${at(2, 0)}::int as day3, ${at(2, 1)}::numeric as price3, ${at(3, 0)}::int as day4,
            ${at(3, 1)}::numeric as price4, ${at(4, 0)}::int as day5, ${at(4, 1)}::numeric as price5) b`,
        );
        const expected = costOfDays(
          { currencyId: "USD", tiers: tiers.map(([day, price]) => ({ day, price })) },
          days,
        );
        expect(decimal(cost).toFixed(2)).toBe(expected);
      }
    }
  }));

test("RA-1: 50,000 open boxes are read by the index in one statement", { timeout: 60_000 }, () =>
  rolledBack(database, async (tx) => {
    await writeChargedJob(tx);
    await run(
      tx,
      sql`insert into box_clock (company_id, id, job_id, office_id, transaction_type, container_no,
          kind, last_free_on, due_at, currency_id, vnd_rate, price1, day2, price2, day3, price3, counted_on, risk_vnd)
        select ${companyId}, new_id(), s.id, s.office_id, s.transaction_type, 'BOX' || n, 'demurrage',
          current_date - n % 40 + 30, now() + make_interval(days => 30 - n % 40), 'USD', 25412.5, 40, 6,
          80, 11, 120, ${today}, n * 1000
        from shipment s, generate_series(1, 50000) n where s.id = ${jobId}`,
    );
    await run(tx, sql`analyze box_clock`);
    const before = statementCount(tx);
    const started = performance.now();
    const found = await list(tx, { size: 15 }, castActor("administrator"));
    const took = performance.now() - started;
    expect(statementCount(tx) - before).toBe(1);
    expect(found.totalItems).toBeGreaterThan(10_000);
    console.info(`the radar over 50,000 boxes took ${took.toFixed(0)} ms`);
    const plan = await rows<Record<string, string>>(
      tx,
      sql`explain select b.id from box_clock b where b.company_id = ${companyId} and b.is_open
        and b.due_at <= now() + interval '72 hours'`,
    );
    expect(JSON.stringify(plan)).toContain("box_clock_by_due");
  }),
);

test("FT-14: the hourly count and a save of days of the same box wait for each other", async () => {
  await inTransaction(database, async (tx) => {
    await writeChargedJob(tx);
    const line = { companyId, mblid: jobId, containerTypeId: job.container, quantity: 1 };
    await insertRows(tx, "container", [{ ...line, id: newId(), lineNo: 1, containerNo }]);
    await discharged(tx, 8);
  });
  let go = () => {};
  const gate = new Promise<void>((open) => {
    go = open;
  });
  const hourly = inTransaction(database, async (tx) => {
    await restateClocks(tx, companyId);
    go();
    // The save comes while the count is not committed yet.
    await run(tx, sql`select pg_sleep(0.5)`);
  });
  await gate;
  const dischargedOn = addDays(today, -12);
  const days = { jobId, boxes: [{ containerNo, version: 1, dischargedOn }] };
  await inTransaction(database, (tx) =>
    saveBoxDays(tx, lan, freeTime.saveBoxDays.body.parse(days)),
  );
  await hourly;
  const clocks = await inTransaction(database, (tx) =>
    rows<{ lastFreeOn: string }>(
      tx,
      sql`select last_free_on::text from box_clock where company_id = ${companyId}`,
    ),
  );
  expect(clocks).toEqual([{ lastFreeOn: addDays(today, -7) }]);
});
