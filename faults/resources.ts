import { execFileSync } from "node:child_process";
import { rmSync, statfsSync, writeFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { createShipment, listShipments } from "@fairway/areas/shipment/contract.ts";
import { onServer } from "@fairway/engine/db/scratchDatabase.ts";
import { runningServer } from "@fairway/engine/db/runningServer.ts";
import { connectHub } from "@fairway/ui/live/connectHub.ts";
import { brokenRules } from "./books.ts";
import { openDatabase } from "@fairway/engine/db/database.ts";
import { type Answered, type Client, openClient } from "./client.ts";
import type { Finding } from "./finding.ts";
import { childrenOf } from "./killDatabase.ts";
import { signInFlood } from "./flood.ts";
import { megabytes, percentile, watchMemory, workUntil } from "./load.ts";
import { type Product, startProduct } from "./product.ts";
import { raceGround } from "./raceGround.ts";
import { readSlowly, sendSlowly } from "./slowReaders.ts";

/** How much is tried. */
export interface ResourcesPlan {
  readonly sessions: number;
  readonly active: number;
  readonly seconds: number;
  readonly jobs: number;
  /** How long memory is watched under load. */
  readonly minutes: number;
  /** Which parts; all without it. */
  readonly only?: readonly string[] | undefined;
}

type Part = (product: Product, plan: ResourcesPlan) => Promise<Finding>;

const parts: Readonly<Record<string, Part>> = {
  slow: slowDatabase,
  silent: silentDatabase,
  away: databaseAway,
  crawl: byteASecond,
  crowd: manySessions,
  queue: longQueue,
  flood: signInFlood,
  memory: flatMemory,
};

/** The names of the parts, the full disk apart, which needs a PostgreSQL of its own. */
export const resourceParts = [...Object.keys(parts), "disk"];

/** Takes away one resource after another and checks that the product recovers. */
export async function* runResources(
  product: Product,
  plan: ResourcesPlan,
): AsyncGenerator<Finding> {
  const wanted = (name: string) => !plan.only || plan.only.includes(name);
  for (const [name, part] of Object.entries(parts)) {
    if (wanted(name)) yield await part(product, plan);
  }
  if (wanted("disk")) yield await fullDisk();
}

const page = { page: 1, size: 15, transactionType: "SFE" } as never;
const said = ({ status, body }: Answered) => `${status} ${String(body["code"] ?? "")}`.trim();
const counted = (answers: readonly string[]) =>
  Object.entries(Object.groupBy(answers, (each) => each))
    .map(([answer, all]) => `${all?.length} × ${answer}`)
    .join(", ");
const limits = { WAIT_SECONDS: "2", STATEMENT_SECONDS: "2", POOL_SIZE: "4" };

/** One session locks a table; every waiting request is refused in time, all others are answered. */
async function slowDatabase(product: Product): Promise<Finding> {
  const server = await product.openServer(limits);
  const client = await openClient(server.address, product.admin);
  const wrong: string[] = [];
  try {
    return await onServer(product.databaseUrl, async (held) => {
      await held.query("begin; lock table shipment in access exclusive mode");
      const began = performance.now();
      const waiting = Array.from({ length: 40 }, () => client.send(listShipments, page));
      const live = await fetch(`${server.address}/health/live`);
      if (!live.ok) wrong.push("the server does not say that it lives");
      const answers = await Promise.all(waiting);
      const seconds = (performance.now() - began) / 1000;
      for (const each of answers) if (each.status !== 503) wrong.push(said(each));
      if (answers.some((each) => each.retryAfter === null)) wrong.push("no Retry-After");
      if (seconds > 10) wrong.push(`the last was answered after ${seconds.toFixed(1)} s`);
      await held.query("rollback");
      const after = await client.send(listShipments, page);
      if (after.status !== 200) wrong.push(`afterwards ${said(after)}`);
      return {
        name: "a database that takes too long (limits of 2 s, 4 connections)",
        figure: `40 requests: ${counted(answers.map(said))}, the last after ${seconds.toFixed(1)} s; then 200`,
        wrong,
      };
    });
  } finally {
    await server.end("SIGTERM");
  }
}

/** PostgreSQL is frozen: it neither answers nor fails. */
async function silentDatabase(product: Product): Promise<Finding> {
  const server = await product.openServer(limits);
  const client = await openClient(server.address, product.admin);
  const running = runningServer(product.dataDir);
  const wrong: string[] = [];
  const processes = running ? [running.pid, ...childrenOf(running.pid)] : [];
  const signal = (what: "SIGSTOP" | "SIGCONT") => {
    for (const pid of processes) {
      try {
        process.kill(pid, what);
      } catch {
        // The process has ended.
      }
    }
  };
  if (!running) return { name: "a database that stays silent", figure: "not tried here", wrong };
  try {
    await client.send(listShipments, page);
    signal("SIGSTOP");
    const began = performance.now();
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => client.send(listShipments, page)),
    );
    const seconds = (performance.now() - began) / 1000;
    signal("SIGCONT");
    for (const each of answers) if (each.status !== 503) wrong.push(said(each));
    const recovered = await untilAnswered(client, 200);
    if (recovered === null) wrong.push("it does not recover");
    return {
      name: "a database that stays silent (frozen; limits of 2 s)",
      figure: `12 requests: ${counted(answers.map(said))}, the last after ${seconds.toFixed(1)} s; 200 again ${((recovered ?? 0) / 1000).toFixed(1)} s after it went on`,
      wrong,
    };
  } finally {
    signal("SIGCONT");
    await server.end("SIGTERM");
  }
}

/** PostgreSQL is killed and comes back; the server is not touched. */
async function databaseAway(product: Product): Promise<Finding> {
  const client = await openClient(product.address, product.admin);
  const wrong: string[] = [];
  await product.killDatabase();
  const answers = [];
  for (let at = 0; at < 10; at += 1) answers.push(await client.send(listShipments, page));
  for (const each of answers) if (each.status !== 503) wrong.push(said(each));
  if (answers.some((each) => each.retryAfter === null)) wrong.push("no Retry-After");
  const ready = await fetch(`${product.address}/health/ready`);
  if (ready.status !== 503) wrong.push("it says that it is ready");
  await product.startDatabase();
  const recovered = await untilAnswered(client, 200);
  if (recovered === null) wrong.push("it does not recover");
  return {
    name: "the database gone and back",
    figure: `meanwhile ${counted(answers.map(said))}; 200 again ${recovered?.toFixed(0)} ms after PostgreSQL`,
    wrong,
  };
}

/** Some clients read an answer or send a request at a byte a second; the others are not delayed. */
async function byteASecond(product: Product): Promise<Finding> {
  const idle = 10;
  const many = 20;
  // What is free goes back to the machine at once, so that the memory is what the server holds.
  const server = await product.openServer({
    IDLE_SECONDS: String(idle),
    NODE_OPTIONS: "--max-old-space-size=300",
    MALLOC_MMAP_THRESHOLD_: "65536",
  });
  const client = await openClient(server.address, product.admin);
  const ground = await raceGround(client);
  const job = await ground.job();
  const size = 18;
  const path = await attach(server.address, client.token, job.id, size);
  const wrong: string[] = [];
  // The same work without the slow ones: it compiles the code and grows the heap, too.
  const usual = watchMemory(() => server.pid, 250);
  await workUntil(AbortSignal.timeout(idle * 1000), [client, client], job);
  const before = Math.max(...usual.stop());
  const slow = readSlowly(server.address, path, client.token, many);
  const slower = sendSlowly(server.address, many);
  try {
    // By then the buffers of the connections are full.
    await pause(4000);
    const over = AbortSignal.timeout(idle * 1000 + 5000);
    const memory = watchMemory(() => server.pid, 250);
    const load = await workUntil(over, [client, client], job);
    const most = Math.max(...memory.stop()) - before;
    wrong.push(...load.wrong);
    const median = percentile(load.milliseconds, 0.5);
    if (median > 1000) wrong.push(`others wait ${median.toFixed(0)} ms`);
    if (most > 150) wrong.push(`${most.toFixed(0)} MB more memory`);
    // A connection that received something since the last check gets the same time again.
    const deadline = performance.now() + idle * 2000;
    while (slow.closed() < many && performance.now() < deadline) await pause(100);
    if (slow.closed() < many) {
      wrong.push(`${slow.closed()} of ${many} slow readers were disconnected`);
    }
    return {
      name: `${many} who read ${size} MB and ${many} who send, a byte a second (idle limit ${idle} s)`,
      figure: `others' median ${median.toFixed(0)} ms, ${most.toFixed(0)} MB more memory; ${slow.closed()} readers disconnected`,
      wrong,
    };
  } finally {
    slow.end();
    slower.end();
    await server.end("SIGTERM");
  }
}

async function attach(
  address: string,
  token: string,
  jobId: string,
  size: number,
): Promise<string> {
  const form = new FormData();
  const bytes = new Uint8Array(size * 1024 * 1024).fill(0x20);
  bytes.set(new TextEncoder().encode("%PDF-1.7\n"));
  form.set("uploadedFile", new File([bytes], "slow.pdf", { type: "application/pdf" }));
  const below = `/api/v1/en-US/AWSS3`;
  const authorization = `Bearer ${token}`;
  const sent = await fetch(`${address}${below}/UploadAttachedFiles/Document/Shipment/${jobId}`, {
    method: "PUT",
    headers: { authorization },
    body: form,
  });
  if (!sent.ok) throw new Error(`the file was not taken: ${sent.status} ${await sent.text()}`);
  return `${below}/DownloadFile/Document/Shipment/${jobId}/slow.pdf`;
}

/** Many are signed in and connected, some of them work. */
async function manySessions(product: Product, plan: ResourcesPlan): Promise<Finding> {
  const first = await openClient(product.address, product.admin);
  const ground = await raceGround(first);
  const template = await ground.job();
  const wrong: string[] = [];
  const clients: Client[] = [];
  while (clients.length < plan.sessions) {
    const few = Math.min(10, plan.sessions - clients.length);
    clients.push(
      ...(await Promise.all(
        Array.from({ length: few }, () => openClient(product.address, product.admin)),
      )),
    );
  }
  let stood = 0;
  const hubs = clients.map((client) =>
    connectHub({
      base: product.address,
      path: "/notification",
      token: () => client.token,
      connected: () => void (stood += 1),
      heard: {},
    }),
  );
  try {
    const deadline = performance.now() + 60_000;
    while (stood < plan.sessions && performance.now() < deadline) await pause(50);
    if (stood < plan.sessions) wrong.push(`${stood} of ${plan.sessions} are connected`);
    const atRest = megabytes(product.pid());
    const over = AbortSignal.timeout(plan.seconds * 1000);
    const load = await workUntil(over, clients.slice(0, plan.active), template);
    wrong.push(...new Set(load.wrong));
    const [median, tail] = [0.5, 0.95].map((share) => percentile(load.milliseconds, share));
    const each = Object.entries(load.statuses).map(([status, count]) => `${count} × ${status}`);
    return {
      name: `${plan.sessions} people signed in and connected, ${Math.min(plan.active, plan.sessions)} at work without a pause`,
      figure: `${each.join(", ")} in ${plan.seconds} s; median ${median?.toFixed(0)} ms, 95 % below ${tail?.toFixed(0)} ms; ${atRest.toFixed(0)} MB at rest, ${megabytes(product.pid()).toFixed(0)} MB after`,
      wrong,
    };
  } finally {
    for (const each of hubs) each.close();
  }
}

/** A long queue is processed while clients work. */
async function longQueue(product: Product, plan: ResourcesPlan): Promise<Finding> {
  const client = await openClient(product.address, product.admin);
  const ground = await raceGround(client);
  const template = await ground.job();
  const wrong: string[] = [];
  return onServer(product.databaseUrl, async (database) => {
    const left = async () => {
      const found = await database.query<{ n: number }>(
        "select count(*)::int as n from graphile_worker._private_jobs",
      );
      return found.rows[0]?.n ?? 0;
    };
    const before = megabytes(product.pid());
    await database.query(
      `select count(*) from (select graphile_worker.add_job('forgetKeys', json_build_object('n', n))
        from generate_series(1, $1) n) x`,
      [plan.jobs],
    );
    const began = performance.now();
    const over = new AbortController();
    const working = workUntil(over.signal, [client, client], template);
    while ((await left()) > 0 && performance.now() - began < 1_200_000) await pause(200);
    const seconds = (performance.now() - began) / 1000;
    over.abort();
    const load = await working;
    wrong.push(...new Set(load.wrong));
    const rest = await left();
    if (rest > 0) wrong.push(`${rest} jobs are left`);
    const more = megabytes(product.pid()) - before;
    return {
      name: `a queue of ${plan.jobs} jobs`,
      figure: `processed in ${seconds.toFixed(1)} s (${(plan.jobs / seconds).toFixed(0)} a second) while people were answered in ${percentile(load.milliseconds, 0.5).toFixed(0)} ms; ${more.toFixed(0)} MB more memory`,
      wrong,
    };
  });
}

/** Works for minutes and checks that the server's memory does not grow. */
async function flatMemory(product: Product, plan: ResourcesPlan): Promise<Finding> {
  const client = await openClient(product.address, product.admin);
  const ground = await raceGround(client);
  const template = await ground.job();
  const wrong: string[] = [];
  const memory = watchMemory(product.pid, 1000);
  const load = await untilOver(plan.minutes * 60_000, product, template);
  const seen = memory.stop();
  wrong.push(...new Set(load.wrong));
  // The first quarter warms up; after it the memory grows only through a leak.
  const quarter = Math.floor(seen.length / 4);
  const early = percentile(seen.slice(quarter, 2 * quarter), 0.5);
  const late = percentile(seen.slice(-quarter), 0.5);
  if (late > early * 1.15 + 20) wrong.push("memory grows");
  return {
    name: `memory over ${plan.minutes} minutes of load`,
    figure: `${load.milliseconds.length} requests; second quarter ${early.toFixed(0)} MB, last ${late.toFixed(0)} MB, most ${Math.max(...seen).toFixed(0)} MB`,
    wrong,
  };
}

/** Works on with new tokens, because one lasts minutes. */
async function untilOver(ms: number, product: Product, template: { readonly id: string }) {
  const until = performance.now() + ms;
  const all = { milliseconds: [] as number[], statuses: {}, wrong: [] as string[] };
  while (performance.now() < until) {
    const clients = await Promise.all(
      Array.from({ length: 8 }, () => openClient(product.address, product.admin)),
    );
    const over = AbortSignal.timeout(
      Math.ceil(Math.min(180_000, Math.max(1, until - performance.now()))),
    );
    const load = await workUntil(over, clients, template);
    for (const each of load.milliseconds) all.milliseconds.push(each);
    all.wrong.push(...load.wrong);
  }
  return all;
}

/** The disk of the database fills up, and gets free space again. */
async function fullDisk(): Promise<Finding> {
  const name = "a full disk under the database";
  const place = await mkdtemp(join(tmpdir(), "fairway-disk-"));
  try {
    execFileSync("mount", ["-t", "tmpfs", "-o", "size=300m,mode=0711", "tmpfs", place], {
      stdio: "ignore",
    });
  } catch {
    await rm(place, { recursive: true });
    return { name, figure: "not tried here: it needs the right to mount", wrong: [] };
  }
  const filler = join(place, "filler");
  const wrong: string[] = [];
  const product = await startProduct(undefined, {
    dataDir: join(place, "postgres"),
    postgres: { max_wal_size: "64MB", min_wal_size: "32MB" },
    revive: true,
  });
  try {
    const client = await openClient(product.address, product.admin);
    const ground = await raceGround(client);
    const template = await ground.job();
    const write = () => client.send(createShipment, { ...template, csMawbcontainers: [] } as never);
    let written = 1;
    const room = statfsSync(place);
    writeFileSync(filler, Buffer.alloc(Math.max(0, room.bavail * room.bsize - 2 * 1024 * 1024)));
    const answers: string[] = [];
    let refusedInARow = 0;
    while (refusedInARow < 5 && answers.length < 5000) {
      const answer = await write();
      answers.push(said(answer));
      if (answer.status === 200) written += 1;
      else if (answer.status !== 503) wrong.push(said(answer));
      refusedInARow = answer.status === 200 ? 0 : refusedInARow + 1;
    }
    if (refusedInARow === 0) wrong.push("the disk did not fill");
    const read = await client.send(listShipments, page);
    const live = await fetch(`${product.address}/health/live`);
    if (!live.ok) wrong.push("the server does not live");
    rmSync(filler);
    const recovered = await untilAnswered(client, 200);
    if (recovered === null) wrong.push("it does not recover");
    const again = await write();
    if (again.status === 200) written += 1;
    else wrong.push(`afterwards ${said(again)}`);
    const database = openDatabase(product.databaseUrl, { poolSize: 1 });
    const found = await database.pool.query<{ n: number }>(
      "select count(*)::int as n from shipment",
    );
    if (found.rows[0]?.n !== written) {
      wrong.push(`${written} jobs were acknowledged, ${found.rows[0]?.n} are there`);
    }
    wrong.push(...(await brokenRules(database)));
    await database.close();
    return {
      name,
      figure: `${counted(answers)}; reading meanwhile ${said(read)}; with space again by itself after ${((recovered ?? 0) / 1000).toFixed(1)} s`,
      wrong: [...wrong, ...product.faults],
    };
  } finally {
    rmSync(filler, { force: true });
    await product.stop();
    execFileSync("umount", ["-l", place]);
    await rm(place, { recursive: true, force: true });
  }
}

/** Repeats a request until it is answered with `status`; returns the milliseconds, null after `patience`. */
async function untilAnswered(
  client: Client,
  status: number,
  patience = 60_000,
): Promise<number | null> {
  const began = performance.now();
  while (performance.now() - began < patience) {
    const answer = await client.send(listShipments, page).catch(() => null);
    if (answer?.status === status) return performance.now() - began;
    await pause(50);
  }
  return null;
}
