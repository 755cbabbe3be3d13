import { expect, test } from "vitest";
import { countingStatements } from "../../bench/countingStatements.ts";
import { startInProcess } from "../../bench/inProcess.ts";
import { statementBudgets, statementCounts } from "../../bench/statementCounts.ts";
import { testDatabase } from "../../engine/db/testDatabase.ts";
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
