import { chmod, mkdtemp, statfs } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

const MEMORY = "/dev/shm";
const ENOUGH_BYTES = 4 * 1024 ** 3;

/**
 * Creates a folder for the files of a test's PostgreSQL, which its account may enter. It lies in
 * memory where there is room: on a disk, a file system keeps the numbers of files that were just
 * deleted aside, and a database that is copied right after another was dropped searches past them.
 */
export async function scratchFolder(): Promise<string> {
  const folder = await mkdtemp(join((await hasRoom()) ? MEMORY : tmpdir(), "fairway-scratch-"));
  await chmod(folder, 0o711);
  return folder;
}

async function hasRoom(): Promise<boolean> {
  const found = await statfs(MEMORY).catch(() => null);
  return found !== null && found.bavail * found.bsize >= ENOUGH_BYTES;
}
