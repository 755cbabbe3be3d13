import { readFileSync } from "node:fs";

/** Reads a tab-separated list of docs/contract as rows keyed by the first line's names. */
export function contractList(name: "calls" | "screens" | "enums"): Record<string, string>[] {
  const file = new URL(`../docs/contract/${name}.tsv`, import.meta.url);
  const [head = "", ...lines] = readFileSync(file, "utf8").trimEnd().split("\n");
  const names = head.split("\t");
  return lines.map((line) => {
    const cells = line.split("\t");
    return Object.fromEntries(names.map((each, at) => [each, cells[at] ?? ""]));
  });
}

/** Prints done and missing per area, then the missing ones when `--missing` is given. */
export function printCoverage(rows: { area: string; name: string; done: boolean }[]): void {
  const areas = [...new Set(rows.map((row) => row.area))].sort();
  console.log("area             done  missing");
  for (const area of areas) {
    const here = rows.filter((row) => row.area === area);
    const done = here.filter((row) => row.done).length;
    console.log(
      `${area.padEnd(16)} ${String(done).padStart(4)}  ${String(here.length - done).padStart(7)}`,
    );
  }
  const done = rows.filter((row) => row.done).length;
  console.log(
    `${"all".padEnd(16)} ${String(done).padStart(4)}  ${String(rows.length - done).padStart(7)}`,
  );
  if (!process.argv.includes("--missing")) return;
  for (const row of rows) if (!row.done) console.log(`missing  ${row.area}  ${row.name}`);
}
