import { chmod, mkdtemp, readdir, rm, statfs } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { isAlive } from "../../engine/db/runningServer.ts";

const MEMORY = "/dev/shm";
const ENOUGH_BYTES = 4 * 1024 ** 3;

/**
 * Creates a folder for the files of a test's PostgreSQL, which its account may enter. It lies in
 * memory where there is room: on a disk, a file system keeps the numbers of files that were just
 * deleted aside, and a database that is copied right after another was dropped searches past them.
 */
export async function scratchFolder(): Promise<string> {
  await removeLeft();
  const place = (await hasRoom()) ? MEMORY : tmpdir();
  const folder = await mkdtemp(join(place, `fairway-scratch-${process.pid}-`));
  await chmod(folder, 0o711);
  return folder;
}

async function hasRoom(): Promise<boolean> {
  const found = await statfs(MEMORY).catch(() => null);
  return found !== null && found.bavail * found.bsize >= ENOUGH_BYTES;
}

/** Removes what runs that were killed have left in memory. */
async function removeLeft(): Promise<void> {
  for (const name of await readdir(MEMORY).catch(() => [])) {
    const pid = /^fairway-scratch-(\d+)-/.exec(name)?.[1];
    if (pid && !isAlive(Number(pid)))
      await rm(join(MEMORY, name), { recursive: true, force: true });
  }
}
