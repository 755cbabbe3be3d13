import { readFile } from "node:fs/promises";
import { openDatabase } from "../engine/db/database.ts";
import { createScratchDatabase } from "../engine/db/scratchDatabase.ts";
import { inTransaction } from "../engine/db/tx.ts";
import { writeFourJobs } from "../tests/cast/fourJobs.ts";
import { preparePostgres } from "../tests/setup/preparePostgres.ts";
import { otherwise, playReports, reportScenario } from "./reports/playReports.ts";

const [file] = process.argv.slice(2);
if (!file) {
  console.error("npm run reports -- scenario.json");
  process.exit(2);
}

const scenario = reportScenario.parse(JSON.parse(await readFile(file, "utf8")));
const postgres = await preparePostgres();
const scratch = await createScratchDatabase(
  postgres.provided.postgresUrl,
  postgres.provided.postgresTemplate,
);
const database = openDatabase(scratch.url, { poolSize: 1 });
try {
  const told = await inTransaction(database, async (tx) => {
    await writeFourJobs(tx);
    return playReports(tx, scenario);
  });
  console.log(JSON.stringify(told, null, 2));
  const wrong = otherwise(scenario, told);
  for (const each of wrong) console.error(each);
  if (wrong.length > 0) process.exitCode = 1;
} finally {
  await database.close();
  await scratch.drop();
  await postgres.stop();
}
