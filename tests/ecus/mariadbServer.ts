import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { type Connection, createConnection } from "mysql2/promise";
import { freePort } from "../../engine/db/freePort.ts";
import { scratchFolder } from "../setup/scratchFolder.ts";
import { type EcusServer, reader, tableStatements, tables } from "./ecusServer.ts";

const program = "/usr/sbin/mariadbd";

/** Finds MariaDB, or null. */
export function findMariadb(): string | null {
  return existsSync(program) ? program : null;
}

/** Installs MariaDB from the system's packages where that is possible, and finds it. */
export function installMariadb(): string | null {
  if (findMariadb() || process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) {
    return findMariadb();
  }
  process.stdout.write("Installing MariaDB for the tests of ECUS connections …\n");
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  const aptGet = (...args: string[]) => spawnSync("apt-get", args, { env, stdio: "ignore" });
  aptGet("update");
  aptGet("install", "-y", "--no-install-recommends", "mariadb-server");
  return findMariadb();
}

/** Starts a MariaDB with the tables of ECUS 5 in a folder of its own, and removes both when stopped. */
export async function startEcusMariadb(): Promise<EcusServer> {
  const folder = await scratchFolder();
  const dataDir = join(folder, "mariadb");
  const account = process.getuid?.() === 0 ? ["--user=root"] : [];
  const made = spawnSync(
    "/usr/bin/mariadb-install-db",
    [
      "--no-defaults",
      `--datadir=${dataDir}`,
      "--auth-root-authentication-method=normal",
      ...account,
    ],
    { encoding: "utf8" },
  );
  if (made.status !== 0) throw new Error(`MariaDB cannot be prepared: ${made.stderr}`);
  const port = await freePort(0);
  const server = spawn(
    program,
    [
      "--no-defaults",
      `--datadir=${dataDir}`,
      `--socket=${join(folder, "mariadb.sock")}`,
      `--port=${port}`,
      "--bind-address=127.0.0.1",
      "--skip-name-resolve",
      "--innodb-flush-log-at-trx-commit=0",
      "--max-allowed-packet=64M",
      ...account,
    ],
    { stdio: "ignore" },
  );
  const owner = await connected(port, server);
  const statements = [
    "set session sql_mode = ''",
    "create database ECUS5VNACCS character set utf8mb4",
    "use ECUS5VNACCS",
    ...tableStatements("`"),
    `create user ${reader.name}@'%' identified by '${reader.password}'`,
    ...Object.keys(tables).map(
      (table) => `grant select on ECUS5VNACCS.${table} to ${reader.name}@'%'`,
    ),
  ];
  for (const statement of statements) await owner.query(statement);
  return {
    fields: {
      kind: "MariaDB",
      serverName: "127.0.0.1",
      port: String(port),
      dbname: "ECUS5VNACCS",
      dbusername: reader.name,
      dbpassword: reader.password,
    },
    run: async (statement) => void (await owner.query(statement)),
    stop: async () => {
      owner.destroy();
      const ended = new Promise((done) => server.once("exit", done));
      server.kill("SIGKILL");
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function connected(port: number, server: ChildProcess): Promise<Connection> {
  for (let tries = 0; ; tries += 1) {
    try {
      return await createConnection({ host: "127.0.0.1", port, user: "root", charset: "utf8mb4" });
    } catch (error) {
      if (tries > 150 || server.exitCode !== null) throw error;
      await pause(100);
    }
  }
}
