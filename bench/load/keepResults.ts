import { mkdir, readFile, writeFile } from "node:fs/promises";
import { cpus, loadavg, totalmem } from "node:os";
import { join } from "node:path";
import type { Measured } from "./measure.ts";

const folder = join(import.meta.dirname, "..", "results");

/** The measured figures, with the machine and its load. */
export interface Results {
  readonly bench: string;
  readonly size: string;
  readonly machine: Readonly<Record<string, unknown>>;
  readonly rows: readonly Measured[];
  readonly facts: Readonly<Record<string, number | string>>;
}

/** Returns the machine and its present load. */
export function machineFacts(): Record<string, unknown> {
  const [cpu] = cpus();
  return {
    cpu: cpu?.model,
    cores: cpus().length,
    memoryGb: Math.round(totalmem() / 1e9),
    node: process.version,
    load: loadavg().map((each) => Number(each.toFixed(1))),
    at: new Date().toISOString(),
  };
}

/** Writes results into bench/results, one file for each bench and size. */
export async function keepResults(results: Results): Promise<void> {
  await mkdir(folder, { recursive: true });
  const text = JSON.stringify(
    results,
    (_, value) => (typeof value === "number" ? Number(value.toPrecision(4)) : value),
    2,
  );
  await writeFile(join(folder, `${results.bench}-${results.size}.json`), `${text}\n`);
}

/** Reads the stored results of a bench at a size; null when it was never run. */
export async function readResults(bench: string, size: string): Promise<Results | null> {
  const text = await readFile(join(folder, `${bench}-${size}.json`), "utf8").catch(() => null);
  return text === null ? null : (JSON.parse(text) as Results);
}
