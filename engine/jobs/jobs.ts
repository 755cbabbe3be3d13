import { EventEmitter } from "node:events";
import {
  type JobHelpers,
  Logger,
  parseCronItems,
  type Runner,
  run as runWorker,
  runMigrations,
  type WorkerEvents,
} from "graphile-worker";
import { type RawBuilder, sql } from "kysely";
import { Pool } from "pg";
import { type Database, NOT_COMPILED } from "../db/database.ts";
import { run, type Tx } from "../db/tx.ts";
import { watchWorkers } from "./deadWorkers.ts";
import { outliveLostDatabase } from "./outliveLostDatabase.ts";

/** One kind of work after commit: it gets the data of the job and the number of the attempt. */
export type Job = (
  payload: Record<string, unknown>,
  attempt: { id: string; number: number },
) => Promise<void>;

/** All kinds of jobs of a server, by name. */
export type Jobs = Record<string, Job>;

/** How often a server says that its workers live, and looks for those of others that do not. */
const WATCH_SECONDS = 15;

/** A running worker; `stop` lets running jobs finish. */
export type JobsRun = { stop(): Promise<void> };

// A failed job is reported in its row, not on the console.
const silent = new Logger(() => () => {});

// 02:00 in Vietnam.
const nightHourUtc = 19;

/** Migrates the job tables; safe when several processes start at once. */
export async function migrateJobs(database: Database): Promise<void> {
  const pgPool = openPool(database, 1);
  try {
    await runMigrations({ pgPool, logger: silent });
  } finally {
    await pgPool.end();
  }
}

/**
 * Stores a job in the present transaction: it runs after commit, or never.
 *
 * With a key, the job replaces a waiting job of the same key, so that it runs once; `afterSeconds`
 * lets it wait. With a condition there is no job where it does not hold.
 */
export async function enqueue(
  tx: Tx,
  name: string,
  payload: Record<string, unknown>,
  options: { key?: string; afterSeconds?: number; where?: RawBuilder<unknown> } = {},
): Promise<void> {
  await enqueueAll(tx, name, [{ payload, key: options.key ?? null }], options);
}

/** Stores several jobs of one kind with one statement. */
export async function enqueueAll(
  tx: Tx,
  name: string,
  jobs: readonly { readonly payload: Record<string, unknown>; readonly key: string | null }[],
  options: { afterSeconds?: number; where?: RawBuilder<unknown> } = {},
): Promise<void> {
  if (jobs.length === 0) return;
  await run(
    tx,
    sql`select graphile_worker.add_job(
      identifier => ${name},
      payload => j.payload,
      run_at => now() + make_interval(secs => ${options.afterSeconds ?? 0}),
      job_key => j.key
    ) from jsonb_to_recordset(${JSON.stringify(jobs)}::jsonb) as j (payload json, key text)
    where ${options.where ?? sql`true`}`,
  );
}

/**
 * Migrates the job tables and runs enqueued jobs until stopped.
 *
 * Jobs listed in `hourly` also run once an hour, however many servers run, and once at the start
 * if the last hour was missed; jobs listed in `nightly` likewise once a night, those in `fourHourly`
 * every fourth hour. The jobs of a server that was killed run again after less than a minute.
 */
export async function startJobs(
  database: Database,
  jobs: Jobs,
  options: {
    concurrency?: number;
    hourly?: readonly string[];
    nightly?: readonly string[];
    /** Every fourth hour. */
    fourHourly?: readonly string[];
    watchEverySeconds?: number;
  } = {},
): Promise<JobsRun> {
  await migrateJobs(database);
  outliveLostDatabase();
  const concurrency = options.concurrency ?? 4;
  const pgPool = openPool(database, concurrency + 2);
  const events: WorkerEvents = new EventEmitter();
  // The queue locks a job under the id of the pool whose worker has it, not under that of the worker.
  const pools = new Set<string>();
  events.on("pool:create", ({ workerPool }) => pools.add(workerPool.id));
  const runner: Runner = await runWorker({
    pgPool,
    events,
    concurrency,
    noHandleSignals: true,
    logger: silent,
    parsedCronItems: parseCronItems([
      ...(options.hourly ?? []).map((task, at) => ({
        task,
        identifier: `hourly ${task}`,
        match: `${(7 + at) % 60} * * * *`,
        options: { backfillPeriod: 3_600_000 },
      })),
      ...(options.fourHourly ?? []).map((task, at) => ({
        task,
        identifier: `fourHourly ${task}`,
        match: `${(23 + at) % 60} */4 * * *`,
        options: { backfillPeriod: 4 * 3_600_000 },
      })),
      ...(options.nightly ?? []).map((task, at) => ({
        task,
        identifier: `nightly ${task}`,
        match: `${(40 + at) % 60} ${nightHourUtc} * * *`,
        options: { backfillPeriod: 86_400_000 },
      })),
    ]),
    taskList: Object.fromEntries(
      Object.entries(jobs).map(([name, job]) => [
        name,
        (payload: unknown, { job: { id, attempts } }: JobHelpers) =>
          job(payload as Record<string, unknown>, { id: String(id), number: attempts }),
      ]),
    ),
  });
  const watch = await watchWorkers(pgPool, database.url, {
    pools: () => [...pools],
    everySeconds: options.watchEverySeconds ?? WATCH_SECONDS,
  });
  let stopped: Promise<void> | null = null;
  return {
    stop: () => {
      stopped ??= runner
        .stop()
        .then(() => watch.stop())
        .then(() => pgPool.end());
      return stopped;
    },
  };
}

// The worker parses instants and numbers differently, so it does not share the database's pool.
function openPool(database: Database, max: number): Pool {
  const pool = new Pool({
    connectionString: database.url,
    max,
    onConnect: async (client) => void (await client.query(NOT_COMPILED)),
  });
  // A connection that the server closes must not end the process; the worker opens another.
  pool.on("error", () => {});
  pool.on("connect", (client) => client.on("error", () => {}));
  return pool;
}
