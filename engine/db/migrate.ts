import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { sql } from "kysely";
import { type Migration, Migrator } from "kysely/migration";
import type { Database } from "./database.ts";
import { SCHEMA_LOCK } from "./guardedClient.ts";

/**
 * Runs the numbered SQL files of a folder that have not been run and returns their names.
 *
 * Shape: with `names` runs only those, e.g. the migrations of a backup.
 * Locks: the migration. When several processes start together, one runs the files and the others
 * wait. The migration waits for every writing transaction, and new ones wait for it.
 */
export async function migrate(
  database: Database,
  folder: string,
  names?: readonly string[],
): Promise<string[]> {
  if (!names && (await isUpToDate(database, folder))) return [];
  await mustTakeTables(database);
  const migrator = new Migrator({
    db: database.kysely,
    provider: { getMigrations: async () => chosen(await readMigrations(folder), names) },
    migrationTableSchema: "migration",
    // Areas number their files in ranges, so a lower number may be added later.
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

/** Returns the number of migrations in a folder, which tells how new the program is. */
export async function countMigrations(folder: string): Promise<number> {
  return (await migrationFiles(folder)).length;
}

const OLDEST = 15;
const extensions = ["pg_trgm", "unaccent", "btree_gist"];

/** Throws with everything that a database or a role lacks for the tables, and with the cure. */
async function mustTakeTables(database: Database): Promise<void> {
  const { rows } = await database.pool.query<{
    version: number;
    encoding: string;
    role: string;
    name: string;
    creates: boolean;
    absent: string[];
    present: string[];
  }>(
    `select current_setting('server_version_num')::int / 10000 as version,
      current_setting('server_encoding') as encoding,
      quote_ident(current_user) as role, quote_ident(current_database()) as name,
      has_database_privilege(current_database(), 'create')
        and coalesce(has_schema_privilege(to_regnamespace('public')::oid, 'create'), false) as creates,
      array(select wanted from unnest($1::text[]) wanted
        where wanted not in (select a.name::text from pg_available_extensions a)) as absent,
      array(select extname::text from pg_extension) as present`,
    [extensions],
  );
  const [found] = rows;
  if (!found) return;
  const { version, encoding, role, name } = found;
  const absent = found.absent.filter((each) => !found.present.includes(each));
  const wrong = [
    ...(version < OLDEST ? [`it runs PostgreSQL ${version}, and ${OLDEST} is the oldest`] : []),
    ...(encoding === "UTF8"
      ? []
      : [
          `its encoding is ${encoding}; create it again: create database ${name} owner ${role} encoding 'UTF8' template template0`,
        ]),
    ...(found.creates
      ? []
      : [
          `the role ${role} may not create tables in it; as an administrator run: alter database ${name} owner to ${role}`,
        ]),
    ...(absent.length > 0
      ? [
          `the server lacks the extensions ${absent.join(", ")}; install PostgreSQL's additional modules`,
        ]
      : []),
  ];
  if (wrong.length > 0) {
    throw new Error(`The database ${name} cannot hold Fairway: ${wrong.join("; ")}.`);
  }
}

/** Have exactly the folder's files been run? Most starts need no further check. */
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
    // The leading comment also prevents a file of many statements from being prepared as one.
    const up = async (db: Parameters<Migration["up"]>[0]) => {
      // Running transactions of the old schema finish first, and no new one starts.
      await sql`select pg_advisory_xact_lock(${sql.lit(SCHEMA_LOCK)})`.execute(db);
      await sql.raw(`-- ${name}\n${text}`).execute(db);
      // All files run in one transaction, and a table with pending deferred checks cannot be
      // altered, so the checks run at the end of each file.
      await sql.raw("set constraints all immediate; set constraints all deferred").execute(db);
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
