import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { readResults, type Results } from "./load/keepResults.ts";

const sizes = ["10k", "100k", "1m"];
const benches = [
  "lists",
  "services",
  "search",
  "open",
  "save",
  "keyed",
  "money",
  "claims",
  "profit",
  "billme",
  "partners",
  "radar",
  "boards",
  "statements",
  "debts",
  "payables",
  "reports",
];
const single = ["sweep", "papers", "documents", "start"];
const page = join(import.meta.dirname, "..", "bench", "results", "tables.md");
const [begin, end] = ["<!-- figures -->", "<!-- end of figures -->"];

// Prints the stored results of all benches as tables; with --write into bench/results/tables.md.
const lines: string[] = [];
for (const size of sizes) {
  for (const bench of [...benches, ...single]) {
    const kept = await readResults(bench, size);
    if (kept) lines.push(...tableOf(kept));
  }
}
lines.push(...(await growth()));
const text = lines.join("\n");
if (process.argv.includes("--write")) {
  const written = await readFile(page, "utf8");
  const [before, after] = [written.indexOf(begin), written.indexOf(end)];
  if (before < 0 || after < before) throw new Error(`bench/results/tables.md lacks ${begin}`);
  const whole = `${written.slice(0, before + begin.length)}\n\n${text}\n\n${written.slice(after)}`;
  await writeFile(page, whole);
} else console.log(text);

function figure(value: number): string {
  return value >= 100 ? value.toFixed(0) : value.toPrecision(3);
}

function tableOf({ bench, size, machine, rows, facts }: Results): string[] {
  const { cores, load, at } = machine as { cores: number; load: number[]; at: string };
  const said = `\`npm run bench -- ${bench} ${size}\`, ${at.slice(0, 16).replace("T", " ")} UTC, ${cores} cores, load ${load[0]}:`;
  const times = (measured: { median: number; p95: number }) =>
    `${figure(measured.median)} (${figure(measured.p95)})`;
  const ofRows = table([
    ["Row", "Clients", "Ours, ms (95th)", "A second", "Floor, ms (95th)", "Ratio", "Target"],
    ...rows.map(({ name, clients, ours, floor, ratio, target, against }) => [
      name,
      String(clients),
      times(ours),
      figure(ours.perSecond),
      times(floor),
      `${ratio.toFixed(2)}${against ? `; ${against.times.toFixed(1)} × ${against.name}` : ""}`,
      target === null ? "" : target.toFixed(2),
    ]),
  ]);
  const ofFacts = table([
    ["What", "Figure"],
    ...Object.entries(facts).map(([name, value]) => [
      name,
      typeof value === "number" ? figure(value) : value,
    ]),
  ]);
  const body = [
    ...(rows.length > 0 ? [...ofRows, ""] : []),
    ...(Object.keys(facts).length > 0 ? [...ofFacts, ""] : []),
  ];
  return [said, "", ...body];
}

async function growth(): Promise<string[]> {
  const found: string[][] = [];
  for (const bench of benches) {
    const kept = await Promise.all(sizes.map((size) => readResults(bench, size)));
    const names = [...new Set(kept.flatMap((each) => each?.rows.map((row) => row.name) ?? []))];
    for (const name of names) {
      const figures = kept.map((each) => {
        const row = each?.rows.find((measured) => measured.name === name && measured.clients === 1);
        return row ? `${figure(row.ours.median)} / ${figure(row.floor.median)}` : "";
      });
      found.push([name, ...figures]);
    }
  }
  return [
    "How one client's median grows, ours / floor in milliseconds:",
    "",
    ...table([["Row", ...sizes.map((size) => `${size} jobs`)], ...found]),
  ];
}

function table(rows: readonly (readonly string[])[]): string[] {
  const widths = (rows[0] ?? []).map((_, at) =>
    Math.max(3, ...rows.map((row) => (row[at] ?? "").length)),
  );
  const line = (row: readonly string[]) =>
    `| ${widths.map((width, at) => (row[at] ?? "").padEnd(width)).join(" | ")} |`;
  const [head, ...rest] = rows.map(line);
  return [head ?? "", `| ${widths.map((width) => "-".repeat(width)).join(" | ")} |`, ...rest];
}
