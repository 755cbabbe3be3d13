import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { buildWeb } from "./buildWeb.ts";
import { failureLines } from "./failure.ts";
import { type GatePart, gateParts, isGround, isJourney } from "./gateParts.ts";
import { freshReport, onNode } from "./outcome.ts";
import { projectFiles } from "./projectFiles.ts";
import { runJourneys } from "./runJourneys.ts";
import { stopPrograms } from "./runProgram.ts";

// `npm run gate` runs every part and records the ground on which each has passed; with --changed
// only the parts whose ground has changed since, and parts can be named: `npm run gate -- races plans`.

const repository = join(import.meta.dirname, "..");
const record = join(repository, "tests", "gate.json");

interface Reported {
  readonly name: string;
  readonly status: string;
  readonly startTime: number;
  readonly endTime: number;
  readonly assertionResults: readonly { readonly status: string }[];
}

for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
  process.on(signal, () => {
    stopPrograms();
    process.exit(130);
  });
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { changed: { type: "boolean", default: false } },
});
const unknown = positionals.filter((name) => gateParts.every((part) => part.name !== name));
if (unknown.length > 0) {
  process.stderr.write(`The gate has the parts ${gateParts.map(({ name }) => name).join(", ")}.\n`);
  process.exit(2);
}

const passedOn: Record<string, string> = existsSync(record)
  ? (JSON.parse(readFileSync(record, "utf8")) as Record<string, string>)
  : {};
const before = groundHashes();
const named = gateParts.filter(
  ({ name }) => positionals.length === 0 || positionals.includes(name),
);
const due = named.filter(({ name }) => !values.changed || passedOn[name] !== before[name]);
let [passed, failed] = [0, 0];
for (const part of named.filter((each) => !due.includes(each))) {
  passed += 1;
  say("ok     ", 0, `${part.name}: its ground is the one it has passed on`);
}
if (due.length > 0) await runParts(due);
process.stdout.write(`\n${passed} passed, ${failed} failed\n`);
process.exit(failed === 0 ? 0 : 1);

/** Runs parts, prints the result of each, and records the ground of those that passed. */
async function runParts(parts: readonly GatePart[]): Promise<void> {
  await buildWeb();
  await runTests(parts.filter((each) => !isJourney(each)));
  for (const part of parts.filter(isJourney)) await runJourney(part);
  const after = groundHashes();
  // Files that changed during the run were not tested; CI only checks and writes nothing.
  const isSame = parts.every(({ name }) => before[name] === after[name]);
  if (isSame && process.env["CI"] !== "true") {
    const sorted = Object.fromEntries(gateParts.map(({ name }) => [name, passedOn[name] ?? ""]));
    await writeFile(record, `${JSON.stringify(sorted, null, 2)}\n`);
  }
}

/** Runs the parts that are tests, all in one run of vitest. */
async function runTests(parts: readonly GatePart[]): Promise<void> {
  if (parts.length === 0) return;
  const report = await freshReport("gate.json");
  const { output } = await onNode(
    {},
    "vitest/vitest.mjs",
    "run",
    "--project",
    "gate",
    "--reporter=default",
    "--reporter=json",
    `--outputFile.json=${report}`,
    ...parts.map((part) => part.test),
  );
  const results = existsSync(report)
    ? (JSON.parse(readFileSync(report, "utf8")) as { testResults: Reported[] }).testResults
    : [];
  let isBroken = false;
  for (const part of parts) {
    const result = results.find((each) => each.name.endsWith(part.test));
    const tests = result?.assertionResults ?? [];
    const isPassed = result?.status === "passed" && tests.length > 0;
    // A test file that cannot be loaded has failed, too.
    const wrong = Math.max(1, tests.filter((each) => each.status === "failed").length);
    const right = tests.filter((each) => each.status === "passed").length;
    const seconds = result ? (result.endTime - result.startTime) / 1000 : 0;
    tell(part, seconds, right, isPassed ? 0 : wrong);
    isBroken ||= !isPassed;
  }
  if (isBroken) process.stdout.write(`${output.trimEnd()}\n`);
}

/** Runs a part that is a journey, which then leaves nothing out. */
async function runJourney(part: GatePart): Promise<void> {
  const began = performance.now();
  const outcome = await runJourneys([part.test], { FAIRWAY_WHOLE: "1" });
  const { passed: right, failures } =
    "skipped" in outcome
      ? { passed: 0, failures: [{ file: part.test, name: "", error: outcome.skipped }] }
      : outcome;
  // No journey at all has proven nothing.
  tell(part, (performance.now() - began) / 1000, right, failures.length || (right > 0 ? 0 : 1));
  if (failures.length > 0) process.stdout.write(`${failures.map(failureLines).join("\n\n")}\n`);
}

/** Counts and prints the result of a part, and keeps its ground when it passed. */
function tell(part: GatePart, seconds: number, right: number, wrong: number): void {
  passed += right;
  failed += wrong;
  say(wrong === 0 ? "ok     " : "FAILED ", seconds, part.name);
  if (wrong === 0) passedOn[part.name] = before[part.name] ?? "";
}

/** A hash of the ground of each part: of the names and contents of its files. */
function groundHashes(): Record<string, string> {
  const files = projectFiles();
  const contents = new Map<string, Buffer>();
  return Object.fromEntries(
    gateParts.map((part) => {
      const hash = createHash("sha256");
      for (const path of files.filter((each) => isGround(part, each))) {
        const content = contents.get(path) ?? readFileSync(join(repository, path));
        contents.set(path, content);
        hash.update(`${path} ${content.length}\n`).update(content);
      }
      return [part.name, hash.digest("hex").slice(0, 16)];
    }),
  );
}

function say(how: string, seconds: number, what: string): void {
  process.stdout.write(`${how}${`${seconds.toFixed(1)} s`.padStart(9)}  ${what}\n`);
}
