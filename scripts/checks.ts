import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { buildWeb } from "./buildWeb.ts";
import type { Scope } from "./changedScope.ts";
import type { VitestOutcome } from "./failuresReporter.ts";
import { broken, freshReport, onNode, type Outcome } from "./outcome.ts";
import { runJourneys } from "./runJourneys.ts";

/** One check: its name, and the file without which it cannot run. */
export type Check = { name: string; setUpBy: string; run(): Promise<Outcome> };

/**
 * The checks of a scope in two lanes that run at the same time. Journeys and vitest each run tests
 * in parallel, so the lane that ends last still uses all cores of a small machine.
 */
export function lanesOf(scope: Scope): Check[][] {
  const screens: Check[] = [
    { name: "web application builds", setUpBy: "apps/web/vite.config.ts", run: build },
    { name: "journeys in a browser", setUpBy: "playwright.config.ts", run: () => runJourneys() },
    {
      name: "the built application",
      setUpBy: "vitest.config.ts",
      run: () => vitest("built", ["built"]),
    },
  ];
  return [
    scope.screens ? screens : [],
    [
      ...written,
      {
        name: "house rules, unit and database tests",
        setUpBy: "vitest.config.ts",
        run: () => vitest("vitest", ["!built", "!gate"], scope),
      },
    ],
  ];
}

// Each checker of the compiler works out the types that all files share, which costs more than it
// saves while other checks use the cores.
const alone = ["--checkers", "1"];

/** Checks that run nothing of the product. */
const written: readonly Check[] = [
  types("server"),
  types("web"),
  types("model"),
  program("lint", "package.json", "oxlint/bin/oxlint", "--deny-warnings"),
  program("format", "biome.json", "@biomejs/biome/bin/biome", "check", "."),
  program("unused exports and packages", "knip.json", "knip/bin/knip.js"),
];

/** The folders whose tests run; none for all. */
function filesOf({ areas, whole }: Scope): string[] {
  if (areas === null) return [];
  const standing = whole ? ["tests/", "apps/server/", "db/seed/"] : ["tests/house-rules/"];
  return [...standing, ...areas.map((area) => `areas/${area}/`)];
}

function types(side: "model" | "server" | "web"): Check {
  const config = `tsconfig.${side}.json`;
  return program(`types of the ${side}`, config, "typescript/bin/tsc", "-p", config, ...alone);
}

function program(name: string, setUpBy: string, path: string, ...args: string[]): Check {
  const run = async (): Promise<Outcome> => {
    const { code, output } = await onNode({}, path, ...args);
    return code === 0 ? { passed: 1, failures: [] } : broken(name, output);
  };
  return { name, setUpBy, run };
}

async function build(): Promise<Outcome> {
  try {
    await buildWeb();
    return { passed: 1, failures: [] };
  } catch (error) {
    return broken("web application builds", (error as Error).message);
  }
}

async function vitest(name: string, projects: string[], scope?: Scope): Promise<Outcome> {
  const report = await freshReport(`${name}.json`);
  const { code, output } = await onNode(
    { FAIRWAY_OUTCOME: report, FAIRWAY_AREAS: scope?.areas?.join(",") ?? "" },
    "vitest/vitest.mjs",
    "run",
    ...(scope ? filesOf(scope) : []),
    `--reporter=${join(import.meta.dirname, "failuresReporter.ts")}`,
    ...projects.flatMap((each) => ["--project", each]),
  );
  if (!existsSync(report)) return broken("vitest", output);
  const outcome = JSON.parse(readFileSync(report, "utf8")) as VitestOutcome;
  return code === 0 || outcome.failures.length > 0 ? outcome : broken("vitest", output);
}
