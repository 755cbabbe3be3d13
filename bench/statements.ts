import { startEmbeddedPostgres } from "@fairway/engine/db/launcher.ts";
import { createScratchDatabase } from "@fairway/engine/db/scratchDatabase.ts";
import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { countingStatements } from "./countingStatements.ts";
import { startInProcess } from "./inProcess.ts";
import { statementBudgets, statementCounts } from "./statementCounts.ts";

const folder = await mkdtemp(join(tmpdir(), "fairway-bench-"));
await chmod(folder, 0o711);
const postgres = await startEmbeddedPostgres({ dataDir: join(folder, "postgres") });
const scratch = await createScratchDatabase(postgres.url);
const { client, stop } = await startInProcess(scratch.url);
try {
  console.log("call                                  2 lines  200 lines  budget");
  for (const row of await statementCounts(countingStatements(client), 200)) {
    const figures = [row.few, row.many, statementBudgets[row.kind]];
    const [few, many, budget] = figures.map((figure) => String(figure).padStart(9));
    console.log(`${row.name.padEnd(36)}${few}${many}${budget}`);
  }
} finally {
  await stop();
  await scratch.drop();
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
}
