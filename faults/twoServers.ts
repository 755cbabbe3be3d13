import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { signOut } from "@fairway/areas/session/contract.ts";
import { sendNotification } from "@fairway/areas/notification/contract.ts";
import { getDashboard } from "@fairway/areas/report/contract.ts";
import { createShipment, listShipments } from "@fairway/areas/shipment/contract.ts";
import { type Database, openDatabase } from "@fairway/engine/db/database.ts";
import { inTransaction } from "@fairway/engine/db/tx.ts";
import { connectHub } from "@fairway/ui/live/connectHub.ts";
import type { Pool } from "pg";
import { whoAmI } from "../scripts/api/callServer.ts";
import { runMainjob } from "../scripts/mainjob/runMainjob.ts";
import { mainjobScenario } from "../scripts/mainjob/scenario.ts";
import { companyId, people } from "../tests/cast/people.ts";
import { castPassword, seedCast } from "../tests/cast/seedCast.ts";
import { brokenRules } from "./books.ts";
import { type Client, clientAt, openClient } from "./client.ts";
import type { Finding } from "./finding.ts";
import type { Product } from "./product.ts";
import { raceGround } from "./raceGround.ts";
import { startReplica } from "./replica.ts";
import type { ServerProcess } from "./serverProcess.ts";

const scenarioFile = join(import.meta.dirname, "..", "tests", "scenarios", "mainJob.json");

/** How long the restart is worked under, and by how many. */
export interface TwoServersPlan {
  readonly clients: number;
  /** A copy of the database is made and read, where the product brought its own PostgreSQL. */
  readonly replica: boolean;
}

/** Lets two servers work on one database and checks that clients see no difference. */
export async function* runTwoServers(
  product: Product,
  plan: TwoServersPlan,
): AsyncGenerator<Finding> {
  let second = await product.openServer();
  const database = openDatabase(product.databaseUrl, { poolSize: 4 });
  const { pool } = database;
  const addresses = [product.address, second.address] as const;
  try {
    const client = await openClient(product.address, product.admin);
    yield await workOnBoth(addresses, client, database);
    yield await hearOnBoth(addresses, client);
    const restarted = await restartUnderLoad(product, second, client, plan.clients, database);
    second = restarted.second;
    yield restarted.finding;
    const ran = await runOnce(product, second, pool);
    second = ran.second;
    yield ran.finding;
    if (plan.replica) yield await readFromReplica(product, client);
    await inTransaction(database, (tx) => seedCast(tx, { signIns: true }));
    yield await feelOnBoth([product.address, second.address], pool);
  } finally {
    await database.close();
  }
}

/** Signs in on one and does a whole main job, each call on the other server than the one before. */
async function workOnBoth(
  addresses: readonly string[],
  { token }: Client,
  database: Database,
): Promise<Finding> {
  let calls = 0;
  const turning = clientAt(() => addresses[calls++ % addresses.length] as string, token);
  const scenario = mainjobScenario.parse(JSON.parse(await readFile(scenarioFile, "utf8")));
  const job = await runMainjob(turning, await whoAmI(turning), scenario, null);
  const wrong = await brokenRules(database);
  if (job.profit.vnd !== "8748338") wrong.push(`the profit is ${job.profit.vnd}`);
  return {
    name: "signed in on one, a main job with every call on the other than the one before",
    figure: `${calls} calls, profit ${job.profit.vnd} VND`,
    wrong,
  };
}

/** Sends a message on the first server and listens on both. */
async function hearOnBoth(addresses: readonly string[], client: Client): Promise<Finding> {
  const heard = addresses.map(() => [] as number[]);
  let stood = 0;
  const open = addresses.map((base, at) =>
    connectHub({
      base,
      path: "/notification",
      token: () => client.token,
      connected: () => void (stood += 1),
      heard: { NotificationWhenChange: () => void heard[at]?.push(performance.now()) },
    }),
  );
  await until(() => stood === addresses.length);
  const began = performance.now();
  const me = await whoAmI(client);
  await client.ask(sendNotification, { title: "Both", type: "User", userIds: [me.id] });
  await until(() => heard.every((each) => each.length > 0));
  const milliseconds = Math.max(...heard.flat()) - began;
  // A second copy would come now.
  await pause(300);
  for (const each of open) each.close();
  const wrong = heard.flatMap((each, at) =>
    each.length === 1 ? [] : [`server ${at + 1} told it ${each.length} times`],
  );
  const figure = `heard on both after ${milliseconds.toFixed(0)} ms, once each`;
  return { name: "a message told on one reaches both", figure, wrong };
}

/** Restarts one server after the other while clients work, who go to the other when one is away. */
async function restartUnderLoad(
  product: Product,
  second: ServerProcess,
  client: Client,
  clients: number,
  database: Database,
): Promise<{ finding: Finding; second: ServerProcess }> {
  const ground = await raceGround(client);
  const template = await ground.job();
  const addresses = [product.address, second.address];
  const before = await countJobs(database.pool);
  const over = new AbortController();
  const wrong: string[] = [];
  let answered = 0;
  let again = 0;
  const made: string[] = [];
  const work = async (nth: number) => {
    for (let at = nth; !over.signal.aborted; at += 1) {
      const isWrite = at % 3 === 0;
      const key = randomUUID();
      const deadline = performance.now() + 20_000;
      for (let tries = 0; ; tries += 1) {
        const base = addresses[(at + tries) % 2] as string;
        const here = clientAt(() => base, client.token);
        const answer = await (isWrite
          ? here.send(createShipment, { ...template, csMawbcontainers: [] } as never, key)
          : here.send(listShipments, { page: 1, size: 15, transactionType: "SFE" } as never)
        ).catch(() => null);
        if (answer?.status === 200) {
          answered += 1;
          if (isWrite) made.push((answer.body["data"] as { id: string }).id);
          break;
        }
        again += 1;
        if (answer && answer.status !== 503)
          wrong.push(`${answer.status} ${JSON.stringify(answer.body)}`);
        if (performance.now() > deadline) {
          wrong.push("a request was not answered within 20 s by either server");
          break;
        }
        if (tries > 0) await pause(50);
      }
    }
  };
  const everybody = Array.from({ length: clients }, (_, nth) => work(nth));
  await pause(500);
  await product.stopServer();
  await product.startServer();
  await pause(300);
  await second.end("SIGTERM");
  const fresh = await product.openServer({}, Number(new URL(second.address).port));
  await pause(500);
  over.abort();
  await Promise.all(everybody);
  const there = (await countJobs(database.pool)) - before;
  if (there !== made.length)
    wrong.push(`${made.length} jobs were acknowledged, ${there} are there`);
  if (new Set(made).size !== made.length) wrong.push("two requests got one job");
  return {
    second: fresh,
    finding: {
      name: `both restarted one after the other under ${clients} clients`,
      figure: `${answered} requests answered, ${made.length} jobs made; ${again} went to the other server`,
      wrong: [...new Set(wrong), ...(await brokenRules(database))],
    },
  };
}

/** Lets the hour strike while both are away, starts both at once and counts what ran. */
async function runOnce(
  product: Product,
  second: ServerProcess,
  pool: Pool,
): Promise<{ finding: Finding; second: ServerProcess }> {
  await Promise.all([product.stopServer(), second.end("SIGTERM")]);
  await pool.query(`
    create table fault_job (what text, job_id text, payload text);
    create function note_task() returns trigger language plpgsql as $$
    begin
      if tg_op = 'INSERT' then
        insert into fault_job values ('written', new.id::text, new.task_id || ' ' || new.payload::text);
      elsif new.locked_by is not null and old.locked_by is null then
        insert into fault_job values ('run', new.id::text, new.payload::text);
      end if;
      return null;
    end $$;
    create trigger note_task after insert or update on graphile_worker._private_jobs
      for each row execute function note_task();
    update graphile_worker._private_known_crontabs
      set known_since = now() - interval '2 days', last_execution = now() - interval '1 day';`);
  const [, fresh] = await Promise.all([
    product.startServer(),
    product.openServer({}, Number(new URL(second.address).port)),
  ]);
  await until(async () => {
    const found = await pool.query<{ n: number; waiting: number }>(
      `select (select count(*) from fault_job where what = 'run')::int as n,
        (select count(*) from graphile_worker._private_jobs)::int as waiting`,
    );
    return (found.rows[0]?.n ?? 0) > 0 && found.rows[0]?.waiting === 0;
  });
  const found = await pool.query<{ written: number; tasks: number; runs: number; jobs: number }>(
    `select count(*) filter (where what = 'written')::int as written,
      count(distinct payload) filter (where what = 'written')::int as tasks,
      count(*) filter (where what = 'run')::int as runs,
      count(distinct job_id) filter (where what = 'run')::int as jobs
    from fault_job`,
  );
  await pool.query("drop trigger note_task on graphile_worker._private_jobs");
  const { written, tasks, runs, jobs } = found.rows[0] ?? {
    written: 0,
    tasks: 0,
    runs: 0,
    jobs: 0,
  };
  const wrong: string[] = [];
  if (written !== tasks) wrong.push(`${written} were written down for ${tasks} tasks`);
  if (runs !== written || jobs !== written) wrong.push(`${written} jobs ran ${runs} times`);
  const figure = `${tasks} hourly jobs were due; ${runs} ran`;
  return { second: fresh, finding: { name: "what the hour asks for runs once", figure, wrong } };
}

/** Reads reports on a server that has a copy: from the copy, and without it when it is gone. */
async function readFromReplica(product: Product, client: Client): Promise<Finding> {
  const copy = await startReplica(product.databaseUrl, product.dataDir);
  const wrong: string[] = [];
  const server = await product.openServer({ DATABASE_READ_URL: copy.url });
  const here = clientAt(() => server.address, client.token);
  const openJobs = async () => (await here.ask(getDashboard, {})).jobs.open;
  try {
    await copy.arrived();
    const first = await openJobs();
    await copy.hold();
    const ground = await raceGround(client);
    await ground.job();
    if ((await openJobs()) !== first) wrong.push("the report was not read from the copy");
    const listed = await here.send(listShipments, {
      page: 1,
      size: 1,
      transactionType: "SFE",
    } as never);
    if (listed.status !== 200) wrong.push(`a list answered ${listed.status}`);
    await copy.follow();
    await copy.arrived();
    if ((await openJobs()) !== first + 1) wrong.push("the copy does not follow");
    await copy.stop();
    const began = performance.now();
    if ((await openJobs()) !== first + 1) wrong.push("without the copy the report is another");
    const milliseconds = (performance.now() - began).toFixed(0);
    return {
      name: "reports come from a streaming copy, and from the database when the copy is gone",
      figure: `${first} open jobs while the copy was held, ${first + 1} after; without it after ${milliseconds} ms`,
      wrong,
    };
  } finally {
    await server.end("SIGTERM");
    await copy.stop().catch(() => {});
  }
}

/** Takes a right away, ends a session, and asks both servers until both say so. */
async function feelOnBoth(addresses: readonly string[], pool: Pool): Promise<Finding> {
  const wrong: string[] = [];
  const token = await enter(addresses[0] as string);
  const status = async (base: string) => {
    const here = clientAt(() => base, token);
    const asked = { page: 1, size: 1, transactionType: "SFE" } as never;
    return (await here.send(listShipments, asked)).status;
  };
  const felt = async (what: string, expected: number, change: () => Promise<unknown>) => {
    const began = performance.now();
    await change();
    for (const base of addresses) {
      while ((await status(base)) !== expected) {
        if (performance.now() - began > 5000) {
          wrong.push(`${what} is not felt at ${base}`);
          return 0;
        }
        await pause(10);
      }
    }
    const milliseconds = performance.now() - began;
    if (milliseconds > 1000) wrong.push(`${what} was felt after ${milliseconds.toFixed(0)} ms`);
    return milliseconds;
  };
  for (const base of addresses) {
    const had = await status(base);
    if (had !== 200) wrong.push(`the right was not there before: ${had}`);
  }
  const right = await felt("a right taken away", 403, () =>
    pool.query(
      `with changed as (
          update user_permission set version = version + 1
          where company_id = $1 and user_id = $2 returning id)
        update user_permission_general set access = false, list = 'None', detail = 'None'
        where company_id = $1 and user_permission_id in (select id from changed)`,
      [companyId, people.sales.id],
    ),
  );
  const session = await felt("a session ended", 401, () =>
    clientAt(() => addresses[0] as string, token).send(signOut, {}),
  );
  return {
    name: "a right taken away and a session ended are felt on both within a second",
    figure: `${right.toFixed(0)} and ${session.toFixed(0)} ms`,
    wrong,
  };
}

async function enter(base: string): Promise<string> {
  const answer = await fetch(`${base}/connect/token`, {
    method: "POST",
    body: new URLSearchParams({
      grant_type: "password",
      username: "sales",
      password: castPassword,
      companyId,
    }),
  });
  return ((await answer.json()) as { access_token: string }).access_token;
}

async function countJobs(pool: Pool): Promise<number> {
  const found = await pool.query<{ n: number }>("select count(*)::int as n from shipment");
  return found.rows[0]?.n ?? 0;
}

async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  const deadline = performance.now() + 30_000;
  while (!(await isSo())) {
    if (performance.now() > deadline) throw new Error("it did not come about within 30 s");
    await pause(20);
  }
}
