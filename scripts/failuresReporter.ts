import { mkdirSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import type { Reporter, TestModule } from "vitest/node";
import type { Failure } from "./failure.ts";

/** The outcome of a run of vitest, as the file FAIRWAY_OUTCOME contains it. */
export interface VitestOutcome {
  readonly passed: number;
  readonly failures: readonly Failure[];
}

interface Thrown {
  readonly message: string;
  readonly name?: string;
  readonly diff?: string;
  readonly stack?: string;
}

/**
 * Reports to vitest's caller how many tests passed and which failed, and prints nothing.
 * A file that cannot be loaded and an error outside every test are failures, too.
 */
export default class FailuresReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], errors: readonly Thrown[]): void {
    const outcome: VitestOutcome = {
      passed: modules.flatMap((each) => [...each.children.allTests("passed")]).length,
      failures: [
        ...modules.flatMap(failuresOf),
        ...errors.map((error) => ({
          file: "",
          name: "an error outside every test",
          error: textOf(error),
        })),
      ],
    };
    const path = process.env["FAIRWAY_OUTCOME"];
    if (!path) throw new Error("FAIRWAY_OUTCOME must name the file to write");
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, JSON.stringify(outcome));
  }
}

function failuresOf(module: TestModule): Failure[] {
  const file = module.relativeModuleId;
  const loading = module.errors().map((error) => ({ file, name: "", error: textOf(error) }));
  const suites = [...module.children.allSuites()].flatMap((suite) =>
    suite.errors().map((error) => ({ file, name: suite.fullName, error: textOf(error) })),
  );
  const tests = [...module.children.allTests("failed")].map((test) => ({
    file,
    name: test.fullName,
    error: (test.result().errors ?? []).map(textOf).join("\n"),
  }));
  return [...loading, ...suites, ...tests];
}

/** The message, the difference, and the first place in the project. */
function textOf({ name, message, diff, stack = "" }: Thrown): string {
  const place = stack
    .split("\n")
    .find((line) => /^\s*at /.test(line) && !/node_modules|node:/.test(line));
  const said = name && !message.startsWith(name) ? `${name}: ${message}` : message;
  return [said, place?.trim(), diff].filter(Boolean).join("\n");
}
