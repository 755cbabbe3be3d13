import { NOT_COMPILED } from "@fairway/engine/db/database.ts";
import { Client } from "pg";
import { refuseEcus } from "../../model/ecusRefusals.ts";
import { ecusTables, missingOfEcus } from "../../model/ecusTables.ts";
import type { SourceTarget } from "./declarationSource.ts";

const connectMs = 5_000;
const statementMs = 30_000;
const probeMs = 5_000;

const columnsOfTables = `select table_name as table, column_name as column
  from information_schema.columns where upper(table_name) = any($1::text[])`;

/**
 * Connects read-only and looks whether the tables of ECUS 5 can be read.
 *
 * Refuses: ecus.silent · ecus.wrongPassword · ecus.noDatabase · ecus.noTable
 */
export async function probePostgres(target: SourceTarget): Promise<void> {
  const { host, address, port, dbname, dbusername, password } = target;
  const client = new Client({
    host: address,
    port,
    database: dbname,
    user: dbusername,
    password,
    connectionTimeoutMillis: connectMs,
    statement_timeout: statementMs,
    query_timeout: probeMs,
    application_name: "fairway",
  });
  // A connection that ends between two statements is told by the next one.
  client.on("error", () => undefined);
  try {
    await client.connect();
    await client.query(`${NOT_COMPILED}; set default_transaction_read_only = on`);
    const { rows } = await client.query<{ table: string; column: string }>(columnsOfTables, [
      Object.keys(ecusTables),
    ]);
    const what = missingOfEcus(rows);
    if (what) throw refuseEcus("ecus.noTable", { dbname, what });
  } catch (error) {
    throw toldFault(error, { host, dbname });
  } finally {
    // The answer does not wait for a server that says no goodbye.
    void client.end().catch(() => undefined);
  }
}

function toldFault(error: unknown, facts: { readonly host: string; readonly dbname: string }) {
  const { code = "", name } = error as { code?: string; name?: string };
  if (name === "Refused") return error;
  if (code.startsWith("28"))
    return refuseEcus("ecus.wrongPassword", facts, { field: "dbpassword" });
  if (code === "3D000") return refuseEcus("ecus.noDatabase", facts, { field: "dbname" });
  return refuseEcus("ecus.silent", facts, { field: "serverName" });
}
