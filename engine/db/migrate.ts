import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { sql } from "kysely";
import { type Migration, Migrator } from "kysely/migration";
import type { Database } from "./database.ts";

/**
 * Brings the database up to the numbered SQL files of a folder and names the files it ran.
 *
 * Shape: with `names` only to those, e.g. to the state that a backup stands at.
 * Locks: several processes may start at once; one runs the files, the others wait for it.
 */
export async function migrate(
  database: Database,
  folder: string,
  names?: readonly string[],
): Promise<string[]> {
  const migrator = new Migrator({
    db: database.kysely,
    provider: { getMigrations: async () => chosen(await readMigrations(folder), names) },
    migrationTableSchema: "migration",
    // Areas number their files in ranges of their own, so a lower number may come later.
    allowUnorderedMigrations: true,
  });
  const { error, results } = await migrator.migrateToLatest();
  if (error) {
    const failed = results?.find((result) => result.status === "Error")?.migrationName;
    if (!failed) throw error;
    throw new Error(`migration ${failed} failed: ${(error as Error).message}`, {
      cause: error,
    });
  }
  return (results ?? []).map((result) => result.migrationName);
}

async function readMigrations(folder: string): Promise<Record<string, Migration>> {
  const files = (await readdir(folder)).filter((file) => /^\d{4}_\w+\.sql$/.test(file)).sort();
  const entries = files.map(async (file): Promise<[string, Migration]> => {
    const name = file.replace(/\.sql$/, "");
    const text = await readFile(join(folder, file), "utf8");
    // The leading comment also keeps a file of many statements from being prepared as one.
    const up = async (db: Parameters<Migration["up"]>[0]) => {
      await sql.raw(`-- ${name}\n${text}`).execute(db);
    };
    return [name, { up }];
  });
  return Object.fromEntries(await Promise.all(entries));
}

function chosen(
  all: Record<string, Migration>,
  names: readonly string[] | undefined,
): Record<string, Migration> {
  if (!names) return all;
  return Object.fromEntries(
    names.map((name) => {
      const migration = all[name];
      if (!migration) throw new Error(`This version of Fairway does not know migration ${name}.`);
      return [name, migration];
    }),
  );
}
