import { parseArgs } from "node:util";
import { ruleCount } from "./books.ts";
import { runCrash } from "./crash.ts";
import { type Product, startProduct } from "./product.ts";
import { runRaces } from "./races.ts";

const usage = "npm run faults -- [races|crash] … [--times 20] [--clients 16] [--seed 1]\n";
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    times: { type: "string", default: "20" },
    clients: { type: "string", default: "16" },
    seed: { type: "string", default: "1" },
  },
});

const parts: Record<string, (product: Product) => Promise<boolean>> = { races, crash };
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

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
