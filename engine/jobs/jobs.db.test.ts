import { spawn } from "node:child_process";
import { resolve } from "node:path";
import { afterEach, expect, test } from "vitest";
import { testDatabase } from "../db/testDatabase.ts";
import { inTransaction, statementCount } from "../db/tx.ts";
import { enqueue, enqueueAll, type JobsRun, startJobs } from "./jobs.ts";

const database = await testDatabase();
let running: JobsRun | null = null;

afterEach(async () => {
  await running?.stop();
  running = null;
});

async function waitingJobs(): Promise<number> {
  const found = await database.pool.query("select count(*)::int as n from graphile_worker.jobs");
  return (found.rows[0] as { n: number }).n;
}

test("a job of a transaction that is undone is never written down", async () => {
  const undone = inTransaction(database, async (tx) => {
    await enqueue(tx, "sendMail", { to: "lan@example.com" });
    throw new Error("undone");
  });
  await expect(undone).rejects.toThrow("undone");
  expect(await waitingJobs()).toBe(0);
});

test("a job enqueued twice under one key runs once, with the latest payload", async () => {
  await inTransaction(database, (tx) => enqueue(tx, "sendMail", { copy: 1 }, { key: "note-7" }));
  await inTransaction(database, (tx) => enqueue(tx, "sendMail", { copy: 2 }, { key: "note-7" }));
  expect(await waitingJobs()).toBe(1);
  const sent: unknown[] = [];
  running = await startJobs(database, {
    sendMail: async (payload) => {
      sent.push(payload["copy"]);
    },
  });
  await expect.poll(waitingJobs).toBe(0);
  expect(sent).toEqual([2]);
});

test("a job of a server that was killed in the middle of it is done by another server", async () => {
  await inTransaction(database, (tx) => enqueue(tx, "hang", {}));
  const server = spawn(
    process.execPath,
    [...process.execArgv, resolve("engine/jobs/testing/hangingWorker.ts"), database.url],
    { stdio: ["ignore", "pipe", "inherit"] },
  );
  const said = await new Promise((tell) => server.stdout.once("data", tell));
  expect(String(said)).toBe("began\n");
  // The job of a server that is gone: as soon as it runs, the watch has looked often enough.
  await inTransaction(database, (tx) => enqueue(tx, "orphan", {}));
  await database.pool.query(
    `update graphile_worker._private_jobs j set locked_by = 'gone', locked_at = now()
      from graphile_worker._private_tasks t where t.id = j.task_id and t.identifier = 'orphan'`,
  );
  const tries: number[] = [];
  running = await new Promise<JobsRun>((tell, fail) => {
    const started = startJobs(
      database,
      {
        hang: async (_, attempt) => void tries.push(attempt.number),
        orphan: async () => started.then(tell, fail),
      },
      { watchEverySeconds: 0.1 },
    );
    started.catch(fail);
  });
  // While the server lives, its job is its own.
  expect(tries).toEqual([]);
  const ended = new Promise((tell) => server.once("exit", tell));
  server.kill("SIGKILL");
  await ended;
  await expect.poll(() => tries, { timeout: 10_000 }).toEqual([2]);
  await expect.poll(waitingJobs).toBe(0);
}, 60_000);

test("several jobs are written down with one statement", async () => {
  const jobs = [1, 2, 3].map((copy) => ({ payload: { copy }, key: `note-${copy}` }));
  await inTransaction(database, async (tx) => {
    const before = statementCount(tx);
    await enqueueAll(tx, "sendMail", jobs);
    expect(statementCount(tx) - before).toBe(1);
  });
  const sent: unknown[] = [];
  running = await startJobs(database, {
    sendMail: async (payload) => void sent.push(payload["copy"]),
  });
  await expect.poll(waitingJobs).toBe(0);
  expect(sent.toSorted()).toEqual([1, 2, 3]);
});

test("a job that fails stays written down for another try", async () => {
  await inTransaction(database, (tx) => enqueue(tx, "syncLedger", {}));
  const tries: number[] = [];
  running = await startJobs(database, {
    syncLedger: async (_, attempt) => {
      tries.push(attempt.number);
      throw new Error("the ledger does not answer");
    },
  });
  await expect.poll(() => tries.length).toBe(1);
  await expect
    .poll(async () => {
      const found = await database.pool.query("select last_error from graphile_worker.jobs");
      return (found.rows[0] as { last_error: string | null }).last_error;
    })
    .toContain("the ledger does not answer");
  expect(await waitingJobs()).toBe(1);
});

test("an hourly job is written down for the clock, and runs at once when its hour was missed", async () => {
  let struck = 0;
  const strike = { strike: async () => void (struck += 1) };
  running = await startJobs(database, strike, { hourly: ["strike"] });
  await running.stop();
  const before = struck;
  // As if the server had been stopped since yesterday.
  await database.pool.query(
    `update graphile_worker._private_known_crontabs
      set known_since = now() - interval '2 days', last_execution = now() - interval '1 day'`,
  );
  running = await startJobs(database, strike, { hourly: ["strike"] });
  await expect.poll(() => struck).toBe(before + 1);
});
