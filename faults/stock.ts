import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { openDatabase } from "@fairway/engine/db/database.ts";
import { createScratchDatabase, onServer } from "@fairway/engine/db/scratchDatabase.ts";
import { startServer } from "../apps/server/startServer.ts";
import { changePassword, signIn, whoAmI } from "../scripts/api/callServer.ts";
import { runMainjob } from "../scripts/mainjob/runMainjob.ts";
import { mainjobScenario } from "../scripts/mainjob/scenario.ts";
import { brokenRules } from "./books.ts";
import type { Finding } from "./finding.ts";
import type { Product } from "./product.ts";
import { systemName } from "./programs.ts";
import { startServerProcess } from "./serverProcess.ts";
import { type StockPostgres, startStockPostgres } from "./stockPostgres.ts";

const scenarioFile = join(import.meta.dirname, "..", "tests", "scenarios", "mainJob.json");
// Plans that are compiled took eighteen times as long; the rest is the load of the machine.
const MOST_TIMES = 4;

/**
 * Starts the product for the first time on Debian's PostgreSQL 15 as it is installed: as roles with
 * few privileges, on databases that are not fit, and with the demonstration, whose filling is timed.
 */
export async function* runStock(product: Product): AsyncGenerator<Finding> {
  const stock = await startStockPostgres();
  try {
    yield await firstStart(stock);
    yield await twoRoles(stock);
    yield* notFit(stock);
    yield await timeToFill(stock, product);
  } finally {
    await stock.stop();
  }
}

/** The role owns its database and nothing else. */
async function firstStart(stock: StockPostgres): Promise<Finding> {
  await stock.run(`create database "first start"`);
  const url = await stock.role("plain", "first start");
  await stock.run(`alter database "first start" owner to plain`);
  const wrong: string[] = [];
  const began = performance.now();
  const server = await startServerProcess(url, 0, (fault) => wrong.push(fault));
  const ready = performance.now() - began;
  let slowest = { call: "", ms: 0 };
  try {
    const first = server.signIns[0] ?? { username: "", password: "" };
    const admin = { user: first.username, password: "Nothing is lost 1" };
    await changePassword(server.address, { ...admin, from: first.password });
    const signed = await signIn(server.address, admin);
    const timed: typeof signed = {
      ...signed,
      async ask(call, ask) {
        const sent = performance.now();
        const answer = await signed.ask(call, ask);
        const ms = performance.now() - sent;
        if (ms > slowest.ms) slowest = { call: call.path, ms };
        return answer;
      },
    };
    const scenario = mainjobScenario.parse(JSON.parse(await readFile(scenarioFile, "utf8")));
    const job = await runMainjob(timed, await whoAmI(signed), scenario, null);
    if (job.profit.vnd !== "8748338") wrong.push(`the profit is ${job.profit.vnd}`);
  } finally {
    await server.end("SIGTERM");
  }
  wrong.push(...(await booksOf(url)));
  return {
    name: "first start with DATABASE_URL as a role that owns its database and nothing else",
    figure: `PostgreSQL ${stock.version}, ready after ${seconds(ready)}; a main job, slowest call ${slowest.ms.toFixed(0)} ms (${slowest.call})`,
    wrong,
  };
}

/** One role owns the tables, another works and owns nothing. */
async function twoRoles(stock: StockPostgres): Promise<Finding> {
  await stock.run("create database parted");
  const owner = await stock.role("fairway_owner", "parted");
  const work = await stock.role("fairway_work", "parted");
  await stock.run("alter database parted owner to fairway_owner");
  const wrong: string[] = [];
  const settings = { DATABASE_OWNER_URL: owner };
  const server = await startServerProcess(work, 0, (fault) => wrong.push(fault), settings);
  try {
    const first = server.signIns[0] ?? { username: "", password: "" };
    const admin = { user: first.username, password: "Nothing is lost 1" };
    await changePassword(server.address, { ...admin, from: first.password });
    const signed = await signIn(server.address, admin);
    await whoAmI(signed);
  } finally {
    await server.end("SIGTERM");
  }
  const allowed = await onServer(work, (client) =>
    client.query("update audit_entry set kind = kind").then(
      () => ["the working role may change the audit"],
      () => [],
    ),
  );
  return {
    name: "first start with a role that owns and a role that works",
    figure: "the administrator signs in, the audit cannot be changed",
    wrong: [...wrong, ...allowed],
  };
}

/** Databases and roles that cannot hold the product, and what the start must say of each. */
async function* notFit(stock: StockPostgres): AsyncGenerator<Finding> {
  await stock.run("create database not_mine");
  const cases = [
    {
      name: "a role that may only connect",
      url: await stock.role("guest", "not_mine"),
      says: /role guest may not create tables.*alter database not_mine owner to guest/,
    },
    {
      name: "a database that is not in UTF-8",
      url: await latin(stock),
      says: /encoding is LATIN1.*encoding 'UTF8' template template0/,
    },
    {
      name: "a database that does not exist",
      url: await stock.role("nowhere", "nowhere"),
      says: /database "nowhere" does not exist/,
    },
    {
      name: "a wrong password",
      url: wrongPassword(stock.url),
      says: /password authentication failed/,
    },
  ];
  for (const { name, url, says } of cases) {
    const said = await startServer({ databaseUrl: url, port: 0, demo: false, quiet: true }).then(
      async (server) => {
        await server.close();
        return "it started";
      },
      (error: Error) => error.message,
    );
    const figure = said.slice(0, 200);
    yield { name: `the start refuses ${name}`, figure, wrong: says.test(said) ? [] : [said] };
  }
}

async function latin(stock: StockPostgres): Promise<string> {
  const url = await stock.role("western", "western");
  await stock.run(
    "create database western owner western encoding 'LATIN1' locale 'C' template template0",
  );
  return url;
}

function wrongPassword(url: string): string {
  const address = new URL(url);
  address.password = "wrong";
  return address.toString();
}

/** Fills the demonstration there and, for comparison, on the installed PostgreSQL. */
async function timeToFill(stock: StockPostgres, product: Product): Promise<Finding> {
  await stock.run("create database demonstration");
  const there = await stock.role("keeper", "demonstration");
  await stock.run("alter database demonstration owner to keeper");
  const took = await fill(there);
  const wrong = await booksOf(there);
  const own = await createScratchDatabase(product.databaseUrl);
  const here = await fill(own.url).finally(() => own.drop());
  if (took > here * MOST_TIMES)
    wrong.push(`filling took ${(took / here).toFixed(1)} times as long`);
  return {
    name: "the demonstration is filled",
    figure: `${seconds(took)} on PostgreSQL ${stock.version} of ${await systemName()} with its default settings, ${seconds(here)} on the installed one`,
    wrong,
  };
}

async function fill(url: string): Promise<number> {
  const began = performance.now();
  const server = await startServer({ databaseUrl: url, port: 0, demo: true, quiet: true });
  const took = performance.now() - began;
  await server.close();
  return took;
}

async function booksOf(url: string): Promise<string[]> {
  const database = openDatabase(url, { poolSize: 1 });
  return brokenRules(database).finally(() => database.close());
}

const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;
