import { unlockShipment } from "@fairway/areas/shipment/server/unlockShipment.ts";
import { addDays, type Day } from "@fairway/core/time/day.ts";
import { rolledBack, testDatabase } from "@fairway/engine/db/testDatabase.ts";
import { inTransaction, one, rows, run, type Tx } from "@fairway/engine/db/tx.ts";
import { newId } from "@fairway/engine/db/writeRows.ts";
import { sql } from "kysely";
import { beforeAll, expect, test } from "vitest";
import { castActor } from "../../../tests/cast/actors.ts";
import { openJob, openOperation, writeJobGround } from "../../../tests/cast/openedJob.ts";
import { companyId, offices } from "../../../tests/cast/people.ts";
import { locksOn } from "../model/autoLock.ts";
import { autoLock } from "./autoLock.ts";

const database = await testDatabase();
const administrator = castActor("administrator");

beforeAll(() => inTransaction(database, writeJobGround));
const story = (fn: (tx: Tx) => Promise<void>) => () => rolledBack(database, fn);

const setting = async (tx: Tx, lockDate: number, lockAfterUnlocking = 3, services = ["SFE"]) => {
  for (const service of services) {
    await run(
      tx,
      sql`insert into office_lock (company_id, id, office_id, transaction_type, lock_date,
          lock_after_unlocking, is_apply)
        values (${companyId}, ${newId()}, ${offices.hcm}, ${service}, ${lockDate},
          ${lockAfterUnlocking}, true)`,
    );
  }
};
/** One o'clock at night in Ho Chi Minh City. */
const night = (day: Day) => `${addDays(day, -1)}T18:00:00.000Z`;
const dated = (tx: Tx, id: string, serviceDate: Day) =>
  run(
    tx,
    sql`update shipment set service_date = ${serviceDate}::date
      where company_id = ${companyId} and id = ${id}`,
  );
const isLocked = async (tx: Tx, id: string) =>
  (
    await one<{ isLocked: boolean }>(
      tx,
      sql`select is_locked from shipment where company_id = ${companyId} and id = ${id}`,
    )
  ).isLocked;

test.each([
  { serviceDate: "2026-01-05", lockDate: 30 },
  { serviceDate: "2028-01-31", lockDate: 30 },
  { serviceDate: "2026-03-31", lockDate: 30 },
  { serviceDate: "2026-04-30", lockDate: 1 },
  { serviceDate: "2026-12-31", lockDate: 28 },
])(
  "a job of $serviceDate is open until the day $lockDate of the next month, and locked then",
  (each) =>
    rolledBack(database, async (tx) => {
      const { serviceDate, lockDate } = each;
      const job = await openJob(tx, { transactionType: "SFE" });
      await dated(tx, job.id, serviceDate);
      await setting(tx, lockDate);
      const on = locksOn({ lockDate, lockAfterUnlocking: 3 }, { serviceDate, unlockedOn: null });
      await autoLock(tx, companyId, night(addDays(on, -1)));
      expect(await isLocked(tx, job.id)).toBe(false);
      await autoLock(tx, companyId, night(on));
      expect(await isLocked(tx, job.id)).toBe(true);
    }),
);

test(
  "an unlocked job is locked again after its days, and not before",
  story(async (tx) => {
    const job = await openJob(tx, { transactionType: "SFE" });
    await dated(tx, job.id, "2026-01-15");
    await setting(tx, 10, 3);
    await autoLock(tx, companyId, night("2026-02-11"));
    expect(await isLocked(tx, job.id)).toBe(true);
    await unlockShipment(tx, administrator, { id: job.id });
    await run(
      tx,
      sql`update shipment set last_date_unlocked = '2026-02-27T17:30:00Z'
        where company_id = ${companyId} and id = ${job.id}`,
    );
    // In Ho Chi Minh City it was the 28th already.
    await autoLock(tx, companyId, night("2026-03-02"));
    expect(await isLocked(tx, job.id)).toBe(false);
    await autoLock(tx, companyId, night("2026-03-03"));
    expect(await isLocked(tx, job.id)).toBe(true);
  }),
);

test(
  "an office is run once a night from one o'clock, and the run and each job are logged",
  story(async (tx) => {
    const jobs = [
      await openJob(tx, { transactionType: "SFE" }),
      await openJob(tx, { transactionType: "SFE" }),
    ];
    for (const { id } of jobs) await dated(tx, id, "2026-01-15");
    await setting(tx, 10);
    const runs = () =>
      rows<{ day: Day; jobs: number }>(
        tx,
        sql`select day, jobs from auto_lock_run where company_id = ${companyId}
          and office_id = ${offices.hcm} order by day`,
      );
    await autoLock(tx, companyId, "2026-02-10T17:59:00.000Z");
    expect(await runs()).toEqual([]);
    await autoLock(tx, companyId, night("2026-02-11"));
    await autoLock(tx, companyId, night("2026-02-11"));
    expect(await runs()).toEqual([{ day: "2026-02-11", jobs: 2 }]);
    const logged = await rows<{ kind: string; userName: string; told: number }>(
      tx,
      sql`select e.kind, e.user_name, (select count(*)::integer from hand_over h
            where h.company_id = ${companyId} and h.subject_id = e.record_id
              and h.kind = 'jobLocked') as told
        from audit_entry e where e.company_id = ${companyId}
          and e.record_id = any(${jobs.map(({ id }) => id)}::uuid[])`,
    );
    expect(logged).toEqual(jobs.map(() => ({ kind: "lock", userName: "system", told: 1 })));
  }),
);

test(
  "canceled jobs, other services and offices that do not apply the setting stay as they are",
  story(async (tx) => {
    const job = await openJob(tx, { transactionType: "SFE" });
    await dated(tx, job.id, "2026-01-15");
    await setting(tx, 10, 3, ["SFI"]);
    await autoLock(tx, companyId, night("2026-02-20"));
    expect(await isLocked(tx, job.id)).toBe(false);
    await setting(tx, 10, 3, ["SFE"]);
    await run(
      tx,
      sql`update office_lock set is_apply = false where company_id = ${companyId}
        and transaction_type = 'SFE'`,
    );
    await autoLock(tx, companyId, night("2026-02-21"));
    expect(await isLocked(tx, job.id)).toBe(false);
    await run(tx, sql`update office_lock set is_apply = true where company_id = ${companyId}`);
    await run(
      tx,
      sql`update shipment set current_status = 'Canceled', canceled_at = now()
        where company_id = ${companyId} and id = ${job.id}`,
    );
    await autoLock(tx, companyId, night("2026-02-22"));
    expect(await isLocked(tx, job.id)).toBe(false);
  }),
);

test(
  "a trucking job locks by the setting of its service",
  story(async (tx) => {
    const job = await openOperation(tx, { transactionType: "TK" });
    await dated(tx, job.id, "2026-01-15");
    await setting(tx, 10, 3, ["TK"]);
    await autoLock(tx, companyId, night("2026-02-11"));
    expect(await isLocked(tx, job.id)).toBe(true);
  }),
);
