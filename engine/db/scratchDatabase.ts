import { randomBytes } from "node:crypto";
import { Client, escapeIdentifier } from "pg";

/** A database for one test or one run, dropped afterwards. */
export type ScratchDatabase = { url: string; drop(): Promise<void> };

/** Creates a database on a server, empty or from a template. */
export async function createScratchDatabase(
  serverUrl: string,
  template?: string,
): Promise<ScratchDatabase> {
  const name = `fairway_scratch_${randomBytes(6).toString("hex")}`;
  // For a small template copying files is faster than writing the log.
  const copied = template ? ` template ${escapeIdentifier(template)} strategy file_copy` : "";
  await onServer(serverUrl, (client) => client.query(`create database ${name}${copied}`));
  const url = databaseUrl(serverUrl, name);
  const drop = () => onServer(serverUrl, (client) => dropDatabase(client, name));
  return { url, drop };
}

/** Creates an empty database on a server and returns its address. */
export async function createDatabase(serverUrl: string, name: string): Promise<string> {
  await onServer(serverUrl, (client) => client.query(`create database ${escapeIdentifier(name)}`));
  return databaseUrl(serverUrl, name);
}

// Waits for connections that are closing: a forced end would raise an error in their owner.
async function dropDatabase(client: Client, name: string): Promise<void> {
  const others = "select count(*)::int as n from pg_stat_activity where datname = $1";
  for (let tries = 0; tries < 40; tries += 1) {
    const found = await client.query<{ n: number }>(others, [name]);
    if (found.rows[0]?.n === 0) break;
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  await client.query(`drop database ${name} with (force)`);
}

/** Returns the address of another database of the same server. */
export function databaseUrl(serverUrl: string, name: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.toString();
}

/** Runs a function on one connection to a server and closes the connection. */
export async function onServer<T>(
  serverUrl: string,
  fn: (client: Client) => Promise<T>,
): Promise<T> {
  const client = new Client(serverUrl);
  await client.connect();
  try {
    return await fn(client);
  } finally {
    await client.end();
  }
}
