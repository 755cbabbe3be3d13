import { spawn } from "node:child_process";
import { join } from "node:path";

const running = new Set<ReturnType<typeof spawn>>();

/** Runs a program in the repository to its end and gives its exit code and all it printed. */
export function runProgram(
  program: string,
  args: string[],
  env: Record<string, string> = {},
): Promise<{ code: number; output: string }> {
  const child = spawn(program, args, {
    cwd: join(import.meta.dirname, ".."),
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...process.env, FORCE_COLOR: "0", NO_COLOR: "1", ...env },
  });
  running.add(child);
  let output = "";
  child.stdout.on("data", (text) => (output += text));
  child.stderr.on("data", (text) => (output += text));
  return new Promise((done, fail) => {
    child.on("error", fail);
    child.on("close", (code) => {
      running.delete(child);
      done({ code: code ?? 1, output });
    });
  });
}

/** Asks every program still running to stop. */
export function stopPrograms(): void {
  for (const child of running) child.kill("SIGTERM");
}
