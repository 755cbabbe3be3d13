import { randomBytes } from "node:crypto";
import { Client, escapeIdentifier } from "pg";

/** A database for one test or one run, gone afterwards. */
export type ScratchDatabase = { url: string; drop(): Promise<void> };

/** Creates a database on a server, empty or as a copy of a template. */
export async function createScratchDatabase(
  serverUrl: string,
  template?: string,
): Promise<ScratchDatabase> {
  const name = `fairway_scratch_${randomBytes(6).toString("hex")}`;
  // A copy of files is quicker than a replayed log for a small template.
  const copied = template ? ` template ${escapeIdentifier(template)} strategy file_copy` : "";
  await onServer(serverUrl, (client) => client.query(`create database ${name}${copied}`));
  const url = databaseUrl(serverUrl, name);
  const drop = async () => {
    await onServer(serverUrl, (client) => client.query(`drop database ${name} with (force)`));
  };
  return { url, drop };
}

/** Gives the address of another database of the same server. */
export function databaseUrl(serverUrl: string, name: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.toString();
}

/** Runs a function on one connection to a server and closes it. */
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
