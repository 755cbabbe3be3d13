import { randomBytes } from "node:crypto";
import { Client } from "pg";
import { createScratchDatabase } from "../../engine/db/scratchDatabase.ts";
import { type EcusServer, reader, tableStatements, tables } from "./ecusServer.ts";

/** Makes a database with the tables of ECUS 5 on a PostgreSQL server, and drops it when stopped. */
export async function startEcusPostgres(serverUrl: string): Promise<EcusServer> {
  const scratch = await createScratchDatabase(serverUrl);
  const { hostname, port, pathname } = new URL(scratch.url);
  const client = new Client({ connectionString: scratch.url });
  client.on("error", () => undefined);
  await client.connect();
  const name = `${reader.name}_${randomBytes(4).toString("hex")}`;
  const statements = [
    ...tableStatements('"'),
    `create role ${name} login password '${reader.password}'`,
    ...Object.keys(tables).map((table) => `grant select on "${table}" to ${name}`),
  ];
  await client.query(statements.join("; "));
  return {
    fields: {
      kind: "PostgreSQL",
      serverName: hostname === "localhost" ? "127.0.0.1" : hostname,
      port,
      dbname: pathname.slice(1),
      dbusername: name,
      dbpassword: reader.password,
    },
    run: async (statement) => void (await client.query(statement)),
    stop: async () => {
      await client.query(`drop owned by ${name} cascade; drop role ${name}`);
      await client.end();
      await scratch.drop();
    },
  };
}
