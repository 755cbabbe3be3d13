import { expect, test } from "vitest";
import { countingStatements } from "../../bench/countingStatements.ts";
import { startInProcess } from "../../bench/inProcess.ts";
import { serviceCounts } from "../../bench/countsOfServices.ts";
import { statementBudgets, statementCounts } from "../../bench/statementCounts.ts";
import { createScratchDatabase } from "../../engine/db/scratchDatabase.ts";
import { testDatabase, testServerUrl } from "../../engine/db/testDatabase.ts";
import { explainEveryStatement } from "../setup/everyStatement.ts";

explainEveryStatement();

const database = await testDatabase();

test("a call of the main job takes as many statements over 200 lines as over two, within its budget", {
  timeout: 300_000,
}, async () => {
  const { client, stop } = await startInProcess(database.url);
  try {
    const counts = await statementCounts(countingStatements(client), 200);
    const grown = counts.filter((each) => each.many > each.few);
    expect(grown).toEqual([]);
    const over = counts.filter((each) => each.few > statementBudgets[each.kind]);
    expect(over).toEqual([]);
  } finally {
    await stop();
  }
});

test("a call on a job of any service takes as many statements over 200 lines as over two, within its budget", {
  timeout: 600_000,
}, async () => {
  const own = await createScratchDatabase(testServerUrl());
  const { client, stop } = await startInProcess(own.url);
  try {
    const counts = await serviceCounts(countingStatements(client), 200);
    expect(counts.filter(({ few, many }) => many > few)).toEqual([]);
    expect(counts.filter(({ few, budget }) => few > budget)).toEqual([]);
    expect(new Set(counts.map(({ service }) => service)).size).toBe(8);
  } finally {
    await stop();
    await own.drop();
  }
});
