import { existsSync, readFileSync } from "node:fs";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { buildWeb } from "./buildWeb.ts";
import type { Scope } from "./changedScope.ts";
import { installChromium } from "./chromium.ts";
import { runProgram } from "./runProgram.ts";

/** What came of one check: how many tests passed and failed, and what to read if any failed. */
export type Outcome = { passed: number; failed: number; output: string } | { skipped: string };

/** One check of the whole: its name, and the file that sets it up. */
export type Check = { name: string; setUpBy: string; run(): Promise<Outcome> };

const repository = join(import.meta.dirname, "..");
const reports = join(repository, ".fairway", "reports");
const inModules = (path: string) => join(repository, "node_modules", path);
const onNode = (path: string, ...args: string[]) => runProgram(process.execPath, [path, ...args]);

/**
 * The checks of a scope in lanes: those of one lane run one after the other, the lanes side by side,
 * because the tests on PostgreSQL wait while types are read and a browser draws.
 */
export function lanesOf(scope: Scope): Check[][] {
  const screens: Check[] = [
    { name: "web application builds", setUpBy: "apps/web/vite.config.ts", run: build },
    {
      name: "the built application",
      setUpBy: "vitest.config.ts",
      run: () => vitest("built", ["built"]),
    },
    { name: "journeys in a browser", setUpBy: "playwright.config.ts", run: journeys },
  ];
  return [
    [...written, ...(scope.screens ? screens : [])],
    [
      {
        name: "house rules, unit and database tests",
        setUpBy: "vitest.config.ts",
        run: () => vitest("vitest", ["model", "db", "web", "house"], filesOf(scope)),
      },
    ],
  ];
}

/** What is checked without running anything. */
const written: readonly Check[] = [
  types("model"),
  types("server"),
  types("web"),
  {
    name: "lint",
    setUpBy: "package.json",
    run: () => once(onNode(inModules("oxlint/bin/oxlint"), "--deny-warnings")),
  },
  {
    name: "format",
    setUpBy: "biome.json",
    run: () => once(onNode(inModules("@biomejs/biome/bin/biome"), "check", ".")),
  },
  {
    name: "unused exports and packages",
    setUpBy: "knip.json",
    run: () => once(onNode(inModules("knip/bin/knip.js"))),
  },
];

/** The folders whose tests run; none for all. */
function filesOf({ areas, whole }: Scope): string[] {
  if (areas === null) return [];
  const standing = whole ? ["tests/", "apps/server/", "db/seed/"] : ["tests/house-rules/"];
  return [...standing, ...areas.map((area) => `areas/${area}/`)];
}

function types(program: "model" | "server" | "web"): Check {
  const config = `tsconfig.${program}.json`;
  return {
    name: `types of the ${program}`,
    setUpBy: config,
    run: () => once(onNode(inModules("typescript/bin/tsc"), "-p", config, "--noEmit")),
  };
}

async function build(): Promise<Outcome> {
  try {
    await buildWeb();
    return { passed: 1, failed: 0, output: "" };
  } catch (error) {
    return { passed: 0, failed: 1, output: (error as Error).message };
  }
}

async function vitest(name: string, projects: string[], files: string[] = []): Promise<Outcome> {
  const report = await freshReport(`${name}.json`);
  const ended = await onNode(
    inModules("vitest/vitest.mjs"),
    "run",
    ...files,
    "--reporter=default",
    "--reporter=json",
    `--outputFile.json=${report}`,
    ...projects.flatMap((each) => ["--project", each]),
  );
  return counted(ended, report, (said) => [said["numPassedTests"], said["numFailedTests"]]);
}

async function journeys(): Promise<Outcome> {
  const chromium = installChromium();
  if (!chromium) {
    return { skipped: "no Chromium; install it, or name one in CHROMIUM_PATH" };
  }
  const report = await freshReport("journeys.json");
  const ended = await runProgram(
    process.execPath,
    [inModules("@playwright/test/cli.js"), "test", "--reporter=list,json"],
    { CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
  );
  return counted(ended, report, ({ stats }) => {
    const { expected, unexpected, flaky } = stats as Record<string, number>;
    // A journey that passes only at the second try is counted as failed.
    return [expected, (unexpected ?? 0) + (flaky ?? 0)];
  });
}

async function once(ending: Promise<{ code: number; output: string }>): Promise<Outcome> {
  const { code, output } = await ending;
  return code === 0 ? { passed: 1, failed: 0, output } : { passed: 0, failed: 1, output };
}

function counted(
  { code, output }: { code: number; output: string },
  report: string,
  count: (said: Record<string, unknown>) => [unknown, unknown],
): Outcome {
  if (!existsSync(report)) return { passed: 0, failed: 1, output };
  const [passed, failed] = count(JSON.parse(readFileSync(report, "utf8"))).map(Number);
  // A file that cannot even be read has no failed test, but is a failure all the same.
  const atLeast = code === 0 ? 0 : 1;
  return { passed: passed ?? 0, failed: Math.max(failed ?? 0, atLeast), output };
}

async function freshReport(name: string): Promise<string> {
  const report = join(reports, name);
  await rm(report, { force: true });
  return report;
}
