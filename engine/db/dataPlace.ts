import { randomBytes } from "node:crypto";
import { existsSync } from "node:fs";
import { chmod, mkdir, readFile, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { type Account, canReach, unprivilegedAccount } from "./unprivilegedAccount.ts";

const repository = join(dirname(fileURLToPath(import.meta.url)), "..", "..");

/**
 * Says where the embedded server of a repository keeps its data: `.fairway/postgres` in it.
 *
 * A project that lies where PostgreSQL's account cannot go (root's own home) keeps it in
 * `/var/lib/fairway`; the file `.fairway/place` then says where.
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
  // Another start may have chosen in the meantime; then its choice counts.
  await writeFile(note, `${elsewhere}\n`, { flag: "wx" }).catch(() => {});
  return (await readFile(note, "utf8")).trim();
}

/** Makes a folder that root owns and every account may enter. */
export async function openFolder(): Promise<string> {
  for (const folder of ["/var/lib/fairway", join(tmpdir(), "fairway-postgres")]) {
    try {
      await mkdir(folder, { recursive: true });
      const { uid, mode } = await stat(folder);
      // Somebody else's folder could be filled with somebody else's programs.
      if (uid !== process.getuid?.() || (mode & 0o022) !== 0) continue;
      await chmod(folder, 0o755);
      return folder;
    } catch {}
  }
  throw new Error("There is no folder for PostgreSQL that its account may enter.");
}

/** Makes the folder around a data directory and lets the account pass through it. */
export async function preparePlace(place: string, account: Account | null): Promise<void> {
  await mkdir(place, { recursive: true });
  if (await canReach(place, account)) return;
  await chmod(place, 0o711);
  if (!(await canReach(place, account))) {
    throw new Error(`PostgreSQL's account (${account?.uid}) cannot reach ${place}`);
  }
}
