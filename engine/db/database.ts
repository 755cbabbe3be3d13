import { Kysely, PostgresDialect } from "kysely";
import { Client, Pool, type PoolConfig } from "pg";
import { columnTypes } from "./columnTypes.ts";
import { guardedClient } from "./guardedClient.ts";
import { NamedClient } from "./namedClient.ts";

/** Tables by name, rows by column; the row types are in the areas, in the files of their SQL. */
export type Tables = Record<string, Record<string, unknown>>;

/** One PostgreSQL database and its connection pools. */
export type Database = {
  readonly url: string;
  readonly kysely: Kysely<Tables>;
  /** Connections that refuse to write, so that reads need no transaction. */
  readonly reading: Kysely<Tables> | null;
  readonly pool: Pool;
  close(): Promise<void>;
};

/** The settings of a database; without limits there are no timeouts. */
export type DatabaseOptions = {
  /** The number of connections for writing, and the same number for reading. */
  poolSize?: number;
  /** Whether statements are prepared by name. */
  namedStatements?: boolean;
  /** The longest wait for a connection, in milliseconds. */
  waitMs?: number | undefined;
  /** The longest run time of a statement, in milliseconds. */
  statementMs?: number | undefined;
  /** The number of migrations that this program has; a database with more refuses its transactions. */
  migrations?: number | undefined;
};

// The program waits this much longer than the database's own limit for a statement to end.
const GRACE_MS = 5000;

/**
 * Compiling a plan takes longer than running it, and by default PostgreSQL compiles costly plans.
 */
export const NOT_COMPILED = "set jit = off";

/** Opens pools on a PostgreSQL address; connections are made at the first statement. */
export function openDatabase(url: string, options: DatabaseOptions = {}): Database {
  // Old connection poolers in transaction mode mix connections: neither named statements nor
  // settings survive.
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
          `set time zone 'UTC'; set datestyle to 'ISO'; ${NOT_COMPILED}; ${planning} ${limit} ${setting}`,
        );
      },
    };
    config.Client = guardedClient(ownConnections ? NamedClient : Client, migrations);
    const pool = new Pool(config);
    // An idle connection that the server closes must not end the process; the next use reconnects.
    pool.on("error", () => {});
    // The same holds between two statements: the next statement on the connection fails by itself.
    pool.on("connect", (client) => client.on("error", () => {}));
    return { pool, kysely: new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) }) };
  };
  const writing = open("");
  const reading = ownConnections ? open("set default_transaction_read_only = on") : null;
  const end = async (each: typeof writing) => {
    await each.kysely.destroy();
    // Kysely ends a pool only if it was used.
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
