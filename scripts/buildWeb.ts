import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { readdir, stat, writeFile } from "node:fs/promises";
import { join, relative } from "node:path";

const repository = join(import.meta.dirname, "..");
const stamp = join(repository, "apps/web/dist/.built-from");
const inputs = ["apps/web", "ui", "core", "areas", "package-lock.json"];
const notInputs = new Set(["dist", "node_modules", "server"]);

/** Where the built web application lies. */
export const webDir = join(repository, "apps/web/dist");

/** Builds the web application unless it was built from exactly these sources; says what it did. */
export async function buildWeb(): Promise<{ built: boolean; output: string }> {
  const sources = await fingerprint();
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === sources) {
    return { built: false, output: "" };
  }
  const output = await viteBuild();
  await writeFile(stamp, sources);
  return { built: true, output };
}

function viteBuild(): Promise<string> {
  const vite = join(repository, "node_modules/vite/bin/vite.js");
  const child = spawn(process.execPath, [vite, "build", "--logLevel", "warn"], {
    cwd: join(repository, "apps/web"),
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...process.env, NODE_ENV: "production" },
  });
  let output = "";
  child.stdout.on("data", (text) => (output += text));
  child.stderr.on("data", (text) => (output += text));
  return new Promise((done, fail) => {
    child.on("error", fail);
    child.on("exit", (code) => (code === 0 ? done(output) : fail(new Error(output))));
  });
}

async function fingerprint(): Promise<string> {
  const hash = createHash("sha256");
  for (const input of inputs) {
    for (const file of await filesOf(join(repository, input))) {
      const { size, mtimeMs } = await stat(file);
      hash.update(`${relative(repository, file)} ${size} ${mtimeMs}\n`);
    }
  }
  return hash.digest("hex");
}

async function filesOf(path: string): Promise<string[]> {
  if (!(await stat(path)).isDirectory()) return [path];
  const entries = (await readdir(path, { withFileTypes: true })).sort((a, b) =>
    a.name < b.name ? -1 : 1,
  );
  const found = await Promise.all(
    entries
      .filter(({ name }) => !notInputs.has(name) && !/\.test\.tsx?$/.test(name))
      .map(({ name }) => filesOf(join(path, name))),
  );
  return found.flat();
}
