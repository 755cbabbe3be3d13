import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";

/** A PostgreSQL server that runs on a data directory. */
export type RunningServer = { pid: number; port: number; ready: boolean };

/** Finds the server that runs on a data directory; a stale lock file does not count. */
export function runningServer(dataDir: string): RunningServer | null {
  let lines: string[];
  try {
    lines = readFileSync(join(dataDir, "postmaster.pid"), "utf8").split("\n");
  } catch (error) {
    if ((error as { code: string }).code === "ENOENT") return null;
    throw error;
  }
  const pid = Math.abs(Number(lines[0]));
  if (!pid || !isAlive(pid)) return null;
  // After a restart of the machine the process id may belong to another program.
  const command = commandOf(pid);
  if (!command.includes("postgres") || !command.includes(dataDir)) return null;
  return { pid, port: Number(lines[3]), ready: lines[7]?.trim() === "ready" };
}

/** Does a process run? A zombie does not. */
export function isAlive(pid: number): boolean {
  if (process.platform === "linux") return (statusOf(pid)?.[0] ?? "Z") !== "Z";
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as { code: string }).code === "EPERM";
  }
}

/** Identifies a process by its start time, because process ids are reused. */
export function startOf(pid: number): string | null {
  if (process.platform === "linux") return statusOf(pid)?.[19] ?? null;
  return shown(pid, "lstart=") || null;
}

/** Ends a server: a fast shutdown first, a forced one if it does not end. */
export async function endServer(pid: number): Promise<void> {
  const steps: [NodeJS.Signals, number][] = [
    ["SIGINT", 15_000],
    ["SIGQUIT", 5_000],
    ["SIGKILL", 5_000],
  ];
  for (const [signal, patience] of steps) {
    try {
      process.kill(pid, signal);
    } catch {
      return;
    }
    const deadline = Date.now() + patience;
    while (Date.now() < deadline) {
      if (!isAlive(pid)) return;
      await new Promise((done) => setTimeout(done, 10));
    }
  }
  throw new Error(`PostgreSQL (process ${pid}) cannot be stopped`);
}

function statusOf(pid: number): string[] | null {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, "utf8");
    // The name in brackets may contain spaces and brackets.
    return text.slice(text.lastIndexOf(")") + 2).split(" ");
  } catch {
    return null;
  }
}

function commandOf(pid: number): string {
  if (process.platform !== "linux") return shown(pid, "command=");
  try {
    return readFileSync(`/proc/${pid}/cmdline`, "utf8").replaceAll("\0", " ");
  } catch {
    return "";
  }
}

function shown(pid: number, column: string): string {
  try {
    return execFileSync("ps", ["-p", String(pid), "-o", column], { encoding: "utf8" }).trim();
  } catch {
    return "";
  }
}
