import type { Database } from "@fairway/engine/db/database.ts";
import {
  type Directory,
  type DirectorySettings,
  openDirectory,
} from "@fairway/engine/directory/openDirectory.ts";

const directories = new WeakMap<Database, Directory>();

/**
 * Sets the directory by which marked users sign in; null removes it. `failed` gets the reason
 * whenever it does not answer.
 */
export function useDirectory(
  database: Database,
  settings: DirectorySettings | null,
  failed: (error: unknown) => void = () => {},
): void {
  if (settings) directories.set(database, openDirectory(settings, failed));
  else directories.delete(database);
}

/** Asks the directory of a database for nobody, so that a wrong setting shows at the start. */
export async function checkDirectory(database: Database): Promise<void> {
  await directoryOf(database)?.check("", "?");
}

/** The directory that users of a database sign in by; null when none is set. */
export function directoryOf(database: Database): Directory | null {
  return directories.get(database) ?? null;
}
