import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { openDatabase } from "@fairway/engine/db/database.ts";
import { saveServices } from "@fairway/areas/service/server/saveServices.ts";
import { migrate } from "@fairway/engine/db/migrate.ts";
import {
  createScratchDatabase,
  databaseUrl,
  onServer,
} from "@fairway/engine/db/scratchDatabase.ts";
import { inTransaction } from "@fairway/engine/db/tx.ts";
import { migrateJobs } from "@fairway/engine/jobs/jobs.ts";
import type { ProvidedContext } from "vitest";
import { seedReference } from "../../db/seed/reference.ts";
import { seedCast } from "../cast/seedCast.ts";
import { startScratchPostgres } from "./scratchPostgres.ts";

const migrations = join(import.meta.dirname, "..", "..", "db", "migrations");
const LOCK = 704_221;

/** A server with the templates that test files copy, and what test files learn about it. */
export interface PreparedPostgres {
  readonly provided: ProvidedContext;
  stop(): Promise<void>;
}

/** Starts one server for the whole run and prepares its templates. */
export async function preparePostgres(): Promise<PreparedPostgres> {
  const server = await startScratchPostgres();
  const template = await prepareTemplate(server.url);
  const cast = await prepareCast(server.url, template);
  return {
    provided: {
      postgresUrl: server.url,
      postgresTemplate: template,
      castTemplate: cast.name,
      postgresPlans: databaseUrl(server.url, plansOf(template)),
    },
    async stop() {
      await cast.drop();
      await server.stop();
    },
  };
}

async function prepareTemplate(serverUrl: string): Promise<string> {
  const name = `fairway_template_${migrationsHash()}`;
  await onServer(serverUrl, async (client) => {
    // Several runs may share one server; the first prepares, the others wait.
    await client.query("select pg_advisory_lock($1)", [LOCK]);
    const found = await client.query("select from pg_database where datname = $1", [name]);
    if (found.rowCount) return;
    const draft = `${name}_draft`;
    await client.query(`drop database if exists ${draft} with (force)`);
    await client.query(`create database ${draft}`);
    const database = openDatabase(databaseUrl(serverUrl, draft));
    await migrate(database, migrations);
    await inTransaction(database, saveServices);
    await migrateJobs(database);
    await database.close();
    // Statements are explained in a database of their own: a template with a connection cannot be copied.
    await client.query(`drop database if exists ${plansOf(name)} with (force)`);
    await client.query(`create database ${plansOf(name)} template ${draft} strategy file_copy`);
    await client.query(`alter database ${draft} rename to ${name}`);
  });
  return name;
}

/** A template of this run alone: its rows follow from the present program. */
async function prepareCast(serverUrl: string, template: string) {
  const scratch = await createScratchDatabase(serverUrl, template);
  const database = openDatabase(scratch.url, { poolSize: 1 });
  await inTransaction(database, async (tx) => {
    await seedReference(tx);
    await seedCast(tx, { signIns: true });
  });
  await database.close();
  return { name: new URL(scratch.url).pathname.slice(1), drop: scratch.drop };
}

const plansOf = (template: string) => `${template}_plans`;

function migrationsHash(): string {
  const hash = createHash("sha256");
  for (const file of readdirSync(migrations).sort()) {
    hash.update(file).update(readFileSync(join(migrations, file)));
  }
  return hash.digest("hex").slice(0, 12);
}
