import { createReadStream } from "node:fs";
import { pipeline } from "node:stream";
import { createGunzip } from "node:zlib";
import { Client } from "pg";
import { copyIn } from "../db/copyRows.ts";
import { NOT_COMPILED, openDatabase } from "../db/database.ts";
import { migrate } from "../db/migrate.ts";
import {
  type BackupHead,
  END_OF_ROWS,
  linesOf,
  type TableHead,
  type TableSum,
} from "./backupFile.ts";
import { backupTables, sumOf, summing, target } from "./backupTables.ts";
import type { BackupSums } from "./writeBackup.ts";

/**
 * Fills an empty database from a backup and compares every table with the recorded count and hash.
 *
 * The tables are created by the migrations that the backup names; a newer product runs the later
 * ones at its next start. All rows are inserted in one transaction. Foreign keys are created again
 * over the rows, so that a file that was edited by hand is refused.
 */
export async function restoreBackup(
  databaseUrl: string,
  file: string,
  migrations: string,
): Promise<BackupSums> {
  const lines = linesOf(unpacked(file));
  const next = async (): Promise<string> => {
    const { value, done } = await lines.next().catch((error: Error) => {
      throw new Error(`The backup ${file} cannot be read: ${error.message}`, { cause: error });
    });
    if (done) throw new Error(`The backup ${file} ends in the middle.`);
    return value.toString("utf8");
  };
  const head = readJson<BackupHead>(await next());
  if (head?.fairwayBackup !== 1) throw new Error(`${file} is no backup of Fairway.`);
  await makeTables(databaseUrl, migrations, head.migrations);

  const client = new Client(databaseUrl);
  await client.connect();
  try {
    await client.query(`${NOT_COMPILED}; set datestyle to 'ISO'; set time zone 'UTC'`);
    await client.query("set synchronize_seqscans = off; set extra_float_digits = 3");
    await client.query("begin");
    const tables = await backupTables(client);
    const keys = await loosen(client, tables);
    const sums: Record<string, TableSum> = {};
    for (;;) {
      const table = readJson<TableHead & { whole?: true }>(await next());
      if (table?.whole) break;
      if (!table?.table) throw new Error(`The backup ${file} is damaged.`);
      sums[table.table] = await restoreTable(client, table, next, lines);
    }
    for (const each of keys) await client.query(each);
    for (const { table } of tables) await client.query(`alter table ${table} enable trigger user`);
    await client.query("commit");
    await client.query("analyze");
    return sums;
  } finally {
    await client.end();
  }
}

async function restoreTable(
  client: Client,
  table: TableHead,
  next: () => Promise<string>,
  lines: AsyncGenerator<Buffer>,
): Promise<TableSum> {
  const { add, sum } = summing();
  async function* rows() {
    for (;;) {
      const { value, done } = await lines.next();
      if (done) throw new Error("The backup ends in the middle.");
      if (value.length <= 3 && value.toString("utf8").trimEnd() === END_OF_ROWS) return;
      add(value);
      yield value;
    }
  }
  await copyIn(client, `copy ${target(table)} from stdin`, rows());
  const read = sum();
  const said = readJson<TableSum>(await next());
  const stored = await sumOf(client, table);
  for (const found of [read, stored]) {
    if (found.rows !== said?.rows || found.sha256 !== said.sha256) {
      throw new Error(
        `${table.table} differs from the backup: ${found.rows} rows of ${said?.rows}, or other values.`,
      );
    }
  }
  return stored;
}

async function makeTables(
  databaseUrl: string,
  migrations: string,
  names: readonly string[],
): Promise<void> {
  const database = openDatabase(databaseUrl, { poolSize: 2 });
  try {
    const there = await database.pool.query<{ n: number }>(
      "select count(*)::int as n from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'",
    );
    if (there.rows[0]?.n !== 0) {
      throw new Error(
        "The database is not empty. A backup is restored into an empty database only.",
      );
    }
    await migrate(database, migrations, names);
  } finally {
    await database.close();
  }
}

/** Drops triggers, keys and rows that migrations wrote; returns the statements that recreate the keys. */
async function loosen(client: Client, tables: readonly TableHead[]): Promise<string[]> {
  const keys = await client.query<{ table: string; name: string; definition: string }>(
    `select conrelid::regclass::text as table, quote_ident(conname) as name,
        pg_get_constraintdef(oid) as definition
      from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`,
  );
  for (const { table } of tables) await client.query(`alter table ${table} disable trigger user`);
  for (const { table, name } of keys.rows) {
    await client.query(`alter table ${table} drop constraint ${name}`);
  }
  for (const { table } of tables) {
    const filled = await client.query(`select from ${table} limit 1`);
    if (filled.rowCount) await client.query(`delete from ${table}`);
  }
  return keys.rows.map(
    ({ table, name, definition }) => `alter table ${table} add constraint ${name} ${definition}`,
  );
}

function unpacked(file: string): AsyncIterable<Buffer> {
  const unzip = createGunzip();
  // An error on the way reaches the reader at the end of the stream.
  pipeline(createReadStream(file), unzip, () => {});
  return unzip;
}

function readJson<T>(text: string): T | null {
  try {
    return JSON.parse(text) as T;
  } catch {
    return null;
  }
}
