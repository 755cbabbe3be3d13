import { Kysely, PostgresDialect } from "kysely";
import { Pool, type PoolConfig } from "pg";
import { columnTypes } from "./columnTypes.ts";
import { NamedClient } from "./namedClient.ts";

/** Every table by name, every row by column; the areas' row types live beside their SQL. */
export type Tables = Record<string, Record<string, unknown>>;

/** One PostgreSQL database and the connections held to it. */
export type Database = {
  readonly url: string;
  readonly kysely: Kysely<Tables>;
  readonly pool: Pool;
  close(): Promise<void>;
};

/** How many connections are held, and whether statements are prepared under a name. */
export type DatabaseOptions = { poolSize?: number; namedStatements?: boolean };

/** Opens a pool on a PostgreSQL address; nothing is connected before the first statement. */
export function openDatabase(url: string, options: DatabaseOptions = {}): Database {
  const config: PoolConfig = {
    connectionString: url,
    max: options.poolSize ?? 10,
    types: columnTypes,
    onConnect: async (client) => {
      await client.query("set time zone 'UTC'; set datestyle to 'ISO'");
    },
  };
  // Old connection poolers in transaction mode cannot keep named statements apart.
  if (options.namedStatements ?? true) config.Client = NamedClient;
  const pool = new Pool(config);
  // An idle connection cut by the server must not end the process; the next use reconnects.
  pool.on("error", () => {});
  const kysely = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  let closed: Promise<void> | null = null;
  const close = () => {
    closed ??= kysely.destroy().then(async () => {
      // Kysely ends the pool only when it has used it.
      if (!pool.ended) await pool.end();
    });
    return closed;
  };
  return { url, kysely, pool, close };
}
