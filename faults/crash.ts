import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { openDatabase } from "@fairway/engine/db/database.ts";
import type { Pool } from "pg";
import { type Signed, whoAmI } from "../scripts/api/callServer.ts";
import { runMainjob } from "../scripts/mainjob/runMainjob.ts";
import { mainjobScenario } from "../scripts/mainjob/scenario.ts";
import { brokenRules } from "./books.ts";
import { type Acknowledged, openClient, openStubborn } from "./client.ts";
import type { Product } from "./product.ts";

const scenarioFile = join(import.meta.dirname, "..", "tests", "scenarios", "mainJob.json");

/** How much is killed, and how many work meanwhile. */
export interface CrashPlan {
  readonly times: number;
  readonly clients: number;
  /** The same seed kills in the same order after the same pauses. */
  readonly seed: number;
}

/** The result of a run. */
export interface CrashReport {
  readonly kills: readonly { readonly what: "server" | "database"; readonly seconds: number }[];
  readonly jobs: number;
  readonly acknowledged: number;
  /** Acknowledged writes that are not there, and rules of the books that are broken. */
  readonly lost: readonly string[];
  readonly refused: readonly string[];
  readonly faults: readonly string[];
}

/**
 * Lets clients do the main job again and again while the server or PostgreSQL is killed at random,
 * then checks that nothing is lost, half written or written twice.
 *
 * Each client repeats unanswered requests under the same key, so every job that was begun must exist
 * exactly once at the end.
 */
export async function runCrash(product: Product, plan: CrashPlan): Promise<CrashReport> {
  const scenario = mainjobScenario.parse(JSON.parse(await readFile(scenarioFile, "utf8")));
  const writes: Acknowledged[] = [];
  const refused: string[] = [];
  const seen = {
    acknowledged: (write: Acknowledged) => void writes.push(write),
    refused: (reason: string) => void refused.push(reason),
  };
  // Parties and catalogue exist before all clients begin at once.
  const first = await openStubborn(product.address, product.admin, seen);
  const me = await whoAmI(first);
  await runMainjob(first, me, scenario, null);
  const over = new AbortController();
  let jobs = 1;
  const everybody = await Promise.all(
    Array.from({ length: plan.clients }, () => openStubborn(product.address, product.admin, seen)),
  );
  const work = async (signed: Signed) => {
    while (!over.signal.aborted) {
      await runMainjob(signed, me, scenario, null).then(
        () => {
          jobs += 1;
        },
        (fault: Error) => {
          if (!refused.includes(fault.message)) refused.push(fault.message);
        },
      );
    }
  };
  const all = everybody.map(work);
  const kills: { what: "server" | "database"; seconds: number }[] = [];
  const random = dice(plan.seed);
  for (let at = 0; at < plan.times; at += 1) {
    await pause(500 + random() * 2500);
    // Each is killed at least once when there are two.
    const what = (at < 2 ? at === 0 : random() < 0.5) ? "server" : "database";
    if (what === "server") await product.killServer();
    else await product.killDatabase();
    const began = performance.now();
    await (what === "server" ? product.startServer() : product.startDatabase());
    await ready(product.address);
    kills.push({ what, seconds: (performance.now() - began) / 1000 });
  }
  await pause(1000);
  over.abort();
  await Promise.all(all);

  const database = openDatabase(product.databaseUrl, { poolSize: 2 });
  try {
    const lost = [
      ...(await missing(database.pool, writes)),
      ...(await brokenRules(database)),
      ...(await wrongProfits(product, database.pool)),
    ];
    return { kills, jobs, acknowledged: writes.length, lost, refused, faults: product.faults };
  } finally {
    await database.close();
  }
}

async function ready(address: string): Promise<void> {
  for (;;) {
    const answer = await fetch(`${address}/health/ready`).catch(() => null);
    if (answer?.ok) return;
    await pause(20);
  }
}

const tables: Readonly<Record<string, string>> = {
  "POST CsTransaction": "shipment",
  "POST CsTransactionDetail/addNew": "house_bill",
  "POST AcctCDNote/Add": "cd_note",
  "POST AccountingManagement/Add": "acct_management",
  "POST AcctReceipt/SaveReceipt": "receipt",
};

/** Acknowledged records that are missing, and records that no answer acknowledged. */
async function missing(pool: Pool, writes: readonly Acknowledged[]): Promise<string[]> {
  const wrong: string[] = [];
  for (const [call, table] of Object.entries(tables)) {
    const told = writes
      .filter((each) => each.call === call)
      .map((each) => (each.body["data"] as { id: string }).id);
    const found = await pool.query<{ id: string }>(
      // No answer acknowledges the virtual bill of a job without bills.
      `select id from ${table} ${table === "house_bill" ? "where not is_virtual" : ""}`,
    );
    const there = new Set(found.rows.map((row) => row.id));
    const lost = told.filter((id) => !there.has(id));
    if (lost.length) wrong.push(`${table}: ${lost.length} acknowledged, but not there`);
    const extra = there.size - new Set(told).size;
    if (extra > 0) wrong.push(`${table}: ${extra} there, but nobody was told`);
    if (new Set(told).size !== told.length) wrong.push(`${table}: two requests got one record`);
  }
  const lines = writes
    .filter((each) => each.call === "POST CsShipmentSurcharge/AddAndUpdate")
    .flatMap((each) => (each.body["data"] as { id: string }[]).map(({ id }) => id));
  const found = await pool.query<{ n: number }>(
    "select count(*)::int as n, count(*) filter (where id = any($1))::int as told from surcharge",
    [lines],
  );
  const { n, told } = found.rows[0] as { n: number; told: number };
  if (told !== lines.length) wrong.push(`surcharge: ${lines.length - told} lost`);
  if (n !== lines.length) wrong.push(`surcharge: ${n - lines.length} that nobody was told of`);
  return wrong;
}

/** Jobs whose profit, as a person is shown it, is not selling less buying. */
async function wrongProfits(product: Product, pool: Pool): Promise<string[]> {
  const { getShipmentTotalProfit } = await import("@fairway/areas/charge/contract.ts");
  const client = await openClient(product.address, product.admin);
  const jobs = await pool.query<{ id: string; job_no: string; profit: string }>(
    `select j.id, j.job_no, coalesce((
        select sum(case s.type when 'SELL' then s.amount_vnd when 'BUY' then -s.amount_vnd else 0 end)
        from surcharge s where s.company_id = j.company_id and s.job_id = j.id), 0)::text as profit
      from shipment j order by j.id desc limit 40`,
  );
  const wrong: string[] = [];
  for (const job of jobs.rows) {
    const { total } = await client.ask(getShipmentTotalProfit, { jobId: job.id });
    if (Number(total.profit.vnd) !== Number(job.profit)) {
      wrong.push(`${job.job_no}: profit ${total.profit.vnd}, its lines say ${job.profit}`);
    }
  }
  return wrong;
}

function dice(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
