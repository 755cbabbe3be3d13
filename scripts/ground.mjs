import { spawn, spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

// This file runs on whatever Node the machine has (20 or newer) and with nothing installed.

export const repository = join(dirname(fileURLToPath(import.meta.url)), "..");

const modules = join(repository, "node_modules");

/** Installs the packages of the lock file unless exactly these are installed. */
export function install() {
  if (isInstalled()) return;
  const start = Date.now();
  say("Installing packages, once; this takes a minute or two …");
  const flags = ["ci", "--no-audit", "--no-fund", "--loglevel=error"];
  const { status } = npm(flags, repository);
  if (status !== 0) fail("The packages could not be installed (npm ci failed).");
  say(`Packages installed in ${Math.round((Date.now() - start) / 1000)} s.`);
}

/** Gives the Node that the project brings, fetching it where no install script was allowed. */
export function findNode() {
  const found = nodePlaces().find(existsSync);
  if (found) return found;
  const home = join(modules, "node");
  say("Fetching Node 24 …");
  const script = join(home, "installArchSpecificPackage.js");
  // Its output would otherwise mix with what the caller prints.
  if (existsSync(script)) spawnSync(process.execPath, [script], { cwd: home, stdio: [0, 2, 2] });
  const fetched = nodePlaces().find(existsSync);
  if (fetched) return fetched;
  if (Number(process.versions.node.split(".")[0]) >= 24) return process.execPath;
  return fail(
    "Node 24 is missing: allow the install script of the package “node”, or use Node 24.",
  );
}

// The young part of the memory may grow to 8 MB instead of 16: the server rests at 170 MB, not 215.
const flags = ["--disable-warning=ExperimentalWarning", "--max-semi-space-size=8"];

/**
 * Runs a TypeScript file on the project's own Node, installing what is missing first, and ends
 * as it ends. Signals reach the file once, and it learns when this process is killed.
 */
export function runOnNode24(file, args) {
  install();
  const child = spawn(findNode(), [...flags, file, ...args], {
    stdio: ["inherit", "inherit", "inherit", "ipc"],
    // The next start does not compile the modules again.
    env: { NODE_COMPILE_CACHE: join(repository, ".fairway", "compiled"), ...process.env },
  });
  let asked = 0;
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) {
    process.on(signal, () => {
      asked = Date.now();
      // From a terminal Ctrl+C reaches the child by itself; another process's signal does not.
      if (signal !== "SIGINT" || !process.stdin.isTTY) child.kill(signal);
    });
  }
  if (process.env.npm_lifecycle_event) {
    // npm passes a signal only to the shell between itself and this process.
    const shell = process.ppid;
    const look = () => {
      if (process.ppid !== shell) child.kill("SIGTERM");
    };
    setInterval(look, 200).unref();
  }
  child.on("error", (error) => fail(error.message));
  child.on("exit", (code, signal) => process.exit(code ?? (signal && asked ? 130 : 1)));
}

function isInstalled() {
  try {
    const wanted = JSON.parse(readFileSync(join(repository, "package-lock.json"), "utf8")).packages;
    const present = JSON.parse(readFileSync(join(modules, ".package-lock.json"), "utf8")).packages;
    return Object.entries(wanted).every(([path, { version, optional, link }]) => {
      if (!path.startsWith("node_modules/") && !path.includes("/node_modules/")) return true;
      if (!present[path]) return optional === true;
      return link === true || present[path].version === version;
    });
  } catch {
    return false;
  }
}

function nodePlaces() {
  const { platform, arch } = process;
  const system = platform === "win32" ? "win" : platform;
  const program = platform === "win32" ? "node.exe" : "node";
  const names = [`node-${system}-${arch}`, `node-bin-${system}-${arch}`];
  return [
    join(modules, "node", "bin", program),
    ...names.map((name) => join(modules, "node", "node_modules", name, "bin", program)),
    ...names.map((name) => join(modules, name, "bin", program)),
  ];
}

function npm(args, cwd) {
  const inNpm = process.env.npm_execpath?.endsWith(".js") ? process.env.npm_execpath : null;
  const [program, first] = inNpm ? [process.execPath, [inNpm]] : ["npm", []];
  return spawnSync(program, [...first, ...args], {
    cwd,
    stdio: ["ignore", 2, 2],
    shell: !inNpm && process.platform === "win32",
  });
}

function say(line) {
  process.stderr.write(`${line}\n`);
}

function fail(reason) {
  say(reason);
  process.exit(1);
}
