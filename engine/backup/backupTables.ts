import { createHash } from "node:crypto";
import { type Client, escapeIdentifier } from "pg";
import { copyOut } from "../db/copyRows.ts";
import { linesOf, type TableHead, type TableSum } from "./backupFile.ts";

/**
 * Lists the tables of the business with their stored columns; generated columns are left out.
 *
 * Tables that a start recreates are left out: migrations, jobs, socket messages.
 */
export async function backupTables(client: Client): Promise<TableHead[]> {
  const found = await client.query<{ table: string; columns: string[] }>(
    `select c.relname as table,
        array_agg(a.attname::text order by a.attnum) filter (where a.attgenerated = '') as columns
      from pg_class c
      join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
      where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
        and c.relname not like 'socket\\_io\\_%' and c.relname not like 'kysely\\_%'
      group by c.relname order by c.relname`,
  );
  return found.rows;
}

/** Lists the migrations that a database has run. */
export async function migrationsOf(client: Client): Promise<string[]> {
  const found = await client.query<{ name: string }>(
    "select name from migration.kysely_migration order by name",
  );
  return found.rows.map((row) => row.name);
}

/** The rows of a table as COPY writes them, in stored order. */
export function rowsOf(client: Client, { table, columns }: TableHead): AsyncGenerator<Buffer> {
  return copyOut(client, `copy ${target({ table, columns })} to stdout`);
}

/** Names a table and its columns for COPY. */
export function target({ table, columns }: TableHead): string {
  return `${escapeIdentifier(table)} (${columns.map(escapeIdentifier).join(", ")})`;
}

/** Counts and hashes rows of a stream. */
export function summing() {
  const hash = createHash("sha256");
  let rows = 0;
  return {
    add(line: Buffer): void {
      hash.update(line);
      rows += 1;
    },
    sum: (): TableSum => ({ rows, sha256: hash.digest("hex") }),
  };
}

/** Counts and hashes the rows of a table in the database. */
export async function sumOf(client: Client, table: TableHead): Promise<TableSum> {
  const { add, sum } = summing();
  for await (const line of linesOf(rowsOf(client, table))) add(line);
  return sum();
}
