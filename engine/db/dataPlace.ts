import { randomBytes } from "node:crypto";
import { existsSync } from "node:fs";
import { chmod, mkdir, readFile, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { type Account, canReach, unprivilegedAccount } from "./unprivilegedAccount.ts";

const repository = join(dirname(fileURLToPath(import.meta.url)), "..", "..");

/**
 * Returns the data directory of a repository's embedded server: `.fairway/postgres` in the repository.
 *
 * If PostgreSQL's account cannot enter the project (root's home), the data is in `/var/lib/fairway`,
 * and the file `.fairway/place` holds the path.
 */
export async function embeddedDataDir(repo = repository): Promise<string> {
  const home = join(repo, ".fairway");
  const note = join(home, "place");
  await mkdir(home, { recursive: true });
  if (existsSync(note)) return (await readFile(note, "utf8")).trim();
  const dataDir = join(home, "postgres");
  const account = unprivilegedAccount();
  if (!account || existsSync(dataDir) || (await canReach(repo, account))) return dataDir;
  const elsewhere = join(await openFolder(), randomBytes(6).toString("hex"), "postgres");
  // If another start has chosen in the meantime, its choice counts.
  await writeFile(note, `${elsewhere}\n`, { flag: "wx" }).catch(() => {});
  return (await readFile(note, "utf8")).trim();
}

/** Creates a folder that root owns and every account may enter. */
export async function openFolder(): Promise<string> {
  for (const folder of ["/var/lib/fairway", join(tmpdir(), "fairway-postgres")]) {
    try {
      await mkdir(folder, { recursive: true });
      const { uid, mode } = await stat(folder);
      // A folder of another account could hold that account's programs.
      if (uid !== process.getuid?.() || (mode & 0o022) !== 0) continue;
      await chmod(folder, 0o755);
      return folder;
    } catch {}
  }
  throw new Error("There is no folder for PostgreSQL that its account may enter.");
}

/** Creates the parent folder of a data directory and lets the account enter it. */
export async function preparePlace(place: string, account: Account | null): Promise<void> {
  await mkdir(place, { recursive: true });
  if (await canReach(place, account)) return;
  await chmod(place, 0o711);
  if (!(await canReach(place, account))) {
    throw new Error(`PostgreSQL's account (${account?.uid}) cannot reach ${place}`);
  }
}
