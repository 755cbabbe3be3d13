import { createWriteStream } from "node:fs";
import { rename, rm } from "node:fs/promises";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import { Client } from "pg";
import { NOT_COMPILED } from "../db/database.ts";
import { type BackupHead, END_OF_ROWS, linesOf, type TableSum } from "./backupFile.ts";
import { backupTables, migrationsOf, rowsOf, summing } from "./backupTables.ts";

/** The contents of a backup, table by table. */
export type BackupSums = Readonly<Record<string, TableSum>>;

/**
 * Writes the whole database, attached files included, to one file while people work.
 *
 * Everything is read in one snapshot: the file holds one consistent state, without uncommitted work.
 * The file gets its final name only when it is complete.
 */
export async function writeBackup(databaseUrl: string, file: string): Promise<BackupSums> {
  const client = new Client(databaseUrl);
  await client.connect();
  const draft = `${file}.unfinished`;
  const sums: Record<string, TableSum> = {};
  try {
    await client.query(`${NOT_COMPILED}; set datestyle to 'ISO'; set time zone 'UTC'`);
    // A scan that starts in the middle of a large table would change the order of the rows.
    await client.query("set synchronize_seqscans = off; set extra_float_digits = 3");
    await client.query("begin isolation level repeatable read read only");
    const parts = Readable.from(partsOf(client, sums), { objectMode: true, highWaterMark: 64 });
    await pipeline(parts, createGzip({ level: 3 }), createWriteStream(draft, { mode: 0o600 }));
    await client.query("commit");
    await rename(draft, file);
    return sums;
  } finally {
    await client.end();
    await rm(draft, { force: true });
  }
}

async function* partsOf(client: Client, sums: Record<string, TableSum>): AsyncGenerator<Buffer> {
  const line = (value: unknown) => Buffer.from(`${JSON.stringify(value)}\n`);
  const head: BackupHead = {
    fairwayBackup: 1,
    madeAt: new Date().toISOString(),
    migrations: await migrationsOf(client),
  };
  yield line(head);
  for (const table of await backupTables(client)) {
    yield line(table);
    const { add, sum } = summing();
    for await (const row of linesOf(rowsOf(client, table))) {
      add(row);
      yield row;
    }
    yield Buffer.from(`${END_OF_ROWS}\n`);
    const total = sum();
    sums[table.table] = total;
    yield line(total);
  }
  yield line({ whole: true });
}
