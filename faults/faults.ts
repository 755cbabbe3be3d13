import { parseArgs } from "node:util";
import { runBadInput } from "./badInput.ts";
import { ruleCount } from "../areas/books/server/checkBooks.ts";
import { openDatabase } from "../engine/db/database.ts";
import { brokenRules } from "./books.ts";
import { runCompanies } from "./companies.ts";
import { runCrash } from "./crash.ts";
import { directoryNeeds, runDirectory } from "./directory.ts";
import { type Finding, findingLines } from "./finding.ts";
import { type Product, startProduct } from "./product.ts";
import type { Wanted } from "./programs.ts";
import { proxyNeeds, runProxy } from "./proxy.ts";
import { runParts } from "./runParts.ts";
import { runRaces } from "./races.ts";
import { resourceParts, runResources } from "./resources.ts";
import { runStock } from "./stock.ts";
import { stockNeeds } from "./stockPostgres.ts";
import { runTwoServers } from "./twoServers.ts";
import { runUpgrade } from "./upgrade.ts";
import { runWrongFiles } from "./wrongFiles.ts";

const usage = `npm run faults -- [races|crash|input|files|two|upgrade|resources|
                         companies|directory|proxy|stock] …
  crash      [--times 20] [--clients 16] [--seed 1]
  input      [--requests 50000] [--seed 1] [--lanes 3]
  files      [--stream-megabytes 1024]
  two        [--clients 16]
  upgrade    [--states 0090_receipt,0146_rate_of_a_pair]
  resources  [--only ${resourceParts.join(",")}] [--sessions 500] [--active 100] [--seconds 60]
             [--jobs 100000] [--minutes 30]
directory, proxy and stock install what they need with apt-get, as root; what cannot be installed
is not tried. Ends with 0 when all is well, 1 when something is wrong, 3 when something
was not tried.
`;
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    times: { type: "string", default: "20" },
    clients: { type: "string", default: "16" },
    requests: { type: "string", default: "50000" },
    seed: { type: "string", default: "1" },
    lanes: { type: "string", default: "3" },
    "stream-megabytes": { type: "string", default: "1024" },
    states: { type: "string" },
    only: { type: "string" },
    sessions: { type: "string", default: "500" },
    active: { type: "string", default: "100" },
    seconds: { type: "string", default: "60" },
    jobs: { type: "string", default: "100000" },
    minutes: { type: "string", default: "30" },
  },
});

const parts: Record<string, (product: Product) => Promise<boolean>> = {
  races,
  crash,
  input,
  files,
  two,
  upgrade,
  resources,
  companies,
  directory,
  proxy,
  stock,
};
const needs: Record<string, readonly Wanted[]> = {
  directory: directoryNeeds,
  proxy: proxyNeeds,
  stock: stockNeeds,
};
const chosen = positionals.length ? positionals : Object.keys(parts);
if (chosen.some((name) => !parts[name])) {
  process.stderr.write(usage);
  process.exit(2);
}

process.exit(
  await runParts(
    chosen.map((name) => ({ name, needs: needs[name] ?? [], run: () => onProduct(name) })),
    say,
  ),
);

/** Runs a part on a product of its own. */
async function onProduct(name: string): Promise<boolean> {
  const product = await startProduct();
  try {
    const isSound = (await parts[name]?.(product)) === true;
    for (const fault of product.faults) say(`  FAULT ${fault.slice(0, 500)}`);
    const isBalanced = await booksHold(product);
    return isSound && product.faults.length === 0 && isBalanced;
  } finally {
    await product.stop();
  }
}

async function booksHold(product: Product): Promise<boolean> {
  const database = openDatabase(product.databaseUrl, { poolSize: 1 });
  const broken = await brokenRules(database).finally(() => database.close());
  for (const each of broken) say(`  WRONG after the run: ${each}`);
  if (broken.length === 0) say(`  ok    ${ruleCount} rules of the books hold after the run`);
  return broken.length === 0;
}

async function races(product: Product): Promise<boolean> {
  say("Races of 32 clients over HTTP");
  const reports = await runRaces(product, 32);
  for (const { name, answers, wrong } of reports) {
    const said = Object.entries(answers).map(([answer, count]) => `${count} × ${answer}`);
    say(`  ${wrong.length ? "WRONG" : "ok   "} ${name}: ${said.join(", ")}`);
    for (const each of wrong) say(`        ${each}`);
  }
  return reports.every((each) => each.wrong.length === 0);
}

async function crash(product: Product): Promise<boolean> {
  const times = Number(values.times);
  say(`${values.clients} clients at the main job; ${times} kills at random`);
  const report = await runCrash(product, {
    times,
    clients: Number(values.clients),
    seed: Number(values.seed),
  });
  for (const what of ["server", "database"] as const) {
    const seconds = report.kills.filter((each) => each.what === what).map((each) => each.seconds);
    if (seconds.length === 0) continue;
    const sorted = seconds.sort((a, b) => a - b);
    const median = (sorted[Math.floor(sorted.length / 2)] ?? 0).toFixed(1);
    const slowest = (sorted.at(-1) ?? 0).toFixed(1);
    say(
      `  ${what} killed ${sorted.length} times; ready again after ${median} s, slowest ${slowest} s`,
    );
  }
  say(`  ${report.jobs} main jobs, ${report.acknowledged} writes acknowledged`);
  say(`  lost, doubled or half written: ${report.lost.length} (${ruleCount} rules of the books)`);
  for (const each of [...report.lost, ...report.refused]) say(`        ${each.slice(0, 500)}`);
  return report.lost.length === 0 && report.refused.length === 0;
}

async function input(product: Product): Promise<boolean> {
  const requests = Number(values.requests);
  say(`${requests} made-up requests from the OpenAPI document`);
  const report = await runBadInput(product, {
    requests,
    seed: Number(values.seed),
    lanes: Number(values.lanes),
    progress: (sent, wrong) => say(`    ${sent} sent, ${wrong} wrong`),
  });
  const statuses = Object.entries(report.statuses).map(([status, count]) => `${count} × ${status}`);
  say(`  ${report.requests} requests over ${report.calls} calls: ${statuses.join(", ")}`);
  say(`  ${report.codes} reasons of refusal, each in both languages`);
  say(`  ${report.papers} papers, sheets and files of what was made: ${report.printed} × 200`);
  say(`  failed, changed though refused, or without a reason: ${report.wrong.length}`);
  for (const each of report.wrong) say(`        ${each}`);
  return report.wrong.length === 0;
}

async function files(product: Product): Promise<boolean> {
  say("Wrong files to every call that takes one");
  const streamMegabytes = Number(values["stream-megabytes"]);
  return told(runWrongFiles(product, { bombMegabytes: 300, streamMegabytes }));
}

async function two(product: Product): Promise<boolean> {
  say("Two servers on one database");
  return told(runTwoServers(product, { clients: Number(values.clients), replica: true }));
}

async function upgrade(product: Product): Promise<boolean> {
  say("Every earlier state of the schema migrated, and an older server on a newer schema");
  return told(runUpgrade(product, values.states?.split(",")));
}

async function resources(product: Product): Promise<boolean> {
  say("Database, disk and time of the product run short");
  const { sessions, active, seconds, jobs, minutes } = values;
  return told(
    runResources(product, {
      sessions: Number(sessions),
      active: Number(active),
      seconds: Number(seconds),
      jobs: Number(jobs),
      minutes: Number(minutes),
      only: values.only?.split(","),
    }),
  );
}

async function companies(product: Product): Promise<boolean> {
  say("Two companies in one database");
  return told(runCompanies(product, { requestsPerCall: 8, seed: Number(values.seed) }));
}

async function directory(product: Product): Promise<boolean> {
  say("A directory: Debian's slapd, with TLS");
  return told(runDirectory(product));
}

async function proxy(product: Product): Promise<boolean> {
  say("A proxy with TLS in front: Debian's nginx");
  return told(runProxy(product));
}

async function stock(product: Product): Promise<boolean> {
  say("Debian's PostgreSQL 15 with its default settings");
  return told(runStock(product));
}

/** Says each finding as it comes; answers whether all is well. */
async function told(findings: AsyncIterable<Finding>): Promise<boolean> {
  let isWell = true;
  for await (const each of findings) {
    for (const line of findingLines(each)) say(line);
    isWell &&= each.wrong.length === 0;
  }
  return isWell;
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
