import { readResults } from "./load/keepResults.ts";
import type { Measured } from "./load/measure.ts";

const sizes = ["10k", "100k", "1m"];
const benches = ["lists", "search", "open", "save", "money", "claims", "profit", "partners"];
const single = ["sweep", "papers", "start"];

/** Prints what was kept of all benches as tables, and how each row grows with the company. */
for (const size of sizes) {
  for (const bench of [...benches, ...single]) {
    const kept = await readResults(bench, size);
    if (!kept) continue;
    const { cores, cpu, load, at } = kept.machine as Record<string, string>;
    console.log(
      `\n\`npm run bench -- ${bench} ${size}\` (${at}, ${cores} × ${cpu}, load ${load})\n`,
    );
    if (kept.rows.length > 0) printRows(kept.rows);
    const facts = Object.entries(kept.facts);
    if (facts.length > 0) {
      console.log("| What | Figure |\n| --- | --- |");
      for (const [name, value] of facts) console.log(`| ${name} | ${value} |`);
    }
  }
}
await printGrowth();

function printRows(rows: readonly Measured[]): void {
  console.log(
    "| Row | Clients | Ours, ms (95th) | a second | Floor, ms (95th) | a second | Ratio | Target | Tail |",
  );
  console.log("| --- | --- | --- | --- | --- | --- | --- | --- | --- |");
  const times = (of: { median: number; p95: number }) =>
    `${of.median.toPrecision(3)} (${of.p95.toPrecision(3)})`;
  for (const { name, clients, ours, floor, ratio, target, beside } of rows) {
    const also = beside ? `; ${beside.times.toFixed(1)} × ${beside.name}` : "";
    console.log(
      `| ${name} | ${clients} | ${times(ours)} | ${ours.perSecond.toFixed(0)} | ${times(floor)} | ${floor.perSecond.toFixed(0)} | ${ratio.toFixed(2)}${also} | ${target === null ? "" : `≥ ${target.toFixed(2)}`} | ${(ours.p95 / ours.median).toFixed(1)} |`,
    );
  }
}

async function printGrowth(): Promise<void> {
  console.log("\nHow one client's median grows, ms\n");
  console.log(`| Row | ${sizes.join(" | ")} | Times |\n| --- | --- | --- | --- | --- |`);
  for (const bench of benches) {
    const kept = await Promise.all(sizes.map((size) => readResults(bench, size)));
    const names = [...new Set(kept.flatMap((each) => each?.rows.map((row) => row.name) ?? []))];
    for (const name of names) {
      const figures = kept.map(
        (each) => each?.rows.find((row) => row.name === name && row.clients === 1)?.ours.median,
      );
      const known = figures.filter((each) => each !== undefined);
      const times = (known.at(-1) ?? 0) / (known[0] ?? 1);
      console.log(
        `| ${name} | ${figures.map((each) => each?.toPrecision(3) ?? "").join(" | ")} | ${times.toFixed(1)} |`,
      );
    }
  }
}
