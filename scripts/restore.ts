import { join } from "node:path";
import { parseArgs } from "node:util";
import { restoreBackup } from "../engine/backup/restoreBackup.ts";
import { startEmbeddedPostgres } from "../engine/db/launcher.ts";
import { createDatabase } from "../engine/db/scratchDatabase.ts";

const usage = `npm run restore -- FILE [--new NAME]

Restores into the empty database of DATABASE_OWNER_URL or DATABASE_URL, else into that of the
embedded server. --new makes a database of that name on the same server first.
`;
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { new: { type: "string" } },
});
const [file] = positionals;
if (!file) {
  process.stderr.write(usage);
  process.exit(2);
}
const migrations = join(import.meta.dirname, "..", "db", "migrations");
const given = process.env["DATABASE_OWNER_URL"] || process.env["DATABASE_URL"];
const postgres = given ? { url: given, stop: async () => {} } : await startEmbeddedPostgres();

try {
  const url = values.new ? await createDatabase(postgres.url, values.new) : postgres.url;
  const sums = await restoreBackup(url, file, migrations);
  const rows = Object.values(sums).reduce((sum, each) => sum + each.rows, 0);
  process.stdout.write(
    `${rows} rows of ${Object.keys(sums).length} tables are back, each compared.\n`,
  );
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exitCode = 1;
} finally {
  await postgres.stop();
}
