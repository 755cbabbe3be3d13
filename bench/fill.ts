import { ruleCount } from "../areas/books/server/checkBooks.ts";
import { brokenRules } from "../faults/books.ts";
import { openLargeCompany } from "./largeCompany/openLargeCompany.ts";

const words = process.argv.slice(2).filter((each) => each !== "fill");
const size = words.find((each) => !each.startsWith("--")) ?? "10k";
const large = await openLargeCompany(size, { fresh: words.includes("--fresh") });
try {
  const counted = await large.database.pool.query(
    `select relname as table, n_live_tup as rows, pg_size_pretty(pg_relation_size(relid)) as heap,
      pg_size_pretty(pg_indexes_size(relid)) as indexes
    from pg_stat_user_tables where n_live_tup > 10000 order by n_live_tup desc`,
  );
  console.table(counted.rows);
  if (words.includes("--books")) {
    const broken = await brokenRules(large.database);
    console.log(broken.length === 0 ? `the books hold: ${ruleCount} rules` : broken.join("\n"));
    process.exitCode = broken.length === 0 ? 0 : 1;
  }
} finally {
  await large.stop();
}
