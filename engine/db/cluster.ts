import { execFile, spawnSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { existsSync, writeFileSync } from "node:fs";
import { chown, link, mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { userInfo } from "node:os";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import type { Account } from "./unprivilegedAccount.ts";

/** The one role of an embedded server, and its database. */
export const roleName = "fairway";

/** The environment of PostgreSQL's programs, without variables that could redirect them. */
export function programOptions(place: string, account: Account | null) {
  return {
    cwd: place,
    env: { PATH: process.env["PATH"], LC_ALL: "C", ...namedAccount(place) },
    ...account,
  };
}

/** Reads the password stored with a data directory, or creates one; only its owner may read it. */
export async function keptPassword(dataDir: string): Promise<{ password: string; isNew: boolean }> {
  const file = `${dataDir}.password`;
  const draft = `${file}.${process.pid}`;
  if (!existsSync(file)) {
    await writeFile(draft, randomBytes(24).toString("hex"), { mode: 0o600 });
    // Linking fails if another start was faster; then its password counts.
    const isNew = await link(draft, file).then(
      () => true,
      () => false,
    );
    await rm(draft);
    if (isNew) return { password: await readFile(file, "utf8"), isNew };
  }
  return { password: await readFile(file, "utf8"), isNew: false };
}

/** Creates a data directory completely or not at all. */
export async function createCluster(
  bin: string,
  dataDir: string,
  password: string,
  account: Account | null,
): Promise<void> {
  const place = dirname(dataDir);
  const draft = `${dataDir}.new-${process.pid}`;
  const passwordFile = `${draft}.password`;
  await rm(draft, { recursive: true, force: true });
  await mkdir(draft, { mode: 0o700 });
  await writeFile(passwordFile, password, { mode: 0o600 });
  if (account) {
    await chown(draft, account.uid, account.gid);
    await chown(passwordFile, account.uid, account.gid);
  }
  try {
    const program = join(bin, process.platform === "win32" ? "initdb.exe" : "initdb");
    const flags = [
      `--pgdata=${draft}`,
      `--username=${roleName}`,
      `--pwfile=${passwordFile}`,
      "--auth=scram-sha-256",
      "--encoding=UTF8",
      ...localeFlags(),
    ];
    await promisify(execFile)(program, flags, programOptions(place, account));
    // If another start was faster, its directory counts.
    await rename(draft, dataDir).catch((error: unknown) => {
      if (!existsSync(join(dataDir, "PG_VERSION"))) throw error;
    });
  } catch (error) {
    const said = (error as { stderr?: string }).stderr?.trim() ?? "";
    throw new Error(`PostgreSQL could not be set up in ${dataDir}: ${said || error}`, {
      cause: error,
    });
  } finally {
    await rm(passwordFile, { force: true });
    await rm(draft, { recursive: true, force: true });
  }
}

/** Sets a new password for the role of a stopped server whose stored password is lost. */
export function changePassword(
  bin: string,
  dataDir: string,
  password: string,
  account: Account | null,
): void {
  spawnSync(join(bin, "postgres"), ["--single", "-D", dataDir, "postgres"], {
    ...programOptions(dirname(dataDir), account),
    input: `alter role ${roleName} password '${password}'\n`,
  });
}

function localeFlags(): string[] {
  if (process.platform === "linux") return ["--locale=C.UTF-8"];
  return ["--locale=C", "--locale-provider=builtin", "--builtin-locale=C.UTF-8"];
}

/** Gives a user id without a name a temporary one, if the machine has the library for it. */
function namedAccount(place: string): Record<string, string> {
  if (process.platform !== "linux" || process.getuid?.() === 0) return {};
  try {
    userInfo();
    return {};
  } catch {
    const library = nameLibraries.find(existsSync);
    if (!library) {
      throw new Error(
        `User number ${process.getuid?.()} has no name on this machine (no line in /etc/passwd), ` +
          "and PostgreSQL needs one. Give it a name, install libnss-wrapper, or set DATABASE_URL.",
      );
    }
    const file = join(place, "passwd");
    const line = `${roleName}:x:${process.getuid?.()}:${process.getgid?.()}::${place}:/bin/sh\n`;
    writeFileSync(file, line);
    return { LD_PRELOAD: library, NSS_WRAPPER_PASSWD: file, NSS_WRAPPER_GROUP: "/etc/group" };
  }
}

const nameLibraries = [
  "/usr/lib/x86_64-linux-gnu/libnss_wrapper.so",
  "/usr/lib/aarch64-linux-gnu/libnss_wrapper.so",
  "/usr/lib64/libnss_wrapper.so",
];
