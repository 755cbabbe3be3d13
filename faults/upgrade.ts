import { cp, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { cancelReceipt, saveReceipt } from "@fairway/areas/receipt/contract.ts";
import { createShipment, listShipments } from "@fairway/areas/shipment/contract.ts";
import { openDatabase } from "@fairway/engine/db/database.ts";
import { migrate } from "@fairway/engine/db/migrate.ts";
import { createScratchDatabase } from "@fairway/engine/db/scratchDatabase.ts";
import { prepareDatabase } from "../apps/server/prepareDatabase.ts";
import { whoAmI } from "../scripts/api/callServer.ts";
import { runMainjob } from "../scripts/mainjob/runMainjob.ts";
import { mainjobScenario } from "../scripts/mainjob/scenario.ts";
import { brokenRules } from "./books.ts";
import { type Client, openClient } from "./client.ts";
import {
  readEverything,
  readToday,
  type Rows,
  whatIsLost,
  writeEverything,
} from "./earlierRows.ts";
import type { Finding } from "./finding.ts";
import type { Product } from "./product.ts";
import { raceGround } from "./raceGround.ts";

const repository = join(import.meta.dirname, "..");
const migrations = join(repository, "db", "migrations");
const scenarioFile = join(repository, "tests", "scenarios", "mainJob.json");

// Before it numbers of papers are drawn that no table holds.
const EVERY_PAPER_FROM = "0090_receipt";
// History is not copied.
const HISTORY_RULE = "has the history of its making";

/**
 * Migrates databases of earlier states that hold the rows of a company after a main job, as far as
 * each state can hold them, then runs an older server on a newer schema.
 *
 * Shape: `states` names the migrations whose state is tried; without it every one.
 */
export async function* runUpgrade(
  product: Product,
  states?: readonly string[],
): AsyncGenerator<Finding> {
  const client = await openClient(product.address, product.admin);
  const scenario = mainjobScenario.parse(JSON.parse(await readFile(scenarioFile, "utf8")));
  await runMainjob(client, await whoAmI(client), scenario, null);
  await payAhead(client);
  const database = openDatabase(product.databaseUrl, { poolSize: 1 });
  const newest = await readToday(database.pool).finally(() => database.close());
  const names = (await readdir(migrations))
    .filter((file) => /^\d{4}_\w+\.sql$/.test(file))
    .map((file) => file.replace(/\.sql$/, ""))
    .sort();
  // Grows from state to state; each state is tried on a copy.
  const grown = await createScratchDatabase(product.databaseUrl);
  try {
    for (const [at, name] of names.slice(0, -1).entries()) {
      if (states && !states.includes(name)) continue;
      const state = openDatabase(grown.url, { poolSize: 1 });
      await migrate(state, migrations, names.slice(0, at + 1));
      await state.close();
      yield await oneState(product.databaseUrl, grown.url, name, newest);
    }
  } finally {
    await grown.drop();
  }
  yield await olderServer(product);
}

/**
 * Keeps advances of a customer, uses more than the first of them, cancels one that was kept and a
 * receipt that used one, pays an invoice in part and opens a job without a bill.
 */
async function payAhead(client: Client): Promise<void> {
  const ground = await raceGround(client);
  await ground.job();
  const take = async (form: object) => {
    const { data } = await client.ask(saveReceipt, {
      saveAction: 2,
      customerId: ground.customerId,
      paymentDate: ground.day,
      currencyId: "VND",
      ...form,
    } as never);
    return data;
  };
  await take({ class: "Advance", paidAmount: "300000" });
  await take({ class: "Advance", paidAmount: "500000" });
  const canceled = await take({ class: "Advance", paidAmount: "700000" });
  await client.ask(cancelReceipt, { id: canceled.id, reason: "Not received" });
  const { id: refId } = await ground.invoice(2);
  const clear = (amount: string) =>
    take({
      paymentMethod: "Clear-Advance",
      cusAdvanceAmount: amount,
      payments: [{ refId, paidAmount: amount }],
    });
  await clear("400000");
  const wrong = await clear("100000");
  await client.ask(cancelReceipt, { id: wrong.id, reason: "Taken twice" });
}

/** One state filled with what a house has done, migrated to the end, and compared. */
async function oneState(
  serverUrl: string,
  stateUrl: string,
  name: string,
  newest: Rows,
): Promise<Finding> {
  const scratch = await createScratchDatabase(serverUrl, new URL(stateUrl).pathname.slice(1));
  const database = openDatabase(scratch.url, { poolSize: 2 });
  const wrong: string[] = [];
  let figure = "";
  try {
    const refused = await writeEverything(database.pool, newest);
    const before = await readEverything(database.pool);
    const tables = new Set(before.map((each) => each.table)).size;
    figure = `${before.length} rows in ${tables} tables brought forward`;
    if (refused.length) figure += `; left empty: ${refused.join(", ")}`;
    if (refused.length && name >= EVERY_PAPER_FROM) wrong.push("a table could not be filled");
    // As a start does it: migrate, then check whether there is a company.
    await prepareDatabase(database, { demo: false });
    wrong.push(...whatIsLost(before, await readToday(database.pool)));
    if (name >= EVERY_PAPER_FROM) {
      const broken = await brokenRules(database);
      wrong.push(...broken.filter((each) => !each.includes(HISTORY_RULE)));
    }
  } catch (error) {
    wrong.push((error as Error).message);
  } finally {
    await database.close();
    await scratch.drop();
  }
  return { name: `from ${name}`, figure, wrong };
}

/** Lets a newer version migrate under a running server, which may read, but write nothing. */
async function olderServer(product: Product): Promise<Finding> {
  const client = await openClient(product.address, product.admin);
  const ground = await raceGround(client);
  const template = await ground.job();
  const folder = await mkdtemp(join(tmpdir(), "fairway-newer-"));
  const database = openDatabase(product.databaseUrl, { poolSize: 2 });
  const wrong: string[] = [];
  const count = async () => {
    const found = await database.pool.query<{ n: number }>(
      "select count(*)::int as n from shipment",
    );
    return found.rows[0]?.n ?? 0;
  };
  try {
    await cp(migrations, folder, { recursive: true });
    await writeFile(join(folder, "9999_newer.sql"), "alter table shipment add column newer text;");
    const before = await count();
    let isNewer = false;
    let written = 0;
    // Many write while the newer version arrives; each is answered before it or refused after it.
    const writers = Array.from({ length: 8 }, async () => {
      for (let after = 0; after < 3; ) {
        const wasNewer = isNewer;
        const answer = await write(client, template);
        if (answer.status === 200) {
          written += 1;
          if (wasNewer) wrong.push("the older server wrote into the newer schema");
        } else if (answer.status !== 503 || answer.code !== "database.newer") {
          wrong.push(`${answer.status} ${answer.code}`);
        }
        if (wasNewer) after += 1;
      }
    });
    await migrate(database, folder);
    isNewer = true;
    await Promise.all(writers);
    const there = (await count()) - before;
    if (there !== written) wrong.push(`${written} were acknowledged, ${there} are there`);
    const ready = await fetch(`${product.address}/health/ready`);
    if (ready.status !== 503) wrong.push(`the older server says it is ready: ${ready.status}`);
    const listed = await client.send(listShipments, {
      page: 1,
      size: 1,
      transactionType: "SFE",
    } as never);
    if (listed.status !== 200) wrong.push(`a list answers ${listed.status}`);
    await product.killServer();
    const started = await product.openServer().then(
      () => "it started",
      (error: Error) => error.message,
    );
    if (started === "it started") wrong.push("an older version starts on a newer schema");
    return {
      name: "an older server on a newer schema",
      figure: `${written} jobs made before; after it reads are answered, writes 503 database.newer, and it does not start again`,
      wrong: [...new Set(wrong)],
    };
  } finally {
    await database.pool.query(
      "alter table shipment drop column if exists newer; delete from migration.kysely_migration where name = '9999_newer'",
    );
    await database.close();
    await rm(folder, { recursive: true, force: true });
    await product.startServer();
  }
}

async function write(client: Client, template: object): Promise<{ status: number; code: unknown }> {
  const ask = { ...template, csMawbcontainers: [] } as never;
  const { status, body } = await client.send(createShipment, ask);
  return { status, code: body["code"] };
}
