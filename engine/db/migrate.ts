import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { sql } from "kysely";
import { type Migration, Migrator } from "kysely/migration";
import type { Database } from "./database.ts";
import { SCHEMA_LOCK } from "./guardedClient.ts";

/**
 * Brings the database up to the numbered SQL files of a folder and names the files it ran.
 *
 * Shape: with `names` only to those, e.g. to the state that a backup stands at.
 * Locks: several processes may start at once; one runs the files, the others wait for it. It
 *   waits for every transaction that writes, and they for it.
 */
export async function migrate(
  database: Database,
  folder: string,
  names?: readonly string[],
): Promise<string[]> {
  if (!names && (await isUpToDate(database, folder))) return [];
  const migrator = new Migrator({
    db: database.kysely,
    provider: { getMigrations: async () => chosen(await readMigrations(folder), names) },
    migrationTableSchema: "migration",
    // Areas number their files in ranges of their own, so a lower number may come later.
    allowUnorderedMigrations: true,
  });
  const { error, results } = await migrator.migrateToLatest();
  if (error) {
    const unknown = /previously executed migration (\S+) is missing/.exec((error as Error).message);
    if (unknown) {
      throw new Error(
        `A newer version of Fairway has changed this database (migration ${unknown[1]}). Start that version.`,
      );
    }
    const failed = results?.find((result) => result.status === "Error")?.migrationName;
    if (!failed) throw error;
    throw new Error(`migration ${failed} failed: ${(error as Error).message}`, {
      cause: error,
    });
  }
  return (results ?? []).map((result) => result.migrationName);
}

/** Says how many migrations a folder holds, which is how new a version of the program is. */
export async function countMigrations(folder: string): Promise<number> {
  return (await migrationFiles(folder)).length;
}

/** Has exactly what the folder holds been run? Most starts need not look further. */
async function isUpToDate(database: Database, folder: string): Promise<boolean> {
  const known = (await migrationFiles(folder)).map((file) => file.replace(/\.sql$/, ""));
  const ran = await database.pool
    .query<{ name: string }>("select name from migration.kysely_migration")
    .then(
      ({ rows }) => rows.map((each) => each.name).sort(),
      (error: { code?: string }) => {
        // A new database has no such table.
        if (error.code === "42P01" || error.code === "3F000") return null;
        throw error;
      },
    );
  return ran !== null && ran.length === known.length && known.every((name, at) => name === ran[at]);
}

async function migrationFiles(folder: string): Promise<string[]> {
  return (await readdir(folder)).filter((file) => /^\d{4}_\w+\.sql$/.test(file)).sort();
}

async function readMigrations(folder: string): Promise<Record<string, Migration>> {
  const files = await migrationFiles(folder);
  const entries = files.map(async (file): Promise<[string, Migration]> => {
    const name = file.replace(/\.sql$/, "");
    const text = await readFile(join(folder, file), "utf8");
    // The leading comment also keeps a file of many statements from being prepared as one.
    const up = async (db: Parameters<Migration["up"]>[0]) => {
      // Whoever writes by the rules of before finishes first, and nobody begins anew.
      await sql`select pg_advisory_xact_lock(${sql.lit(SCHEMA_LOCK)})`.execute(db);
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
