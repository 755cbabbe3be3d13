import type { Database } from "@fairway/engine/db/database.ts";
import type { PoolClient } from "pg";

/** Sends one prepared statement of a transaction. */
export type Send = (name: string, text: string, values?: readonly unknown[]) => Promise<unknown>;

/**
 * Creates tables in a schema of their own, like the product's with every index and check but
 * without triggers and foreign keys: writing there has the minimal cost.
 */
export async function makeFloor(database: Database, tables: readonly string[]): Promise<void> {
  const made = tables.map(
    (table) => `create table floor.${table} (like public.${table} including all)`,
  );
  await database.pool.query(
    `drop schema if exists floor cascade; create schema floor; ${made.join("; ")}`,
  );
}

/**
 * A statement that copies rows `t` of a table into the floor's, or that of another schema, with other
 * values where given.
 */
export async function copyText(
  database: Database,
  table: string,
  from: string,
  own: Readonly<Record<string, string>>,
  schema: "floor" | "public" = "floor",
): Promise<string> {
  const found = await database.pool.query<{ name: string }>(
    `select column_name as name from information_schema.columns
    where table_schema = 'public' and table_name = $1 and is_generated = 'NEVER'
    order by ordinal_position`,
    [table],
  );
  const names = found.rows.map((row) => row.name);
  const values = names.map((name) => own[name] ?? `t.${name}`);
  return `insert into ${schema}.${table} (${names.join(", ")}) select ${values.join(", ")} from ${from}`;
}

/** Runs work in one transaction over a bare connection. */
export async function inBareTransaction(
  database: Database,
  work: (send: Send) => Promise<void>,
): Promise<void> {
  const client: PoolClient = await database.pool.connect();
  try {
    await client.query("begin");
    await work((name, text, values = []) =>
      client.query({ name, text, values: [...values], rowMode: "array" }),
    );
    await client.query("commit");
  } finally {
    client.release();
  }
}
