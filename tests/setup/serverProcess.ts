import { spawn } from "node:child_process";
import { join } from "node:path";

const own = join(import.meta.dirname, "..", "..");

/** A server in a process of its own. */
export interface ServerProcess {
  readonly address: string;
  readonly pid: number;
  /** Asks it to stop, or kills it without warning. */
  stop(how?: "SIGTERM" | "SIGKILL"): Promise<void>;
}

/**
 * Starts a server process on a database and waits until it listens; an empty database gets the
 * demonstration company. `checkout` is the folder of another commit to start instead of this one.
 */
export function startServerProcess(
  databaseUrl: string,
  env: Readonly<Record<string, string>> = {},
  checkout: string = own,
): Promise<ServerProcess> {
  const program = join(checkout, "scripts", "serve.ts");
  const child = spawn(process.execPath, [...process.execArgv, program], {
    cwd: checkout,
    env: {
      ...process.env,
      LOG_LEVEL: "error",
      DATABASE_OWNER_URL: "",
      ...env,
      DATABASE_URL: databaseUrl,
      PORT: env["PORT"] ?? "0",
    },
    // The channel ends with this process, and the server with the channel.
    stdio: ["ignore", "pipe", "inherit", "ipc"],
  });
  const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  const stop = (how: "SIGTERM" | "SIGKILL" = "SIGTERM") => {
    child.kill(how);
    return ended;
  };
  return new Promise((resolve, reject) => {
    let said = "";
    child.stdout?.on("data", (chunk: Buffer) => {
      said += chunk.toString();
      const address = /Server: (\S+)/.exec(said)?.[1];
      if (address) resolve({ address, pid: child.pid as number, stop });
    });
    void ended.then(() => reject(new Error(`the server process ended: ${said}`)));
  });
}
