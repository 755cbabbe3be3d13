import { checkAllBooks, ruleCount } from "../areas/books/server/checkBooks.ts";
import { openDatabase } from "../engine/db/database.ts";
import { startEmbeddedPostgres } from "../engine/db/launcher.ts";

const given = process.env["DATABASE_URL"];
const postgres = given ? { url: given, stop: async () => {} } : await startEmbeddedPostgres();
const database = openDatabase(postgres.url, { poolSize: 2 });
const say = (line: string) => process.stdout.write(`${line}\n`);
try {
  let differences = 0;
  const checked = await checkAllBooks(database);
  for (const { companyId, broken } of checked) {
    for (const { title, breaches } of broken) {
      differences += breaches.length;
      say(`company ${companyId}: not true that ${title.en}`);
      for (const breach of breaches) say(`  ${breach}`);
    }
  }
  say(`${checked.length} companies, ${ruleCount} rules, ${differences} differences`);
  if (differences > 0) process.exitCode = 1;
} finally {
  await database.close();
  await postgres.stop();
}
