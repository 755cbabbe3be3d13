import { existsSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { freePort } from "@fairway/engine/db/freePort.ts";
import { databaseUrl, onServer } from "@fairway/engine/db/scratchDatabase.ts";
import { escapeIdentifier, escapeLiteral } from "pg";
import { makePlace, type Place, type Running, runIn, startIn } from "./programs.ts";

const programs = "/usr/lib/postgresql/15/bin";
const password = "Only for this run 1";

export const stockNeeds = [{ package: "postgresql-15", file: join(programs, "postgres") }];

/** Debian's PostgreSQL 15 with the settings that it has unless somebody changes them. */
export interface StockPostgres {
  /** The address of the superuser. */
  readonly url: string;
  readonly version: string;
  /** Creates a role without any privilege, and returns the address of a database as this role. */
  role(name: string, database: string): Promise<string>;
  /** Runs a statement as the superuser. */
  run(statement: string, database?: string): Promise<void>;
  stop(): Promise<void>;
}

/** Starts it in a temporary folder, on a free port, as an account that is not root. */
export async function startStockPostgres(): Promise<StockPostgres> {
  const place = await makePlace();
  let server: Running | null = null;
  try {
    const port = await freePort(0);
    server = await launch(place, port);
    const url = `postgres://postgres:${encodeURIComponent(password)}@127.0.0.1:${port}/postgres`;
    const said = await versionOf(url);
    const run = (statement: string, database = "postgres") =>
      onServer(databaseUrl(url, database), async (client) => void (await client.query(statement)));
    return {
      url,
      version: said,
      run,
      async role(name, database) {
        await run(
          `create role ${escapeIdentifier(name)} login password ${escapeLiteral(password)}`,
        );
        const address = new URL(databaseUrl(url, database));
        address.username = name;
        return address.toString();
      },
      async stop() {
        await server?.stop();
        await place.remove();
      },
    };
  } catch (error) {
    await server?.stop();
    await place.remove();
    throw error;
  }
}

/** Waits until the server takes connections, which is a moment after it listens. */
async function versionOf(url: string): Promise<string> {
  for (let tries = 0; ; tries += 1) {
    try {
      const said = await onServer(url, (client) => client.query("show server_version"));
      return String((said.rows[0] as { server_version: string }).server_version);
    } catch (error) {
      if ((error as { code?: string }).code !== "57P03" || tries > 200) throw error;
      await pause(50);
    }
  }
}

async function launch(place: Place, port: number): Promise<Running> {
  const data = join(place.folder, "data");
  const passwordFile = await place.write("password", password);
  if (!existsSync(data)) {
    runIn(place, join(programs, "initdb"), [
      `--pgdata=${data}`,
      "--username=postgres",
      `--pwfile=${passwordFile}`,
      "--auth=scram-sha-256",
    ]);
  }
  // The place and the port are all that differs from what the package does.
  const settings = [`port=${port}`, `unix_socket_directories=${place.folder}`];
  return startIn(place, {
    file: join(programs, "postgres"),
    args: ["-D", data, ...settings.flatMap((each) => ["-c", each])],
    port,
    stopBy: "SIGINT",
  });
}
