import { mkdir, rm } from "node:fs/promises";
import { join } from "node:path";
import type { Failure } from "./failure.ts";
import { runProgram } from "./runProgram.ts";

const repository = join(import.meta.dirname, "..");

/** The outcome of a check; `output` is what its program printed when it failed. */
export type Outcome =
  | { passed: number; failures: readonly Failure[]; output?: string }
  | { skipped: string };

/** The outcome of a check whose program failed as a whole. */
export function broken(name: string, output: string): Outcome {
  return { passed: 0, failures: [{ file: "", name, error: output }], output };
}

/** Runs a program of an installed package on this Node. */
export function onNode(env: Record<string, string>, path: string, ...args: string[]) {
  return runProgram(process.execPath, [join(repository, "node_modules", path), ...args], env);
}

/** The path of a report that a program is going to write; an earlier one is removed. */
export async function freshReport(name: string): Promise<string> {
  const folder = join(repository, ".fairway", "reports");
  await mkdir(folder, { recursive: true });
  const report = join(folder, name);
  await rm(report, { force: true });
  return report;
}
