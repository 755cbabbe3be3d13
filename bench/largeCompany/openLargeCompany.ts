import { chmod, mkdir } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Database, openDatabase } from "@fairway/engine/db/database.ts";
import { startEmbeddedPostgres } from "@fairway/engine/db/launcher.ts";
import { migrate } from "@fairway/engine/db/migrate.ts";
import { createDatabase, databaseUrl, onServer } from "@fairway/engine/db/scratchDatabase.ts";
import { inTransaction } from "@fairway/engine/db/tx.ts";
import { workingUrl } from "@fairway/engine/db/workingRole.ts";
import { fillCompany, fillVersion } from "./fillCompany.ts";
import { foundLargeCompany } from "./foundLargeCompany.ts";

const seed = 1;
const sizes: Readonly<Record<string, number>> = { "10k": 10_000, "100k": 100_000, "1m": 1_000_000 };

/** A filled company on a database server of its own. */
export interface LargeCompany {
  readonly size: string;
  readonly jobs: number;
  /** The connection of the owner of the tables, and that of the server's role. */
  readonly ownerUrl: string;
  readonly workUrl: string;
  readonly database: Database;
  stop(): Promise<void>;
}

/** The number of jobs of a size: 10k, 100k, 1m, or any number. */
export function jobsOf(size: string): number {
  const jobs = sizes[size.toLowerCase()] ?? Number(size);
  if (!(jobs >= 100)) throw new Error(`${size} is no size: 10k, 100k, 1m or a number from 100`);
  return jobs;
}

/**
 * Opens the large company of a size, and fills it when it does not exist. It is stored in
 * BENCH_HOME, or among temporary files, for the next run; `fresh` fills it again.
 */
export async function openLargeCompany(
  size: string,
  options: { fresh?: boolean; say?: (line: string) => void } = {},
): Promise<LargeCompany> {
  const { fresh = false, say = console.error } = options;
  const jobs = jobsOf(size);
  const home = process.env["BENCH_HOME"] ?? join(tmpdir(), "fairway-bench");
  await mkdir(home, { recursive: true });
  await chmod(home, 0o711);
  const postgres = await startEmbeddedPostgres({
    dataDir: join(home, "postgres"),
    settings: {
      shared_buffers: "2GB",
      work_mem: "64MB",
      jit: "off",
      random_page_cost: "1.1",
      max_wal_size: "8GB",
      checkpoint_timeout: "30min",
    },
  });
  const name = `large_${jobs}_${seed}_${await fillVersion()}`;
  const ownerUrl = databaseUrl(postgres.url, name);
  if (fresh) await drop(postgres.url, name);
  if (!(await exists(postgres.url, name))) await fill(postgres.url, name, jobs, say);
  const database = openDatabase(ownerUrl, { poolSize: 40 });
  // Indexes of migrations after the filling.
  await migrate(database, join(import.meta.dirname, "..", "..", "db", "migrations"));
  return {
    size,
    jobs,
    ownerUrl,
    workUrl: workingUrl(postgres.workUrl, ownerUrl),
    database,
    async stop() {
      await database.close();
      await postgres.stop();
    },
  };
}

async function fill(
  serverUrl: string,
  name: string,
  jobs: number,
  say: (line: string) => void,
): Promise<void> {
  const begun = performance.now();
  const draft = `${name}_draft`;
  await drop(serverUrl, draft);
  const url = await createDatabase(serverUrl, draft);
  const database = openDatabase(url, { poolSize: 2 });
  try {
    await migrate(database, join(import.meta.dirname, "..", "..", "db", "migrations"));
    const companyId = await inTransaction(database, (tx) => foundLargeCompany(tx));
    say(`${"founding".padEnd(24)} ${((performance.now() - begun) / 1000).toFixed(1)} s`);
    await fillCompany(url, companyId, { jobs, seed }, say);
  } finally {
    await database.close();
  }
  await onServer(serverUrl, (client) => client.query(`alter database ${draft} rename to ${name}`));
  say(`${jobs} jobs filled in ${((performance.now() - begun) / 1000).toFixed(0)} s`);
}

async function exists(serverUrl: string, name: string): Promise<boolean> {
  const found = await onServer(serverUrl, (client) =>
    client.query("select from pg_database where datname = $1", [name]),
  );
  return found.rowCount === 1;
}

async function drop(serverUrl: string, name: string): Promise<void> {
  await onServer(serverUrl, (client) =>
    client.query(`drop database if exists ${name} with (force)`),
  );
}
