import { parseArgs } from "node:util";
import { runBadInput } from "./badInput.ts";
import { ruleCount } from "./books.ts";
import { runCrash } from "./crash.ts";
import { type Product, startProduct } from "./product.ts";
import { runRaces } from "./races.ts";

const usage =
  "npm run faults -- [races|crash|input] … [--times 20] [--clients 16] [--requests 50000] [--seed 1]\n";
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    times: { type: "string", default: "20" },
    clients: { type: "string", default: "16" },
    requests: { type: "string", default: "50000" },
    seed: { type: "string", default: "1" },
  },
});

const parts: Record<string, (product: Product) => Promise<boolean>> = { races, crash, input };
const chosen = positionals.length ? positionals : Object.keys(parts);
if (chosen.some((name) => !parts[name])) {
  process.stderr.write(usage);
  process.exit(2);
}

let isSound = true;
for (const name of chosen) {
  const product = await startProduct();
  try {
    isSound = (await parts[name]?.(product)) === true && isSound;
    for (const fault of product.faults) say(`  FAULT ${fault.slice(0, 500)}`);
    isSound &&= product.faults.length === 0;
  } finally {
    await product.stop();
  }
}
process.exit(isSound ? 0 : 1);

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
    progress: (sent, wrong) => say(`    ${sent} sent, ${wrong} wrong`),
  });
  const statuses = Object.entries(report.statuses).map(([status, count]) => `${count} × ${status}`);
  say(`  ${report.requests} requests over ${report.calls} calls: ${statuses.join(", ")}`);
  say(`  ${report.codes} reasons of refusal, each in both languages`);
  say(`  failed, changed though refused, or without a reason: ${report.wrong.length}`);
  for (const each of report.wrong) say(`        ${each}`);
  return report.wrong.length === 0;
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
