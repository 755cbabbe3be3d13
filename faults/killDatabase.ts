import { readdirSync, readFileSync } from "node:fs";
import { isAlive, runningServer } from "@fairway/engine/db/runningServer.ts";

/** Kills PostgreSQL with all its processes at once, as a power cut would. */
export async function killDatabase(dataDir: string): Promise<void> {
  const running = runningServer(dataDir);
  if (!running) throw new Error("PostgreSQL does not run");
  const all = [running.pid, ...childrenOf(running.pid)];
  for (const pid of all) {
    try {
      process.kill(pid, "SIGKILL");
    } catch {
      // The process has ended.
    }
  }
  while (all.some(isAlive)) await new Promise((done) => setTimeout(done, 10));
}

/** The processes that a process has started. */
export function childrenOf(parent: number): number[] {
  return readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => parentOf(pid) === parent);
}

function parentOf(pid: number): number | null {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, "utf8");
    return Number(text.slice(text.lastIndexOf(")") + 2).split(" ")[1]);
  } catch {
    return null;
  }
}
