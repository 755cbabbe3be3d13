import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { buildWeb } from "./buildWeb.ts";
import { failureLines } from "./failure.ts";
import { runJourneys } from "./runJourneys.ts";
import { type Counted, sumsOf, wayAims, wayTable, withTable } from "./wayTable.ts";

// `npm run way` plays the main job in both languages, each on a demonstration company of its own,
// prints what it took, and writes the table into docs/way.md.

const repository = join(import.meta.dirname, "..");
const page = join(repository, "docs", "way.md");

await buildWeb();
const outcome = await runJourneys(["way.journey.ts"], { FAIRWAY_WHOLE: "1", FAIRWAY_WAY: "1" });
if ("skipped" in outcome) fail(outcome.skipped);
else if (outcome.failures.length > 0) fail(outcome.failures.map(failureLines).join("\n\n"));
else report(counted("en"), counted("vi"));

function report(en: Counted, vi: Counted): void {
  const table = wayTable(en, vi);
  process.stdout.write(`${table}\n`);
  writeFileSync(page, withTable(readFileSync(page, "utf8"), table));
  const long = [en, vi].map(sumsOf).filter((sums) => {
    return sums.clicks > wayAims.clicks || sums.changes > wayAims.changes;
  });
  if (long.length > 0) {
    fail(`The way is longer than ${wayAims.clicks} clicks and ${wayAims.changes} changes.`);
  }
}

function counted(language: string): Counted {
  const file = join(repository, "test-results", "way", `${language}.json`);
  return JSON.parse(readFileSync(file, "utf8")) as Counted;
}

function fail(why: string): void {
  process.stderr.write(`${why}\n`);
  process.exitCode = 1;
}
