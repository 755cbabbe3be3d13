import {
  type JobHelpers,
  Logger,
  parseCronItems,
  type Runner,
  run as runWorker,
  runMigrations,
} from "graphile-worker";
import { sql } from "kysely";
import { Pool } from "pg";
import type { Database } from "../db/database.ts";
import { run, type Tx } from "../db/tx.ts";

/** One kind of work after commit: what came with the job, and which try this is. */
export type Job = (
  payload: Record<string, unknown>,
  attempt: { id: string; number: number },
) => Promise<void>;

/** All kinds of work a server can do, by name. */
export type Jobs = Record<string, Job>;

/** A running worker; `stop` lets the jobs at hand finish. */
export type JobsRun = { stop(): Promise<void> };

// Workers that fail are reported by the job's own row, not by lines on the console.
const silent = new Logger(() => () => {});

/** Brings the job tables up to date; safe when several processes start at once. */
export async function migrateJobs(database: Database): Promise<void> {
  const pgPool = openPool(database, 1);
  try {
    await runMigrations({ pgPool, logger: silent });
  } finally {
    await pgPool.end();
  }
}

/**
 * Writes down a job in the transaction of its cause: it runs after commit, or never.
 *
 * With a key, a job that waits already is replaced, so that it runs once.
 */
export async function enqueue(
  tx: Tx,
  name: string,
  payload: Record<string, unknown>,
  options: { key?: string } = {},
): Promise<void> {
  await run(
    tx,
    sql`select graphile_worker.add_job(
      identifier => ${name},
      payload => ${JSON.stringify(payload)}::json,
      job_key => ${options.key ?? null}::text
    )`,
  );
}

/**
 * Brings the job tables up to date and works off what is enqueued until stopped.
 *
 * Jobs named `hourly` also run by the clock: once an hour however many servers run, and once at
 * the start when the last hour was missed.
 */
export async function startJobs(
  database: Database,
  jobs: Jobs,
  options: { concurrency?: number; hourly?: readonly string[] } = {},
): Promise<JobsRun> {
  await migrateJobs(database);
  const concurrency = options.concurrency ?? 4;
  const pgPool = openPool(database, concurrency + 2);
  const runner: Runner = await runWorker({
    pgPool,
    concurrency,
    noHandleSignals: true,
    logger: silent,
    parsedCronItems: parseCronItems(
      (options.hourly ?? []).map((task, at) => ({
        task,
        identifier: `hourly ${task}`,
        match: `${(7 + at) % 60} * * * *`,
        options: { backfillPeriod: 3_600_000 },
      })),
    ),
    taskList: Object.fromEntries(
      Object.entries(jobs).map(([name, job]) => [
        name,
        (payload: unknown, { job: { id, attempts } }: JobHelpers) =>
          job(payload as Record<string, unknown>, { id: String(id), number: attempts }),
      ]),
    ),
  });
  let stopped: Promise<void> | null = null;
  return {
    stop: () => {
      stopped ??= runner.stop().then(() => pgPool.end());
      return stopped;
    },
  };
}

// The worker reads instants and numbers its own way, so it does not share the database's pool.
function openPool(database: Database, max: number): Pool {
  const pool = new Pool({ connectionString: database.url, max });
  // A connection cut by the server must not end the process; the worker asks for another.
  pool.on("error", () => {});
  pool.on("connect", (client) => client.on("error", () => {}));
  return pool;
}
