import type { Database } from "@fairway/engine/db/database.ts";
import {
  type Directory,
  type DirectorySettings,
  openDirectory,
} from "@fairway/engine/directory/openDirectory.ts";

const directories = new WeakMap<Database, Directory>();

/** Sets the directory by which marked users sign in; null removes it. */
export function useDirectory(database: Database, settings: DirectorySettings | null): void {
  if (settings) directories.set(database, openDirectory(settings));
  else directories.delete(database);
}

/** The directory that users of a database sign in by; null when none is set. */
export function directoryOf(database: Database): Directory | null {
  return directories.get(database) ?? null;
}
