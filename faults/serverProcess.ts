import { type ChildProcess, spawn } from "node:child_process";
import { join } from "node:path";
import { createInterface } from "node:readline";

/** A server in a process of its own, which can be killed without warning. */
export interface ServerProcess {
  readonly address: string;
  readonly signIns: readonly { username: string; password: string }[];
  readonly pid: number;
  /** Asks it to stop, or kills it. */
  end(how: "SIGTERM" | "SIGKILL"): Promise<void>;
}

/** Starts a server without demonstration and waits until it listens; `failed` hears each fault it logs. */
export function startServerProcess(
  databaseUrl: string,
  port: number,
  failed: (fault: string) => void,
  env: Readonly<Record<string, string>> = {},
): Promise<ServerProcess> {
  const child: ChildProcess = spawn(
    process.execPath,
    [...process.execArgv, join(import.meta.dirname, "serve.ts")],
    {
      env: {
        ...process.env,
        DATABASE_URL: databaseUrl,
        PORT: String(port),
        LOG_LEVEL: "error",
        REQUESTS_PER_MINUTE: "1000000",
        SIGN_INS_PER_MINUTE: "1000000",
        ...env,
      },
      // The channel ends with this process, and the server with the channel.
      stdio: ["ignore", "pipe", "inherit", "ipc"],
    },
  );
  const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  return new Promise((resolve, reject) => {
    void ended.then(() => reject(new Error("the server process ended before it listened")));
    if (!child.stdout) return reject(new Error("the server process cannot be heard"));
    createInterface({ input: child.stdout }).on("line", (line) => {
      const said = readLine(line);
      if (said["ready"]) {
        resolve({
          ...(said["ready"] as Pick<ServerProcess, "address" | "signIns">),
          pid: child.pid ?? 0,
          end: (how) => {
            child.kill(how);
            return ended;
          },
        });
      } else failed(said["err"] ? JSON.stringify(said["err"]) : line);
    });
  });
}

function readLine(line: string): Record<string, unknown> {
  try {
    return JSON.parse(line) as Record<string, unknown>;
  } catch {
    return {};
  }
}
