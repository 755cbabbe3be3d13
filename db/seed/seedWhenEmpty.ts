import { existsSync } from "node:fs";
import { join } from "node:path";
import {
  bootstrapAdministrator,
  type SignInHint,
} from "@fairway/areas/access/server/bootstrapAdministrator.ts";
import { saveMenus } from "@fairway/areas/access/server/saveMenus.ts";
import type { Database } from "@fairway/engine/db/database.ts";
import { inTransaction, maybe, run, type Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";
import { demonstrationPassword, demonstrationPeople } from "./demonstrationPeople.ts";
import { seedCatalogue, seedReference } from "./reference.ts";

export type { SignInHint } from "@fairway/areas/access/server/bootstrapAdministrator.ts";

interface Seeds {
  seedDemonstration?: (database: Database) => Promise<unknown>;
}

/**
 * Fills an empty database and says as whom somebody can sign in; leaves a filled one alone.
 *
 * Locks: of several servers that start at once, one fills and the others wait for it.
 */
export async function seedWhenEmpty(
  database: Database,
  options: { demo: boolean },
): Promise<readonly SignInHint[]> {
  await inTransaction(database, saveMenus);
  return inTransaction(database, async (tx) => {
    // Rows of this table are written by the line above alone, so a waiting server waits there.
    await run(tx, sql`lock table menu in share row exclusive mode`);
    const company = await maybe<{ code: string }>(
      tx,
      sql`select code from company order by datetime_created limit 1`,
    );
    if (company) {
      return options.demo && company.code === "HAIDANG" ? demonstrationSignIns() : [];
    }
    await inTransaction(database, seedReference);
    const { seedDemonstration } = options.demo ? await seeds("demonstration.ts") : {};
    if (!seedDemonstration) return [await foundFirst(tx)];
    await seedDemonstration(database);
    return demonstrationSignIns();
  });
}

// A company can begin to work at once: its catalogue is there, everything else is its own.
async function foundFirst(tx: Tx): Promise<SignInHint> {
  const { companyId, userId, hint } = await bootstrapAdministrator(tx);
  await seedCatalogue(tx, companyId, userId);
  return hint;
}

function demonstrationSignIns(): SignInHint[] {
  return demonstrationPeople.map((person) => ({
    role: `${person.role}, ${person.office}`,
    company: "HAI DANG",
    username: person.username,
    password: demonstrationPassword,
  }));
}

async function seeds(file: string): Promise<Seeds> {
  const path = join(import.meta.dirname, file);
  return existsSync(path) ? ((await import(path)) as Seeds) : {};
}
