import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { rolledBack, testDatabase } from "@fairway/engine/db/testDatabase.ts";
import { expect, test } from "vitest";
import { otherwise, playReports, reportScenario } from "../../scripts/reports/playReports.ts";
import { writeFourJobs } from "../cast/fourJobs.ts";

const database = await testDatabase();
const file = join(import.meta.dirname, "fourJobs.json");
const scenario = reportScenario.parse(JSON.parse(await readFile(file, "utf8")));

test("the reports of the four jobs come to the figures of their scenario", () =>
  rolledBack(database, async (tx) => {
    await writeFourJobs(tx);
    const told = await playReports(tx, scenario);
    expect(otherwise(scenario, told)).toEqual([]);
    // A figure that differs is named with both values.
    const reports = scenario.reports.slice(0, 1).map((each) => ({
      ...each,
      totals: { profit: "1" },
    }));
    expect(otherwise({ reports }, told)).toEqual([
      "general report, VND, all: profit is 20267035, not 1",
    ]);
  }));
