import { NOT_COMPILED } from "@fairway/engine/db/database.ts";
import { addDays } from "@fairway/core/time/day.ts";
import { Client } from "pg";
import { refuseEcus } from "../../model/ecusRefusals.ts";
import type { EcusRow } from "../../model/declarationOfEcus.ts";
import { type FeedName, type FoundColumn, spellingOf } from "../../model/ecusTables.ts";
import { textOfBytes } from "../../model/repairedText.ts";
import type { DeclarationSource, SourceTarget } from "./declarationSource.ts";
import { type Dialect, pageStatement, probedFeed, tableNames } from "./ecusStatement.ts";
import { pagesOf } from "./pagesOf.ts";

const connectMs = 5_000;
const statementMs = 30_000;
const probeMs = 5_000;
// The program waits this much longer than the other database's own limit.
const graceMs = 2_000;

const columnsOfTables = `select c.relname as table, a.attname as column
  from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
  where upper(c.relname) = any($1::text[]) and pg_table_is_visible(c.oid)
    and has_column_privilege(c.oid, a.attnum, 'select')`;

/** ECUS tables in PostgreSQL. */
export const postgresSource: DeclarationSource = {
  probe: async (target) => {
    const client = await opened(target, probeMs);
    try {
      await spelling(client, target, probedFeed);
    } catch (error) {
      throw toldFault(error, target);
    } finally {
      close(client);
    }
  },
  pages: async function* (target, { feed, window, after }) {
    const client = await opened(target, statementMs + graceMs);
    try {
      const { rows: said } = await client.query<{ encoding: string }>(
        "select current_setting('server_encoding') as encoding",
      );
      const isBytes = said[0]?.encoding === "SQL_ASCII";
      const names = await spelling(client, target, feed);
      const statement = pageStatement(feed, names, isBytes ? inBytes : inText);
      yield* pagesOf(feed, after, async ({ day, key }) => {
        const values = [window.from, addDays(window.to, 1), day, key];
        const { rows } = await client.query<EcusRow>(statement, values);
        return isBytes ? rows.map(decoded) : rows;
      });
    } catch (error) {
      throw toldFault(error, target);
    } finally {
      close(client);
    }
  },
};

const inText: Dialect = {
  name: (name) => `"${name}"`,
  text: (column) => `${column}::text`,
  ordered: (text) => `(${text} collate "C")`,
  parameter: (at) => `$${at}::text`,
  first: (rows) => ({ behind: `limit ${rows}` }),
};

// Without an encoding the server sends what it has, which need not be Unicode.
const inBytes: Dialect = {
  ...inText,
  text: (column) => `encode(textsend(${column}::text), 'escape')`,
};

function decoded(row: Readonly<Record<string, string | null>>): Record<string, string | null> {
  return Object.fromEntries(
    Object.entries(row).map(([name, value]) => [name, value === null ? null : unescaped(value)]),
  );
}

function unescaped(value: string): string {
  if (!value.includes("\\")) return value;
  const bytes = value.replace(/\\(\\|[0-7]{3})/g, (_, code: string) =>
    code === "\\" ? "\\" : String.fromCharCode(Number.parseInt(code, 8)),
  );
  return textOfBytes(Buffer.from(bytes, "latin1"));
}

async function opened(target: SourceTarget, queryMs: number): Promise<Client> {
  const { address, port, dbname, dbusername, password } = target;
  const client = new Client({
    host: address,
    port,
    database: dbname,
    user: dbusername,
    password,
    connectionTimeoutMillis: connectMs,
    statement_timeout: statementMs,
    query_timeout: queryMs,
    application_name: "fairway",
  });
  // A connection that ends between two statements is told by the next one.
  client.on("error", () => undefined);
  try {
    await client.connect();
    // Without an index, and with a wrong guess at the rows, a loop would compare every pair.
    await client.query(
      `${NOT_COMPILED}; set default_transaction_read_only = on; set datestyle = 'ISO, DMY';
       set timezone = 'Asia/Ho_Chi_Minh'; set enable_nestloop = off`,
    );
    return client;
  } catch (error) {
    close(client);
    throw toldFault(error, target, "ecus.silent");
  }
}

async function spelling(client: Client, { dbname }: SourceTarget, feed: FeedName) {
  const { rows } = await client.query<FoundColumn>(columnsOfTables, [tableNames(feed)]);
  const found = spellingOf(feed, rows);
  if ("missing" in found) throw refuseEcus("ecus.noTable", { dbname, what: found.missing });
  return found;
}

// The answer does not wait for a server that says no goodbye.
function close(client: Client): void {
  void client.end().catch(() => undefined);
}

function toldFault(
  error: unknown,
  facts: Pick<SourceTarget, "host" | "dbname">,
  broken: "ecus.silent" | "ecus.dropped" = "ecus.dropped",
) {
  const {
    code = "",
    name,
    message = "",
  } = error as Partial<Record<"code" | "name" | "message", string>>;
  const { host, dbname } = facts;
  const said = { host, dbname };
  if (name === "Refused") return error;
  if (code.startsWith("28")) return refuseEcus("ecus.wrongPassword", said, { field: "dbpassword" });
  if (code === "3D000") return refuseEcus("ecus.noDatabase", said, { field: "dbname" });
  if (code === "42501") return refuseEcus("ecus.noTable", { dbname, what: message });
  if (code === "57014" || message === "Query read timeout") return refuseEcus("ecus.slow", said);
  return refuseEcus(broken, said, { field: "serverName" });
}
