import { type ChildProcess, execFile, execFileSync, spawn } from "node:child_process";
import { existsSync, readFileSync, rmSync } from "node:fs";
import { chmod, chown, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { promisify } from "node:util";
import { type Account, unprivilegedAccount } from "@fairway/engine/db/unprivilegedAccount.ts";

/** A part that cannot be tried on this machine, and what is missing for it. */
export class NotTried extends Error {}

/** A program of a Debian package. */
export interface Wanted {
  readonly package: string;
  readonly file: string;
}

/** What installing depends on. */
export interface Machine {
  readonly isRoot: boolean;
  /** Where programs are looked for, as in `PATH`. */
  readonly path: string;
  /** The file that says whether a package may start its services. */
  readonly policyFile: string;
}

const thisMachine: Machine = {
  isRoot: process.getuid?.() === 0,
  path: process.env["PATH"] ?? "",
  policyFile: "/usr/sbin/policy-rc.d",
};

/**
 * Installs the Debian packages of programs that are missing, as root.
 *
 * Throws NotTried, with what is missing, where it cannot.
 */
export async function haveInstalled(
  wanted: readonly Wanted[],
  machine: Machine = thisMachine,
): Promise<void> {
  const missing = wanted.filter((each) => !existsSync(each.file));
  if (missing.length === 0) return;
  const packages = [...new Set(missing.map((each) => each.package))];
  const named = packages.join(" ");
  if (!machine.isRoot) {
    throw new NotTried(`missing: ${named}; as root run: apt-get install ${named}`);
  }
  const aptGet = machine.path
    .split(delimiter)
    .map((folder) => join(folder, "apt-get"))
    .find((file) => existsSync(file));
  if (!aptGet) {
    throw new NotTried(`missing: ${named}, and this machine has no apt-get`);
  }
  const said = await withoutServices(machine, async () => {
    const install = ["install", "-y", "--no-install-recommends", ...packages];
    const first = await runApt(aptGet, install);
    if (first === null) return null;
    // The lists may be old or absent.
    await runApt(aptGet, ["update"]);
    return runApt(aptGet, install);
  });
  const still = missing.filter((each) => !existsSync(each.file));
  if (still.length > 0) {
    throw new NotTried(`missing: ${named}; apt-get could not install it: ${said ?? "no reason"}`);
  }
}

// A source that does not answer would otherwise be tried for many minutes.
const patience = ["Acquire::http::Timeout=20", "Acquire::https::Timeout=20", "Acquire::Retries=1"];
const MOST_MS = 600_000;

/** Runs apt-get and returns the last line of its error, or null. */
async function runApt(aptGet: string, args: readonly string[]): Promise<string | null> {
  try {
    await promisify(execFile)(aptGet, [...patience.flatMap((each) => ["-o", each]), ...args], {
      env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
      timeout: MOST_MS,
      maxBuffer: 64 * 1024 * 1024,
    });
    return null;
  } catch (error) {
    const said = (error as { stderr?: string }).stderr?.trim() || (error as Error).message;
    return said.split("\n").at(-1) ?? "";
  }
}

// A package's service would listen on its usual port; only the program is needed.
async function withoutServices<T>({ policyFile }: Machine, work: () => Promise<T>): Promise<T> {
  if (existsSync(policyFile)) return work();
  const remove = () => rmSync(policyFile, { force: true });
  // Left behind, it would keep the services of every later package from starting.
  const interrupted = () => {
    remove();
    process.exit(130);
  };
  const signals = ["SIGINT", "SIGTERM"] as const;
  for (const each of signals) process.once(each, interrupted);
  try {
    await writeFile(policyFile, "#!/bin/sh\nexit 101\n", { mode: 0o755 });
    return await work();
  } finally {
    remove();
    for (const each of signals) process.off(each, interrupted);
  }
}

/** A temporary folder that belongs to the account of the programs, and is removed at the end. */
export interface Place {
  readonly folder: string;
  readonly account: Account | null;
  /** Writes a file that only the account can read. */
  write(name: string, text: string): Promise<string>;
  remove(): Promise<void>;
}

/** Makes a temporary folder for programs that refuse to run as root. */
export async function makePlace(): Promise<Place> {
  const account = unprivilegedAccount();
  const folder = await mkdtemp(join(tmpdir(), "fairway-real-"));
  await chmod(folder, 0o755);
  const own = (path: string) => account && chown(path, account.uid, account.gid);
  await own(folder);
  return {
    folder,
    account,
    async write(name, text) {
      const file = join(folder, name);
      await writeFile(file, text, { mode: 0o600 });
      await own(file);
      return file;
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

/** Runs a program of a place to its end; what it writes to the error output is thrown. */
export function runIn(place: Place, file: string, args: readonly string[]): void {
  execFileSync(file, [...args], optionsOf(place));
}

/** A program that runs until it is stopped. */
export interface Running {
  stop(): Promise<void>;
}

/** Starts a program in a place and waits until it listens on its port. */
export async function startIn(
  place: Place,
  program: { file: string; args: readonly string[]; port: number; stopBy?: NodeJS.Signals },
): Promise<Running> {
  const { file, args, port } = program;
  const child: ChildProcess = spawn(file, [...args], { ...optionsOf(place), detached: false });
  let said = "";
  child.stderr?.on("data", (text: Buffer) => {
    said = `${said}${text.toString("utf8")}`.slice(-4000);
  });
  child.stdout?.resume();
  const ended = new Promise<void>((over) => {
    child.once("exit", () => over());
    child.once("error", (error) => {
      said += error.message;
      over();
    });
  });
  // A program that could not be started has no id.
  const isOver = () => !child.pid || child.exitCode !== null || child.signalCode !== null;
  const stop = async () => {
    if (!isOver()) child.kill(program.stopBy ?? "SIGTERM");
    await ended;
  };
  for (let tries = 0; tries < 600 && !isOver(); tries += 1) {
    if (await listensOn(port)) return { stop };
    await pause(50);
  }
  await stop();
  throw new Error(`${file} does not listen on ${port}: ${said.trim()}`);
}

function optionsOf({ folder, account }: Place) {
  return {
    cwd: folder,
    env: { PATH: "/usr/sbin:/usr/bin:/sbin:/bin", LC_ALL: "C.UTF-8", HOME: folder },
    stdio: ["ignore", "pipe", "pipe"] as ["ignore", "pipe", "pipe"],
    ...account,
  };
}

function listensOn(port: number): Promise<boolean> {
  return new Promise((answer) => {
    const socket = connect(port, "127.0.0.1");
    const over = (isOpen: boolean) => {
      socket.destroy();
      answer(isOpen);
    };
    socket.once("connect", () => over(true));
    socket.once("error", () => over(false));
  });
}

/** Says which Debian this is, for the figures. */
export async function systemName(): Promise<string> {
  const found = (await readdir("/etc")).includes("os-release");
  const text = found ? readFileSync("/etc/os-release", "utf8") : "";
  return /^PRETTY_NAME="?([^"\n]+)/m.exec(text)?.[1] ?? process.platform;
}
