import { existsSync, readFileSync } from "node:fs";
import type { JSONReport } from "@playwright/test/reporter";
import { installChromium } from "./chromium.ts";
import { journeyFailures } from "./journeyFailures.ts";
import { broken, freshReport, onNode, type Outcome } from "./outcome.ts";

/** Runs journeys in a browser: all of them, or those of the given files. */
export async function runJourneys(
  files: readonly string[] = [],
  env: Record<string, string> = {},
): Promise<Outcome> {
  const chromium = installChromium();
  if (!chromium) {
    return { skipped: "no Chromium; install it, or name one in CHROMIUM_PATH" };
  }
  const report = await freshReport("journeys.json");
  const { code, output } = await onNode(
    { ...env, CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
    "@playwright/test/cli.js",
    "test",
    "--reporter=json",
    ...files,
  );
  if (!existsSync(report)) return broken("playwright", output);
  const said = JSON.parse(readFileSync(report, "utf8")) as JSONReport;
  const failures = journeyFailures(said);
  if (code !== 0 && failures.length === 0) return broken("playwright", output);
  return { passed: said.stats.expected, failures };
}
