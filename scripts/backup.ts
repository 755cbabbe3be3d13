import { mkdir } from "node:fs/promises";
import { dirname, join } from "node:path";
import { parseArgs } from "node:util";
import { restoreBackup } from "../engine/backup/restoreBackup.ts";
import { writeBackup } from "../engine/backup/writeBackup.ts";
import { startEmbeddedPostgres } from "../engine/db/launcher.ts";
import { createScratchDatabase } from "../engine/db/scratchDatabase.ts";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { unchecked: { type: "boolean", default: false } },
});
const migrations = join(import.meta.dirname, "..", "db", "migrations");
const stamp = new Date().toISOString().slice(0, 19).replace(/\D/g, "");
const usual = join(import.meta.dirname, "..", ".fairway", "backups");
const file = positionals[0] ?? join(usual, `fairway-${stamp}.backup`);
await mkdir(dirname(file), { recursive: true });
const given = process.env["DATABASE_OWNER_URL"] || process.env["DATABASE_URL"];
const postgres = given ? { url: given, stop: async () => {} } : await startEmbeddedPostgres();

try {
  const sums = await writeBackup(postgres.url, file);
  const tables = Object.values(sums);
  const rows = tables.reduce((sum, each) => sum + each.rows, 0);
  process.stdout.write(`${file}: ${rows} rows of ${tables.length} tables\n`);
  if (!values.unchecked) {
    const scratch = await createScratchDatabase(postgres.url);
    try {
      // Refuses by itself when a table comes back different.
      await restoreBackup(scratch.url, file, migrations);
    } finally {
      await scratch.drop();
    }
    process.stdout.write(
      "Restored into a scratch database and compared: every table is the same.\n",
    );
  }
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exitCode = 1;
} finally {
  await postgres.stop();
}
