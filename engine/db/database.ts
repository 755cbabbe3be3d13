import { Kysely, PostgresDialect } from "kysely";
import { Client, Pool, type PoolConfig } from "pg";
import { columnTypes } from "./columnTypes.ts";
import { guardedClient } from "./guardedClient.ts";
import { NamedClient } from "./namedClient.ts";

/** Every table by name, every row by column; the areas' row types live beside their SQL. */
export type Tables = Record<string, Record<string, unknown>>;

/** One PostgreSQL database and the connections held to it. */
export type Database = {
  readonly url: string;
  readonly kysely: Kysely<Tables>;
  /** Connections that refuse to write, so that reading needs no transaction around it. */
  readonly reading: Kysely<Tables> | null;
  readonly pool: Pool;
  close(): Promise<void>;
};

/** How a database is worked with; without limits everything is waited for. */
export type DatabaseOptions = {
  /** How many connections are held for writing, and as many for reading. */
  poolSize?: number;
  /** Whether statements are prepared under a name. */
  namedStatements?: boolean;
  /** How long somebody waits for a connection, in milliseconds. */
  waitMs?: number | undefined;
  /** How long a statement may take, in milliseconds. */
  statementMs?: number | undefined;
  /** How many migrations this program knows; when there are more it begins no transaction. */
  migrations?: number | undefined;
};

// How much longer than the database itself the program waits for it to end a statement.
const GRACE_MS = 5000;

/** Opens pools on a PostgreSQL address; nothing is connected before the first statement. */
export function openDatabase(url: string, options: DatabaseOptions = {}): Database {
  // Old connection poolers in transaction mode cannot keep what belongs to one connection apart:
  // neither named statements nor a setting.
  const ownConnections = options.namedStatements ?? true;
  const { waitMs, statementMs, migrations } = options;
  const planning = ownConnections ? `${NamedClient.planning};` : "";
  const open = (setting: string) => {
    const limit = statementMs ? `set statement_timeout = ${statementMs};` : "";
    const config: PoolConfig = {
      connectionString: url,
      max: options.poolSize ?? 10,
      types: columnTypes,
      ...(waitMs ? { connectionTimeoutMillis: waitMs } : {}),
      ...(statementMs ? { query_timeout: statementMs + GRACE_MS } : {}),
      onConnect: async (client) => {
        await client.query(
          `set time zone 'UTC'; set datestyle to 'ISO'; ${planning} ${limit} ${setting}`,
        );
      },
    };
    config.Client = guardedClient(ownConnections ? NamedClient : Client, migrations);
    const pool = new Pool(config);
    // An idle connection cut by the server must not end the process; the next use reconnects.
    pool.on("error", () => {});
    // Nor one that is cut between two statements: the next statement on it fails by itself.
    pool.on("connect", (client) => client.on("error", () => {}));
    return { pool, kysely: new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) }) };
  };
  const writing = open("");
  const reading = ownConnections ? open("set default_transaction_read_only = on") : null;
  const end = async (each: typeof writing) => {
    await each.kysely.destroy();
    // Kysely ends the pool only when it has used it.
    if (!each.pool.ended) await each.pool.end();
  };
  let closed: Promise<void> | null = null;
  const close = () => {
    closed ??= Promise.all([end(writing), ...(reading ? [end(reading)] : [])]).then(() => {});
    return closed;
  };
  return {
    url,
    kysely: writing.kysely,
    reading: reading?.kysely ?? null,
    pool: writing.pool,
    close,
  };
}
