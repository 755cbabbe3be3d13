import { addDays } from "@fairway/core/time/day.ts";
import { type Connection, createConnection } from "mysql2/promise";
import { refuseEcus } from "../../model/ecusRefusals.ts";
import type { EcusRow } from "../../model/declarationOfEcus.ts";
import { type FeedName, type FoundColumn, spellingOf } from "../../model/ecusTables.ts";
import type { DeclarationSource, SourceTarget } from "./declarationSource.ts";
import { type Dialect, pageStatement, probedFeed, tableNames } from "./ecusStatement.ts";
import { pagesOf } from "./pagesOf.ts";

const connectMs = 5_000;
const statementMs = 30_000;
const probeMs = 5_000;
// The program waits this much longer than the other database's own limit.
const graceMs = 2_000;

const columnsOfTables = `select table_name as \`table\`, column_name as \`column\`, data_type as type
  from information_schema.columns where table_schema = database() and upper(table_name) in (?, ?)`;

/** ECUS tables in MariaDB or MySQL. Source: decision 0355 */
export const mariadbSource: DeclarationSource = {
  probe: async (target) => {
    const connection = await opened(target, probeMs);
    try {
      await spelling(connection, target, probedFeed);
    } catch (error) {
      throw toldFault(error, target);
    } finally {
      connection.destroy();
    }
  },
  pages: async function* (target, { feed, window, after }) {
    const connection = await opened(target, statementMs);
    try {
      const { names, binary } = await spelling(connection, target, feed);
      const statement = pageStatement(feed, names, dialectOf(binary));
      const values = (day: string, key: string) => [
        window.from,
        addDays(window.to, 1),
        day,
        key,
        day,
        day,
        key,
      ];
      yield* pagesOf(feed, after, async ({ day, key }) => {
        const sql = { sql: statement, timeout: statementMs + graceMs };
        const [found] = await connection.query(sql, values(day, key));
        return found as EcusRow[];
      });
    } catch (error) {
      throw toldFault(error, target);
    } finally {
      connection.destroy();
    }
  },
};

const dialectOf = (binary: ReadonlySet<string>): Dialect => ({
  name: (name) => `\`${name}\``,
  // Bytes without an encoding become letters, from which the mapping reads the text again.
  text: (column) => {
    const name = /`([^`]+)`$/.exec(column)?.[1]?.toLowerCase() ?? "";
    return binary.has(name)
      ? `convert(cast(${column} as binary) using latin1)`
      : `cast(${column} as char character set utf8mb4)`;
  },
  ordered: (text) => `(convert(${text} using utf8mb4) collate utf8mb4_bin)`,
  parameter: () => "?",
  first: (rows) => ({ behind: `limit ${rows}` }),
});

async function opened(target: SourceTarget, waitMs: number): Promise<Connection> {
  const { address: host, port, dbname, dbusername, password } = target;
  let connection: Connection | null = null;
  try {
    connection = await createConnection({
      host,
      port,
      database: dbname,
      user: dbusername,
      password,
      charset: "utf8mb4",
      connectTimeout: connectMs,
      dateStrings: true,
      supportBigNumbers: true,
      bigNumberStrings: true,
      multipleStatements: false,
      // No generated code, and no file of this computer for the other one.
      disableEval: true,
      flags: ["-LOCAL_FILES"],
    });
    // A connection that ends between two statements is told by the next one.
    connection.on("error", () => undefined);
    const settings = [
      "set session transaction read only",
      "set session time_zone = '+07:00'",
      "set session sql_mode = ''",
    ];
    for (const sql of settings) await connection.query({ sql, timeout: waitMs });
    await limitStatements(connection, waitMs);
    return connection;
  } catch (error) {
    connection?.destroy();
    throw toldFault(error, target, "ecus.silent");
  }
}

/** MariaDB and MySQL name the same limit differently. */
async function limitStatements(connection: Connection, timeout: number): Promise<void> {
  const [rows] = await connection.query({ sql: "select version() as version", timeout });
  const version = String((rows as { version: string }[])[0]?.version ?? "");
  // With 4, MariaDB joins by a hash, as MySQL does; without an index it would compare every pair.
  const sql = version.includes("MariaDB")
    ? `set session max_statement_time = ${statementMs / 1000}, session join_cache_level = 4`
    : `set session max_execution_time = ${statementMs}`;
  await connection.query({ sql, timeout });
}

async function spelling(connection: Connection, { dbname }: SourceTarget, feed: FeedName) {
  const [first = "", second = first] = tableNames(feed);
  const sql = { sql: columnsOfTables, timeout: probeMs };
  const [read] = await connection.query(sql, [first, second]);
  const found = read as (FoundColumn & { readonly type: string })[];
  const names = spellingOf(feed, found);
  if ("missing" in names) throw refuseEcus("ecus.noTable", { dbname, what: names.missing });
  const binary = new Set(
    found.filter(({ type }) => /binary|blob/i.test(type)).map(({ column }) => column.toLowerCase()),
  );
  return { names, binary };
}

const wrongAccount = new Set(["ER_ACCESS_DENIED_ERROR", "ER_ACCESS_DENIED_NO_PASSWORD_ERROR"]);
const noDatabase = new Set(["ER_BAD_DB_ERROR", "ER_DBACCESS_DENIED_ERROR"]);
const noTable = new Set(["ER_TABLEACCESS_DENIED_ERROR", "ER_COLUMNACCESS_DENIED_ERROR"]);
const tooSlow = new Set(["PROTOCOL_SEQUENCE_TIMEOUT", "ER_STATEMENT_TIMEOUT", "ER_QUERY_TIMEOUT"]);

function toldFault(
  error: unknown,
  { host, dbname }: Pick<SourceTarget, "host" | "dbname">,
  broken: "ecus.silent" | "ecus.dropped" = "ecus.dropped",
) {
  const { code = "", name, errno } = error as { code?: string; name?: string; errno?: number };
  if (name === "Refused") return error;
  const said = { host, dbname };
  if (wrongAccount.has(code)) {
    return refuseEcus("ecus.wrongPassword", said, { field: "dbpassword" });
  }
  if (noDatabase.has(code)) return refuseEcus("ecus.noDatabase", said, { field: "dbname" });
  if (noTable.has(code)) return refuseEcus("ecus.noTable", { dbname, what: code });
  // 1969 is MariaDB's own number of a statement that ran too long.
  if (errno === 1969 || tooSlow.has(code)) return refuseEcus("ecus.slow", said);
  return refuseEcus(broken, said, { field: "serverName" });
}
