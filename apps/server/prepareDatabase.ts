import { join } from "node:path";
import { type Database, openDatabase } from "@fairway/engine/db/database.ts";
import { countMigrations, migrate } from "@fairway/engine/db/migrate.ts";
import { grantWork } from "@fairway/engine/db/workingRole.ts";
import { migrateJobs } from "@fairway/engine/jobs/jobs.ts";
import { type SignInHint, seedWhenEmpty } from "../../db/seed/seedWhenEmpty.ts";

const migrations = join(import.meta.dirname, "..", "..", "db", "migrations");

/** Returns the number of migrations that this version of the program has. */
export const knownMigrations = (): Promise<number> => countMigrations(migrations);

/**
 * Migrates and fills a database and returns the first sign-ins. With an owner's address the owner's
 * role does this and grants the working role its rights.
 *
 * Shape: on separate connections without timeouts, because a migration may take long.
 */
export async function prepareDatabase(
  database: Database,
  options: { ownerUrl?: string | undefined; demo: boolean },
): Promise<readonly SignInHint[]> {
  const owner = openDatabase(options.ownerUrl ?? database.url, { poolSize: 2 });
  try {
    if (!options.ownerUrl) {
      await migrate(owner, migrations);
      return await seedWhenEmpty(owner, options);
    }
    const [works, owns] = await Promise.all([who(database), who(owner)]);
    if (works.database !== owns.database) {
      throw new Error("DATABASE_URL and DATABASE_OWNER_URL must name the same database");
    }
    await migrate(owner, migrations);
    await migrateJobs(owner);
    const signIns = await seedWhenEmpty(owner, options);
    if (works.role !== owns.role) await grantWork(owner, works.role);
    return signIns;
  } finally {
    await owner.close();
  }
}

interface Who {
  readonly role: string;
  readonly database: string;
}

async function who(database: Database): Promise<Who> {
  const found = await database.pool.query<Who>(
    "select current_user as role, oid || ' ' || datname as database from pg_database where datname = current_database()",
  );
  return found.rows[0] as Who;
}
