import { type ChildProcess, spawn } from "node:child_process";
import { closeSync, existsSync, openSync, readFileSync, writeFileSync } from "node:fs";
import { readFile, realpath, rm, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import { Client } from "pg";
import {
  changePassword,
  createCluster,
  keptPassword,
  programOptions,
  roleName,
} from "./cluster.ts";
import { embeddedDataDir, openFolder, preparePlace } from "./dataPlace.ts";
import { freePort } from "./freePort.ts";
import { readyBinaries } from "./postgresBinaries.ts";
import { endServer, isAlive, runningServer, startOf } from "./runningServer.ts";
import { type Account, unprivilegedAccount } from "./unprivilegedAccount.ts";
import { makeWorkingRole } from "./workingRole.ts";

const FIRST_PORT = 54_329;
const TRIES = 5;
// Recovery after a crash may replay a long log.
const PATIENCE_MS = 120_000;
const GRACE_MS = 1000;
const REVIVE_MS = 1000;

/** An embedded PostgreSQL server: the address of its owner, and the address for work. */
export type EmbeddedPostgres = { url: string; workUrl: string; stop(): Promise<void> };

/**
 * The data directory, the preferred port, the package of programs, where to copy the package if
 * necessary, additional server settings, and whether the server is restarted when it ends by itself.
 */
export type EmbeddedPostgresOptions = {
  dataDir?: string;
  port?: number;
  binaries?: string;
  spare?: string;
  settings?: Record<string, string>;
  revive?: boolean;
};

/** A server that was found or launched; `ended` resolves when a launched one has ended. */
type Standing = EmbeddedPostgres & { ended: Promise<void> };

type Launch = {
  bin: string;
  dataDir: string;
  password: string;
  account: Account | null;
  options: EmbeddedPostgresOptions;
};

/**
 * Starts the installed PostgreSQL and creates its data directory on first use.
 *
 * If another running Fairway has started a server on the same data, that server is shared and left
 * running at `stop`; if its Fairway was killed, the server is ended and started again.
 */
export async function startEmbeddedPostgres(
  options: EmbeddedPostgresOptions = {},
): Promise<EmbeddedPostgres> {
  const given = options.dataDir ?? (await embeddedDataDir());
  const account = unprivilegedAccount(await ownerOf(given));
  await preparePlace(dirname(given), account);
  const dataDir = join(await realpath(dirname(given)), given.slice(dirname(given).length + 1));
  const isRoot = process.getuid?.() === 0;
  const spare = options.spare ?? (isRoot ? await openFolder() : dirname(dataDir));
  const bin = await readyBinaries(spare, account, options.binaries);
  const { password, isNew } = await keptPassword(dataDir);
  const launch = { bin, dataDir, password, account, options };
  if (!existsSync(join(dataDir, "PG_VERSION"))) {
    await createCluster(bin, dataDir, password, account);
  } else if (isNew && !runningServer(dataDir)) {
    changePassword(bin, dataDir, password, account);
  }
  for (let attempt = 1; attempt <= TRIES; attempt += 1) {
    const server = (await shareServer(launch)) ?? (await launchServer(launch));
    if (server) return options.revive ? revived(launch, server) : server;
    await pause(100 * attempt);
  }
  throw new Error(`PostgreSQL does not start on ${dataDir}:\n${logTail(dataDir)}`);
}

/** Restarts a server whenever it ends by itself, e.g. because its disk was full. */
function revived(launch: Launch, first: Standing): EmbeddedPostgres {
  const { url, workUrl } = first;
  const port = Number(new URL(url).port);
  const again = { ...launch, options: { ...launch.options, port } };
  const now = { server: first, isWanted: true };
  const watch = async () => {
    for (;;) {
      await now.server.ended;
      await pause(REVIVE_MS);
      if (!now.isWanted) return;
      now.server = (await launchServer(again).catch(() => null)) ?? now.server;
      // `stop` was called during the start.
      if (!now.isWanted) await now.server.stop();
    }
  };
  void watch();
  const stop = () => {
    now.isWanted = false;
    return now.server.stop();
  };
  return { url, workUrl, stop };
}

async function shareServer(launch: Launch): Promise<Standing | null> {
  const found = runningServer(launch.dataDir);
  if (!found) {
    await rm(join(launch.dataDir, "postmaster.pid"), { force: true });
    return null;
  }
  // Of two simultaneous starts the later one has written a wrong process id until the server is ready.
  const port = await readyPort(launch.dataDir, found.pid);
  if (!(await launcherLives(launch.dataDir, found.pid, GRACE_MS))) {
    await endServer(found.pid);
    return null;
  }
  if (!port) return null;
  const ended = new Promise<void>(() => {});
  return { ...(await addresses(launch, port)), stop: async () => {}, ended };
}

async function launchServer(launch: Launch): Promise<Standing | null> {
  const { dataDir, account } = launch;
  const place = dirname(dataDir);
  const port = await freePort(launch.options.port ?? FIRST_PORT);
  const log = openSync(`${dataDir}.log`, "w", 0o600);
  const settings = {
    listen_addresses: "127.0.0.1",
    port: String(port),
    unix_socket_directories: "",
    max_connections: "200",
    ...launch.options.settings,
  };
  const flags = Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
  // In its own session, so that Ctrl+C reaches Fairway first and the database last.
  const server = spawn(join(launch.bin, "postgres"), ["-D", dataDir, ...flags], {
    ...programOptions(place, account),
    detached: true,
    stdio: ["ignore", log, log],
  });
  server.on("error", () => {});
  const ended = new Promise<void>((over) => server.once("exit", () => over()));
  closeSync(log);
  if (!server.pid) return null;
  server.unref();
  // Immediately, before the server has written the lock file that another start would find.
  const launcher = { pid: process.pid, start: startOf(process.pid), postgres: server.pid };
  const sayWhose = () => writeFileSync(`${dataDir}.launcher`, JSON.stringify(launcher));
  sayWhose();
  const watch = watchOver(server.pid, place, account);
  const stop = async () => {
    letGo(watch);
    if (server.exitCode === null && server.signalCode === null)
      await endServer(server.pid as number);
  };
  const isReady = await readyPort(dataDir, server.pid);
  if (!isReady) {
    await stop();
    return null;
  }
  sayWhose();
  return { ...(await addresses(launch, port)), stop, ended };
}

/** Ends the server when this process is killed and cannot do so itself. */
function watchOver(pid: number, place: string, account: Account | null): ChildProcess | null {
  if (process.platform === "win32") return null;
  const script = 'cat >/dev/null; kill -INT "$0"';
  const watch = spawn("/bin/sh", ["-c", script, String(pid)], {
    ...programOptions(place, account),
    detached: true,
    stdio: ["pipe", "ignore", "ignore"],
  });
  watch.on("error", () => {});
  watch.stdin?.on("error", () => {});
  (watch.stdin as unknown as { unref?: () => void } | null)?.unref?.();
  watch.unref();
  return watch;
}

function letGo(watch: ChildProcess | null): void {
  if (!watch?.pid) return;
  try {
    process.kill(-watch.pid, "SIGKILL");
  } catch {}
}

async function readyPort(dataDir: string, pid: number): Promise<number | null> {
  const deadline = Date.now() + PATIENCE_MS;
  while (Date.now() < deadline && isAlive(pid)) {
    const found = runningServer(dataDir);
    if (found && found.pid !== pid) return null;
    if (found?.ready) return found.port;
    await pause(10);
  }
  return null;
}

async function launcherLives(dataDir: string, postgres: number, grace: number): Promise<boolean> {
  const deadline = Date.now() + grace;
  for (;;) {
    const lives = await saidLauncherLives(dataDir, postgres);
    if (lives || Date.now() > deadline || !isAlive(postgres)) return lives;
    await pause(50);
  }
}

async function saidLauncherLives(dataDir: string, postgres: number): Promise<boolean> {
  try {
    const said = JSON.parse(await readFile(`${dataDir}.launcher`, "utf8")) as {
      pid: number;
      start: string;
      postgres: number;
    };
    if (said.postgres !== postgres) return false;
    return isAlive(said.pid) && startOf(said.pid) === said.start;
  } catch {
    return false;
  }
}

async function addresses(launch: Launch, port: number) {
  const base = `postgres://${roleName}:${launch.password}@127.0.0.1:${port}`;
  const url = `${base}/${roleName}`;
  const client = new Client(`${base}/postgres`);
  await client.connect();
  try {
    const workUrl = await makeWorkingRole(client, url);
    const found = await client.query("select from pg_database where datname = $1", [roleName]);
    if (found.rowCount === 0) await client.query(`create database ${roleName}`).catch(mayExist);
    return { url, workUrl };
  } finally {
    await client.end();
  }
}

// Another start may have created it in the meantime.
function mayExist(error: unknown): void {
  if (!["42P04", "23505"].includes((error as { code: string }).code)) throw error;
}

async function ownerOf(path: string): Promise<Account | undefined> {
  const found = await stat(path).catch(() => null);
  return found ? { uid: found.uid, gid: found.gid } : undefined;
}

function logTail(dataDir: string): string {
  return readFileSync(`${dataDir}.log`, "utf8").split("\n").slice(-12).join("\n");
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((done) => setTimeout(done, milliseconds));
}
