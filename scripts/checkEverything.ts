import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { everything, scopeOf } from "./changedScope.ts";
import { type Check, lanesOf } from "./checks.ts";
import { type Failure, failureLines } from "./failure.ts";
import type { Outcome } from "./outcome.ts";
import { gitLines } from "./projectFiles.ts";
import { stopPrograms } from "./runProgram.ts";

const repository = join(import.meta.dirname, "..");
const isCi = process.env["CI"] === "true";
let passed = 0;
const failed: Failure[] = [];

for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
  process.on(signal, () => {
    stopPrograms();
    process.exit(130);
  });
}

const { values } = parseArgs({ options: { since: { type: "string" } } });
const scope =
  values.since === undefined ? everything : scopeOf(changedSince(values.since), floors());
if (scope.areas) {
  const named = scope.areas.length > 0 ? scope.areas.join(", ") : "no area";
  process.stdout.write(`Since ${values.since}: ${named}\n`);
}
await Promise.all(lanesOf(scope).map(runLane));

process.stdout.write(`\n${passed} passed, ${failed.length} failed\n`);
// The last thing printed: of a long run often only the end is kept.
if (failed.length > 0) process.stdout.write(`\n${failed.map(failureLines).join("\n\n")}\n`);
process.exit(failed.length === 0 ? 0 : 1);

async function runLane(checks: readonly Check[]): Promise<void> {
  for (const check of checks) {
    const began = performance.now();
    const outcome: Outcome = existsSync(join(repository, check.setUpBy))
      ? await check.run()
      : { skipped: `there is no ${check.setUpBy}` };
    tell(check.name, outcome, ((performance.now() - began) / 1000).toFixed(1));
  }
}

/** What differs from the point where this work began, whether committed or not. */
function changedSince(ref: string): string[] {
  const [base = ref] = gitLines("merge-base", ref, "HEAD");
  return [
    ...gitLines("diff", "--name-only", "--no-renames", base),
    ...gitLines("ls-files", "--others", "--exclude-standard"),
  ];
}

function floors(): Record<string, number> {
  return JSON.parse(readFileSync(join(repository, "floors.json"), "utf8"));
}

function tell(name: string, outcome: Outcome, seconds: string): void {
  const time = `${seconds} s`.padStart(9);
  if ("skipped" in outcome) {
    if (isCi) failed.push({ file: "", name, error: outcome.skipped });
    process.stdout.write(`${isCi ? "FAILED " : "skipped"}${time}  ${name}: ${outcome.skipped}\n`);
    return;
  }
  const { failures } = outcome;
  passed += outcome.passed;
  failed.push(...failures);
  const tests = outcome.passed + failures.length;
  const count = tests > 1 ? ` (${outcome.passed} of ${tests})` : "";
  process.stdout.write(`${failures.length ? "FAILED " : "ok     "}${time}  ${name}${count}\n`);
  if (outcome.output) process.stdout.write(`${outcome.output.trimEnd()}\n`);
}
